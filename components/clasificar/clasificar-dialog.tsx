import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Progress } from '@/components/ui/progress';
import type { Categoria } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import { skippedShops } from '@/lib/page/classify';
import type { ClassifyStep } from '@/lib/statements/classify-steps';
import { CLASIFICAR, COMERCIOS } from '@/lib/text/clasificar';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { shownNombre, type Format } from '@/lib/text/format';
import { ShopCard } from './shop-card';
import { useClasificar } from './use-clasificar';

/** One card a shop whose expenses nobody has classified. Render it only while it is open. */
export function ClasificarDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose}>
      <DialogContent
        title={CLASIFICAR.title}
        closeLabel={BUTTONS.close}
        className="max-sm:h-[92dvh] sm:h-[40rem]"
        onOpenAutoFocus={(event) => {
          // Each card focuses its heading.
          event.preventDefault();
        }}
      >
        <Flow onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function Flow({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const { isFailed, waiting, steps, evidence, categorias, done, ...acts } = useClasificar();
  if (!evidence)
    return (
      <p role="status" className="p-5 text-sm text-muted-foreground">
        {isFailed ? CLASIFICAR.notFound : CLASIFICAR.finding}
      </p>
    );
  const open = waiting.filter(({ shop }) => !skippedShops().has(shop));
  const [shop] = open;
  const skipped = waiting.length - open.length + steps.filter(({ kind }) => kind === 'skipped').length;
  const all = done.shops + open.length + skipped;
  return (
    <>
      <div className="grid gap-1.5 px-5 pt-3">
        <Progress
          value={all === 0 ? 100 : Math.round((100 * (all - open.length)) / all)}
          label={CLASIFICAR.place(
            format.plainNumber(all - open.length + (shop ? 1 : 0)),
            format.plainNumber(all),
          )}
        />
        <p role="status" className="min-h-5 truncate text-sm text-muted-foreground">
          {saidOf(steps.at(-1), categorias, format)}
        </p>
      </div>
      {shop ? (
        <ShopCard
          key={shop.shop}
          {...{ shop, evidence, categorias }}
          waiting={open}
          canGoBack={steps.length > 0}
          onClassify={acts.classify}
          onRemove={acts.remove}
          onSkip={() => {
            acts.skip(shop);
          }}
          onBack={acts.takeBack}
        />
      ) : (
        <End
          {...{ done, skipped, onClose }}
          canGoBack={steps.length > 0}
          onBack={acts.takeBack}
          onSkipped={acts.reviewSkipped}
        />
      )}
    </>
  );
}

/** The last step in words: «Renfe y 1 más: Transporte». */
function saidOf(step: ClassifyStep | undefined, categorias: readonly Categoria[], format: Format): string {
  const [first] = step?.shops ?? [];
  if (!step || !first || step.kind === 'skipped') return '';
  const nombre = shownNombre(first.nombre);
  const more = CLASIFICAR.andMore(format, step.shops.length - 1);
  if (step.kind !== 'classified') return CLASIFICAR.removed(nombre, more);
  const { choice } = step;
  const categoria =
    choice.kind === 'new' ? choice.fields.nombre : categorias.find(({ id }) => id === choice.id)?.nombre;
  return CLASIFICAR.done(nombre, more, categoria ?? '');
}

type EndProps = {
  done: { shops: number; gastos: number };
  skipped: number;
  canGoBack: boolean;
  onBack: () => void;
  onSkipped: () => void;
  onClose: () => void;
};

function End({ done, skipped, canGoBack, onBack, onSkipped, onClose }: EndProps) {
  const format = useFormat();
  const finish = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    finish.current?.focus();
  }, []);
  const counted = `${format.count(done.shops, COMERCIOS)}, ${format.count(done.gastos, NOUNS.gasto)}`;
  const nothing = done.shops === 0 && skipped === 0;
  return (
    <div className="grid flex-1 content-center justify-items-center gap-4 p-5 text-center">
      <CircleCheck aria-hidden className="size-10 text-primary" />
      {done.shops === 0 && skipped > 0 ? null : (
        <p role="status" className="text-pretty font-semibold">
          {nothing
            ? CLASIFICAR.nothing
            : skipped > 0
              ? CLASIFICAR.partDone(counted)
              : CLASIFICAR.allDone(counted)}
        </p>
      )}
      {skipped > 0 ? <p className="text-sm">{CLASIFICAR.skipped(format, skipped)}</p> : null}
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
        <Button ref={finish} onClick={onClose}>
          {CLASIFICAR.finish}
        </Button>
      </div>
    </div>
  );
}
