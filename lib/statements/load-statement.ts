import { isBlankRow, type CellSheet } from '@/lib/statements/cell';
import { chooseSeparator } from '@/lib/statements/choose-separator';
import { decodeText, type TextEncoding } from '@/lib/statements/decode-text';
import { detectFormat, detectTextFormat } from '@/lib/statements/detect-format';
import type { Ledger } from '@/lib/statements/ledger';
import { LIMITS } from '@/lib/statements/limits';
import { refused, type Problem, type Refused } from '@/lib/statements/problem';
import { readDelimited } from '@/lib/statements/read-delimited';
import { readFixedWidth } from '@/lib/statements/read-fixed-width';
import { readHtml, type MarkupRead } from '@/lib/statements/read-html';
import { readNorma43 } from '@/lib/statements/read-norma43';
import { readOfx } from '@/lib/statements/read-ofx';
import { readSpreadsheetml } from '@/lib/statements/read-spreadsheetml';
import { readWorkbook } from '@/lib/statements/read-workbook';
import type { StatementLibraries } from '@/lib/statements/statement-libraries';
import { checkArchive } from '@/lib/statements/unpacked-size';

export type StatementFormat =
  | { kind: 'xlsx' | 'xls' | 'ods' }
  | { kind: 'delimited'; encoding: TextEncoding; separator: string }
  | { kind: 'fixedWidth' | 'html' | 'spreadsheetml' | 'ofx' | 'norma43'; encoding: TextEncoding };

export type LoadedStatement =
  | { kind: 'tables'; format: StatementFormat; sheets: CellSheet[]; problems: Problem[] }
  | { kind: 'ledger'; format: StatementFormat; ledger: Ledger };

/**
 * Reads a statement by its bytes, not its name. Never throws: a file that is no statement, too large or locked is
 * refused with a code.
 */
export async function loadStatement(
  bytes: Uint8Array,
  libraries: StatementLibraries,
): Promise<LoadedStatement | Refused> {
  if (bytes.length > LIMITS.bytes)
    return refused({ code: 'too-large', bytes: bytes.length, limit: LIMITS.bytes });
  const format = detectFormat(bytes);
  switch (format.kind) {
    case 'empty':
      return refused({ code: 'empty' });
    case 'foreign':
      return refused({ code: 'foreign', kind: format.foreign });
    case 'zip':
      return loadArchive(bytes, libraries);
    case 'ole':
      return loadWorkbook(bytes, 'xls', libraries);
    case 'text':
      return loadText(bytes, libraries);
  }
}

export async function loadStatementText(
  raw: string,
  encoding: TextEncoding,
  libraries: StatementLibraries,
): Promise<LoadedStatement | Refused> {
  if (raw.trim() === '') return refused({ code: 'empty' });
  const kind = detectTextFormat(raw);
  const text = withoutZeros(raw).replace(/\r\n?/g, '\n');
  switch (kind) {
    case 'ofx':
      return ledgerOf({ kind, encoding }, readOfx(text));
    case 'norma43':
      return ledgerOf({ kind, encoding }, readNorma43(text));
    case 'html':
      return markupOf({ kind, encoding }, readHtml(text));
    case 'spreadsheetml':
      return markupOf({ kind, encoding }, readSpreadsheetml(text));
    case 'delimited':
      return loadTable(text, encoding, libraries);
    case 'json':
    case 'qif':
    case 'camt':
    case 'mt940':
      return refused({ code: 'foreign', kind });
  }
}

function withoutZeros(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', ' ').trimEnd() : text;
}

async function loadText(
  bytes: Uint8Array,
  libraries: StatementLibraries,
): Promise<LoadedStatement | Refused> {
  const { text, encoding } = decodeText(bytes);
  return loadStatementText(text.startsWith('\ufeff') ? text.slice(1) : text, encoding, libraries);
}

async function loadTable(
  text: string,
  encoding: TextEncoding,
  libraries: StatementLibraries,
): Promise<LoadedStatement | Refused> {
  const separator = chooseSeparator(text);
  if (separator !== null) {
    const { sheet, problems } = readDelimited(await libraries.delimited(), text, separator);
    return tablesOf({ kind: 'delimited', encoding, separator }, [sheet], problems);
  }
  const sheet = readFixedWidth(text);
  return sheet ? tablesOf({ kind: 'fixedWidth', encoding }, [sheet], []) : refused({ code: 'no-table' });
}

async function loadArchive(
  bytes: Uint8Array,
  libraries: StatementLibraries,
): Promise<LoadedStatement | Refused> {
  const check = await checkArchive(bytes, LIMITS.unpacked);
  if (check.kind === 'broken') return refused({ code: 'broken-workbook' });
  if (check.kind === 'encrypted') return refused({ code: 'password-protected' });
  if (check.kind === 'too-large') return refused({ code: 'unpacks-too-large', limit: LIMITS.unpacked });
  if (check.names.some((name) => /^xl\/workbook\.(?:xml|bin)$/i.test(name.replaceAll('\\', '/'))))
    return loadWorkbook(bytes, 'xlsx', libraries);
  if (check.names.includes('content.xml')) return loadOpenDocument(bytes, libraries);
  const document = check.names.some((name) => /^(?:word|ppt)\//.test(name));
  return refused({ code: 'foreign', kind: document ? 'document' : 'archive' });
}

async function loadWorkbook(
  bytes: Uint8Array,
  kind: 'xlsx' | 'xls',
  libraries: StatementLibraries,
): Promise<LoadedStatement | Refused> {
  if (isLocked(bytes)) return refused({ code: 'password-protected' });
  const read = readWorkbook(await libraries.workbook(), bytes);
  return read.kind === 'refused' ? read : tablesOf({ kind }, read.sheets, []);
}

/** Texts and presentations of the same format have no sheets. */
async function loadOpenDocument(
  bytes: Uint8Array,
  libraries: StatementLibraries,
): Promise<LoadedStatement | Refused> {
  const read = readWorkbook(await libraries.workbook(), bytes);
  if (read.kind === 'refused' && read.fault.code !== 'broken-workbook') return read;
  if (read.kind === 'refused' || read.sheets.length === 0)
    return refused({ code: 'foreign', kind: 'document' });
  return tablesOf({ kind: 'ods' }, read.sheets, []);
}

/** A locked workbook has a part of this name, in UTF-16. */
function isLocked(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xd0) return false;
  const wanted = Array.from('EncryptedPackage', (letter) => letter.charCodeAt(0));
  for (let start = 512; start + 32 < bytes.length; start += 128)
    if (wanted.every((code, place) => bytes[start + 2 * place] === code)) return true;
  return false;
}

function tablesOf(
  format: StatementFormat,
  sheets: CellSheet[],
  problems: Problem[],
): LoadedStatement | Refused {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (rows > LIMITS.rows) return refused({ code: 'too-many-rows', limit: LIMITS.rows });
  const filled = sheets.filter((sheet) => !sheet.rows.every(isBlankRow));
  return filled.length === 0
    ? refused({ code: 'empty' })
    : { kind: 'tables', format, sheets: filled, problems };
}

function markupOf(format: StatementFormat, { sheets, problems }: MarkupRead): LoadedStatement | Refused {
  return tablesOf(format, sheets, problems);
}

function ledgerOf(format: StatementFormat, ledger: Ledger): LoadedStatement | Refused {
  const rows = ledger.accounts.reduce((sum, account) => sum + account.entries.length, 0);
  if (rows > LIMITS.rows) return refused({ code: 'too-many-rows', limit: LIMITS.rows });
  return { kind: 'ledger', format, ledger };
}
