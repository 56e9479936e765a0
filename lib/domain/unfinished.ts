import { newDraft, type GastoDraft } from './gasto-entry';
import { isOptional, TEXT_FIELDS } from './gasto-fields';
import { isRecord } from './text-value';

/** Typed and not stored yet; each line of `text` is an expense. */
export type Unfinished = { kind: 'gasto'; draft: GastoDraft } | { kind: 'lines'; text: string };

/** Of any version; null if it is unusable. */
export function readUnfinished(value: unknown): Unfinished | null {
  if (!isRecord(value)) return null;
  const { kind, draft, text } = value;
  if (kind === 'lines') return typeof text === 'string' && text !== '' ? { kind, text } : null;
  const read = kind === 'gasto' && isRecord(draft) ? readDraft(draft) : null;
  return read && { kind: 'gasto', draft: read };
}

/** Only an optional field may be missing. */
export function readDraft(fields: Readonly<Record<string, unknown>>): GastoDraft | null {
  const { cantidadMeaning: meaning } = fields;
  const absent = Object.fromEntries(TEXT_FIELDS.filter(isOptional).map((field) => [field, '']));
  const read: Record<string, unknown> = { etiquetas: '', ...absent, ...fields };
  const { cantidadMeaning, ...empty } = newDraft('', null);
  for (const [field, value] of Object.entries(empty))
    if (typeof read[field] !== 'string' && !(read[field] === null && value === null)) return null;
  const known = Object.fromEntries(Object.keys(empty).map((field) => [field, read[field]])) as typeof empty;
  return {
    ...known,
    cantidadMeaning: meaning === 'decimal' || meaning === 'grouped' ? meaning : cantidadMeaning,
  };
}
