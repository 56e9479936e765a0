import { decodeWindows1252 } from '@/lib/domain/windows-1252';
import { type CellSheet, isBlankRow } from '@/lib/statements/cells/cell';
import { detectFormat, detectTextFormat } from './detect-format';
import { type Ledger, type Problem, refused, type Refused } from '@/lib/statements/movement';
import { readHtml, readSpreadsheetml } from './read-markup';
import { readNorma43 } from './read-norma43';
import { readOfx } from './read-ofx';
import { chooseSeparator, readDelimited, readFixedWidth } from './read-text-table';
import { checkArchive, LIMITS, readWorkbook, type StatementLibraries } from './read-workbook';

/**
 * By byte order mark, UTF-16 by its zeros, strict UTF-8, else windows-1252. A cut last letter is dropped, so that
 * accents stay.
 */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return strictUtf8(bytes.subarray(3)) ?? decodeWindows1252(bytes.subarray(3));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes.subarray(2), 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes.subarray(2), 'utf-16be');
  const wide = wideOrder(bytes);
  if (wide !== null) return utf16(bytes, wide);
  return strictUtf8(bytes) ?? damagedUtf8(bytes) ?? decodeWindows1252(bytes);
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes.subarray(0, bytes.length - cutLetter(bytes)),
    );
  } catch {
    return null;
  }
}

/** One or two stray bytes become �; as windows-1252 every accent would be spoiled. */
function damagedUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const strays = text.split('\ufffd', 10).length - 1;
  if (strays > 8) return null;
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return whole >= 4 * strays ? text : null;
}

function cutLetter(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? back : 0;
    }
  }
  return 0;
}

function utf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string {
  return new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length & ~1));
}

/** Without a mark, nearly every other byte of our letters is zero. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const seen = Math.min(bytes.length & ~1, 1000);
  if (seen < 4) return null;
  const zeros = [0, 0];
  for (let i = 0; i < seen; i += 1) if (bytes[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > seen * 0.4 && even < seen * 0.05) return 'utf-16le';
  if (even > seen * 0.4 && odd < seen * 0.05) return 'utf-16be';
  return null;
}

export type StatementFormat =
  | { kind: 'delimited'; separator: string }
  | { kind: 'xlsx' | 'xls' | 'ods' | 'fixedWidth' | 'html' | 'spreadsheetml' | 'ofx' | 'norma43' };

export type LoadedStatement =
  | { kind: 'tables'; format: StatementFormat; sheets: CellSheet[]; problems: Problem[] }
  | { kind: 'ledger'; format: StatementFormat; ledger: Ledger };

/** Goes by bytes, not names. Never throws: other, too large and locked files are refused with a code. */
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
  libraries: StatementLibraries,
): Promise<LoadedStatement | Refused> {
  if (raw.trim() === '') return refused({ code: 'empty' });
  const kind = detectTextFormat(raw);
  const text = withoutZeros(raw).replace(/\r\n?/g, '\n');
  switch (kind) {
    case 'ofx':
      return ledgerOf({ kind }, readOfx(text));
    case 'norma43':
      return ledgerOf({ kind }, readNorma43(text));
    case 'html':
      return markupOf({ kind }, readHtml(text));
    case 'spreadsheetml':
      return markupOf({ kind }, readSpreadsheetml(text));
    case 'delimited':
      return loadTable(text, libraries);
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
  const text = decodeText(bytes);
  return loadStatementText(text.startsWith('\ufeff') ? text.slice(1) : text, libraries);
}

async function loadTable(text: string, libraries: StatementLibraries): Promise<LoadedStatement | Refused> {
  const separator = chooseSeparator(text);
  if (separator !== null) {
    const { sheet, problems } = readDelimited(await libraries.delimited(), text, separator);
    return tablesOf({ kind: 'delimited', separator }, [sheet], problems);
  }
  const sheet = readFixedWidth(text);
  return sheet ? tablesOf({ kind: 'fixedWidth' }, [sheet], []) : refused({ code: 'no-table' });
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

function markupOf(
  format: StatementFormat,
  { sheets, problems }: { sheets: CellSheet[]; problems: Problem[] },
): LoadedStatement | Refused {
  return tablesOf(format, sheets, problems);
}

function ledgerOf(format: StatementFormat, ledger: Ledger): LoadedStatement | Refused {
  const rows = ledger.accounts.reduce((sum, account) => sum + account.entries.length, 0);
  if (rows > LIMITS.rows) return refused({ code: 'too-many-rows', limit: LIMITS.rows });
  return { kind: 'ledger', format, ledger };
}
