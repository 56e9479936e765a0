import { isFecha } from '@/lib/domain/dates';
import { etiquetasOfCell } from '@/lib/statements/cells/cell';
import type { DatedTable } from './date-tables';
import type { CellTable } from './find-tables';
import type { Hundredths, Movement, Place, Problem } from '@/lib/statements/movement';
import { dayAt, textAt } from './raw-table';
import { rightShare } from './settle-money';

/** At most one each for day, amount and balance. `isForeign`: another column holds the amount. */
export function rowProblems(
  dated: DatedTable,
  amounts: readonly number[],
  at: number,
  isForeign: boolean,
): Problem[] {
  const { raw, money } = dated.reading;
  const { table } = raw;
  const kind = raw.kinds[at];
  const place: Place = { sheet: table.sheet.name, row: (table.rows[at] ?? 0) + 1, column: null };
  if (kind !== 'movement' && kind !== 'unread') return [];
  const problems = [...dayProblem(dated, at, place), ...amountProblem(dated, amounts, at, place, isForeign)];
  if (kind === 'unread')
    return hasUsualWidth(table, place) && problems.length > 0 ? problems : [unreadProblem(dated, at, place)];
  const saldos = money.balance === null ? undefined : raw.money.get(money.balance);
  const bad = saldos?.bad.get(at);
  if (saldos && bad) problems.push(badCell(bad, { ...place, column: saldos.column + 1 }, 'bad-balance'));
  return problems;
}

export function refundProblem(
  { reading: { raw } }: DatedTable,
  { importe, devuelto, state }: Movement,
  at: number,
): Problem[] {
  const { table, choices, kinds } = raw;
  if (choices.back === null || kinds[at] !== 'movement' || state.kind === 'ignored') return [];
  const column = raw.money.get(choices.back);
  const bad = column?.bad.get(at);
  if (!column || importe >= 0 || devuelto !== undefined || (!bad && !column.values[at])) return [];
  const place = { sheet: table.sheet.name, row: (table.rows[at] ?? 0) + 1, column: column.column + 1 };
  return [{ code: 'bad-refund', place, text: bad?.text ?? textAt(table, at, column.column) }];
}

export function etiquetaProblems(
  { reading: { raw } }: DatedTable,
  { importe, state }: Movement,
  at: number,
): Problem[] {
  const { table, choices, kinds } = raw;
  if (choices.etiquetas === null || kinds[at] !== 'movement') return [];
  if (importe >= 0 || state.kind === 'ignored') return [];
  const place = { sheet: table.sheet.name, row: (table.rows[at] ?? 0) + 1, column: choices.etiquetas + 1 };
  const { leftOut } = etiquetasOfCell(textAt(table, at, choices.etiquetas));
  return leftOut.map((text) => ({ code: 'bad-tag', place, text }));
}

function hasUsualWidth(table: CellTable, place: Place): boolean {
  return table.width === null || cellsIn(table, place) === table.width;
}

function cellsIn({ sheet }: CellTable, { row }: Place): number {
  return sheet.rows[row - 1]?.length ?? 0;
}

/** The last row that lacks cells was cut off. */
function unreadProblem({ reading: { raw } }: DatedTable, at: number, place: Place): Problem {
  const { table } = raw;
  const cells = cellsIn(table, place);
  const last = at === table.rows.length - 1 && place.row === table.sheet.rows.length;
  if (last && cells < (table.width ?? 0)) return { code: 'cut-off', place };
  return { code: 'shifted-row', place, cells, header: table.width ?? 0 };
}

function dayProblem({ reading: { raw }, fechas }: DatedTable, at: number, place: Place): Problem[] {
  if (fechas[at]) return isFecha(fechas[at]) && !leadIsBad(raw.days, at) ? [] : [badDay(raw.days, at, place)];
  const day = dayAt(raw.days, at);
  const bad = raw.days.find((column) => column.bad.has(at));
  if (day === null && !bad) return [{ code: 'no-day', place, text: raw.conceptos[at] ?? '' }];
  const column = bad?.column ?? raw.days.find((one) => one.days[at])?.column ?? 0;
  return [{ code: 'bad-day', place: { ...place, column: column + 1 }, text: textAt(raw.table, at, column) }];
}

/** Such a row does not take another of its days. */
function leadIsBad(days: DatedTable['reading']['raw']['days'], at: number): boolean {
  return days[0]?.bad.has(at) ?? false;
}

function badDay(days: DatedTable['reading']['raw']['days'], at: number, place: Place): Problem {
  const [lead] = days;
  return {
    code: 'bad-day',
    place: { ...place, column: (lead?.column ?? 0) + 1 },
    text: lead?.bad.get(at) ?? '',
  };
}

function amountProblem(
  { reading: { raw, money } }: DatedTable,
  amounts: readonly number[],
  at: number,
  place: Place,
  isForeign: boolean,
): Problem[] {
  const fee = money.fee === 'apart' ? raw.choices.fee : null;
  const columns = fee === null ? amounts : [...amounts, fee];
  for (const column of columns) {
    const bad = raw.money.get(column)?.bad.get(at);
    if (bad) return [badCell(bad, { ...place, column: column + 1 }, 'bad-amount')];
  }
  if ((money.importes[at] ?? null) !== null || isForeign) return [];
  const text = raw.conceptos[at] ?? '';
  const written = columns.some((column) => typeof raw.money.get(column)?.values[at] === 'number');
  return [{ code: written ? 'no-sign' : 'no-amount', place, text }];
}

function badCell(
  { kind, text }: { kind: 'text' | 'formula' | 'error'; text: string },
  place: Place,
  code: 'bad-amount' | 'bad-balance',
): Problem {
  return kind === 'text' ? { code, place, text } : { code: 'no-value', place, kind, text };
}

/** Silent if the balance hardly ever fits. */
export function balanceProblems({ reading }: DatedTable): Problem[] {
  const { raw, money, groups } = reading;
  if (money.balance === null || rightShare(money) < 0.5) return [];
  const column = money.balance + 1;
  return money.chains.flatMap((chain, group) => {
    const places = money.chainPlaces[group] ?? groups[group]?.places ?? [];
    return chain.breaks.map(({ at, expected, found, suspect }): Problem => {
      const row = (raw.table.rows[places[at] ?? 0] ?? 0) + 1;
      return {
        code: 'broken-balance',
        place: { sheet: raw.table.sheet.name, row, column },
        expected,
        found,
        suspect,
      };
    });
  });
}

export function partProblems(
  { reading: { raw, money } }: DatedTable,
  parents: ReadonlyMap<number, Hundredths>,
): Problem[] {
  const { sheet, rows } = raw.table;
  return [...parents].flatMap(([at, found]): Problem[] => {
    const expected = money.importes[at] ?? null;
    if (expected === null || expected === found) return [];
    return [
      {
        code: 'wrong-total',
        place: { sheet: sheet.name, row: (rows[at] ?? 0) + 1, column: null },
        expected,
        found,
      },
    ];
  });
}
