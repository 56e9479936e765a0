import { wordTester } from '@/lib/read/patterns';
import { placeOf, placesOf, type ColumnChoices } from '@/lib/statements/column-choices';
import { isDivisaColumn, isSignColumn, type ColumnProfile } from '@/lib/statements/column-profile';
import { headingOf, headingWords, type Heading } from '@/lib/statements/header-words';
import { moneyRoles, type HeadedColumn } from '@/lib/statements/money-roles';

/** Headings from this rank on name somebody, if only in some rows. */
const NAMING_RANK = 80;
const DAY_RANK = { operation: 3, plain: 2, booking: 1, value: 0 };

const OF_ORIGINAL = /orig|extranj|foreign/i;
/** Under these kinds of heading the cells tell the currency. */
const NAMELESS: ReadonlySet<Heading['kind']> = new Set(['other', 'text', 'day']);

/** Headings count if the content agrees. `divisa` is the person's currency. */
export function rolesByHeader(
  header: readonly string[],
  profiles: readonly ColumnProfile[],
  divisa: string,
): ColumnChoices {
  const columns = profiles.map((profile, place) => {
    const text = header[place] ?? '';
    return { place, heading: headingOf(text), profile, text };
  });
  const [concepto] = columns
    .filter((column) => textRank(column) > 0)
    .sort((one, other) => textRank(other) - textRank(one));
  return {
    ...dayRoles(columns.filter(isDayColumn).sort((one, other) => dayRank(other) - dayRank(one))),
    ...moneyRoles(columns, divisa),
    concepto: concepto?.place ?? null,
    detalles: placesOf(columns.filter((column) => column !== concepto && isDetail(column))),
    divisa: divisaColumn(columns),
    estado: placeOf(columns.find(({ heading, profile }) => heading.kind === 'state' && profile.texts > 0)),
    signo: signColumn(columns),
    referencia: referenceColumn(columns),
    cuenta: placeOf(
      columns.find(
        ({ heading, profile }) => heading.kind === 'account' && profile.filled > 0 && profile.distinct <= 20,
      ),
    ),
    cuota: placeOf(columns.find(isCuotaColumn)),
  };
}

function dayRoles(days: readonly HeadedColumn[]): Pick<ColumnChoices, 'days' | 'orderDay' | 'operationDay'> {
  function kindOf({ heading }: HeadedColumn) {
    return heading.kind === 'day' ? heading.of : null;
  }
  const booked = days.find((column) => ['plain', 'booking'].includes(kindOf(column) ?? ''));
  return {
    days: placesOf(days),
    orderDay: placeOf(booked ?? days[0]),
    operationDay: placeOf(days.find((column) => kindOf(column) === 'operation')),
  };
}

function isDayColumn({ heading, profile }: HeadedColumn): boolean {
  return heading.kind === 'day' && profile.days > 0 && profile.days >= profile.filled * 0.5;
}

function dayRank({ heading, profile }: HeadedColumn): number {
  const rank = heading.kind === 'day' ? DAY_RANK[heading.of] : 0;
  // A day that many rows lack, such as the completion of pending rows, cannot lead.
  return profile.filled < profile.rows * 0.5 ? rank - 10 : rank;
}

function divisaColumn(columns: readonly HeadedColumn[]): number | null {
  const own = columns.filter(({ text }) => !OF_ORIGINAL.test(text));
  return placeOf(
    own.find(({ heading }) => heading.kind === 'currency') ??
      own.find(({ heading, profile }) => NAMELESS.has(heading.kind) && isDivisaColumn(profile)),
  );
}

function textRank({ heading, profile }: HeadedColumn): number {
  if (isSignColumn(profile)) return 0;
  // A column with a text heading may hold numbers, if no other column fits.
  if (profile.texts === 0) return heading.kind === 'text' && profile.filled > 0 ? heading.rank / 100 : 0;
  const share = profile.texts / Math.max(1, profile.rows);
  if (heading.kind === 'text')
    return heading.rank + (share >= (heading.rank >= NAMING_RANK ? 0.15 : 0.3) ? 100 : 0);
  return heading.kind === 'other' ||
    heading.kind === 'charge' ||
    heading.kind === 'sign' ||
    heading.kind === 'reference'
    ? share * 5
    : 0;
}

function isCuotaColumn({ heading, profile }: HeadedColumn): boolean {
  if (heading.kind === 'cuota') return profile.filled > 0 && profile.priced === 0;
  return heading.kind === 'other' && profile.cuotas > 0 && profile.cuotas === profile.filled;
}

function isDetail(column: HeadedColumn): boolean {
  const { heading, profile } = column;
  if (profile.texts === 0 || isSignColumn(profile) || isCuotaColumn(column)) return false;
  return (
    heading.kind === 'text' ||
    heading.kind === 'other' ||
    heading.kind === 'sign' ||
    heading.kind === 'charge'
  );
}

/** Headings of the means of payment: «Crédito» below them is a card. */
const namesNoSide = wordTester(
  'medios?|metodos?|formas?|tarjetas?|cards?|method|cuentas?|accounts?|productos?|products?',
  'canal|categorias?|category',
);

/** A column with both sides goes before one with a single side. */
function signColumn(columns: readonly HeadedColumn[]): number | null {
  const marked = columns.filter(
    ({ profile, text }) => isSignColumn(profile) && !namesNoSide(headingWords(text)),
  );
  return (marked.find(({ profile }) => profile.hasBothSides) ?? marked[0])?.place ?? null;
}

function referenceColumn(columns: readonly HeadedColumn[]): number | null {
  const named = columns.filter(
    ({ heading, profile }) => heading.kind === 'reference' && profile.filled > profile.rows * 0.5,
  );
  const [best] = named.sort((one, other) => referenceRank(other) - referenceRank(one));
  return best?.place ?? null;
}

function referenceRank({ heading, profile }: HeadedColumn): number {
  return (heading.kind === 'reference' ? heading.rank : 0) + profile.distinct / Math.max(1, profile.rows);
}
