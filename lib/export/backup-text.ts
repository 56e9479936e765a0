import { isRecord } from '@/lib/domain/values';
import { sha256Of } from './bytes';

/** In writing order. */
const PLAIN_KEYS = ['copia', 'categorias', 'metodosPago', 'gastos'];
const ENCRYPTED_KEYS = ['copia', 'contenido'];

function headText(copia: object): string {
  return `{"copia":${JSON.stringify(copia)},\n`;
}

/** From the head of a plain backup to its first expense. */
export function listsText(categorias: Iterable<unknown>, metodosPago: Iterable<unknown>): string {
  return `"categorias":${listText(categorias)},\n"metodosPago":${listText(metodosPago)},\n"gastos":[`;
}

export function gastosText(gastos: readonly unknown[], isFirst: boolean): string {
  return gastos
    .map((gasto, place) => `${isFirst && place === 0 ? '' : ','}\n${JSON.stringify(gasto)}`)
    .join('');
}

export const END_TEXT = '\n]}\n';

export function contenidoText(contenido: string): string {
  return `"contenido":${JSON.stringify(contenido)}}\n`;
}

/**
 * Restores a backup's text as written, if an editor or a mail changed white space, escapes or marks. Null for other
 * files.
 */
export function rewritten(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  let file: unknown;
  try {
    file = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
  const text = isRecord(file) ? textOf(file) : null;
  return text === null ? null : new TextEncoder().encode(text);
}

function textOf(file: Record<string, unknown>): string | null {
  const { copia, categorias, metodosPago, gastos, contenido } = file;
  const keys = Object.keys(file).join();
  if (!isRecord(copia)) return null;
  if (keys === ENCRYPTED_KEYS.join())
    return typeof contenido === 'string' ? headText(copia) + contenidoText(contenido) : null;
  if (keys !== PLAIN_KEYS.join()) return null;
  if (!Array.isArray(categorias) || !Array.isArray(metodosPago) || !Array.isArray(gastos)) return null;
  return headText(copia) + listsText(categorias, metodosPago) + gastosText(gastos, true) + END_TEXT;
}

function listText(rows: Iterable<unknown>): string {
  const lines = Array.from(rows, (row) => JSON.stringify(row));
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}

/** Stands in place of the sum meanwhile. */
const NO_SUM = '0'.repeat(64);

/** Also the written one (docs/backup-format.md). */
export const BACKUP_VERSION = 1;

/** Captures the version. */
const BEGINNING_PATTERN =
  /^\s*\{\s*"copia"\s*:\s*\{\s*"formato"\s*:\s*"mis-gastos"\s*,\s*"version"\s*:\s*(\d+)/;

/** The whole head: texts, numbers and at most objects of these. */
const HEAD_PATTERN =
  /^\s*\{\s*"copia"\s*:\s*(\{(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})*\})/;

const SUM_PATTERN = /"sha256"\s*:\s*"([0-9a-f]{64})"/;

/** Even for a head that an editor has indented. */
const MAX_HEAD_BYTES = 16_384;

/** The `copia` of a file. Only the type of its sum is checked; all else can have any shape. */
export type BackupHead = Record<string, unknown> & { sha256: string | null };

type BackupBeginning = { version: number; head: BackupHead | null };

export function writeHead(fields: object, summed: boolean): string {
  const copia = { formato: 'mis-gastos', version: BACKUP_VERSION, ...fields, sha256: summed ? NO_SUM : null };
  return headText(copia);
}

/** Null if the file is no backup. */
export function readBeginning(bytes: Uint8Array<ArrayBuffer>): BackupBeginning | null {
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_HEAD_BYTES));
  const [, version] = BEGINNING_PATTERN.exec(text) ?? [];
  return version === undefined ? null : { version: Number(version), head: headOf(text) };
}

function headOf(text: string): BackupHead | null {
  try {
    const head: unknown = JSON.parse(HEAD_PATTERN.exec(text)?.[1] ?? '');
    if (!isRecord(head)) return null;
    const { sha256 } = head;
    return sha256 === null || typeof sha256 === 'string' ? { ...head, sha256 } : null;
  } catch {
    return null;
  }
}

export async function putSum(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const place = placeOfSum(bytes);
  const sum = place === null ? null : await sha256Of(bytes);
  if (place !== null && sum !== null) bytes.set(new TextEncoder().encode(sum), place);
}

/** Null if the browser computes no sums, or the file names none. */
export async function checkSum(
  bytes: Uint8Array<ArrayBuffer>,
  { sha256 }: BackupHead,
): Promise<boolean | null> {
  if (sha256 === null) return null;
  const place = placeOfSum(bytes);
  if (place === null) return false;
  const asWritten = bytes.slice();
  asWritten.set(new TextEncoder().encode(NO_SUM), place);
  const sum = await sha256Of(asWritten);
  return sum === null ? null : sum === sha256;
}

/** In bytes. */
function placeOfSum(bytes: Uint8Array<ArrayBuffer>): number | null {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, MAX_HEAD_BYTES));
  const found = SUM_PATTERN.exec(text);
  return found ? found.index + found[0].length - NO_SUM.length - 1 : null;
}
