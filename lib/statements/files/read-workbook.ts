import type { CellObject, read, WorkBook } from '@e965/xlsx';
import type { parse } from 'papaparse';
import { existingFecha } from '@/lib/domain/dates';
import { binaryText } from '@/lib/domain/lists';
import type { Cell, CellSheet } from '@/lib/statements/cells/cell';
import { refused, type Refused } from '@/lib/statements/movement';

export type WorkbookLibrary = {
  read: typeof read;
  CFB: {
    read: (bytes: Uint8Array, options: { type: 'array' }) => unknown;
    find: (file: unknown, name: string) => { content?: ArrayLike<number> } | null;
  };
  SSF: {
    is_date: (format: string) => boolean;
    parse_date_code: (
      serial: number,
      options: { date1904: boolean },
    ) => { y: number; m: number; d: number } | null;
  };
};

type DelimitedLibrary = { parse: typeof parse };

/**
 * Called only for a file of their format. A worker that gives up the network first must load them with its code, and
 * hands them in.
 */
export type StatementLibraries = {
  workbook: () => Promise<WorkbookLibrary>;
  delimited: () => Promise<DelimitedLibrary>;
};

const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

type SheetRow = (CellObject | undefined)[];

type WorkbookRead = { kind: 'sheets'; sheets: CellSheet[] } | Refused;

/** No text becomes a number or a day. */
export function readWorkbook(library: WorkbookLibrary, bytes: Uint8Array): WorkbookRead {
  const workbook = open(library, bytes);
  if ('kind' in workbook) return workbook;
  const sheets: CellSheet[] = [];
  let rows = 0;
  for (const name of workbook.SheetNames) {
    const sheet = workbook.Sheets[name];
    const data: (SheetRow | undefined)[] | undefined = sheet?.['!data'];
    if (!data) continue;
    // A row may be there for its looks alone, far below the others.
    const end = data.findLastIndex((row) => row?.some(isFilled)) + 1;
    rows += end;
    if (rows > LIMITS.rows) return refused({ code: 'too-many-rows', limit: LIMITS.rows });
    const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
    const filled = Array.from(data.slice(0, end), (row) => cellsOf(library, row, is1904));
    sheets.push({ name, rows: filled, ...(is1904 ? { is1904 } : {}) });
  }
  return { kind: 'sheets', sheets };
}

function open(library: WorkbookLibrary, bytes: Uint8Array): WorkBook | Refused {
  try {
    const plain = plainWorkbook(library, bytes);
    if (!plain) return refused({ code: 'broken-workbook' });
    return library.read(plain, {
      type: 'array',
      dense: true,
      raw: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellDates: false,
      sheetStubs: false,
      bookVBA: false,
    });
  } catch (error) {
    // It throws for bad bytes; only these words matter.
    return refused({
      code: /password|encrypt/i.test(String(error)) ? 'password-protected' : 'broken-workbook',
    });
  }
}

function isFilled(cell: CellObject | undefined): boolean {
  return cell !== undefined && (cell.v !== undefined || cell.f !== undefined) && cell.v !== '';
}

function cellsOf(library: WorkbookLibrary, row: SheetRow | undefined, is1904: boolean): Cell[] {
  return row ? Array.from(row.slice(0, LIMITS.columns), (cell) => cellOf(library, cell, is1904)) : [];
}

function cellOf(library: WorkbookLibrary, cell: CellObject | undefined, is1904: boolean): Cell {
  if (!cell) return null;
  if (cell.t === 'e') return { kind: 'error', text: ERRORS.get(Number(cell.v)) ?? '#' };
  if (cell.v === undefined) return cell.f === undefined ? null : { kind: 'formula', text: cell.f };
  if (typeof cell.v === 'string') {
    // A formula without a kept result comes as an empty text or none.
    if (cell.v === '') return cell.f === undefined ? null : { kind: 'formula', text: cell.f };
    return cell.v;
  }
  if (typeof cell.v !== 'number') return String(cell.v);
  const format = cell.z;
  if (format === undefined || format === 'General' || !library.SSF.is_date(String(format))) return cell.v;
  return dayOf(library, cell.v, is1904) ?? cell.v;
}

function dayOf(library: WorkbookLibrary, serial: number, date1904: boolean): Cell {
  const code = library.SSF.parse_date_code(serial, { date1904 });
  if (!code) return null;
  const fecha = existingFecha(code.y, code.m, code.d);
  return fecha === null ? null : { kind: 'day', fecha };
}

/** The first bytes of older workbooks. */
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
  /** Here it replaces records that are left out. */
  filler: 0x00d7,
  last: 0x1100,
} as const;

/** Records of cells and formats, with their length in bytes if it is fixed. */
const PLAIN: ReadonlyMap<number, number | null> = new Map([
  [RECORD.begin, null],
  [RECORD.end, 0],
  // Encryption, day epoch, fonts, formats, sheets and texts.
  [0x002f, null],
  [0x0022, 2],
  [0x0042, 2],
  [0x041e, null],
  [0x00e0, null],
  [0x0085, null],
  [0x00fc, null],
  // Cells: texts, numbers, conditions and errors.
  [0x00fd, 10],
  [RECORD.text, null],
  [0x00d6, null],
  [RECORD.number, 14],
  [0x027e, 10],
  [0x00bd, null],
  [RECORD.boolOrError, 8],
]);

/** In bytes: a record's type and length; a cell's place and format; a result behind them. */
const HEAD = 4;
const CELL = 6;
const RESULT = 8;
/** Ends a result that is no number; its first byte tells the kind. */
const NO_NUMBER = 0xffff;
const RESULTS = { boolean: 1, error: 2 } as const;

/**
 * A binary workbook keeps cells, formats and results; other broken records could be read without end. @returns null
 * if its records do not follow one another
 */
function plainWorkbook({ CFB }: WorkbookLibrary, bytes: Uint8Array): Uint8Array | null {
  if (COMPOUND_FILE.some((byte, at) => bytes[at] !== byte)) return bytes;
  const file = CFB.read(bytes, { type: 'array' });
  const content = (CFB.find(file, 'Workbook') ?? CFB.find(file, 'Book'))?.content;
  if (content === undefined) return bytes;
  const records = Uint8Array.from(content);
  return makePlain(new DataView(records.buffer)) ? records : null;
}

/** Turns other records into fillers; true if all follow one another. */
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

/** Turns a formula into a cell with its result; false if a text is to come. */
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

/** Turns a formula's text into a cell; its place and format take room from the filler before it. */
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

type ArchiveCheck =
  | { kind: 'fits'; names: string[] }
  | { kind: 'too-large' }
  | { kind: 'broken' }
  | { kind: 'encrypted' };

type Part = { name: string; method: number; packed: number; unpacked: number; offset: number };

/** Adds up the stated sizes, then unpacks in pieces: an archive may lie. `limit` in bytes, of all parts. */
export async function checkArchive(bytes: Uint8Array, limit: number): Promise<ArchiveCheck> {
  const parts = partsOf(bytes);
  if (parts === null) return { kind: 'broken' };
  if (parts === 'encrypted') return { kind: 'encrypted' };
  if (parts.reduce((sum, part) => sum + part.unpacked, 0) > limit) return { kind: 'too-large' };
  let left = limit;
  for (const part of parts) {
    const size = await measuredSize(bytes, part, left);
    if (size === null) return { kind: 'broken' };
    left -= size;
    if (left < 0) return { kind: 'too-large' };
  }
  return { kind: 'fits', names: parts.map((part) => part.name) };
}

function partsOf(bytes: Uint8Array): Part[] | 'encrypted' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = directoryEnd(view);
  if (end === -1) return null;
  const count = view.getUint16(end + 10, true);
  let place = view.getUint32(end + 16, true);
  const parts: Part[] = [];
  for (let i = 0; i < count; i += 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== 0x02014b50) return null;
    if ((view.getUint16(place + 8, true) & 1) === 1) return 'encrypted';
    const nameLength = view.getUint16(place + 28, true);
    parts.push({
      name: binaryText(bytes.subarray(place + 46, place + 46 + Math.min(nameLength, 1024))),
      method: view.getUint16(place + 10, true),
      packed: view.getUint32(place + 20, true),
      unpacked: view.getUint32(place + 24, true),
      offset: view.getUint32(place + 42, true),
    });
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return parts;
}

function directoryEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535);
  for (let place = view.byteLength - 22; place >= lowest; place -= 1)
    if (view.getUint32(place, true) === 0x06054b50) return place;
  return -1;
}

/** Counts up to a little over `limit`; null if the part is broken. */
async function measuredSize(bytes: Uint8Array, part: Part, limit: number): Promise<number | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset } = part;
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== 0x04034b50) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + part.packed > view.byteLength) return null;
  if (part.method === 0) return part.packed;
  if (part.method !== 8) return null;
  return inflatedSize(bytes.slice(start, start + part.packed), limit);
}

async function inflatedSize(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<number | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return size;
      }
    }
  } catch {
    // A part that does not unpack is broken; nothing else throws here.
    return null;
  }
}

/** Banks give out a few megabytes. */
export const LIMITS = {
  /** «50 MB» and more are refused. */
  bytes: 50_000_000 - 1,
  /** Bytes of all parts of a workbook together. */
  unpacked: 100_000_000,
  rows: 200_000,
  columns: 256,
} as const;
