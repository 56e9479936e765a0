import { useEffect } from 'react';
import { folderName } from '@/lib/page/storage/folder-change';
import { folderProblem, folderWritten } from '@/lib/page/storage/copy-settings';
import { useSetting } from './use-setting';

/** Null if automatic copies are off. */
export function useFolder() {
  const name = useSetting(folderName);
  const written = useSetting(folderWritten);
  const problem = useSetting(folderProblem);
  return name === '' ? null : { name, written, problem };
}

/** Automatic copies on every screen; their code loads only if they are on. */
export function useKeepFolder(): void {
  const isOn = useSetting(folderName) !== '';
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | null = null;
    let ended = false;
    void import('@/lib/page/storage/folder-copies').then(({ keepFolderCopies }) => {
      if (!ended) stop = keepFolderCopies();
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [isOn]);
}
