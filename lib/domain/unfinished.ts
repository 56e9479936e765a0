import type { GastoDraft } from './gasto-entry';
import { isRecord } from './text-value';

/** Typed and not stored yet; each line of `text` is an expense. */
export type Unfinished = { kind: 'gasto'; draft: GastoDraft } | { kind: 'lines'; text: string };

/** Reads kept input of any version; null if it is unusable. */
export function readUnfinished(value: unknown): Unfinished | null {
  if (!isRecord(value)) return null;
  const { kind, draft, text } = value;
  if (kind === 'lines') return typeof text === 'string' && text !== '' ? { kind, text } : null;
  const read = kind === 'gasto' && isRecord(draft) ? readDraft(draft) : null;
  return read && { kind: 'gasto', draft: read };
}

/** Answers null if a field is missing or of another type. */
export function readDraft(fields: Readonly<Record<string, unknown>>): GastoDraft | null {
  const { cantidad, cantidadMeaning, categoria, metodoPago, nombre, descripcion, fecha, estado } = fields;
  const meaning = cantidadMeaning === 'decimal' || cantidadMeaning === 'grouped' ? cantidadMeaning : null;
  const texts = { cantidad, nombre, descripcion, fecha, estado };
  if (!areTexts(texts) || !isTextOrNull(categoria) || !isTextOrNull(metodoPago)) return null;
  return { ...texts, cantidadMeaning: meaning, categoria, metodoPago };
}

function areTexts<Name extends string>(fields: Record<Name, unknown>): fields is Record<Name, string> {
  return Object.values(fields).every((field) => typeof field === 'string');
}

function isTextOrNull(field: unknown): field is string | null {
  return field === null || typeof field === 'string';
}
