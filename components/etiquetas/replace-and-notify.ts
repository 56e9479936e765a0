import { notifyAct, notifyFault } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { replaceEtiqueta } from '@/lib/db/edit-gastos';
import { perform } from '@/lib/page/history';
import { turnOf } from '@/lib/page/sticky-etiqueta';
import { ETIQUETA_DONE, ETIQUETA_LIST } from '@/lib/text/etiquetas';
import { shorten, type Format } from '@/lib/text/format';

type Replacement = { nombre: string; by: string; isJoin: boolean };

/** Answers false if nothing could be stored, which a toast says. */
export async function renameAndNotify({ nombre, by, isJoin }: Replacement, format: Format): Promise<boolean> {
  const kind = isJoin ? 'merged' : 'renamed';
  return performAndNotify(kind, nombre, by, ETIQUETA_DONE[kind](shorten(nombre), shorten(by)), format);
}

/** Answers as {@link renameAndNotify}. */
export function dropAndNotify(nombre: string, format: Format): Promise<boolean> {
  return performAndNotify('removed', nombre, null, ETIQUETA_DONE.removed(shorten(nombre)), format);
}

async function performAndNotify(
  kind: 'renamed' | 'merged' | 'removed',
  nombre: string,
  by: string | null,
  description: string,
  format: Format,
): Promise<boolean> {
  const done = await perform(`etiqueta-${kind}`, replaceEtiqueta(nombre, by), turnOf(nombre, by));
  if (!done.ok) notifyFault(ETIQUETA_LIST.failed, done.fault);
  else if (done.value) notifyAct(done.value, format, description);
  else toast.info(ETIQUETA_LIST.gone);
  return done.ok;
}
