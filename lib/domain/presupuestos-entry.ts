import {
  type CantidadFault,
  type CantidadMeaning,
  type NumberMarks,
  readSum,
  readSumSoFar,
  settleCantidad,
} from '@/lib/read/read-cantidad';
import { isWhollyRecorded, type MesSummaries } from './comparison';
import { addMesesToMes, type Fecha, type Mes } from './dates';
import type { Categoria } from './entities';
import { type Cents, divideCents, toCents } from './money';
import { failure, type Result, success } from './result';

/** `usual` is the median of the months; `budget` rounds it up. */
type ProposedBudget = { usual: Cents; budget: Cents };

/** By local category id; `meses` counts the months. */
export type ProposedBudgets = { meses: number; budgets: ReadonlyMap<number, ProposedBudget> };

/** One bad month in six does not move the median. */
const MESES = 6;

/** Oldest first. */
export function proposalMeses(last: Mes): Mes[] {
  return Array.from({ length: MESES }, (_, place) => addMesesToMes(last, place + 1 - MESES));
}

/**
 * Months count if they have expenses and the record, which begins on `since`, covers them wholly. A category without
 * expenses in most of them has no budget.
 */
export function proposedBudgets(summaries: MesSummaries, since: Fecha | null): ProposedBudgets {
  const counted = [...summaries].flatMap(([mes, summary]) =>
    isWhollyRecorded(mes, since) && summary.totals.count > 0 ? [summary] : [],
  );
  const ids = new Set(counted.flatMap(({ categorias }) => [...categorias.keys()]));
  const budgets = new Map<number, ProposedBudget>();
  for (const id of ids) {
    const usual = medianOf(counted.map(({ categorias }) => categorias.get(id)?.total ?? 0n));
    if (usual > 0n) budgets.set(id, { usual, budget: roundUp(usual) });
  }
  return { meses: counted.length, budgets };
}

function medianOf(amounts: readonly Cents[]): Cents {
  const sorted = amounts.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1));
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0n;
  return Number.isInteger(half) ? divideCents((sorted[half - 1] ?? 0n) + upper, 2) : upper;
}

/** In hundredths; each next pair is ten times as large. */
const [FIRST_LIMIT, WHOLE_UNIT, FIRST_STEP] = [10_000n, 100n, 500n] as const;

/** To whole units below 100, to fives below 1.000, to fifties below 10.000, and so on. */
function roundUp(cents: Cents): Cents {
  let step: Cents = WHOLE_UNIT;
  for (let limit = FIRST_LIMIT; cents >= limit; limit *= 10n)
    step = step === WHOLE_UNIT ? FIRST_STEP : step * 10n;
  return ((cents + step - 1n) / step) * step;
}

/** `meaning` settles an ambiguous mark. */
export type TypedPresupuesto = { text: string; meaning: CantidadMeaning | null };

export type PresupuestoFault = Exclude<CantidadFault, 'empty'>;

/** Null for an empty text: no budget. */
export function readPresupuesto(
  { text, meaning }: TypedPresupuesto,
  marks: NumberMarks,
): Result<number | null, PresupuestoFault> {
  const settled = settleCantidad(readSum(text, marks).typed, meaning);
  if (settled.ok) return settled;
  return settled.fault === 'empty' ? success(null) : failure(settled.fault);
}

/** All budgets, or all faults. */
export function completePresupuestos(
  typed: ReadonlyMap<number, TypedPresupuesto>,
  marks: NumberMarks,
): Result<ReadonlyMap<number, number | null>, ReadonlyMap<number, PresupuestoFault>> {
  const presupuestos = new Map<number, number | null>();
  const faults = new Map<number, PresupuestoFault>();
  for (const [id, one] of typed) {
    const read = readPresupuesto(one, marks);
    if (read.ok) presupuestos.set(id, read.value);
    else faults.set(id, read.fault);
  }
  return faults.size > 0 ? failure(faults) : success(presupuestos);
}

/** Without unreadable ones. */
export function totalOfPresupuestos(
  categorias: Iterable<Categoria>,
  typed: ReadonlyMap<number, TypedPresupuesto>,
  marks: NumberMarks,
): Cents {
  let total = 0n;
  for (const { id, presupuesto = 0 } of categorias) {
    const one = typed.get(id);
    if (one) {
      const settled = settleCantidad(readSumSoFar(one.text, marks).typed, one.meaning);
      total += settled.ok ? toCents(settled.value) : 0n;
    } else total += toCents(presupuesto);
  }
  return total;
}
