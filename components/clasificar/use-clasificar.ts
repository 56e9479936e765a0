import { useEffect, useMemo, useState } from 'react';
import { notifyFault } from '@/components/acts/notify-change';
import { compareNombres } from '@/lib/domain/collator';
import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { classifyShops, findUnclassified, keepSkipped, removeShops, skippedShops } from '@/lib/page/classify';
import { undo, type Performed } from '@/lib/page/history';
import {
  categoriasAfter,
  doneBy,
  pastAfter,
  waitingShops,
  type ClassifyStep,
} from '@/lib/statements/classify-steps';
import { evidenceOf } from '@/lib/statements/likely-categorias';
import type { RowChoice } from '@/lib/statements/statement-plan';
import type { Unclassified, UnclassifiedShop } from '@/lib/statements/unclassified-shops';
import { HISTORY } from '@/lib/text/acts';
import { CHANGING } from '@/lib/text/common';
import { UNCLASSIFIED } from '@/lib/text/extractos';

/** A step whose act may still be written; a skipped card has none. */
type TakenStep = ClassifyStep & { act: Performed | null };

/** The state of the flow. */
export function useClasificar() {
  const found = useFound();
  const categorias = useCategorias();
  const unclassified = typeof found === 'object' ? found : null;
  const { steps, ...acts } = useSteps();
  const waiting = useMemo(
    () => (unclassified ? waitingShops(unclassified, steps) : []),
    [unclassified, steps],
  );
  const evidence = useMemo(() => {
    if (!unclassified || !categorias) return null;
    // The next card may come before the category of the last is stored.
    const known = categoriasAfter(categorias, steps);
    return evidenceOf(pastAfter(unclassified.past, steps, known), known);
  }, [unclassified, steps, categorias]);
  return {
    ...acts,
    ...{ waiting, steps, evidence, categorias: categorias ?? NONE },
    isFailed: found === 'failed',
    done: doneBy(steps),
  };
}

/** The cards that the person has left. Each moves on before its act is written, and comes back if that fails. */
function useSteps() {
  const [steps, setSteps] = useState<readonly TakenStep[]>([]);

  function take(step: ClassifyStep, performed: Performed, failed: string) {
    const taken: TakenStep = { ...step, act: performed };
    setSteps((before) => [...before, taken]);
    void performed.then((written) => {
      if (written.ok) return;
      notifyFault(failed, written.fault);
      setSteps((before) => before.filter((other) => other !== taken));
    });
  }

  function skip(shop: UnclassifiedShop) {
    keepSkipped(new Set([...skippedShops(), shop.shop]));
    setSteps((before) => [...before, { kind: 'skipped', shops: [shop], act: null }]);
  }

  function reviewSkipped() {
    keepSkipped(new Set());
    setSteps(steps.filter(({ kind }) => kind !== 'skipped'));
  }

  function takeBack() {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    const own = new Set(last.shops.map(({ shop }) => shop));
    if (last.kind === 'skipped') keepSkipped(new Set([...skippedShops()].filter((shop) => !own.has(shop))));
    else
      void isUndone(last).then((undone) => {
        if (!undone) setSteps((before) => [...before, last]);
      });
  }

  return {
    ...{ steps, skip, reviewSkipped, takeBack },
    classify: (shops: readonly UnclassifiedShop[], choice: RowChoice<CategoriaFields>, isAlways: boolean) => {
      take({ kind: 'classified', shops, choice }, classifyShops(shops, choice, isAlways), CHANGING.failed);
    },
    remove: (shops: readonly UnclassifiedShop[]) => {
      take({ kind: 'removed', shops }, removeShops(shops), CHANGING.deleteFailed);
    },
  };
}

const NONE: readonly Categoria[] = [];

/** Reads once: later steps are known here. */
function useFound(): Unclassified | 'failed' | null {
  const [found, setFound] = useState<Unclassified | 'failed' | null>(null);
  useEffect(() => {
    const job = findUnclassified();
    void job.outcome.then((outcome) => {
      setFound(outcome.kind === 'finished' ? outcome : 'failed');
    });
    return job.giveUp;
  }, []);
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

/** True if the step's act is not, or no longer, written. */
async function isUndone({ act }: TakenStep): Promise<boolean> {
  const written = await act;
  if (!written?.ok || !written.value) return true;
  const undone = await undo(written.value);
  if (!undone.ok) notifyFault(HISTORY.undoFailed, undone.fault);
  return undone.ok;
}
