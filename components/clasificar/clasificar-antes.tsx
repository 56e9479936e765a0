import { Tags } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { StatementFlow } from '@/lib/page/statement-session';
import { reviewedShops } from '@/lib/statements/classify-steps';
import { CLASIFICAR } from '@/lib/text/clasificar';

const ReviewCards = lazyPart(() => import('./review-cards').then((module) => module.ReviewCards));

type ClasificarAntesProps = { flow: Extract<StatementFlow, { state: 'reviewed' }> };

/** Stands as long as any row of the review has no category. */
export function ClasificarAntes({ flow: { review, choices, busy } }: ClasificarAntesProps) {
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const count = useMemo(
    () => reviewedShops(review, choices).open.reduce((sum, { gastos }) => sum + gastos.length, 0),
    [review, choices],
  );
  return (
    <>
      {count > 0 ? (
        <Button
          variant="outline"
          className="w-full py-2 sm:w-auto sm:justify-self-start"
          // Until then, the category may still come from past expenses.
          disabled={busy}
          onClick={() => {
            setOpen(true);
          }}
        >
          <Tags aria-hidden />
          {CLASIFICAR.before(format, count)}
        </Button>
      ) : null}
      {open ? (
        <ReviewCards
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
