import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { takeFocus } from '@/components/ui/keyboard-focus';
import { Progress } from '@/components/ui/progress';
import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import { compareNombres } from '@/lib/domain/graphemes';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { type CardRows, findUnclassified, noteSkipped, STORED_ROWS } from '@/lib/page/import/classify';
import {
  categoriasAfter,
  type ClassifyStep,
  doneBy,
  pastAfter,
  waitingShops,
} from '@/lib/statements/review/classify-steps';
import { evidenceOf, likelyOf } from '@/lib/statements/review/likely-categorias';
import type { RowChoice } from '@/lib/statements/review/review-choices';
import type { PastShop, UnclassifiedShop } from '@/lib/statements/names/unclassified-shops';
import { changeFaultSentence, HISTORY } from '@/lib/text/acts';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { CHANGING } from '@/lib/text/common-later';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import { type Format, shownNombre } from '@/lib/text/format';
import { ShopCard } from './shop-card';

/** A skipped card has no act. */
type TakenStep = ClassifyStep & { act: ReturnType<CardRows['classify']> | null; isStored: boolean };

function useClasificar(rows: CardRows) {
  const found = useFound(rows);
  const categorias = useCategorias();
  const cards = typeof found === 'object' ? found : null;
  const { steps, take, ...acts } = useSteps();
  const waiting = useMemo(
    () => (cards ? waitingShops(cards.shops, cards.skipped, steps) : []),
    [cards, steps],
  );
  const known = useMemo(
    () => cards && categorias && evidenceAfter(cards, steps, categorias),
    [cards, steps, categorias],
  );
  return {
    ...acts,
    ...{ waiting, steps, evidence: known ?? null },
    stored: steps.findLast(({ isStored }) => isStored),
    isFailed: found === 'failed',
    done: doneBy(steps),
    classify: (shops: readonly UnclassifiedShop[], choice: RowChoice<CategoriaFields>, isAlways: boolean) => {
      take({ kind: 'classified', shops, choice }, rows.classify(shops, choice, isAlways), CHANGING.failed);
    },
    remove: (shops: readonly UnclassifiedShop[], isAlways: boolean) => {
      take({ kind: 'removed', shops }, rows.remove(shops, isAlways), CHANGING.deleteFailed);
    },
  };
}

/** The next card may come before the category of the last is stored. */
function evidenceAfter(
  { past, chosen }: Cards,
  steps: readonly ClassifyStep[],
  categorias: readonly Categoria[],
) {
  const all = [...chosen, ...steps];
  const known = categoriasAfter(categorias, all);
  return evidenceOf(pastAfter(past, all, known), known);
}

/** Each step moves on before its act is written, and comes back if that fails. */
function useSteps() {
  const [steps, setSteps] = useState<readonly TakenStep[]>([]);
  /** Said of the last act, if it failed. */
  const [failed, setFailed] = useState<string | null>(null);

  function take(step: ClassifyStep, act: NonNullable<TakenStep['act']>, title: string) {
    const taken: TakenStep = { ...step, act, isStored: false };
    setFailed(null);
    setSteps((before) => [...before, taken]);
    void act.then((written) => {
      if (!written.ok) setFailed(`${title}. ${changeFaultSentence(written.fault)}`);
      settle(taken, written.ok);
    });
  }

  /** A step that could not be stored goes. */
  function settle(taken: TakenStep, isStored: boolean) {
    const settled = isStored ? [{ ...taken, isStored }] : [];
    setSteps((before) => before.flatMap((step) => (step === taken ? settled : [step])));
  }

  function skip(shop: UnclassifiedShop) {
    const taken: TakenStep = { kind: 'skipped', shops: [shop], act: null, isStored: false };
    setFailed(null);
    setSteps((before) => [...before, taken]);
    void noteSkipped([shop], true).then(() => {
      settle(taken, true);
    });
  }

  function takeBack() {
    const last = steps.at(-1);
    if (!last) return;
    setFailed(null);
    setSteps(steps.slice(0, -1));
    void faultOfUndo(last).then((fault) => {
      if (!fault) return;
      setFailed(`${HISTORY.undoFailed}. ${changeFaultSentence(fault)}`);
      setSteps((before) => [...before, last]);
    });
  }

  return {
    ...{ steps, failed, take, skip, takeBack },
    reviewSkipped: () => {
      setSteps(steps.filter(({ kind }) => kind !== 'skipped'));
    },
  };
}

type Cards = {
  shops: readonly UnclassifiedShop[];
  past: readonly PastShop[];
  skipped: ReadonlySet<string>;
  chosen: readonly ClassifyStep[];
};

/** Reads once: later steps are known here. */
function useFound(rows: CardRows): Cards | 'failed' | null {
  const [found, setFound] = useState<Cards | 'failed' | null>(null);
  useEffect(() => {
    const job = findUnclassified();
    void job.outcome.then((outcome) => {
      if (outcome.kind !== 'finished') setFound('failed');
      else {
        const { open: shops, chosen } = rows.reviewed() ?? { open: outcome.shops, chosen: [] };
        setFound({ shops, chosen, past: outcome.past, skipped: outcome.skipped });
      }
    });
    return job.giveUp;
  }, [rows]);
  return found;
}

/** By name, without the one that means none. */
function useCategorias(): readonly Categoria[] | undefined {
  const categorias = useCatalogo()?.categorias;
  return useMemo(
    () =>
      categorias &&
      [...categorias.values()]
        .filter(({ nombre }) => nombre !== UNCLASSIFIED.nombre)
        .sort((one, other) => compareNombres(one.nombre, other.nombre)),
    [categorias],
  );
}

/** Null if the step's act is not, or no longer, written. */
async function faultOfUndo({ kind, shops, act }: TakenStep) {
  if (kind === 'skipped') void noteSkipped(shops, false);
  const written = await act;
  if (!written?.ok) return null;
  const undone = await written.value();
  return undone.ok ? null : undone.fault;
}

type ClasificarDialogProps = {
  rows: CardRows;
  onClose: () => void;
};

export function ClasificarDialog({ rows, onClose }: ClasificarDialogProps) {
  return (
    <Dialog onClose={onClose}>
      <DialogContent
        title={CLASIFICAR.title}
        closeLabel={BUTTONS.close}
        // The cards say all themselves; no toast lies over their buttons.
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
          {...{ shop, waiting }}
          categorias={evidence.categorias}
          likely={likelyOf(shop, evidence)}
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
        {failed ??
          (evidence
            ? saidOf(stored, evidence.categorias, rows.kind, format)
            : isFailed
              ? CLASIFICAR.notFound
              : CLASIFICAR.finding)}
      </p>
    </div>
  );
}

/** «Renfe y 1 más: Transporte». */
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
        <Outcome {...{ done, skipped }} />
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
function Outcome({ done, skipped }: Pick<EndProps, 'done' | 'skipped'>) {
  const format = useFormat();
  if (done.shops === 0 && skipped > 0) return null;
  const counted = `${format.count(done.shops, CLASIFICAR.shops)}, ${format.count(done.gastos, NOUNS.gasto)}`;
  const sentence = skipped > 0 ? CLASIFICAR.partDone(counted) : CLASIFICAR.allDone(counted);
  return <p className="text-pretty font-semibold">{done.shops === 0 ? CLASIFICAR.nothing : sentence}</p>;
}

export function StoredCards({ onClose }: { onClose: () => void }) {
  return <ClasificarDialog rows={STORED_ROWS} onClose={onClose} />;
}
