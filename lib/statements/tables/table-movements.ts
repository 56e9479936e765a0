import { appendTo } from '@/lib/domain/lists';
import { asideInWords } from '@/lib/read/aside-words';
import { cellText, cuotaIn, cuotaOfCell, etiquetasOfCell, isBlank } from '@/lib/statements/cells/cell';
import { accountAbove, isOwnAccount } from './cuenta';
import type { DatedTable } from './date-tables';
import { divisaIn } from '@/lib/statements/cells/lex-amount';
import type { MoneyColumn } from './money-columns';
import type { AsideReason, Hundredths, Movement, Problem } from '@/lib/statements/movement';
import { splitParents } from './own-money';
import { textAt } from './raw-table';
import type { Statement } from '@/lib/statements/statement';
import {
  balanceProblems,
  etiquetaProblems,
  partProblems,
  refundProblem,
  rowProblems,
} from './table-problems';
import { isOfPerson } from '@/lib/statements/cells/table-words';

type TextWords = { aside: AsideReason | null; cuota: string | null };
type ReadWords = (concepto: string, detalles: readonly string[], notas: readonly string[]) => TextWords;

const MAX_NOTES = 200;

type TableRows = { movements: Movement[]; problems: Problem[] };

/** Rows in `known` are not reported again. `firstPart`: of the table's first account. */
export function tableMovements(dated: DatedTable, firstPart: number, known: readonly Problem[]): TableRows {
  const { raw, groups } = dated.reading;
  const columns = rowColumnsOf(dated);
  const parts = new Map<number, number>();
  groups.forEach(({ places }, group) => {
    for (const at of places) parts.set(at, firstPart + group);
  });
  const reported = new Set(known.map(({ place }) => `${place.sheet ?? ''}|${place.row}`));
  const wordsOf = wordReader();
  const read: TableRows = { movements: [], problems: [] };
  raw.table.rows.forEach((place, at) => {
    const problems = rowProblems(dated, columns.amounts, at, foreignAt(dated, columns, at) !== null);
    const movement =
      problems.length === 0 ? movementAt(dated, columns, at, parts.get(at) ?? firstPart, wordsOf) : null;
    if (movement) {
      read.movements.push(movement);
      appendTo(problems, refundProblem(dated, movement, at));
      appendTo(problems, etiquetaProblems(dated, movement, at));
    }
    if (problems.length > 0 && !reported.has(`${raw.table.sheet.name ?? ''}|${place + 1}`))
      appendTo(read.problems, problems);
  });
  appendTo(read.problems, balanceProblems(dated));
  appendTo(read.problems, partProblems(dated, columns.parents));
  return read;
}

function wordReader(): ReadWords {
  const known = new Map<string, TextWords>();
  return (concepto, detalles, notas) => {
    const key = [concepto, ...detalles, '', ...notas].join('\n');
    let words = known.get(key);
    if (!words)
      known.set(
        key,
        (words = {
          aside: asideInWords(concepto, [...detalles, ...notas]),
          cuota: cuotaIn(concepto, detalles),
        }),
      );
    return words;
  };
}

/** «TARJETA VISA» is how a purchase was paid. */
function operationAside(operacion: string): AsideReason | null {
  const aside = operacion === '' ? null : asideInWords(operacion, []);
  return aside === 'tarjeta' ? null : aside;
}

export function notesOf({ reading: { raw } }: DatedTable): Statement['notes'] {
  return raw.table.rows
    .filter((_, at) => raw.kinds[at] === 'note')
    .slice(0, MAX_NOTES)
    .map((place) => ({
      sheet: raw.table.sheet.name,
      row: place + 1,
      text: (raw.table.sheet.rows[place] ?? [])
        .map(cellText)
        .filter((text) => text !== '')
        .join(' · ')
        .slice(0, 300),
    }));
}

/** `above`: the table's account; `divisa`: in the amounts' headings; `foreign`: of their columns. */
type RowColumns = {
  amounts: readonly number[];
  isEditable: boolean;
  detalles: number[];
  notas: number[];
  cuenta: number | null;
  above: string | null;
  divisa: string | null;
  foreign: string | null;
  glued: ReadonlyMap<number, string>[];
  parents: ReadonlyMap<number, Hundredths>;
};

function rowColumnsOf({ reading: { raw, money } }: DatedTable): RowColumns {
  const { table, choices } = raw;
  const header = table.header ?? [];
  function isNote(column: number) {
    return isOfPerson(header[column] ?? '');
  }
  const amounts = columnsOf(money.plan);
  return {
    amounts,
    parents: splitParents(table, money.importes),
    glued: amounts.flatMap((column) => raw.money.get(column)?.glued ?? []).filter(({ size }) => size > 0),
    isEditable: choices.concepto !== null && isNote(choices.concepto),
    detalles: choices.detalles.filter((column) => !isNote(column)),
    notas: choices.detalles.filter(isNote),
    cuenta: choices.cuenta !== null && isOwnAccount(header, choices.cuenta) ? choices.cuenta : null,
    above: accountAbove(table),
    divisa: amounts.map((column) => divisaIn(header[column] ?? '')).find((code) => code !== null) ?? null,
    foreign: choices.foreign.find(({ column }) => amounts.includes(column))?.divisa ?? null,
  };
}

function movementAt(
  dated: DatedTable,
  columns: RowColumns,
  at: number,
  part: number,
  wordsOf: ReadWords,
): Movement | null {
  const { raw, money } = dated.reading;
  const kind = raw.kinds[at];
  if (kind === 'note' || kind === 'unread') return null;
  const { table, choices } = raw;
  const foreign = foreignAt(dated, columns, at);
  const importe = foreign?.importe ?? importeAt(dated.reading, at);
  const detalles = textsAt(dated, at, columns.detalles);
  const concepto = raw.conceptos[at] || (kind === 'movement' ? '' : labelOf(dated, at));
  const notas = textsAt(dated, at, columns.notas);
  const { aside, cuota } = wordsOf(concepto, detalles, notas);
  const ofOperation = operationAside(textAt(table, at, choices.operacion));
  return {
    row: (table.rows[at] ?? 0) + 1,
    part,
    state: stateOf(dated, columns, at, importe, aside ?? ofOperation),
    fecha: dated.fechas[at] ?? null,
    otrasFechas: dated.otras[at] ?? [],
    importe,
    escrito: writtenAt(dated, at, foreign?.column ?? null),
    comision: comisionAt(dated.reading, at),
    concepto,
    detalles,
    notas,
    cuota: cuotaOfCell(textAt(table, at, choices.cuota)) ?? cuota,
    cuenta: textAt(table, at, columns.cuenta) || columns.above,
    saldo: money.balance === null ? null : (raw.money.get(money.balance)?.values[at] ?? null),
    referencia: textAt(table, at, choices.referencia) || null,
    divisa: foreign?.divisa ?? divisaAt(raw, columns, at),
    foreign: null,
    ...optionalAt(dated.reading, columns, at, importe),
  };
}

function optionalAt(
  reading: DatedTable['reading'],
  columns: RowColumns,
  at: number,
  importe: Hundredths,
): Pick<Movement, 'isEditable' | 'devuelto' | 'etiquetas'> {
  const { table, choices } = reading.raw;
  const back = backAt(reading, at);
  const { kept } = etiquetasOfCell(textAt(table, at, choices.etiquetas));
  return {
    ...(columns.isEditable && { isEditable: true }),
    ...(back > 0 && back <= Math.abs(importe) && { devuelto: back }),
    ...(kept.length > 0 && { etiquetas: kept }),
  };
}

/** A total counts with any amount of its row. */
function importeAt({ raw, money }: DatedTable['reading'], at: number): Hundredths {
  return money.importes[at] ?? (raw.kinds[at] === 'total' ? anyAmount(raw.money, at) : null) ?? 0;
}

/** Negative; 0 unless the fee stands in a column of its own. */
function comisionAt({ raw, money }: DatedTable['reading'], at: number): Hundredths {
  const { fee } = raw.choices;
  const value = money.fee === 'apart' && fee !== null ? (raw.money.get(fee)?.values[at] ?? 0) : 0;
  return value === 0 ? 0 : -Math.abs(value);
}

function backAt({ raw }: DatedTable['reading'], at: number): Hundredths {
  const { back } = raw.choices;
  return back === null ? 0 : (raw.money.get(back)?.values[at] ?? 0);
}

function divisaAt(
  { table, choices }: DatedTable['reading']['raw'],
  columns: RowColumns,
  at: number,
): string | null {
  return gluedAt(columns, at) ?? columns.divisa ?? (textAt(table, at, choices.divisa) || columns.foreign);
}

function gluedAt({ glued }: RowColumns, at: number): string | undefined {
  for (const column of glued) {
    const divisa = column.get(at);
    if (divisa !== undefined) return divisa;
  }
  return undefined;
}

function foreignAt(
  { reading: { raw, money } }: DatedTable,
  { amounts }: RowColumns,
  at: number,
): { column: number; divisa: string; importe: Hundredths } | null {
  if (raw.kinds[at] !== 'movement' || (money.importes[at] ?? 0) !== 0) return null;
  for (const { column, divisa, side } of raw.choices.foreign) {
    const value = amounts.includes(column) ? 0 : (raw.money.get(column)?.values[at] ?? 0);
    if (value === 0) continue;
    const isTurned = side === 'signed' ? money.sign === 'inverted' : value < 0 !== (side === 'out');
    return { column, divisa, importe: isTurned ? -value : value };
  }
  return null;
}

function writtenAt({ reading: { raw, money } }: DatedTable, at: number, column: number | null): string {
  if (column !== null) return textAt(raw.table, at, column);
  const { plan } = money;
  if (plan.kind === 'single') return textAt(raw.table, at, plan.column);
  return textAt(raw.table, at, plan.charge) || textAt(raw.table, at, plan.credit);
}

function textsAt({ reading: { raw } }: DatedTable, at: number, columns: readonly number[]): string[] {
  if (raw.kinds[at] !== 'movement') return [];
  return columns.map((column) => textAt(raw.table, at, column)).filter((text) => text !== '');
}

function stateOf(
  { reading: { raw } }: DatedTable,
  { parents }: RowColumns,
  at: number,
  importe: Hundredths,
  inWords: AsideReason | null,
): Movement['state'] {
  const kind = parents.has(at) ? 'total' : raw.kinds[at];
  if (kind === 'total' || kind === 'saldo') return { kind: 'ignored', reason: kind };
  const state = raw.states[at];
  if (state === 'revertido') return { kind: 'ignored', reason: 'revertido' };
  if (state === 'pendiente') return { kind: 'pending' };
  if (importe === 0) return { kind: 'ignored', reason: 'cero' };
  const aside = raw.moved.get(at) ?? (raw.marks?.[at] === 'own' ? 'propias' : inWords);
  return aside === null ? { kind: 'movement' } : { kind: 'aside', reason: aside };
}

function labelOf({ reading: { raw } }: DatedTable, at: number): string {
  const row = raw.table.sheet.rows[raw.table.rows[at] ?? 0] ?? [];
  return cellText(row.find((cell) => !isBlank(cell)));
}

function anyAmount(money: ReadonlyMap<number, MoneyColumn>, at: number): Hundredths | null {
  for (const column of money.values()) {
    const value = column.values[at];
    if (typeof value === 'number') return value;
  }
  return null;
}

function columnsOf(plan: DatedTable['reading']['money']['plan']): number[] {
  if (plan.kind === 'single') return [plan.column];
  return [plan.charge, plan.credit].filter((column) => column !== null);
}
