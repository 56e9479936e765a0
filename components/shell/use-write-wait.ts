import { useEffect } from 'react';
import { toast } from '@/components/acts/toast';
import { writeWait, type WriteWait } from '@/lib/page/write-wait';
import { WAITING, waitsFor } from '@/lib/text/shell-later';

/** Says that what the person did is stored later, as long as it waits, and has the browser ask before the page is left. */
export function useWriteWait(): void {
  useEffect(() => {
    let shown: number | undefined;
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    function show(wait: WriteWait) {
      if (shown !== undefined) toast.dismiss(shown);
      shown = undefined;
      window.removeEventListener('beforeunload', ask);
      if (wait.state === 'none') return;
      const title = wait.for ? waitsFor(wait.for) : WAITING.title;
      shown = toast.message(title, { description: WAITING.description, lasts: true });
      window.addEventListener('beforeunload', ask);
    }
    const end = writeWait.subscribe(show);
    show(writeWait.getState());
    return () => {
      end();
      show({ state: 'none' });
    };
  }, []);
}
