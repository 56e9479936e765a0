import { isFecha } from '@/lib/domain/dates';
import type { DatedTable } from '@/lib/statements/date-tables';
import { etiquetasOfCell } from '@/lib/statements/cell';
import type { BadCell } from '@/lib/statements/money-columns';
import type { Movement, Place, Problem } from '@/lib/statements/movement';
import { dayAt, textAt } from '@/lib/statements/raw-table';
import { rightShare } from '@/lib/statements/settle-money';

/**
 * At most one reason for each of day, amount and balance. `isForeign`: a column of another currency holds the amount.
 */
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
  if (kind === 'unread') return [unreadProblem(dated, at, place)];
  if (kind !== 'movement') return [];
  const problems = [...dayProblem(dated, at, place), ...amountProblem(dated, amounts, at, place, isForeign)];
  const saldos = money.balance === null ? undefined : raw.money.get(money.balance);
  const bad = saldos?.bad.get(at);
  if (saldos && bad) problems.push(badCell(bad, { ...place, column: saldos.column + 1 }, 'bad-balance'));
  return problems;
}

/** Of an expense, which is read without it. */
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

/** Of an expense, which is read without these tags. */
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

/** The last row that lacks cells was cut off. */
function unreadProblem({ reading: { raw } }: DatedTable, at: number, place: Place): Problem {
  const { table } = raw;
  const cells = table.sheet.rows[place.row - 1]?.length ?? 0;
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

/** A row whose own day is broken does not take another of its days instead. */
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

function badCell(bad: BadCell, place: Place, code: 'bad-amount' | 'bad-balance'): Problem {
  if (bad.kind === 'text') return { code, place, text: bad.text };
  return { code: 'no-value', place, kind: bad.kind, text: bad.text };
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
