import * as XLSX from '@e965/xlsx';
import type { Cell } from '@/lib/statements/cells/cell';
import { readWorkbook, type WorkbookLibrary } from '@/lib/statements/files/read-workbook';
import { readWhole } from '../../support/read-statement';
import { livedMovements } from '../../support/statement-layouts';

/** What the library's own types leave out: how its compound files are written. */
type CompoundFiles = {
  utils: { cfb_new: () => object; cfb_add: (file: object, name: string, content: Uint8Array) => void };
  write: (file: object, options: { type: 'buffer' }) => Uint8Array;
};

const LIBRARY = XLSX as unknown as WorkbookLibrary;
const { utils, write } = XLSX.CFB as CompoundFiles;

type BinaryRecord = [type: number, ...content: number[]];

const BEGIN_BOOK: BinaryRecord = [0x0809, 0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const BEGIN_SHEET: BinaryRecord = [0x0809, 0, 6, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const END: BinaryRecord = [0x000a];
/** A formula that is another cell: its length, then the cell. */
const EXPRESSION = [5, 0, 0x44, 3, 0, 0, 0xc0];
const NO_TEXT = [3, 0, 0, 0, 0, 0, 0xff, 0xff];
const SOME_TEXT = [0, 0, 0, 0, 0, 0, 0xff, 0xff];
const SHARED: BinaryRecord = [0x04bc, 0, 0, 0, 0, 0, 0, 0, 0, ...EXPRESSION];

function bytesOf([type, ...content]: BinaryRecord): number[] {
  return [type & 255, type >> 8, content.length & 255, content.length >> 8, ...content];
}

/** The cell of the first column in a row, as the records of one begin. */
function cellAt(row: number): number[] {
  return [row, 0, 0, 0, 0, 0];
}

function formula(row: number, result: number[]): BinaryRecord {
  return [0x0006, ...cellAt(row), ...result, 0, 0, 0, 0, 0, 0, ...EXPRESSION];
}

function number(value: number): number[] {
  return [...new Uint8Array(new Float64Array([value]).buffer)];
}

function textOfFormula(text: string): BinaryRecord {
  return [0x0207, text.length, 0, 0, ...Buffer.from(text, 'latin1')];
}

function label(row: number, text: string): BinaryRecord {
  return [0x0204, ...cellAt(row), text.length, 0, 0, ...Buffer.from(text, 'latin1')];
}

/** A binary workbook of one sheet with these records, as a compound file. */
function workbook(...records: BinaryRecord[]): Uint8Array {
  const start = bytesOf(BEGIN_BOOK).length + bytesOf([0x0085, 0, 0, 0, 0, 0, 0, 1, 0, 65]).length + 4;
  const book = [BEGIN_BOOK, [0x0085, start, 0, 0, 0, 0, 0, 1, 0, 65], END] satisfies BinaryRecord[];
  const content = [...book, BEGIN_SHEET, ...records, END].flatMap(bytesOf);
  // What a compound file of this size is filled up with, at the least.
  const stream = Uint8Array.from([...content, ...new Array<number>(4096).fill(0)]);
  const file = utils.cfb_new();
  utils.cfb_add(file, '/Workbook', stream);
  return Uint8Array.from(write(file, { type: 'buffer' }));
}

function columnOf(bytes: Uint8Array): Cell[] {
  const read = readWorkbook(LIBRARY, bytes);
  if (read.kind !== 'sheets') throw new Error(JSON.stringify(read.fault));
  return read.sheets.flatMap(({ rows }) => rows.map(([cell = null]) => cell));
}

it('reads what the formulas of a binary workbook came to, and the cells around them', () => {
  const bytes = workbook(
    label(0, 'Importe'),
    formula(1, number(-12.5)),
    formula(2, SOME_TEXT),
    textOfFormula('Café'),
    formula(3, SOME_TEXT),
    SHARED,
    textOfFormula('B'),
    formula(4, NO_TEXT),
    label(5, 'tras el vacío'),
    formula(6, [1, 0, 1, 0, 0, 0, 0xff, 0xff]),
    formula(7, [2, 0, 0x2a, 0, 0, 0, 0xff, 0xff]),
    [0x0203, ...cellAt(8), ...number(7)],
    label(9, 'fin'),
  );
  expect(columnOf(bytes)).toEqual([
    'Importe',
    -12.5,
    'Café',
    'B',
    null,
    'tras el vacío',
    'true',
    { kind: 'error', text: '#N/A' },
    7,
    'fin',
  ]);
});

it.each<[string, BinaryRecord[]]>([
  ['a text that follows a number', [formula(0, number(3)), textOfFormula('x'), label(1, 'y')]],
  ['a formula of a few bytes', [[0x0006, ...cellAt(0), ...number(3)], textOfFormula('x'), label(1, 'y')]],
  [
    'a name without end',
    [[0x0018, ...new Array<number>(40).fill(255)], [0x0203, ...cellAt(0), ...number(3)], label(1, 'y')],
  ],
])('passes over %s', (_, records) => {
  expect(columnOf(workbook(...records)).at(-1)).toBe('y');
});

it.each<[string, BinaryRecord[]]>([
  ['of a number that none has', [[0x1101, 0], label(0, 'y')]],
  ['of another length than all of its kind', [[0x0203, ...cellAt(0), 1], label(1, 'y')]],
])('refuses a record %s', (_, records) => {
  expect(readWorkbook(LIBRARY, workbook(...records))).toMatchObject({ fault: { code: 'broken-workbook' } });
});

it('refuses records that end before the workbook does', () => {
  const bytes = workbook(label(0, 'y'));
  const stream = Buffer.from(bytes).indexOf(Buffer.from(bytesOf(BEGIN_SHEET)));
  const cut = bytes.slice();
  // The sheet's first record now says that it goes on past the end.
  cut.set([0xff, 0xff], stream + 2);
  expect(readWorkbook(LIBRARY, cut)).toMatchObject({ fault: { code: 'broken-workbook' } });
});

/** The day of a workbook, counted from the end of 1899. */
function serialOf(fecha: string): number {
  return Date.parse(fecha) / 86_400_000 + 25_569;
}

it('reads days that lost their format, with an hour, above a sentence that is none', async () => {
  const lived = livedMovements();
  const sheet = XLSX.utils.aoa_to_sheet([
    ['Fecha', 'Concepto', 'Importe', 'Saldo'],
    ...lived.map(({ fecha, texto, cents, saldo }) => [
      serialOf(fecha) + 0.45,
      texto,
      cents / 100,
      saldo / 100,
    ]),
    ['Documento informativo'],
  ]);
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Movimientos');
  const bytes = new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  const statement = await readWhole(bytes);
  expect(statement.questions).toEqual([]);
  expect(
    statement.movements
      .filter(({ state }) => state.kind !== 'ignored')
      .map(({ fecha, importe }) => [fecha, importe]),
  ).toEqual(lived.map(({ fecha, cents }) => [fecha, cents]));
});
