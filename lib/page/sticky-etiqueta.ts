import { fechaOf, isFecha, type Fecha } from '@/lib/domain/dates';
import { etiquetaKey, readEtiqueta, withEtiquetas } from '@/lib/domain/etiquetas';
import { etiquetasText, newDraft, type GastoDraft } from '@/lib/domain/gasto-entry';
import { createSetting, fieldsOf } from './settings';

/** Through `hasta`, new expenses get the tag. */
export type StickyEtiqueta = { nombre: string; hasta: Fecha };

export const stickyEtiqueta = createSetting<StickyEtiqueta | null>('mis-gastos:etiqueta', readSticky, null);

/** Null from the day after its last. */
export function stickyOn(sticky: StickyEtiqueta | null, today: Fecha): StickyEtiqueta | null {
  return sticky && today <= sticky.hasta ? sticky : null;
}

/** Adds the tag that goes on today, if there is one. */
export function withSticky(etiquetas: readonly string[]): readonly string[] {
  const sticky = stickyOn(stickyEtiqueta.read(), fechaOf(new Date()));
  return sticky ? (withEtiquetas(etiquetas, [sticky.nombre]) ?? etiquetas) : etiquetas;
}

/** A new expense of which nothing is said yet. */
export function freshDraft(fecha: Fecha, metodoPago: string | null): GastoDraft {
  return { ...newDraft(fecha, metodoPago), etiquetas: etiquetasText(withSticky([])) };
}

/** Follows a tag to its new name; null ends it. */
export function renameSticky(nombre: string, by: string | null): void {
  const sticky = stickyEtiqueta.read();
  if (sticky && etiquetaKey(sticky.nombre) === etiquetaKey(nombre))
    stickyEtiqueta.write(by === null ? null : { ...sticky, nombre: by });
}

function readSticky(text: string): StickyEtiqueta | undefined {
  const fields = fieldsOf(text);
  const nombre = readEtiqueta(fields.nombre);
  const { hasta } = fields;
  return nombre !== null && typeof hasta === 'string' && isFecha(hasta) ? { nombre, hasta } : undefined;
}
