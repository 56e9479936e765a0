import { useEffect } from 'react';
import { toast } from '@/components/acts/toast';
import { writeWait } from '@/lib/page/write-wait';
import { WAITING } from '@/lib/text/shell-later';

/** Says that what the person did is stored later, as long as it waits, and has the browser ask before the page is left. */
export function useWriteWait(): void {
  useEffect(() => {
    let shown: number | undefined;
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    function show(waits: boolean) {
      if (waits) {
        shown = toast.message(WAITING.title, { description: WAITING.description, lasts: true });
        window.addEventListener('beforeunload', ask);
      } else {
        if (shown !== undefined) toast.dismiss(shown);
        shown = undefined;
        window.removeEventListener('beforeunload', ask);
      }
    }
    const end = writeWait.subscribe(show);
    if (writeWait.getState()) show(true);
    return () => {
      end();
      show(false);
    };
  }, []);
}
