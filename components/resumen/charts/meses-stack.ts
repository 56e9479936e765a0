import type { Mes } from '@/lib/domain/dates';
import { largestOf } from '@/lib/domain/lists';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { partOf, type Cents } from '@/lib/domain/money';
import { drawnUnits } from '@/lib/domain/scale';
import { totalOfShare } from '@/lib/domain/shares';
import type { Format } from '@/lib/text/format';
import { FIGURE, FIGURES } from '@/lib/text/resumen';
import type { NamedShare } from './named-share';

/** A month beside others: what its expenses come to. */
export type DrawnMes = { mes: Mes; summary: MesSummary };

/** What a picture of months shows. */
export type DrawnMeses = {
  meses: readonly DrawnMes[];
  /** The parts of which each month is stacked; null where it is one bar. */
  series: readonly NamedShare[] | null;
  rows: ReadonlyMap<number, unknown>;
  /** The month that stands out, if one does. */
  current: Mes | null;
};

/** A part of a month's bar, in units of the currency; without a share it is the whole. */
export type Segment = { from: number; to: number; total: Cents; share?: NamedShare };

/** The segments of a month's bar from the ground up. */
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

/** The most that one of the months comes to, in units of the currency. */
export function largestOfMeses(meses: readonly DrawnMes[]): number {
  return largestOf(
    meses.map(({ summary }) => drawnUnits(summary.totals.total)),
    0,
  );
}

/** How a month's bar is shown: faint beside the one that stands out. */
export function opacityOf(mes: Mes, { series, current }: DrawnMeses): number {
  return series || current === null || mes === current ? 1 : 0.55;
}

/** What the panel beside a month says: its total, its part of all that is drawn, and how it differs from the one before. */
export function mesTip(mes: Mes, { meses }: DrawnMeses, format: Format): (string | null)[] {
  const place = meses.findIndex((one) => one.mes === mes);
  const total = meses[place]?.summary.totals.total ?? 0n;
  const whole = meses.reduce((sum, { summary }) => sum + summary.totals.total, 0n);
  const before = meses[place - 1];
  const { markOf, partOfAll, before: inMes } = FIGURES.meses;
  return [
    markOf(format.mes(mes), format.cantidad(total)),
    partOfAll(format.part(partOf(total, whole))),
    before
      ? differenceText(total, before.summary.totals.total, inMes(format.mesName(before.mes)), format)
      : null,
  ];
}

function differenceText(total: Cents, before: Cents, than: string, format: Format): string {
  return total < before
    ? FIGURE.lessBy(format.cantidad(before - total), than)
    : FIGURE.moreBy(format.cantidad(total - before), than);
}
