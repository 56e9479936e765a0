import { createSetting } from './settings';

/** The zones that browsers report to hide the real one. */
const GIVEN_TO_ALL: readonly string[] = ['UTC', 'Etc/UTC', 'Atlantic/Reykjavik'];

/** The last real zone that this browser reported. */
const knownZone = createSetting<string | null>('mis-gastos:zone', (text) => text, null);

/** The known time zone that the browser hides; null if it hides none or none is known. */
export function hiddenZone(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string | null {
  if (GIVEN_TO_ALL.includes(zone)) return knownZone.read();
  if (knownZone.read() !== zone) knownZone.write(zone);
  return null;
}
