import { isRecord } from '@/lib/domain/values';

/** In writing order. */
const PLAIN_KEYS = ['copia', 'categorias', 'metodosPago', 'gastos'];
const ENCRYPTED_KEYS = ['copia', 'contenido'];

export function headText(copia: object): string {
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
