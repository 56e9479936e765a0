import { useEffect, useSyncExternalStore } from 'react';
import { readFolderName, readFolderTexts, readProblem, readWritten } from '@/lib/page/folder-setting';
import { subscribeToSettings } from '@/lib/page/settings';

/** The folder that copies go to by themselves, now and whenever something about it changes; null where that is off. */
export function useFolder() {
  useSyncExternalStore(subscribeToSettings, readFolderTexts, nothing);
  const name = readFolderName();
  return name === '' ? null : { name, written: readWritten(), problem: readProblem() };
}

/** Keeps the automatic copy going on every screen, where it is on; what it needs loads only then. */
export function useKeepFolder(): void {
  const isOn = useSyncExternalStore(subscribeToSettings, readFolderName, nothing) !== '';
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

function nothing(): string {
  return '';
}
