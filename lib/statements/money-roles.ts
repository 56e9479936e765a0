import { divisaNamed, isOwnDivisa } from '@/lib/statements/currencies';
import { placeOf, placesOf, type ColumnChoices } from '@/lib/statements/column-choices';
import { isMoneyColumn, type ColumnProfile } from '@/lib/statements/column-profile';
import type { Heading } from '@/lib/statements/header-words';

/** `text` is the heading as written. */
export type HeadedColumn = { place: number; heading: Heading; profile: ColumnProfile; text: string };

type ForeignColumn = ColumnChoices['foreign'][number];

export function moneyRoles(
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
      columns.filter(({ heading, profile }) => heading.kind === 'balance' && isMoneyColumn(profile)),
    ),
    fee: placeOf(columnNamed(columns, 'fee')),
  };
}

function amountColumns(columns: readonly HeadedColumn[]): HeadedColumn[] {
  return (
    columns
      .filter(({ heading, profile }) => heading.kind === 'amount' && isMoneyColumn(profile))
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

/**
 * Finds the amount columns of other currencies. `others` have amounts only if the main column has none, so they are
 * no alternative to it.
 */
function columnsApart(
  columns: readonly HeadedColumn[],
  preferred: string,
): { foreign: ForeignColumn[]; others: HeadedColumn[] } {
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
  return columns.find(({ heading, profile }) => heading.kind === kind && isMoneyColumn(profile)) ?? null;
}

/** The counterpart holds amounts only in rows that the known column leaves empty. */
function counterpartOf(known: HeadedColumn | null, columns: readonly HeadedColumn[]): HeadedColumn | null {
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
