import type { CellObject, WorkBook } from '@e965/xlsx';
import { plainWorkbook } from '@/lib/statements/biff-records';
import { existingFecha } from '@/lib/domain/dates';
import type { Cell, CellSheet } from '@/lib/statements/cell';
import { refused, type Refused } from '@/lib/statements/problem';
import { LIMITS } from '@/lib/statements/limits';
import type { WorkbookLibrary } from '@/lib/statements/statement-libraries';

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

/** Texts stay as they are: none becomes a number or a day. */
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
    // The library throws for bad bytes; only these words of its message matter.
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
