import { useFormat } from '@/lib/hooks/use-format';
import { withPageActs } from '@/components/acts/load-page-acts';
import { isBusy, useKeyDown } from './use-shortcuts';

/** Fields with nothing typed have nothing of their own to undo. */
function isUntouched(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-untouched=true]') !== null;
}

/** Ctrl+Z undoes, Ctrl+Shift+Z or Ctrl+Y redoes; Cmd on a Mac. */
export function useUndoKeys(): void {
  const format = useFormat();
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (isBusy(event.target) && !isUntouched(event.target)) return;
    const key = event.key.toLowerCase();
    const redoing = key === 'y' || (key === 'z' && event.shiftKey);
    if (!redoing && key !== 'z') return;
    event.preventDefault();
    void withPageActs(({ redoAndNotify, undoAndNotify }) =>
      redoing ? redoAndNotify(format) : undoAndNotify(format),
    );
  });
}
