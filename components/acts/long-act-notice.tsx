import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { useLongAct } from '@/lib/hooks/use-long-act';
import { BUTTONS, LONG_ACT, WAITING } from '@/lib/text/common';

/** Says how far an act of very many rows is, from one second on, with the way to call it off. */
export function LongActNotice() {
  const act = useLongAct();
  if (!act) return null;
  const { percent, isCancelling, cancel } = act;
  return (
    <section
      aria-label={LONG_ACT.name}
      className="fixed inset-x-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 mx-auto grid max-w-sm gap-2 rounded-card border border-border bg-card p-3 text-sm shadow-lg md:bottom-4"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {isCancelling ? WAITING.cancelling : LONG_ACT.running}
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
