import { wordTester } from '@/lib/read/patterns';
import type { ColumnProfile } from './column-profile';
import { divisaNamed, isOwnDivisa } from './currencies';
import { type Heading, headingOf, headingWords } from '@/lib/statements/cells/table-words';

/** The likely first; the balance decides among several. */
export type ColumnChoices = {
  /** The operation's day first, else the booking's, else any. */
  days: number[];
  /** The day by which the bank orders its rows. */
  orderDay: number | null;
  operationDay: number | null;
  concepto: number | null;
  /** Beside it, operations alone. */
  operacion: number | null;
  detalles: number[];
  amounts: number[];
  /** Of `amounts`, those with equally likely headings. */
  tied: number[];
  /** All amount columns if their currencies differ. */
  foreign: ForeignColumn[];
  net: boolean;
  charge: number | null;
  credit: number | null;
  /** Magnitudes of charge and credit, in the person's currency. */
  main: number | null;
  balances: number[];
  fee: number | null;
  /** The part of the amount that came back. */
  back: number | null;
  etiquetas: number | null;
  divisa: number | null;
  estado: number | null;
  signo: number | null;
  referencia: number | null;
  cuenta: number | null;
  cuota: number | null;
};

type ForeignColumn = { column: number; divisa: string; side: 'signed' | 'out' | 'in' };

/** Headings from this rank on name somebody, if only in some rows. */
const NAMING_RANK = 80;
const DAY_RANK = { operation: 3, plain: 2, booking: 1, value: 0 };

const OF_ORIGINAL = /orig|extranj|foreign/i;
/** Under these kinds of heading the cells tell the currency. */
const NAMELESS: ReadonlySet<Heading['kind']> = new Set(['other', 'text', 'day']);
const DETAILED: ReadonlySet<Heading['kind']> = new Set(['text', 'other', 'sign', 'charge']);

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
  const etiquetas = etiquetasColumn(columns);
  const texts = columns.filter((column) => column !== etiquetas);
  const ranked = texts
    .filter((column) => textRank(column) > 0)
    .sort((one, other) => textRank(other) - textRank(one));
  const concepto = mainText(ranked);
  return {
    ...dayRoles(columns.filter(isDayColumn).sort((one, other) => dayRank(other) - dayRank(one))),
    ...moneyRoles(paidColumns(columns), divisa),
    main: null,
    back: placeOf(refundColumns(columns)?.back),
    etiquetas: placeOf(etiquetas),
    concepto: placeOf(concepto),
    operacion: concepto === ranked[0] ? null : placeOf(ranked[0]),
    detalles: placesOf(texts.filter((column) => column !== concepto && isDetail(column))),
    divisa: divisaColumn(columns),
    estado: stateColumn(columns),
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

function stateColumn(columns: readonly HeadedColumn[]): number | null {
  return placeOf(
    columns.find(({ heading, profile }) => heading.kind === 'state' && profile.texts > 0) ??
      columns.find(
        ({ heading, profile }) =>
          heading.kind === 'other' && profile.isOfStates && profile.filled === profile.rows,
      ),
  );
}

/** «devuelto» and «neto» of our own CSV, if another column says what was paid. */
function refundColumns(columns: readonly HeadedColumn[]): Record<'back' | 'net', HeadedColumn> | null {
  const [back, net] = ['devuelto', 'neto'].map((name) =>
    columns.find(({ text, profile }) => headingWords(text) === name && profile.isMoney),
  );
  if (!back || !net) return null;
  return amountColumns(columns).some((column) => column !== net) ? { back, net } : null;
}

/** In our CSV or elsewhere, if another column tells what was bought. */
function etiquetasColumn(columns: readonly HeadedColumn[]): HeadedColumn | undefined {
  const named = columns.find(({ text, profile }) => headingWords(text) === 'etiquetas' && profile.filled > 0);
  return columns.some((column) => column !== named && textRank(column) > 0) ? named : undefined;
}

/** An expense is stored as it was paid, before refunds. */
function paidColumns(columns: readonly HeadedColumn[]): readonly HeadedColumn[] {
  const refunds = refundColumns(columns);
  return refunds ? columns.filter((column) => column !== refunds.back && column !== refunds.net) : columns;
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
  // A day that many rows lack cannot lead.
  return profile.filled < profile.rows * 0.5 ? rank - 10 : rank;
}

function divisaColumn(columns: readonly HeadedColumn[]): number | null {
  const own = columns.filter(({ text }) => !OF_ORIGINAL.test(text));
  return placeOf(
    own.find(({ heading }) => heading.kind === 'currency') ??
      own.find(({ heading, profile }) => NAMELESS.has(heading.kind) && profile.isDivisa),
  );
}

function textRank({ heading, profile }: HeadedColumn): number {
  // «COMPRA:LIDL» tells the side, and is the text as well.
  const isNamed = profile.isOfPaths && heading.kind === 'text' && heading.rank >= NAMING_RANK;
  if (profile.isSign && !isNamed) return 0;
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

/** The likeliest heading, unless its texts name nobody («RECIBO») and another's do. */
function mainText(columns: readonly HeadedColumn[]): HeadedColumn | undefined {
  const [first] = columns;
  if (!first || first.profile.named * 2 > first.profile.rows) return first;
  const least = first.profile.named * 2 > first.profile.texts ? first.profile.named * 2 : 1;
  return (
    columns.find(
      ({ heading, profile: { named, texts } }) =>
        heading.kind === 'text' &&
        heading.rank >= NAMING_RANK &&
        named * 2 > texts &&
        named >= least &&
        named > first.profile.named,
    ) ?? first
  );
}

function isCuotaColumn({ heading, profile }: HeadedColumn): boolean {
  if (heading.kind === 'cuota') return profile.filled > 0 && profile.priced === 0;
  return heading.kind === 'other' && profile.cuotas > 0 && profile.cuotas === profile.filled;
}

function isDetail(column: HeadedColumn): boolean {
  const { heading, profile } = column;
  if (profile.texts === 0 || profile.isSign || isCuotaColumn(column)) return false;
  return DETAILED.has(heading.kind);
}

/** Below headings of the means of payment, «Crédito» is a card. */
const namesNoSide = wordTester(
  'medios?|metodos?|formas?|tarjetas?|cards?|method|cuentas?|accounts?|productos?|products?',
  'canal|categorias?|category',
);

/** A column with both sides goes before one with a single side. */
function signColumn(columns: readonly HeadedColumn[]): number | null {
  const marked = columns.filter(
    ({ profile, text }) => profile.isSign && (profile.isOfPaths || !namesNoSide(headingWords(text))),
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

type HeadedColumn = { place: number; heading: Heading; profile: ColumnProfile; text: string };

function moneyRoles(
  columns: readonly HeadedColumn[],
  divisa: string,
): Pick<ColumnChoices, 'amounts' | 'tied' | 'foreign' | 'net' | 'charge' | 'credit' | 'balances' | 'fee'> {
  const apart = columnsApart(columns, divisa);
  const amounts = amountColumns(columns).filter((column) => !apart.others.includes(column));
  const own = columns.filter((column) => !apart.others.includes(column));
  const charge = columnNamed(own, 'charge');
  const credit = columnNamed(own, 'credit');
  const [first] = amounts;
  return {
    amounts: placesOf(
      amounts.filter((column) => amountRank(column) >= 0 || amounts.every((one) => amountRank(one) < 0)),
    ),
    tied: placesOf(amounts.filter((column) => first && amountRank(column) === amountRank(first))),
    foreign: apart.foreign,
    net: first !== undefined && /\b(?:net|neto)\b/i.test(first.text.replaceAll('_', ' ')),
    charge: placeOf(charge ?? counterpartOf(credit, columns)),
    credit: placeOf(credit ?? counterpartOf(charge, columns)),
    balances: placesOf(
      columns.filter(({ heading, profile }) => heading.kind === 'balance' && profile.isMoney),
    ),
    fee: placeOf(columnNamed(columns, 'fee')),
  };
}

function amountColumns(columns: readonly HeadedColumn[]): HeadedColumn[] {
  return (
    columns
      .filter(({ heading, profile }) => heading.kind === 'amount' && profile.isMoney)
      // «Valor» is the value day as often as the amount.
      .filter(({ profile }, _, some) => !isOfDays(profile) || some.every((other) => isOfDays(other.profile)))
      .sort((one, other) => amountRank(other) - amountRank(one))
  );
}

function amountRank({ heading }: HeadedColumn): number {
  return heading.kind === 'amount' ? heading.rank : 0;
}

/** Days such as 20260428 could be amounts. */
function isOfDays({ days, filled, priced }: ColumnProfile): boolean {
  return priced === 0 && days >= filled * 0.9;
}

/** `others` have amounts only where the main column has none. */
function columnsApart(
  columns: readonly HeadedColumn[],
  preferred: string,
): { foreign: ForeignColumn[]; others: HeadedColumn[] } {
  const money = columns.filter(
    (column) => sideOf(column) !== null && column.profile.isMoney && amountRank(column) >= 0,
  );
  const [most] = [...money].sort(
    (one, other) =>
      Number(isOwn(other, preferred)) - Number(isOwn(one, preferred)) ||
      other.profile.moved - one.profile.moved,
  );
  const own = divisaNamed(most?.text ?? '');
  const named = money.filter(({ text }) => divisaNamed(text) !== null);
  const others = named.filter(({ text }) => divisaNamed(text) !== own);
  if (!most || others.length === 0) return { foreign: [], others };
  return {
    foreign: named.flatMap((column): ForeignColumn[] => {
      const [divisa, side] = [divisaNamed(column.text), sideOf(column)];
      return divisa === null || side === null ? [] : [{ column: column.place, divisa, side }];
    }),
    others: others.filter(({ profile }) => profile.moved + most.profile.moved <= profile.rows),
  };
}

function isOwn({ text }: HeadedColumn, preferred: string): boolean {
  const divisa = divisaNamed(text);
  return divisa !== null && isOwnDivisa(divisa, preferred);
}

function sideOf({ heading }: HeadedColumn): ForeignColumn['side'] | null {
  if (heading.kind === 'amount') return 'signed';
  if (heading.kind === 'charge') return 'out';
  return heading.kind === 'credit' ? 'in' : null;
}

function columnNamed(
  columns: readonly HeadedColumn[],
  kind: 'charge' | 'credit' | 'fee',
): HeadedColumn | null {
  return columns.find(({ heading, profile }) => heading.kind === kind && profile.isMoney) ?? null;
}

/** The column beside a charge or a credit, with amounts only where that one is empty. */
function counterpartOf(known: HeadedColumn | null, columns: readonly HeadedColumn[]): HeadedColumn | null {
  if (!known) return null;
  const { rows, moved } = known.profile;
  const fitting = columns.filter(
    ({ heading, profile }) =>
      heading.kind === 'other' &&
      profile.isMoney &&
      profile.priced > 0 &&
      Math.abs(profile.moved + moved - rows) <= rows * 0.05,
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

export function placeOf(column: { place: number } | null | undefined): number | null {
  return column?.place ?? null;
}

export function placesOf(columns: readonly { place: number }[]): number[] {
  return columns.map(({ place }) => place);
}
