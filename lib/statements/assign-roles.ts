import { wordTester } from '@/lib/read/patterns';
import { divisaNamed, isOwnDivisa } from '@/lib/statements/currencies';
import type { ColumnProfile } from '@/lib/statements/column-profile';
import { headingOf, headingWords, type Heading } from '@/lib/statements/header-words';
import type { ColumnRole } from '@/lib/statements/mapping';

/** The possible roles of columns, the likely first; the balance decides among several. */
export type ColumnChoices = {
  /** The operation's day first, else the booking's, else any. */
  days: number[];
  /** The day by which the bank orders its rows. */
  orderDay: number | null;
  operationDay: number | null;
  concepto: number | null;
  detalles: number[];
  amounts: number[];
  /** The columns of `amounts` whose headings are equally likely. */
  tied: number[];
  /** All amount columns if their currencies differ: each gives the amount of rows that lack one in the main column. */
  foreign: ForeignColumn[];
  net: boolean;
  charge: number | null;
  credit: number | null;
  balances: number[];
  fee: number | null;
  divisa: number | null;
  estado: number | null;
  signo: number | null;
  referencia: number | null;
  cuenta: number | null;
  cuota: number | null;
};

type ForeignColumn = { column: number; divisa: string; side: 'signed' | 'out' | 'in' };

type Column = { place: number; heading: Heading; profile: ColumnProfile; text: string };

/** Headings from this rank on name somebody, if only in some rows. */
const NAMING_RANK = 80;
const DAY_RANK = { operation: 3, plain: 2, booking: 1, value: 0 };

/** Gives columns their roles by heading, if the content agrees. `divisa` is the person's currency. */
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

/** `days` come the likely first. */
function dayRoles(days: readonly Column[]): Pick<ColumnChoices, 'days' | 'orderDay' | 'operationDay'> {
  function kindOf({ heading }: Column) {
    return heading.kind === 'day' ? heading.of : null;
  }
  const booked = days.find((column) => ['plain', 'booking'].includes(kindOf(column) ?? ''));
  return {
    days: placesOf(days),
    orderDay: placeOf(booked ?? days[0]),
    operationDay: placeOf(days.find((column) => kindOf(column) === 'operation')),
  };
}

function moneyRoles(
  columns: readonly Column[],
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
      columns.filter(({ heading, profile }) => heading.kind === 'balance' && isMoneyColumn(profile)),
    ),
    fee: placeOf(columnNamed(columns, 'fee')),
  };
}

function amountColumns(columns: readonly Column[]): Column[] {
  return (
    columns
      .filter(({ heading, profile }) => heading.kind === 'amount' && isMoneyColumn(profile))
      // «Valor» is the value day as often as the amount.
      .filter(({ profile }, _, some) => !isOfDays(profile) || some.every((other) => isOfDays(other.profile)))
      .sort((one, other) => amountRank(other) - amountRank(one))
  );
}

function divisaColumn(columns: readonly Column[]): number | null {
  const own = columns.filter(({ text }) => !OF_ORIGINAL.test(text));
  return placeOf(
    own.find(({ heading }) => heading.kind === 'currency') ??
      own.find(({ heading, profile }) => NAMELESS.has(heading.kind) && isDivisaColumn(profile)),
  );
}

function placeOf(column: { place: number } | null | undefined): number | null {
  return column?.place ?? null;
}

function placesOf(columns: readonly { place: number }[]): number[] {
  return columns.map(({ place }) => place);
}

/** Proposes roles by content alone; the person is asked. */
export function rolesByContent(profiles: readonly ColumnProfile[]): ColumnChoices {
  const columns = profiles.map((profile, place) => ({ place, profile }));
  const days = columns.filter(
    ({ profile }) =>
      profile.filled > 0 && profile.days >= profile.filled * 0.9 && profile.days >= profile.rows * 0.5,
  );
  const money = columns.filter(
    ({ profile, place }) =>
      isMoneyColumn(profile) &&
      (profile.distinct > 1 || profile.rows === 1) &&
      !days.some((day) => day.place === place),
  );
  const priced = money.filter(({ profile }) => profile.priced > 0 || profile.negatives > 0);
  const amounts = (priced.length > 0 ? priced : money).sort(
    (one, other) => Number(other.profile.negatives > 0) - Number(one.profile.negatives > 0),
  );
  const texts = columns
    .filter(
      ({ profile, place }) =>
        profile.texts > profile.filled * 0.5 &&
        !isDivisaColumn(profile) &&
        !days.some((day) => day.place === place),
    )
    .sort((one, other) => weight(other.profile) - weight(one.profile));
  return {
    days: placesOf(days),
    orderDay: placeOf(days[0]),
    operationDay: null,
    concepto: placeOf(texts[0]),
    detalles: texts
      .slice(1)
      .filter(({ profile }) => profile.distinct > 1 && !isSignColumn(profile))
      .map(({ place }) => place)
      .sort((one, other) => one - other),
    amounts: amounts.map(({ place }) => place),
    tied: [],
    foreign: [],
    net: false,
    charge: null,
    credit: null,
    balances: amounts.map(({ place }) => place).reverse(),
    fee: null,
    divisa: columns.find(({ profile }) => isDivisaColumn(profile))?.place ?? null,
    estado: null,
    signo: columns.find(({ profile }) => isSignColumn(profile))?.place ?? null,
    referencia: null,
    cuenta: null,
    cuota: null,
  };
}

export function rolesByMapping(roles: readonly ColumnRole[]): ColumnChoices {
  function all(role: ColumnRole): number[] {
    return roles.flatMap((other, place) => (other === role ? [place] : []));
  }
  function one(role: ColumnRole): number | null {
    return all(role)[0] ?? null;
  }
  const fecha = one('fecha');
  return {
    days: [...all('fecha'), ...all('otraFecha')],
    orderDay: fecha,
    operationDay: null,
    concepto: one('concepto'),
    detalles: all('detalle'),
    amounts: all('importe'),
    tied: [],
    foreign: [],
    net: false,
    charge: one('cargo'),
    credit: one('abono'),
    balances: all('saldo'),
    fee: one('comision'),
    divisa: one('divisa'),
    estado: one('estado'),
    signo: one('signo'),
    referencia: one('referencia'),
    cuenta: one('cuenta'),
    cuota: one('cuota'),
  };
}

function isDayColumn({ heading, profile }: Column): boolean {
  return heading.kind === 'day' && profile.days > 0 && profile.days >= profile.filled * 0.5;
}

function dayRank({ heading, profile }: Column): number {
  const rank = heading.kind === 'day' ? DAY_RANK[heading.of] : 0;
  // A day that many rows lack, such as the completion of pending rows, cannot lead.
  return profile.filled < profile.rows * 0.5 ? rank - 10 : rank;
}

function isMoneyColumn(profile: ColumnProfile): boolean {
  return (
    profile.amounts > 0 && profile.amounts >= profile.filled * 0.6 && profile.texts <= profile.filled * 0.3
  );
}

function amountRank({ heading }: Column): number {
  return heading.kind === 'amount' ? heading.rank : 0;
}

/** True for days such as 20260428, which could be amounts. */
function isOfDays({ days, filled, priced }: ColumnProfile): boolean {
  return priced === 0 && days >= filled * 0.9;
}

/**
 * Finds the amount columns of other currencies. `others` have amounts only if the main column has none, so they are no
 * alternative to it.
 */
function columnsApart(
  columns: readonly Column[],
  preferred: string,
): { foreign: ForeignColumn[]; others: Column[] } {
  const money = columns.filter(
    (column) => sideOf(column) !== null && isMoneyColumn(column.profile) && amountRank(column) >= 0,
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

function isOwn({ text }: Column, preferred: string): boolean {
  const divisa = divisaNamed(text);
  return divisa !== null && isOwnDivisa(divisa, preferred);
}

function sideOf({ heading }: Column): ForeignColumn['side'] | null {
  if (heading.kind === 'amount') return 'signed';
  if (heading.kind === 'charge') return 'out';
  return heading.kind === 'credit' ? 'in' : null;
}

function columnNamed(columns: readonly Column[], kind: 'charge' | 'credit' | 'fee'): Column | null {
  return columns.find(({ heading, profile }) => heading.kind === kind && isMoneyColumn(profile)) ?? null;
}

/** Finds the partner of a known amount column: it holds amounts only in rows that the known one leaves empty. */
function counterpartOf(known: Column | null, columns: readonly Column[]): Column | null {
  if (!known) return null;
  const { rows, moved } = known.profile;
  const fitting = columns.filter(
    ({ heading, profile }) =>
      heading.kind === 'other' &&
      isMoneyColumn(profile) &&
      profile.priced > 0 &&
      Math.abs(profile.moved + moved - rows) <= rows * 0.05,
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function textRank({ heading, profile }: Column): number {
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

function isCuotaColumn({ heading, profile }: Column): boolean {
  if (heading.kind === 'cuota') return profile.filled > 0 && profile.priced === 0;
  return heading.kind === 'other' && profile.cuotas > 0 && profile.cuotas === profile.filled;
}

function isDetail(column: Column): boolean {
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

/** Finds the column that says which way money goes; one with both sides goes first. */
function signColumn(columns: readonly Column[]): number | null {
  const marked = columns.filter(
    ({ profile, text }) => isSignColumn(profile) && !namesNoSide(headingWords(text)),
  );
  return (marked.find(({ profile }) => profile.hasBothSides) ?? marked[0])?.place ?? null;
}

const OF_ORIGINAL = /orig|extranj|foreign/i;
/** Under these kinds of heading the cells tell the currency. */
const NAMELESS: ReadonlySet<Heading['kind']> = new Set(['other', 'text', 'day']);

function isDivisaColumn({ divisas, filled, rows }: ColumnProfile): boolean {
  return divisas > 0 && divisas === filled && filled >= rows * 0.5;
}

function isSignColumn({ filled: texts, dashes, signMarks, hasBothSides, rows }: ColumnProfile): boolean {
  const filled = texts + dashes;
  const marked = signMarks + dashes;
  return signMarks > 0 && marked >= filled * (hasBothSides ? 0.6 : 0.95) && filled >= rows * 0.5;
}

function referenceColumn(columns: readonly Column[]): number | null {
  const named = columns.filter(
    ({ heading, profile }) => heading.kind === 'reference' && profile.filled > profile.rows * 0.5,
  );
  const [best] = named.sort((one, other) => referenceRank(other) - referenceRank(one));
  return best?.place ?? null;
}

function referenceRank({ heading, profile }: Column): number {
  return (heading.kind === 'reference' ? heading.rank : 0) + profile.distinct / Math.max(1, profile.rows);
}

function weight(profile: ColumnProfile): number {
  return (profile.letters / Math.max(1, profile.rows)) * Math.min(profile.distinct, 20);
}
