import { openUnfinishedEntry } from './opened-entry';
import { keepUnfinished, newUnfinishedId } from './unfinished';

/** Opens lines of text to be looked over; they are kept from here on. */
export function openLines(text: string): void {
  const id = newUnfinishedId();
  keepUnfinished(id, { kind: 'lines', text });
  openUnfinishedEntry(id, 'lines');
}
