import { useEffect, useMemo, useState } from 'react';
import { compareNombres } from '@/lib/domain/graphemes';
import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import type { Result } from '@/lib/domain/result';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import {
  type CardFault,
  type CardRows,
  findUnclassified,
  noteSkipped,
  type TakeBack,
} from '@/lib/page/classify';
import {
  categoriasAfter,
  type ClassifyStep,
  doneBy,
  pastAfter,
  waitingShops,
} from '@/lib/statements/classify-steps';
import { evidenceOf } from '@/lib/statements/likely-categorias';
import type { RowChoice } from '@/lib/statements/review-choices';
import type { PastShop, UnclassifiedShop } from '@/lib/statements/unclassified-shops';
import { HISTORY } from '@/lib/text/acts';
import { CHANGING } from '@/lib/text/common-later';
import { UNCLASSIFIED } from '@/lib/text/extractos';

/** A skipped card has no act. */
type TakenStep = ClassifyStep & { act: Promise<Result<TakeBack, CardFault>> | null; isStored: boolean };

type FailedAct = { title: string; fault: CardFault };

export function useClasificar(rows: CardRows) {
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
  const [failed, setFailed] = useState<FailedAct | null>(null);

  function take(step: ClassifyStep, act: NonNullable<TakenStep['act']>, title: string) {
    const taken: TakenStep = { ...step, act, isStored: false };
    setFailed(null);
    setSteps((before) => [...before, taken]);
    void act.then((written) => {
      if (!written.ok) setFailed({ title, fault: written.fault });
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
      setFailed({ title: HISTORY.undoFailed, fault });
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
async function faultOfUndo({ kind, shops, act }: TakenStep): Promise<CardFault | null> {
  if (kind === 'skipped') void noteSkipped(shops, false);
  const written = await act;
  if (!written?.ok) return null;
  const undone = await written.value();
  return undone.ok ? null : undone.fault;
}
