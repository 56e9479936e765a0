import { openUnfinishedEntry } from './opened-entry';
import { keepUnfinished, newUnfinishedId } from './unfinished';

/** Opens lines of text for review, and keeps them. */
export function openLines(text: string): void {
  const id = newUnfinishedId();
  keepUnfinished(id, { kind: 'lines', text });
  openUnfinishedEntry(id, 'lines');
}
