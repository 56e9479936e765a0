import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { toast } from '@/components/acts/toast';
import { writeWait, type WriteWait } from '@/lib/page/long-writes';
import { waitsFor, WRITE_WAIT } from '@/lib/text/shell-later';

/** While a write waits, the browser asks before the page is left. */
export function useWriteWait(): void {
  useEffect(() => {
    let shown: number | undefined;
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    function show({ state }: WriteWait) {
      if (state === 'waiting') {
        shown ??= toast.message(<WaitTitle />, { description: WRITE_WAIT.description, lasts: true });
        window.addEventListener('beforeunload', ask);
      } else {
        if (shown !== undefined) toast.dismiss(shown);
        shown = undefined;
        window.removeEventListener('beforeunload', ask);
      }
    }
    const end = writeWait.subscribe(show);
    show(writeWait.getState());
    return () => {
      end();
      show({ state: 'none' });
    };
  }, []);
}

/** Keeps its last text until the notice is gone. */
export function WaitTitle() {
  const wait = useStore(writeWait);
  const [last, setLast] = useState(wait);
  if (wait.state === 'waiting' && wait !== last) setLast(wait);
  return titleOf(last);
}

function titleOf(wait: WriteWait): string {
  return wait.state === 'waiting' && wait.for ? waitsFor(wait.for) : WRITE_WAIT.title;
}
