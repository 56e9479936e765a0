import type { Fecha } from './dates';
import type { Catalogo, Categoria } from './entities';
import type { SummedGasto } from './indexed-gasto';
import { type Cents, divideCents, partOf, toCents } from './money';
import type { Cadence } from './recurring/recurring';

export function hasBudgets({ categorias }: Pick<Catalogo, 'categorias'>): boolean {
  return [...categorias.values()].some(({ presupuesto }) => (presupuesto ?? 0) > 0);
}

const LEVELS = ['over', 'low', 'used', 'calm'] as const;

export type Budget = {
  categoria: Categoria;
  spent: Cents;
  budget: Cents;
  /** Negative if more was spent. */
  left: Cents;
  /** From series; no part of `spent`. */
  expected: Cents;
  part: number;
  /** `over`: more than the budget is spent. `low`: it will be at this pace. `used`: exactly the budget is spent. */
  level: (typeof LEVELS)[number];
  /** For the whole month; null with too few days or expenses, and from the last day on. */
  pace: Cents | null;
};

/** All days of a past month have passed, none of a future one. */
type MesProgress = { passed: number; days: number };

/** Of `total`, `recibos` come once a month or a year; `everyday` are the others through today, `count` of them. */
type Spending = { total: Cents; recibos: Cents; everyday: Cents; count: number };

type Expected = { all: Cents; recibos: Cents };

/** With less, a single expense would change the pace too much. */
const MIN_PACE_DAYS = 5;
const MIN_PACE_GASTOS = 3;

const NOTHING: Spending = { total: 0n, recibos: 0n, everyday: 0n, count: 0 };
const NOTHING_EXPECTED: Expected = { all: 0n, recibos: 0n };

export function spendingOf(
  gastos: readonly SummedGasto[],
  today: Fecha,
  reciboIds: ReadonlySet<number> = new Set(),
): ReadonlyMap<number, Spending> {
  const spendings = new Map<number, Spending>();
  for (const { id, categoriaId, cents, fecha } of gastos) {
    const { total, recibos, everyday, count } = spendings.get(categoriaId) ?? NOTHING;
    const isRecibo = reciboIds.has(id);
    const isEveryday = !isRecibo && fecha <= today;
    spendings.set(categoriaId, {
      total: total + cents,
      recibos: isRecibo ? recibos + cents : recibos,
      everyday: isEveryday ? everyday + cents : everyday,
      count: isEveryday ? count + 1 : count,
    });
  }
  return spendings;
}

type Due = { categoriaId: number; cents: Cents; series: { cadence: Cadence } | null };

/** Expenses without a series are stored already. */
export function expectedOf(due: readonly Due[]): ReadonlyMap<number, Expected> {
  const expected = new Map<number, Expected>();
  for (const { categoriaId, cents, series } of due) {
    if (series === null) continue;
    const { all, recibos } = expected.get(categoriaId) ?? NOTHING_EXPECTED;
    const isRecibo = series.cadence !== 'weekly';
    expected.set(categoriaId, { all: all + cents, recibos: isRecibo ? recibos + cents : recibos });
  }
  return expected;
}

/** Those to watch first, then the most used. */
export function budgetsOf(
  categorias: Iterable<Categoria>,
  spendings: ReadonlyMap<number, Spending>,
  progress: MesProgress,
  expected: ReturnType<typeof expectedOf> = new Map(),
): Budget[] {
  const budgets: Budget[] = [];
  for (const categoria of categorias) {
    const budget = toCents(categoria.presupuesto ?? 0);
    if (budget <= 0n) continue;
    const spending = spendings.get(categoria.id) ?? NOTHING;
    const spent = spending.total;
    const { all, recibos } = expected.get(categoria.id) ?? NOTHING_EXPECTED;
    const pace = paceOf(spending, recibos, progress);
    budgets.push({
      categoria,
      spent,
      budget,
      left: budget - spent,
      expected: all,
      part: partOf(spent, budget),
      level: levelOf(spending, budget, pace),
      pace,
    });
  }
  return budgets.sort((a, b) => placeOf(a) - placeOf(b) || b.part - a.part);
}

function placeOf({ level }: Budget): number {
  return LEVELS.indexOf(level);
}

/** A budget that recibos alone fill is meant to be full. */
function levelOf({ total, recibos }: Spending, budget: Cents, pace: Cents | null): Budget['level'] {
  if (total > budget) return 'over';
  if (total === recibos) return 'calm';
  if (total === budget) return 'used';
  return pace !== null && pace > budget ? 'low' : 'calm';
}

/** Projects everyday spending alone; the rest is added as it is. */
function paceOf(
  { total, everyday, count }: Spending,
  coming: Cents,
  { passed, days }: MesProgress,
): Cents | null {
  if (count < MIN_PACE_GASTOS || passed < MIN_PACE_DAYS || passed >= days) return null;
  return divideCents(everyday * BigInt(days), passed) + total - everyday + coming;
}
