import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Progress } from '@/components/ui/progress';
import { takeFocus } from '@/components/ui/keyboard-focus';
import type { Categoria } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import type { CardRows } from '@/lib/page/classify';
import type { ClassifyStep } from '@/lib/statements/classify-steps';
import { changeFaultSentence } from '@/lib/text/acts';
import { CLASIFICAR, COMERCIOS } from '@/lib/text/clasificar';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { shownNombre, type Format } from '@/lib/text/format';
import { ShopCard } from './shop-card';
import { useClasificar } from './use-clasificar';

type ClasificarDialogProps = {
  rows: CardRows;
  onClose: () => void;
};

/** One card a shop whose expenses nobody has classified. Render it only while it is open. */
export function ClasificarDialog({ rows, onClose }: ClasificarDialogProps) {
  return (
    <Dialog onClose={onClose}>
      <DialogContent
        title={CLASIFICAR.title}
        closeLabel={BUTTONS.close}
        // The cards tell all themselves, and no toast lies over their buttons.
        data-hides-toasts
        className="max-sm:h-[92dvh] sm:h-[40rem]"
        focusesItself
      >
        <Flow {...{ rows, onClose }} />
      </DialogContent>
    </Dialog>
  );
}

function Flow({ rows, onClose }: ClasificarDialogProps) {
  const flow = useClasificar(rows);
  const { waiting, steps, evidence, done } = flow;
  const [shop] = waiting;
  const skipped = steps.filter(({ kind }) => kind === 'skipped').length;
  return (
    <>
      <FlowHead {...{ rows, flow, skipped }} />
      {!evidence ? null : shop ? (
        <ShopCard
          key={shop.shop}
          {...{ shop, evidence, waiting }}
          canGoBack={steps.length > 0}
          onClassify={flow.classify}
          onRemove={flow.remove}
          onSkip={() => {
            flow.skip(shop);
          }}
          onBack={flow.takeBack}
        />
      ) : (
        <End
          {...{ done, skipped, onClose }}
          canGoBack={steps.length > 0}
          onBack={flow.takeBack}
          onSkipped={flow.reviewSkipped}
        />
      )}
    </>
  );
}

type FlowHeadProps = Pick<ClasificarDialogProps, 'rows'> & {
  flow: ReturnType<typeof useClasificar>;
  skipped: number;
};

/** Holds the one region that says what was done. */
function FlowHead({ rows, flow, skipped }: FlowHeadProps) {
  const format = useFormat();
  const { waiting, stored, evidence, isFailed, failed, done } = flow;
  const all = done.shops + waiting.length + skipped;
  const left = all - waiting.length;
  return (
    <div className="grid gap-1.5 px-5 pt-3 [@media(max-height:30rem)]:gap-0.5 [@media(max-height:30rem)]:pt-2">
      {evidence ? (
        <Progress
          value={all === 0 ? 100 : Math.round((100 * left) / all)}
          label={CLASIFICAR.place(format.plainNumber(Math.min(left + 1, all)), format.plainNumber(all))}
        />
      ) : null}
      <p
        role="status"
        className={cn('min-h-5 text-sm text-muted-foreground', failed ? 'text-destructive' : 'truncate')}
      >
        {failed
          ? `${failed.title}. ${changeFaultSentence(failed.fault)}`
          : evidence
            ? saidOf(stored, evidence.categorias, rows.kind, format)
            : isFailed
              ? CLASIFICAR.notFound
              : CLASIFICAR.finding}
      </p>
    </div>
  );
}

/** The last stored step in words: «Renfe y 1 más: Transporte». */
function saidOf(
  step: ClassifyStep | undefined,
  categorias: readonly Categoria[],
  rows: CardRows['kind'],
  format: Format,
): string {
  const [first] = step?.shops ?? [];
  if (!step || !first) return '';
  const nombre = shownNombre(first.nombre);
  const more = CLASIFICAR.andMore(format, step.shops.length - 1);
  switch (step.kind) {
    case 'skipped':
      return CLASIFICAR.skippedOne(nombre);
    case 'removed':
      return CLASIFICAR.removed[rows](nombre, more);
    case 'classified': {
      const { choice } = step;
      const categoria =
        choice.kind === 'new' ? choice.fields.nombre : categorias.find(({ id }) => id === choice.id)?.nombre;
      return CLASIFICAR.done(nombre, more, categoria ?? '');
    }
  }
}

type EndProps = {
  done: { shops: number; gastos: number };
  skipped: number;
  canGoBack: boolean;
  onBack: () => void;
  onSkipped: () => void;
  onClose: () => void;
};

/** The focus comes to the last button, which says how it ended. */
function End({ done, skipped, canGoBack, onBack, onSkipped, onClose }: EndProps) {
  const id = useId();
  const format = useFormat();
  return (
    <div className="grid flex-1 justify-items-center gap-4 overflow-y-auto p-5 text-center [align-content:safe_center]">
      <CircleCheck aria-hidden className="size-10 text-primary" />
      <div id={id} className="grid gap-4">
        <Result {...{ done, skipped }} />
        {skipped > 0 ? <p className="text-sm">{CLASIFICAR.skipped(format, skipped)}</p> : null}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {canGoBack ? (
          <Button variant="ghost" onClick={onBack}>
            {BUTTONS.undo}
          </Button>
        ) : null}
        {skipped > 0 ? (
          <Button variant="outline" onClick={onSkipped}>
            {CLASIFICAR.again}
          </Button>
        ) : null}
        <Button ref={takeFocus} aria-describedby={id} onClick={onClose}>
          {CLASIFICAR.finish}
        </Button>
      </div>
    </div>
  );
}

/** «Todo clasificado: 20 comercios, 43 gastos»; nothing if all were skipped. */
function Result({ done, skipped }: Pick<EndProps, 'done' | 'skipped'>) {
  const format = useFormat();
  if (done.shops === 0 && skipped > 0) return null;
  const counted = `${format.count(done.shops, COMERCIOS)}, ${format.count(done.gastos, NOUNS.gasto)}`;
  const sentence = skipped > 0 ? CLASIFICAR.partDone(counted) : CLASIFICAR.allDone(counted);
  return <p className="text-pretty font-semibold">{done.shops === 0 ? CLASIFICAR.nothing : sentence}</p>;
}
