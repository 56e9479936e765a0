import { useEffect } from 'react';
import { folderName } from '@/lib/page/folder-change';
import { folderProblem, folderWritten } from '@/lib/page/folder-setting';
import { useSetting } from './use-setting';

/** The folder that copies go to by themselves, now and whenever something about it changes; null where that is off. */
export function useFolder() {
  const name = useSetting(folderName);
  const written = useSetting(folderWritten);
  const problem = useSetting(folderProblem);
  return name === '' ? null : { name, written, problem };
}

/** Keeps the automatic copy going on every screen, where it is on; what it needs loads only then. */
export function useKeepFolder(): void {
  const isOn = useSetting(folderName) !== '';
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | null = null;
    let ended = false;
    void import('@/lib/page/folder-copies').then(({ keepFolderCopies }) => {
      if (!ended) stop = keepFolderCopies();
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [isOn]);
}
