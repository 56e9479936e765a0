import { useMemo } from 'react';
import { cn } from '@/components/ui/cn';
import { FittedNumber } from '@/components/ui/fitted-number';
import { FittedText } from '@/components/ui/fitted-text';
import { Link } from '@/components/ui/link';
import { comparePeriod, type Comparison } from '@/lib/domain/comparison';
import type { Catalogo } from '@/lib/domain/entities';
import { hasBudgets } from '@/lib/domain/budget';
import type { SummedGasto } from '@/lib/domain/indexed-gasto';
import { largestGastos, type MesSummary } from '@/lib/domain/mes-summary';
import { type Cents, partOf } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/dates';
import { listAddress } from '@/lib/domain/query-address';
import { reciboIdsOf } from '@/lib/domain/recurring/recurring';
import { isAhead, listPeriodOf } from '@/lib/domain/resumen-period';
import { useFormat } from '@/lib/hooks/use-format';
import type { Resumen } from '@/lib/page/queries/resumen-query';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { ESTADO_NAMES, NOUNS, TOTAL } from '@/lib/text/common';
import { type Format, shownNombre } from '@/lib/text/format';
import { TOTALS } from '@/lib/text/resumen';
import { roundMean } from '@/lib/text/share';
import { comparisonText, meanText } from './answer-text';

/** Longer amounts do not fit beside each other on a phone. */
const LONG_CANTIDAD_CHARACTERS = 12;

const MOST_CHARACTERS = 20;

type TotalsCardsProps = { resumen: Resumen; summary: MesSummary; catalogo: Catalogo; className?: string };

export function TotalsCards({ resumen, summary, catalogo, className }: TotalsCardsProps) {
  const format = useFormat();
  const { period, summaries, today } = resumen;
  const isFuture = isAhead(period, today);
  const comparison = useMemo(() => comparePeriod(resumen, period), [resumen, period]);
  const { count, total, pending } = summary.totals;
  const mean = roundMean(comparison.each.cents, format);
  const recibos = reciboIdsOf(summaries);
  const [largest] = largestGastos(summary, 1, recibos);
  const hasRecibos = summary.gastos.some(({ id }) => recibos.has(id));
  const hasAnswer = period.kind === 'mes' && hasBudgets(catalogo);
  const listed = listPeriodOf(period);
  const cantidades = [total, mean, pending, largest?.cents ?? 0n].map((cents) =>
    briefCantidad(cents, MOST_CHARACTERS, format),
  );
  const isLong = cantidades.some((cantidad) => cantidad.length > LONG_CANTIDAD_CHARACTERS);
  return (
    <section
      aria-label={TOTALS.title}
      data-slot="card"
      data-late
      className={cn(
        'shadow-xs print:p-0! grid gap-px overflow-hidden rounded-card border border-border bg-border print:[column-span:all]',
        isFuture ? 'print:grid-cols-2' : 'print:grid-cols-4',
        isLong
          ? 'grid-cols-1 xl:grid-cols-2'
          : 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,45%)),1fr))]',
        period.kind === 'year' && 'xl:col-span-2',
        period.kind === 'year' && !isFuture && 'xl:grid-cols-4',
        isFuture && 'self-start',
        className,
      )}
    >
      <Fact name={TOTAL} cents={total} href={listAddress(listed)}>
        {totalText({ comparison, resumen, total, count, hasAnswer }, format)}
      </Fact>
      {/* No day has passed that an average could count. */}
      {isFuture ? null : (
        <Fact name={comparison.each.unit === 'day' ? TOTALS.daily : TOTALS.monthly} cents={mean}>
          {meanText(comparison, resumen, MOST_CHARACTERS, format)}
        </Fact>
      )}
      <Fact
        name={ESTADO_NAMES.pendiente}
        cents={pending}
        href={pending > 0n ? listAddress(listed, { estados: ['pendiente'] }) : undefined}
      >
        {pendingText(summary, format)}
      </Fact>
      {isFuture ? null : <Largest {...{ largest, listed, hasRecibos }} />}
    </section>
  );
}

type TotalText = {
  comparison: Comparison;
  resumen: Resumen;
  total: Cents;
  count: number;
  /** Otherwise the card beside says the comparison. */
  hasAnswer: boolean;
};

function totalText({ comparison, resumen, total, count, hasAnswer }: TotalText, format: Format): string {
  return [
    format.count(count, NOUNS.gasto),
    comparison.spent === total
      ? null
      : TOTALS.soFar(briefCantidad(comparison.spent, MOST_CHARACTERS, format)),
    hasAnswer ? comparisonText(comparison, resumen, format) : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

type LargestProps = {
  largest: SummedGasto | undefined;
  listed: Period;
  hasRecibos: boolean;
};

function Largest({ largest, listed, hasRecibos }: LargestProps) {
  const format = useFormat();
  const texts = [
    largest ? `${shownNombre(largest.nombre)} · ${format.shortDay(largest.fecha)}` : null,
    hasRecibos ? TOTALS.withoutRecibos : null,
  ];
  return (
    <Fact
      name={TOTALS.largest}
      cents={largest?.cents ?? null}
      href={largest ? listAddress(listed, { min: largest.cents, max: largest.cents }) : undefined}
    >
      {texts.filter(Boolean).join(' · ')}
    </Fact>
  );
}

type FactProps = {
  name: string;
  /** Null for none. */ cents: Cents | null;
  href?: string;
  children: string | null;
};

function Fact({ name, cents, href, children }: FactProps) {
  const format = useFormat();
  const number =
    cents === null ? (
      <FittedNumber size={1.25}>{TOTALS.none}</FittedNumber>
    ) : (
      <FittedNumber size={1.25} whole={format.cantidad(cents)}>
        {briefCantidad(cents, MOST_CHARACTERS, format)}
      </FittedNumber>
    );
  return (
    <div className="@container min-w-0 bg-card p-3 sm:p-4">
      <dl>
        <dt className="text-xs font-medium text-muted-foreground">{name}</dt>
        <dd className="mt-0.5 font-semibold tabular-nums tracking-tight">
          {href ? (
            <Link href={href} className="block rounded hover:underline">
              {number}
            </Link>
          ) : (
            number
          )}
        </dd>
        <dd className="wrap-anywhere mt-0.5 line-clamp-6 text-xs tabular-nums text-muted-foreground">
          <FittedText>{children ?? ''}</FittedText>
        </dd>
      </dl>
    </div>
  );
}

function pendingText(
  { totals: { count, total, pending }, estados }: MesSummary,
  format: Format,
): string | null {
  if (pending > 0n) return TOTALS.toPay(format.part(partOf(pending, total)));
  const other = estados.get('otro');
  if (other) return TOTALS.otherEstado(briefCantidad(other.total, MOST_CHARACTERS, format));
  return count > 0 ? TOTALS.nothingPending : null;
}
