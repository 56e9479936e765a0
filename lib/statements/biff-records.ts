import type { WorkbookLibrary } from '@/lib/statements/statement-libraries';

/** The first bytes of a compound file, the older form of workbooks. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** Numbered as in [MS-XLS]. */
const RECORD = {
  begin: 0x0809,
  end: 0x000a,
  continued: 0x003c,
  formula: 0x0006,
  formulaText: 0x0207,
  number: 0x0203,
  text: 0x0204,
  boolOrError: 0x0205,
  /** An index of cells; here it replaces records that are left out. */
  filler: 0x00d7,
  last: 0x1100,
} as const;

/** The records that hold cells and formats, with their length in bytes if it is fixed. */
const PLAIN: ReadonlyMap<number, number | null> = new Map([
  [RECORD.begin, null],
  [RECORD.end, 0],
  [0x002f, null],
  [0x0022, 2],
  [0x0042, 2],
  [0x041e, null],
  [0x00e0, null],
  [0x0085, null],
  [0x00fc, null],
  [0x00fd, 10],
  [RECORD.text, null],
  [0x00d6, null],
  [RECORD.number, 14],
  [0x027e, 10],
  [0x00bd, null],
  [RECORD.boolOrError, 8],
]);

/** Lengths in bytes. */
const HEAD = 4;
const CELL = 6;
const RESULT = 8;
/** The last two bytes of a result that is no number, and the meaning of its first byte. */
const NO_NUMBER = 0xffff;
const RESULTS = { boolean: 1, error: 2 } as const;

/**
 * Makes a workbook safe to read. A binary one keeps cells, formats and results; other broken records could be read
 * without end.
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

/** Answers true if the records follow one another to the end. */
function makePlain(view: DataView): boolean {
  let depth = 0;
  let isKept = false;
  let before = 0;
  /** The offset of the formula whose text is still to come. */
  let formula: number | null = null;
  for (let at = 0; at + HEAD <= view.byteLength;) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
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

/** Answers false if a text is to come. */
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

/** The cell's place and format take room from the filler before it. */
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
