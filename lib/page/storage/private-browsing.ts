import { createSetting } from '@/lib/page/settings/settings';

/**
 * True if this seems a private window: Firefox and Safari offer no file system there. Needs an open database:
 * blocked storage looks the same.
 */
export async function isPrivateWindow(): Promise<boolean> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (!storage?.getDirectory) return false;
  try {
    await storage.getDirectory();
    return false;
  } catch {
    return true;
  }
}

/** `offsets` are the minutes to UTC in January and July; `zone` is slow to answer. */
type Clock = { offsets: string; zone: () => string };

/** The zones that browsers report to hide the real one. */
const GIVEN_TO_ALL: readonly string[] = ['UTC', 'Etc/UTC', 'Atlantic/Reykjavik'];

/** The offsets of these. */
const OF_ALL = '0,0';

/** The last real zone that this browser reported, a space, and its offsets then. */
const knownZone = createSetting<string | null>('mis-gastos:zone', (text) => text, null);

/**
 * The known time zone that the browser hides; null if it hides none or none is known. Asks for the zone only if the
 * clock does not show that it is the known one.
 */
export function hiddenZone({ offsets, zone }: Clock = browserClock()): string | null {
  const [known = null, knownOffsets] = knownZone.read()?.split(' ') ?? [];
  if (offsets !== OF_ALL && offsets === knownOffsets) return null;
  const reported = zone();
  if (GIVEN_TO_ALL.includes(reported)) return known;
  const next = `${reported} ${offsets}`;
  if (knownZone.read() !== next) knownZone.write(next);
  return null;
}

function browserClock(): Clock {
  const year = new Date().getFullYear();
  return {
    offsets: [0, 6].map((month) => new Date(year, month).getTimezoneOffset()).join(),
    zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
