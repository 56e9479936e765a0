import { watchData } from './page-data';
import { countOf, createSetting } from '@/lib/page/settings/settings';

/** As systems allow. */
const MAX_NAME_LENGTH = 255;

/** Empty if automatic copies are off. */
export const folderName = createSetting<string>(
  'mis-gastos:folder',
  (text) => text.slice(0, MAX_NAME_LENGTH).toWellFormed(),
  '',
);

/** Milliseconds; 0 for never. */
export const folderChanged = createSetting<number>(
  'mis-gastos:folder-changed',
  (text) => countOf(Number(text)) ?? undefined,
  0,
);

/** Each change has its own time, even if the clock is set back. */
export function noteFolderChange(): void {
  folderChanged.write(Math.max(Date.now(), folderChanged.read() + 1));
}

export function noteFolderChanges(): () => void {
  return watchData(() => {
    if (folderName.read() !== '') noteFolderChange();
  });
}
