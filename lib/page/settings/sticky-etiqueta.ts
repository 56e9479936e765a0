import { type Fecha, fechaOf, isFecha } from '@/lib/domain/dates';
import {
  etiquetaKey,
  readEtiqueta,
  type StickyEtiqueta,
  type StickyTurn,
  withEtiquetas,
} from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft, newDraft } from '@/lib/domain/gasto-entry';
import { createSetting, fieldsOf } from './settings';

export const stickyEtiqueta = createSetting<StickyEtiqueta | null>('mis-gastos:etiqueta', readSticky, null);

/** Null from the day after its last. */
export function stickyOn(sticky: StickyEtiqueta | null, today: Fecha): StickyEtiqueta | null {
  return sticky && today <= sticky.hasta ? sticky : null;
}

export function withSticky(etiquetas: readonly string[]): readonly string[] {
  const sticky = stickyOn(stickyEtiqueta.read(), fechaOf(new Date()));
  return sticky ? (withEtiquetas(etiquetas, [sticky.nombre]) ?? etiquetas) : etiquetas;
}

/** A new expense of which nothing is said yet. */
export function freshDraft(fecha: Fecha, metodoPago: string | null): GastoDraft {
  return { ...newDraft(fecha, metodoPago), etiquetas: etiquetasText(withSticky([])) };
}

/** Follows a tag to its new name; a null name ends it. Undefined if another tag goes on, or none. */
export function turnOf(nombre: string, by: string | null): StickyTurn | undefined {
  const before = stickyEtiqueta.read();
  if (!before || etiquetaKey(before.nombre) !== etiquetaKey(nombre)) return undefined;
  return { before, after: by === null ? null : { ...before, nombre: by } };
}

/** Leaves a setting that the person has changed meanwhile. */
export function turnSticky({ before, after }: StickyTurn): void {
  const now = stickyEtiqueta.read();
  if (now?.nombre === before?.nombre && now?.hasta === before?.hasta) stickyEtiqueta.write(after);
}

function readSticky(text: string): StickyEtiqueta | undefined {
  const fields = fieldsOf(text);
  const nombre = readEtiqueta(fields.nombre);
  const { hasta } = fields;
  return nombre !== null && typeof hasta === 'string' && isFecha(hasta) ? { nombre, hasta } : undefined;
}
