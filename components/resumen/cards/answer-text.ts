import type { Budget } from '@/lib/domain/budget';
import type { Comparison } from '@/lib/domain/comparison';
import { addMesesToMes, type DayRange, type Fecha, lastDayOf, mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { MesSummary } from '@/lib/domain/mes-summary';
import { type Cents, partOf } from '@/lib/domain/money';
import { boundsOf, type ResumenPeriod } from '@/lib/domain/resumen-period';
import type { Resumen } from '@/lib/page/queries/resumen-query';
import { briefCantidad, briefHeadline } from '@/lib/text/brief-cantidad';
import { capitalize, type Format } from '@/lib/text/format';
import { ANSWER, moreOrLess, TOTALS } from '@/lib/text/resumen';
import { roundMean } from '@/lib/text/share';

/**
 * «12 % menos que a estas alturas de septiembre»; of a part «desde el día 5, 12 % menos que en los mismos días de
 * septiembre»; null without a comparison.
 */
export function comparisonText(
  { compared }: Comparison,
  resumen: Pick<Resumen, 'period' | 'today'>,
  format: Format,
): string | null {
  if (compared === null || compared.before === 0n) return null;
  const { days, spent, before } = compared;
  if (!days.isPart) return changeText(spent, before, thanText(resumen, format), format);
  const change = changeText(spent, before, TOTALS.inSameDays(nameBefore(resumen, format)), format);
  return [sinceText(days.own.desde, resumen, format), change].join(', ');
}

/** «12,00 € menos que a estas alturas de septiembre». */
export function differenceText(spent: Cents, before: Cents, than: string, format: Format): string {
  return spent === before ? TOTALS.same(than) : moreOrLess(spent, before, than, format);
}

/** The period before, in a comparison: «a estas alturas de septiembre». */
export function thanText(resumen: Pick<Resumen, 'period' | 'today'>, format: Format): string {
  const { period, today } = resumen;
  const isCurrent = period.kind === 'mes' ? period.mes === mesOf(today) : period.year === today.slice(0, 4);
  const last = nameBefore(resumen, format);
  return isCurrent ? TOTALS.byNow(last) : TOTALS.inAll(last);
}

function nameBefore({ period }: Pick<Resumen, 'period'>, format: Format): string {
  return period.kind === 'mes'
    ? format.mesName(addMesesToMes(period.mes, -1))
    : addMesesToMes(`${period.year}-01`, -12).slice(0, 4);
}

/** «desde el día 5»; in a year «desde el 1 de julio». */
function sinceText(fecha: Fecha, { period }: Pick<Resumen, 'period'>, format: Format): string {
  const day = String(Number(fecha.slice(8)));
  return period.kind === 'mes' ? TOTALS.sinceDay(day) : TOTALS.sinceDayOf(day, format.mesName(mesOf(fecha)));
}

function changeText(spent: Cents, before: Cents, than: string, format: Format): string {
  if (spent === before) return TOTALS.same(than);
  const part = partOf(spent > before ? spent - before : before - spent, before);
  if (part < MIN_PART) return TOTALS.almost(than);
  // As long as anything was spent, it is not «100 % menos».
  if (spent < before) return TOTALS.less(format.part(spent > 0n ? Math.min(part, MOST_PART) : part), than);
  return TOTALS.more(format.part(part), than);
}

const MOST_PART = 0.99;

/** A smaller part is no difference. */
const MIN_PART = 0.01;

/** «Media de los 6 meses anteriores: 47,20 €»; if unknown, the days of the average that are not all until today. */
export function meanText(
  { mean, each }: Pick<Comparison, 'mean' | 'each'>,
  { period, today }: { period: ResumenPeriod; today: Fecha },
  most: number,
  format: Format,
): string | null {
  if (mean) {
    const cantidad = briefCantidad(roundMean(mean.each, format), most, format);
    return format.choose(mean.meses, TOTALS.mean(format.plainNumber(mean.meses), cantidad));
  }
  const [first, last] = boundsOf(period);
  const { desde, hasta } = each.days;
  const isThrough = hasta === last || hasta === today;
  if (isThrough && desde === first) return null;
  if (isThrough) return capitalize(sinceText(desde, { period }, format));
  return wholeMesesText(each.days, format) ?? format.period({ kind: 'range', desde, hasta });
}

/** «De enero a octubre», «En enero»; null if a month is there in part. */
function wholeMesesText({ desde, hasta }: DayRange, format: Format): string | null {
  if (!desde.endsWith('-01') || hasta !== lastDayOf(mesOf(hasta))) return null;
  const [from, to] = [format.mesName(desde), format.mesName(hasta)];
  return from === to ? capitalize(TOTALS.inAll(from)) : TOTALS.meses(from, to);
}

/** With cents if rounding would hide which is more. */
export function shortText(due: Cents, left: Cents, format: Format): string {
  const more = briefHeadline(due, format);
  const less = briefHeadline(left, format);
  return more === less ? ANSWER.short(format.cantidad(due), format.cantidad(left)) : ANSWER.short(more, less);
}

/** «en las 3 categorías con presupuesto»; empty if each category and each expense has one. */
export function partlyText(
  budgets: readonly Budget[],
  { categorias }: Catalogo,
  { categorias: used }: Pick<MesSummary, 'categorias'>,
  format: Format,
): string {
  const ids = new Set(budgets.map(({ categoria }) => categoria.id));
  if (ids.size === categorias.size && [...used.keys()].every((id) => ids.has(id))) return '';
  return format.choose(ids.size, ANSWER.inBudgets(format.plainNumber(ids.size)));
}
