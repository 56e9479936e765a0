import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { createSetting, fieldsOf } from './settings';

/** What was typed for a new expense and is not saved yet; null where that is nothing. It outlives the page. */
export const newDraftSetting = createSetting<GastoDraft | null>('mis-gastos:new-draft', readDraft, null);

function readDraft(text: string): GastoDraft | undefined {
  const { cantidad, cantidadMeaning, categoria, metodoPago, nombre, descripcion, fecha, estado } =
    fieldsOf(text);
  const meaning = cantidadMeaning === 'decimal' || cantidadMeaning === 'grouped' ? cantidadMeaning : null;
  const texts = { cantidad, nombre, descripcion, fecha, estado };
  if (!areTexts(texts) || !isTextOrNull(categoria) || !isTextOrNull(metodoPago)) return undefined;
  return { ...texts, cantidadMeaning: meaning, categoria, metodoPago };
}

function areTexts<Name extends string>(fields: Record<Name, unknown>): fields is Record<Name, string> {
  return Object.values(fields).every((field) => typeof field === 'string');
}

function isTextOrNull(field: unknown): field is string | null {
  return field === null || typeof field === 'string';
}
