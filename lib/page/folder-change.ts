import { watchChanges } from '@/lib/db/watch-changes';
import { pageDatabase } from './page-database';
import { countOf, createSetting } from './settings';

/** The most characters that systems give the name of a folder. */
const MAX_NAME_LENGTH = 255;

/** The name of the folder that copies go to by themselves; empty where that is off. */
export const folderName = createSetting<string>(
  'mis-gastos:folder',
  (text) => text.slice(0, MAX_NAME_LENGTH).toWellFormed(),
  '',
);

/** When the data last changed, as far as the automatic copy has been told, in milliseconds; 0 for never. */
export const folderChanged = createSetting<number>(
  'mis-gastos:folder-changed',
  (text) => countOf(Number(text)) ?? undefined,
  0,
);

/** Notes that the data have changed. Each change has a moment of its own, also where the clock is set back. */
export function noteFolderChange(): void {
  folderChanged.write(Math.max(Date.now(), folderChanged.read() + 1));
}

/** Notes every change for the automatic copy where that is on, until the answered function is called. */
export function noteFolderChanges(): () => void {
  return watchChanges(pageDatabase, () => {
    if (folderName.read() !== '') noteFolderChange();
  });
}
