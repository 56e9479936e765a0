import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import { longAct, writeWait } from '@/lib/page/acts/long-writes';
import { LONG_ACT } from '@/lib/text/acts';
import { BUTTONS, WAITING } from '@/lib/text/common';
import { WRITE_WAIT } from '@/lib/text/shell-later';
import { toast } from './toast';

/** While a write waits, the browser asks before the page is left. */
export function useWriteWait(): void {
  useEffect(() => {
    let shown: number | undefined;
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    function show(isWaiting: boolean) {
      if (isWaiting) {
        shown ??= toast.message(<WaitTitle />, { description: WRITE_WAIT.description, lasts: true });
        window.addEventListener('beforeunload', ask);
      } else {
        if (shown !== undefined) toast.dismiss(shown);
        shown = undefined;
        window.removeEventListener('beforeunload', ask);
      }
    }
    const end = writeWait.subscribe(({ state }) => {
      show(state === 'waiting');
    });
    show(writeWait.getState().state === 'waiting');
    return () => {
      end();
      show(false);
    };
  }, []);
}

/** Keeps its last text until the notice is gone. */
export function WaitTitle() {
  const wait = useStore(writeWait);
  const [last, setLast] = useState(wait);
  if (wait.state === 'waiting' && wait !== last) setLast(wait);
  return last.state === 'waiting' && last.for ? WRITE_WAIT.for(last.for) : WRITE_WAIT.title;
}

/** For a dialog that waits for an act of over a second. */
export function LongActProgress({ className }: { className?: string }) {
  const { act } = useStore(longAct);
  if (!act) return null;
  const { doing, percent, isCancelling, cancel } = act;
  return (
    <section
      aria-label={LONG_ACT.name}
      data-slot="long-act"
      className={cn('grid gap-2 text-left text-sm', className)}
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {isCancelling ? WAITING.cancelling : LONG_ACT[doing]}
        </p>
        <span className="ml-auto tabular-nums">{percent}%</span>
        <Button variant="outline" size="small" aria-disabled={isCancelling} onClick={cancel}>
          {BUTTONS.cancel}
        </Button>
      </div>
      <Progress value={percent} label={LONG_ACT.name} />
    </section>
  );
}

export function LongActNotice() {
  return (
    <LongActProgress className="fixed inset-x-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-sm rounded-card border border-border bg-card p-3 shadow-lg md:bottom-4 [body:has([role=dialog]_[data-slot=long-act])_&]:hidden" />
  );
}
