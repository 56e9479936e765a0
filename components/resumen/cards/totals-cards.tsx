import Link from 'next/link';
import { useMemo, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { FittedNumber } from '@/components/ui/fitted-number';
import { comparePeriod, type Comparison } from '@/lib/domain/comparison';
import { addMesesToMes, mesOf } from '@/lib/domain/dates';
import { largestOf, type MesSummary } from '@/lib/domain/mes-summary';
import { partOf, type Cents } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import { listPeriodOf } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import type { Resumen } from '@/lib/hooks/use-resumen';
import { ESTADO_NAMES, NOUNS, TOTAL } from '@/lib/text/common';
import { shownNombre, type Format } from '@/lib/text/format';
import { TOTALS } from '@/lib/text/resumen';

/** Amounts of more characters do not stand beside each other on a phone. */
const LONG_CANTIDAD_CHARACTERS = 12;

type TotalsCardsProps = { resumen: Resumen; summary: MesSummary };

/** What a period comes to, beside those before it: total, mean, pending, largest. */
export function TotalsCards({ resumen, summary }: TotalsCardsProps) {
  const format = useFormat();
  const { period, today, summaries } = resumen;
  const comparison = useMemo(() => comparePeriod(summaries, period, today), [summaries, period, today]);
  const { count, total, pending } = summary.totals;
  const largest = largestOf(summary);
  const listed = listPeriodOf(period);
  const cantidades = [total, comparison.each, pending, largest?.cents ?? 0n].map(format.cantidad);
  const isLong = cantidades.some((cantidad) => cantidad.length > LONG_CANTIDAD_CHARACTERS);
  return (
    <section
      aria-label={TOTALS.title}
      className={cn(
        'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4 print:grid-cols-4 print:[column-span:all]',
        isLong ? 'grid-cols-1' : 'grid-cols-2',
      )}
    >
      <Fact name={TOTAL} value={format.cantidad(total)} href={listAddress(listed)}>
        {[
          format.count(count, NOUNS.gasto),
          comparison.spent === total ? null : TOTALS.soFar(format.cantidad(comparison.spent)),
          comparisonText(comparison, resumen, format),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Fact>
      <Fact
        name={period.kind === 'mes' ? TOTALS.daily : TOTALS.monthly}
        value={format.cantidad(comparison.each)}
      >
        {meanText(comparison, format)}
      </Fact>
      <Fact
        name={ESTADO_NAMES.pendiente}
        value={format.cantidad(pending)}
        href={pending > 0n ? listAddress(listed, { estados: ['pendiente'] }) : undefined}
      >
        {pendingText(summary, format)}
      </Fact>
      <Fact
        name={TOTALS.largest}
        value={largest ? format.cantidad(largest.cents) : TOTALS.none}
        href={largest ? listAddress(listed, { min: largest.cents, max: largest.cents }) : undefined}
      >
        {largest ? `${shownNombre(largest.nombre)} · ${format.shortDay(largest.fecha)}` : null}
      </Fact>
    </section>
  );
}

type FactProps = { name: string; value: string; href?: string; children: ReactNode };

function Fact({ name, value, href, children }: FactProps) {
  const number = <FittedNumber size={1.5}>{value}</FittedNumber>;
  return (
    <Card className="@container min-w-0 p-4 sm:p-5">
      <dl>
        <dt className="text-xs font-medium text-muted-foreground">{name}</dt>
        <dd className="mt-1 font-semibold tabular-nums tracking-tight">
          {href ? (
            <Link href={href} prefetch={false} className="block rounded hover:underline">
              {number}
            </Link>
          ) : (
            number
          )}
        </dd>
        <dd className="mt-1 line-clamp-6 text-xs tabular-nums text-muted-foreground">{children}</dd>
      </dl>
    </Card>
  );
}

/** «12 % menos que a estas alturas de septiembre»; nothing where there is nothing to compare with. */
function comparisonText(
  { spent, before }: Comparison,
  { period, today }: Resumen,
  format: Format,
): string | null {
  if (before === null || before === 0n) return null;
  const isCurrent = period.kind === 'mes' ? period.mes === mesOf(today) : period.year === today.slice(0, 4);
  const last =
    period.kind === 'mes'
      ? format.mesName(addMesesToMes(period.mes, -1))
      : addMesesToMes(`${period.year}-01`, -12).slice(0, 4);
  const than = isCurrent ? TOTALS.byNow(last) : TOTALS.inAll(last);
  if (spent === before) return TOTALS.same(than);
  return spent > before
    ? TOTALS.more(changeText(spent - before, before, format), than)
    : TOTALS.less(changeText(before - spent, before, format), than);
}

function changeText(difference: Cents, before: Cents, format: Format): string {
  return format.part(partOf(difference, before));
}

function pendingText(
  { totals: { count, total, pending }, estados }: MesSummary,
  format: Format,
): string | null {
  if (pending > 0n) return TOTALS.toPay(format.part(partOf(pending, total)));
  const other = estados.get('otro');
  if (other) return TOTALS.otherEstado(format.cantidad(other.total));
  return count > 0 ? TOTALS.nothingPending : null;
}

/** «Los 6 meses anteriores: 47,20 € al día». */
function meanText({ mean }: Comparison, format: Format): string | null {
  if (!mean) return null;
  const cantidad = format.cantidad(mean.each);
  return format.choose(mean.meses, TOTALS.mean(format.plainNumber(mean.meses), cantidad));
}
