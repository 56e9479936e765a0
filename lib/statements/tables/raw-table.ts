import { addDays, type Fecha } from '@/lib/domain/dates';
import { foldText } from '@/lib/read/words';
import {
  type Cell,
  cellText,
  isBlank,
  isBlankRow,
  looksLikeAmount,
  looksLikeDay,
} from '@/lib/statements/cells/cell';
import { isSerialDay } from './column-profile';
import type { ColumnChoices } from './column-roles';
import type { CellTable } from './find-tables';
import { divisaIn } from '@/lib/statements/cells/lex-amount';
import { type DayText, lexDay } from '@/lib/statements/cells/lex-day';
import { type MoneyColumn, readMoneyColumns } from './money-columns';
import type { AsideReason } from '@/lib/statements/movement';
import { isNo, isYes, movedInProgram } from './own-money';
import { isPendingTitle, isRowsTitle, isStateText, stateOf } from './row-states';
import { withoutExchange } from './settle-days';
import { markKey, type SideMark, sidesOf } from './side-marks';
import { sumReader } from './sum-rows';
import { isPlaceholder } from '@/lib/statements/cells/table-words';

/** By place in the table; null for empty and bad cells. */
type DayColumn = { column: number; days: (DayText | null)[]; bad: Map<number, string> };

/** Beside 2026-04-03, a day such as 2026-4-3 has lost a digit. */
const PADDED = /^\s*\d{4}-(?:0\d-\d\d|\d\d-0\d)/;
const UNPADDED = /^\s*\d{4}-(?:\d-|\d\d-\d(?!\d))/;

function readDayColumn(table: CellTable, column: number): DayColumn {
  const read: DayColumn = { column, days: [], bad: new Map() };
  const epoch = table.sheet.is1904 ? '1904-01-01' : '1899-12-30';
  const known = new Map<Cell, DayText | null | undefined>();
  const cells = table.rows.map((place) => table.sheet.rows[place]?.[column] ?? null);
  const isPadded = cells.some((cell) => typeof cell === 'string' && PADDED.test(cell));
  cells.forEach((cell, at) => {
    if (!known.has(cell)) {
      const isCut = isPadded && typeof cell === 'string' && UNPADDED.test(cell);
      known.set(cell, isCut ? undefined : dayIn(cell, epoch));
    }
    const day = known.get(cell);
    if (day === undefined) read.bad.set(at, cellText(cell));
    read.days.push(day ?? null);
  });
  return { ...read, days: withoutExchange(read.days, (at) => typeof cells[at] !== 'string') };
}

/** The day above, if the file prints each day once: three rows and a seventh of all lack it. */
function fillDays(column: DayColumn, wanted: readonly boolean[]): DayColumn {
  const blank = wanted.filter((is, at) => is && column.days[at] === null && !column.bad.has(at)).length;
  const rows = wanted.filter(Boolean).length;
  if (blank < 3 || blank * 7 < rows || column.days.every((day) => day === null)) return column;
  let last: DayText | null = null;
  const days = column.days.map((day, at) => {
    if (column.bad.has(at)) last = null;
    else if (day !== null) last = day;
    return day ?? (wanted[at] ? last : null);
  });
  return { ...column, days };
}

/** Undefined for no day, null for an empty cell. */
function dayIn(cell: Cell | undefined, epoch: Fecha): DayText | null | undefined {
  if (cell === undefined || isBlank(cell)) return null;
  if (isSerialDay(cell)) return { kind: 'fixed', fecha: addDays(epoch, Math.floor(cell)) };
  if (typeof cell === 'object' && cell !== null && cell.kind === 'day')
    return { kind: 'fixed', fecha: cell.fecha };
  const text = cellText(cell);
  if (isPlaceholder(text)) return null;
  const day = typeof cell === 'string' || typeof cell === 'number' ? lexDay(text, true) : null;
  return day === null || day.kind === 'impossible' ? undefined : day;
}

/** `unread` rows have cells in the wrong places. */
type RawKind = 'movement' | 'total' | 'saldo' | 'note' | 'unread';

/** Each list is by place in the table. */
export type RawTable = {
  table: CellTable;
  choices: ColumnChoices;
  money: Map<number, MoneyColumn>;
  days: ReturnType<typeof readDayColumn>[];
  kinds: RawKind[];
  states: ('revertido' | 'pendiente' | null)[];
  conceptos: string[];
  /** By the column of types; null without one. */
  marks: (SideMark | null)[] | null;
  moved: ReadonlyMap<number, AsideReason>;
};

const SAMPLE = 400;

/** `strictWidth`: a row of another length lost or won cells. */
export function readRawTable(table: CellTable, choices: ColumnChoices, strictWidth: boolean): RawTable {
  const { amounts, charge, credit, main, balances, fee, back } = choices;
  const foreign = choices.foreign.map(({ column }) => column);
  const named = [...amounts, ...foreign, charge, credit, main, ...balances, fee, back].filter(
    (column) => column !== null,
  );
  const money = readMoneyColumns(table, named);
  const moving = [...amounts, ...foreign, charge, credit, fee].filter((column) => column !== null);
  const days = choices.days.map((column) => readDayColumn(table, column));
  const open = takeOpen(days);
  const conceptos = table.rows.map((_, at) => textAt(table, at, choices.concepto));
  const marks = choices.signo === null ? null : marksOf(table, choices.signo);
  const usual = usualCells(table);
  const context = {
    table,
    choices,
    money,
    days,
    moving,
    conceptos,
    strictWidth,
    usual,
    marks,
    sumsOf: sumReader(),
  };
  const kinds = table.rows.map((_, at) => kindOf(context, at));
  return {
    table,
    choices,
    money,
    days: filledDays(days, kinds),
    kinds,
    states: statesOf(table, choices, kinds).map((state, at) => state ?? (open.has(at) ? 'pendiente' : null)),
    conceptos,
    marks,
    moved: movedInProgram(table),
  };
}

/** Rows with «offen» in place of a day. */
function takeOpen(days: RawTable['days']): ReadonlySet<number> {
  const open = new Set<number>();
  for (const { bad } of days)
    for (const [at, text] of bad)
      if (isStateText(text) && stateOf(text, false) === 'pendiente') {
        open.add(at);
        bad.delete(at);
      }
  return open;
}

function filledDays([lead, ...others]: RawTable['days'], kinds: readonly RawKind[]): RawTable['days'] {
  if (!lead) return [];
  const wanted = kinds.map((kind) => kind === 'movement');
  return [fillDays(lead, wanted), ...others];
}

function statesOf(table: CellTable, choices: ColumnChoices, kinds: readonly RawKind[]): RawTable['states'] {
  const { estado } = choices;
  const isOfPesos = estado !== null && hasPesos(table, choices);
  let untold = isTitledPending(table) ? ('pendiente' as const) : null;
  return table.rows.map((_, at) => {
    const title = kinds[at] === 'note' ? onlyTextAt(table.sheet, table.rows[at] ?? 0) : null;
    if (title !== null && isPendingTitle(title)) untold = 'pendiente';
    else if (title !== null && isRowsTitle(title)) untold = null;
    return (estado === null ? null : stateAt(table, at, estado, isOfPesos)) ?? untold;
  });
}

/** «Pendiente: sí», «Contabilizado: no». */
function stateAt(
  table: CellTable,
  at: number,
  column: number,
  isOfPesos: boolean,
): RawTable['states'][number] {
  const text = textAt(table, at, column);
  const heading = table.header?.[column] ?? '';
  if (text !== '' && isStateText(heading)) {
    const isOpen = stateOf(heading, false) === 'pendiente' ? isYes : isNo;
    if (isOpen(foldText(text))) return 'pendiente';
  }
  return stateOf(text, isOfPesos);
}

function onlyTextAt({ rows }: CellTable['sheet'], place: number): string | null {
  const [only, more] = (rows[place] ?? []).filter((cell) => !isBlank(cell));
  return only === undefined || more !== undefined ? null : cellText(only);
}

export function textAt({ sheet, rows }: CellTable, at: number, column: number | null): string {
  return column === null ? '' : cellText(sheet.rows[rows[at] ?? 0]?.[column]);
}

export function detailsAt({ table, choices, kinds }: RawTable, at: number): string[] {
  if (kinds[at] !== 'movement') return [];
  return choices.detalles.map((column) => textAt(table, at, column)).filter((text) => text !== '');
}

export function dayAt(days: RawTable['days'], at: number): DayText | null {
  for (const column of days) {
    const day = column.days[at];
    if (day) return day;
  }
  return null;
}

type Context = Omit<RawTable, 'kinds' | 'states' | 'moved'> & {
  moving: number[];
  strictWidth: boolean;
  usual: number;
  sumsOf: ReturnType<typeof sumReader>;
};

/** With an amount and nearly all cells, a row is no note: its cells are out of place. */
function kindOf(context: Context, at: number): RawKind {
  const kind = shapeOf(context, at);
  if (kind !== 'note') return kind;
  const { table, usual } = context;
  const filled = (table.sheet.rows[table.rows[at] ?? 0] ?? []).filter((cell) => !isBlank(cell));
  return filled.length >= Math.max(3, usual * 0.6) && filled.some(looksLikeAmount) ? 'unread' : 'note';
}

function shapeOf(context: Context, at: number): RawKind {
  const { table, money, days, moving, conceptos, choices, marks, sumsOf } = context;
  const row = table.sheet.rows[table.rows[at] ?? 0] ?? [];
  const hasDay = days.some((column) => column.days[at] !== null || column.bad.has(at));
  const day = dayAt(days, at);
  const hasAmount = moving.some((column) => money.get(column)?.values[at] !== null);
  const badAmount = moving.some((column) => money.get(column)?.bad.has(at));
  const hasBalance = choices.balances.some((column) => money.get(column)?.values[at] !== null);
  const label = cellText(row.find((cell) => !isBlank(cell)));
  if (marks?.[at] === 'total') return 'total';
  const inDay = sumsOf(days[0]?.bad.get(at) ?? '').plain;
  if (inDay !== null) return inDay;
  if (day === null && hasAmount && isFooter(row, days[0]?.bad.get(at))) return 'total';
  const concepto = sumsOf(conceptos[at] || onlyText(row));
  const reason = concepto.plain ?? sumsOf(label).plain;
  if (context.strictWidth && !(day === null && reason) && isShifted(row, table.width)) return 'unread';
  if (reason === 'total' && day === null) return 'total';
  if (reason === 'saldo' && (day === null || !hasAmount || allZero(money, moving, at))) return 'saldo';
  if (isAccountRow(context, at)) return 'saldo';
  const dated = day !== null && hasAmount ? concepto.dated : null;
  if (dated !== null && !isCounted(context, at)) return dated;
  if (!hasAmount && !hasBalance && !(badAmount && hasDay && day !== null))
    return day !== null && conceptos[at] !== '' && table.header !== null ? 'movement' : 'note';
  if (!hasAmount && !badAmount && day === null) return 'note';
  // As below a line: no movement that lost its day.
  if (day === null && !hasDay && (conceptos[at] ?? '') === '') return 'note';
  return 'movement';
}

/** Account number and balance. */
function isAccountRow({ table, conceptos, usual }: Context, at: number): boolean {
  if (table.header !== null || (at > 0 && at < table.rows.length - 1)) return false;
  const filled = (table.sheet.rows[table.rows[at] ?? 0] ?? []).filter((cell) => !isBlank(cell));
  return filled.length < usual && /^\d[\d ]{8,}[a-z]?$/i.test(conceptos[at] ?? '');
}

/** «Importe a pagar» in place of a day, beside one amount. */
function isFooter(row: readonly Cell[], label: string | undefined): boolean {
  const filled = row.filter((cell) => !isBlank(cell));
  return filled.length === 2 && label !== undefined && /^[^\d]*\p{L}{2}[^\d]* \p{L}{2}[^\d]*$/u.test(label);
}

/** No day, amount, currency or mark; '' for several. */
function onlyText(row: readonly Cell[]): string {
  const texts = row
    .filter((cell) => typeof cell === 'string' && !looksLikeDay(cell) && !looksLikeAmount(cell))
    .map(cellText)
    .filter((text) => /\p{L}{4}/u.test(text));
  return texts.length === 1 ? (texts[0] ?? '') : '';
}

/** It names pesos, all amounts have $, or none has decimals. */
function hasPesos(table: CellTable, { amounts, charge, credit, divisa }: ColumnChoices): boolean {
  const columns = [...amounts, charge, credit].filter((column) => column !== null);
  const texts = table.rows.flatMap((_, at) => columns.map((column) => textAt(table, at, column)));
  const named = [
    ...table.rows.map((_, at) => textAt(table, at, divisa)),
    ...columns.map((column) => table.header?.[column] ?? ''),
    ...texts,
  ].map((text) => divisaIn(text.toUpperCase()));
  if (named.some((code) => code !== null)) return named.some((code) => code === 'ARS' || code === 'CLP');
  const written = texts.filter((text) => /\d/.test(text));
  return (
    written.every((text) => text.includes('$')) || written.every((text) => !/[.,]\d{1,2}\D*$/.test(text))
  );
}

function usualCells({ sheet, rows }: CellTable): number {
  const sample = rows.slice(0, SAMPLE);
  const filled = sample.reduce(
    (sum, place) => sum + (sheet.rows[place] ?? []).filter((cell) => !isBlank(cell)).length,
    0,
  );
  return filled / Math.max(1, sample.length);
}

/** If a balance moves by its amount, the row is a movement, even if named a sum. */
function isCounted({ table, money, moving, choices }: Context, at: number): boolean {
  const amounts = moving.map((column) => Math.abs(money.get(column)?.values[at] ?? 0));
  return choices.balances.some((column) => {
    const values = money.get(column)?.values ?? [];
    const own = values[at];
    if (typeof own !== 'number' || at >= table.rows.length) return false;
    return [values[at - 1], values[at + 1]].some(
      (near) => typeof near === 'number' && near !== own && amounts.includes(Math.abs(own - near)),
    );
  });
}

function allZero(money: ReadonlyMap<number, MoneyColumn>, moving: readonly number[], at: number): boolean {
  return moving.every((column) => (money.get(column)?.values[at] ?? 0) === 0);
}

/** Prose below a table has one cell. */
function isShifted(row: readonly Cell[], width: number | null): boolean {
  if (width === null || row.length === width) return false;
  if (row.length > width) return row.slice(width).some((cell) => !isBlank(cell));
  const filled = row.filter((cell) => !isBlank(cell));
  return filled.length > 1 || filled.some((cell) => looksLikeDay(cell) || looksLikeAmount(cell));
}

/** By the sheet's name, or a single text at most three rows above the header. */
function isTitledPending({ sheet, above }: CellTable): boolean {
  if (isPendingTitle(sheet.name ?? '')) return true;
  for (let place = above.to - 1; place >= Math.max(above.from, above.to - 3); place -= 1) {
    if (isBlankRow(sheet.rows[place] ?? [])) continue;
    return isPendingTitle(onlyTextAt(sheet, place) ?? '');
  }
  return false;
}

function marksOf(table: CellTable, column: number): (SideMark | null)[] {
  const texts = table.rows.map((_, at) => textAt(table, at, column));
  const sides = sidesOf(new Set(texts), table.header?.[column] ?? '');
  return texts.map((text) => sides.get(markKey(text)) ?? null);
}
