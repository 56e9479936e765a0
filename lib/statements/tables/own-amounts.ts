import { wordTester } from '@/lib/read/patterns';
import type { ColumnProfile } from './column-profile';
import type { ColumnChoices } from './column-roles';
import { divisaNamed, isOwnDivisa } from './currencies';
import type { CellTable } from './find-tables';
import { type MoneyColumn, readMoneyColumns } from './money-columns';
import { textAt } from './raw-table';
import { headingOf, headingWords } from '@/lib/statements/cells/table-words';

/** `isOwn`: in the person's currency; null if neither heading nor a column beside tells. `column`: of currencies. */
type Amount = {
  place: number;
  isOwn: boolean | null;
  column: number | null;
  isReference: boolean;
  isForeign: boolean;
};

const isConverted = wordTester(
  'converted|convertid[oa]|contravalor|equivalentes?|equivalent|main|principal|ref',
);
const isOfOther = wordTester('divisa|moneda extranjera|originale?|origen|foreign');

/** Prefers amounts in the person's currency to those in another beside them. */
export function withOwnAmounts(
  table: CellTable,
  profiles: readonly ColumnProfile[],
  choices: ColumnChoices,
  divisa: string,
  answered: number | undefined,
): ColumnChoices {
  const amounts = amountsOf(table, profiles, divisa);
  if (choices.charge !== null && choices.credit !== null) return withMain(table, choices, amounts, divisa);
  if (choices.amounts.length === 0) return choices;
  for (const other of amounts) {
    if (other.isOwn !== false && !other.isForeign) continue;
    for (const own of amounts) {
      if (own === other || own.isForeign || own.isOwn === false) continue;
      if (own.isOwn === null && !own.isReference && !other.isForeign) continue;
      const agreement = agreementOf(table, own, other, divisa);
      const isUnproved = agreement === 'open' && own.isOwn === null;
      if (agreement === 'differ' || (isUnproved && answered === other.place)) continue;
      // Headings that prefer one column say nothing of the currency beside it.
      if (isUnproved && !isOpen(choices, own, other)) {
        if (choices.divisa !== null && isOnlyOf(table, other, choices.divisa))
          return { ...choices, divisa: null };
        continue;
      }
      const places = isUnproved && answered !== own.place ? [own.place, other.place] : [own.place];
      const kept = choices.divisa === other.column ? null : choices.divisa;
      return { ...choices, amounts: places, tied: places, foreign: [], divisa: own.column ?? kept };
    }
  }
  return choices;
}

/** Both sides have one column in the person's currency. */
function withMain(
  table: CellTable,
  choices: ColumnChoices,
  amounts: readonly Amount[],
  divisa: string,
): ColumnChoices {
  const { charge, credit, divisa: written } = choices;
  const main = amounts.find((one) => one.isOwn === true && one.isReference && one.column !== null);
  if (!main || charge === null || credit === null || written === null || main.column === written)
    return choices;
  const money = readMoneyColumns(table, [main.place, charge, credit]);
  function valueAt(column: number, at: number) {
    return Math.abs(money.get(column)?.values[at] ?? 0);
  }
  const agrees = table.rows.every((_, at) => {
    const [value, counted] = [valueAt(charge, at) + valueAt(credit, at), valueAt(main.place, at)];
    return isOwnAt(table, at, written, divisa) ? value === counted : (value === 0) === (counted === 0);
  });
  return agrees ? { ...choices, main: main.place, divisa: main.column } : choices;
}

function isOnlyOf(table: CellTable, { place }: Amount, divisa: number): boolean {
  const filled = table.rows.map((_, at) => [place, divisa].map((one) => textAt(table, at, one) !== ''));
  return (
    divisa === place + 1 &&
    filled.every(([amount, named]) => amount === named) &&
    filled.some(([amount]) => !amount)
  );
}

/** The headings alone do not prefer `own`. */
function isOpen({ amounts }: ColumnChoices, own: Amount, other: Amount): boolean {
  return amounts[0] !== own.place || amounts.includes(other.place);
}

function amountsOf(table: CellTable, profiles: readonly ColumnProfile[], divisa: string): Amount[] {
  const header = table.header ?? [];
  const places = header.flatMap((text, place) => {
    const { kind } = headingOf(text);
    return profiles[place]?.isMoney && (kind === 'amount' || kind === 'currency') ? [place] : [];
  });
  return places.map((place): Amount => {
    const text = header[place] ?? '';
    const named = divisaNamed(text);
    const beside = [place + 1, place - 1].find(
      (near) => profiles[near]?.isDivisa && !(near < place && places.includes(near - 1)),
    );
    const column = named === null ? (beside ?? null) : null;
    const words = headingWords(text);
    return {
      ...{ place, column, isOwn: named === null ? null : isOwnDivisa(named, divisa) },
      ...(column !== null && { isOwn: table.rows.every((_, at) => isOwnAt(table, at, column, divisa)) }),
      isReference: headingOf(text).kind === 'currency' || isConverted(words),
      isForeign: named === null && isOfOther(words),
    };
  });
}

function isOwnAt(table: CellTable, at: number, column: number, divisa: string): boolean {
  const code = divisaNamed(textAt(table, at, column));
  return code === null || isOwnDivisa(code, divisa);
}

/** `agree`: equal in all rows of the own currency; `open`: there is no such row; signs agree in both. */
function agreementOf(
  table: CellTable,
  own: Amount,
  other: Amount,
  divisa: string,
): 'agree' | 'open' | 'differ' {
  const money = readMoneyColumns(table, [own.place, other.place]);
  const [ownValues, values] = [valuesOf(money, own), valuesOf(money, other)];
  let agreement: 'agree' | 'open' = 'open';
  for (const [at, value] of values.entries()) {
    const counted = ownValues[at] ?? null;
    if (value === null || value === 0) continue;
    if (counted === null || Math.sign(counted) !== Math.sign(value)) return 'differ';
    if (other.column === null || textAt(table, at, other.column) === '') continue;
    if (!isOwnAt(table, at, other.column, divisa)) continue;
    if (counted !== value) return 'differ';
    agreement = 'agree';
  }
  return agreement;
}

function valuesOf(money: ReadonlyMap<number, MoneyColumn>, { place }: Amount): MoneyColumn['values'] {
  return money.get(place)?.values ?? [];
}
