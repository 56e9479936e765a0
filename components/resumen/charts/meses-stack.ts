import type { Mes } from '@/lib/domain/dates';
import { largestOf } from '@/lib/domain/lists';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { partOf, type Cents } from '@/lib/domain/money';
import { drawnUnits, totalOfShare } from '@/lib/domain/figures';
import type { Format } from '@/lib/text/format';
import { FIGURES, moreOrLess } from '@/lib/text/resumen';
import type { NamedShare } from './named-share';

export type DrawnMes = { mes: Mes; summary: MesSummary };

export type DrawnMeses = {
  meses: readonly DrawnMes[];
  /** The parts of each bar; null if bars are whole. */
  series: readonly NamedShare[] | null;
  rows: ReadonlyMap<number, unknown>;
  current: Mes | null;
  /** True for a month that is over and was recorded from its first day on. */
  isWhole: (mes: Mes) => boolean;
};

/** A part of a month's bar, in units of the currency; without `share` it is the whole. */
type Segment = { from: number; to: number; total: Cents; share?: NamedShare };

/** Lists the segments of a bar from the ground up. */
export function stackOf(
  { categorias, totals: { total } }: MesSummary,
  { series, rows }: DrawnMeses,
): Segment[] {
  if (total <= 0n) return [];
  if (!series) return [{ from: 0, to: drawnUnits(total), total }];
  const segments: Segment[] = [];
  for (const share of series) {
    const part = totalOfShare(categorias, share, rows);
    const from = segments.at(-1)?.to ?? 0;
    if (part > 0n) segments.push({ from, to: from + drawnUnits(part), total: part, share });
  }
  return segments;
}

/** The largest month, in units of the currency. */
export function largestOfMeses(meses: readonly DrawnMes[]): number {
  return largestOf(
    meses.map(({ summary }) => drawnUnits(summary.totals.total)),
    0,
  );
}

/** Faint unless the month stands out or nothing does. */
export function opacityOf(mes: Mes, { series, current }: DrawnMeses): number {
  return series || current === null || mes === current ? 1 : 0.55;
}

/** The panel of a month: its total, its part of all drawn months, and the difference from the month before if both are whole. */
export function mesTip(mes: Mes, { meses, isWhole }: DrawnMeses, format: Format): (string | null)[] {
  const place = meses.findIndex((one) => one.mes === mes);
  const total = meses[place]?.summary.totals.total ?? 0n;
  const whole = meses.reduce((sum, { summary }) => sum + summary.totals.total, 0n);
  const before = meses[place - 1];
  const { markOf, partOfAll, before: inMes } = FIGURES.meses;
  return [
    markOf(format.mes(mes), format.cantidad(total)),
    partOfAll(format.part(partOf(total, whole))),
    before && isWhole(mes) && isWhole(before.mes)
      ? moreOrLess(total, before.summary.totals.total, inMes(format.mesName(before.mes)), format)
      : null,
  ];
}
