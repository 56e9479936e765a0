import type { WorkbookLibrary } from '@/lib/statements/statement-libraries';

/** The first bytes of a compound file, in which workbooks were stored before they were zipped. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** The types of records that are named here, as [MS-XLS] numbers them. */
const RECORD = {
  begin: 0x0809,
  end: 0x000a,
  continued: 0x003c,
  formula: 0x0006,
  formulaText: 0x0207,
  number: 0x0203,
  text: 0x0204,
  boolOrError: 0x0205,
  /** Where cells begin, for who wants to find them sooner. Here it fills the place of what is left out. */
  filler: 0x00d7,
  last: 0x1100,
} as const;

/** The records of which cells and their formats are read, with their length in bytes where all have the same. */
const PLAIN: ReadonlyMap<number, number | null> = new Map([
  [RECORD.begin, null],
  [RECORD.end, 0],
  // What the workbook says of itself: whether it is encrypted, its days, letters, formats, sheets and texts.
  [0x002f, null],
  [0x0022, 2],
  [0x0042, 2],
  [0x041e, null],
  [0x00e0, null],
  [0x0085, null],
  [0x00fc, null],
  // Cells: texts, numbers, several of them, conditions and errors.
  [0x00fd, 10],
  [RECORD.text, null],
  [0x00d6, null],
  [RECORD.number, 14],
  [0x027e, 10],
  [0x00bd, null],
  [RECORD.boolOrError, 8],
]);

/** In bytes: type and length of a record; row, column and format of a cell; the result of a formula behind them. */
const HEAD = 4;
const CELL = 6;
const RESULT = 8;
/** The last two bytes of a result that is no number, and what its first one says then. */
const NO_NUMBER = 0xffff;
const RESULTS = { boolean: 1, error: 2 } as const;

/**
 * A workbook as its library may read it. A binary one is left its cells, of formulas their results, and their formats:
 * whatever else is wrong in one, the library may read without end. Anything else stays as it is.
 *
 * @returns null for a binary workbook whose records do not follow one another to its end
 */
export function plainWorkbook({ CFB }: WorkbookLibrary, bytes: Uint8Array): Uint8Array | null {
  if (COMPOUND_FILE.some((byte, at) => bytes[at] !== byte)) return bytes;
  const file = CFB.read(bytes, { type: 'array' });
  const content = (CFB.find(file, 'Workbook') ?? CFB.find(file, 'Book'))?.content;
  if (content === undefined) return bytes;
  const records = Uint8Array.from(content);
  return makePlain(new DataView(records.buffer)) ? records : null;
}

/** Makes fillers of all records but the plain ones. Answers whether they follow one another to the end. */
function makePlain(view: DataView): boolean {
  let depth = 0;
  let isKept = false;
  let before = 0;
  /** Where the formula begins whose text is still to come. */
  let formula: number | null = null;
  for (let at = 0; at + HEAD <= view.byteLength;) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    // After the last part comes what fills the file up.
    if (depth === 0 && type !== RECORD.begin) return at > 0;
    if (type === 0 || type > RECORD.last || at + HEAD + length > view.byteLength) return false;
    if ((PLAIN.get(type) ?? length) !== length) return false;
    if (type === RECORD.begin) depth += 1;
    else if (type === RECORD.end) depth -= 1;
    isKept = PLAIN.has(type) || (type === RECORD.continued && isKept);
    if (!isKept) view.setUint16(at, RECORD.filler, true);
    if (type === RECORD.formula) formula = keepResult(view, at, length) ? null : at;
    else if (type === RECORD.formulaText && formula !== null) keepText(view, formula, before, at);
    if (isKept || type === RECORD.formulaText) formula = null;
    before = at;
    at += HEAD + length;
  }
  return true;
}

/** Makes of a formula the cell that its result is, and of the rest a filler. Answers false where a text is to come. */
function keepResult(view: DataView, at: number, length: number): boolean {
  const result = at + HEAD + CELL;
  if (length < CELL + RESULT + HEAD) return true;
  if (view.getUint16(result + RESULT - 2, true) !== NO_NUMBER) {
    putHead(view, at, RECORD.number, CELL + RESULT);
  } else {
    const kind = view.getUint8(result);
    if (kind !== RESULTS.boolean && kind !== RESULTS.error) return false;
    view.setUint8(result, view.getUint8(result + 2));
    view.setUint8(result + 1, kind === RESULTS.error ? 1 : 0);
    putHead(view, at, RECORD.boolOrError, CELL + 2);
  }
  const rest = at + HEAD + view.getUint16(at + 2, true);
  putHead(view, rest, RECORD.filler, at + length - rest);
  return true;
}

/** Makes a cell of a formula's text, which takes the room for its place and format from the filler before it. */
function keepText(view: DataView, formula: number, before: number, at: number): void {
  const spare = view.getUint16(before + 2, true) - CELL;
  if (spare < 0) return;
  putHead(view, before, RECORD.filler, spare);
  const length = view.getUint16(at + 2, true);
  for (let offset = 0; offset < CELL; offset += 2)
    view.setUint16(at + HEAD - CELL + offset, view.getUint16(formula + HEAD + offset, true), true);
  putHead(view, at - CELL, RECORD.text, CELL + length);
}

function putHead(view: DataView, at: number, type: number, length: number): void {
  view.setUint16(at, type, true);
  view.setUint16(at + 2, length, true);
}
