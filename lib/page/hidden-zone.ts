import { createSetting } from './settings';

/** The zones that a browser gives to every site when it hides its own. */
const GIVEN_TO_ALL: readonly string[] = ['UTC', 'Etc/UTC', 'Atlantic/Reykjavik'];

/** The time zone that this browser had when it last gave one of its own; null for none. */
const knownZone = createSetting<string | null>('mis-gastos:zone', (text) => text, null);

/** The time zone that this browser is known to have and does not give now; null where it gives one of its own. */
export function hiddenZone(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string | null {
  if (GIVEN_TO_ALL.includes(zone)) return knownZone.read();
  if (knownZone.read() !== zone) knownZone.write(zone);
  return null;
}
