import {
  type Act,
  type Change,
  type ChangeKind,
  countGastos,
  type RowChange,
  sameRow,
} from '@/lib/domain/change';
import { fechaOf } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { readableGasto } from '@/lib/domain/readable-rows';
import { netCents } from '@/lib/domain/reembolsos';
import { BECOME, DONE, TAKEN_BACK } from '@/lib/text/acts';
import { type Format, shownNombre } from '@/lib/text/format';

export function doneSentence({ kind, change }: Act, format: Format): string {
  const only = onlyGasto(kind, change);
  if (only) return gastoSentence(only, format, 'added');
  const rows = rowsOf(kind, change);
  return format.choose(rows, DONE[kind](format.plainNumber(rows)));
}

export function takenBackSentence({ kind, change }: Act, format: Format): string {
  const only = onlyGasto(kind, change);
  if (only) return gastoSentence({ ...only, before: only.after, after: only.before }, format, 'back');
  const rows = rowsOf(kind, change);
  return format.choose(rows, TAKEN_BACK[kind](format.plainNumber(rows)));
}

function gastoSentence(
  { before, after }: RowChange<Gasto>,
  format: Format,
  appeared: 'added' | 'back',
): string {
  const stored = after ?? before;
  if (!stored) return '';
  const gasto = readableGasto(stored);
  const nombre = shownNombre(gasto.nombre);
  const { estado } = gasto;
  if (before && after && sameRow({ ...before, estado: null }, { ...after, estado: null }))
    if (estado === 'pagado' || estado === 'pendiente') return BECOME[estado](nombre);
  const become = before ? (after ? 'changed' : 'removed') : appeared;
  return BECOME[become](nombre, format.cantidad(netCents(gasto)));
}

function onlyGasto(kind: ChangeKind, change: Change): RowChange<Gasto> | null {
  return isOfGastos(kind) && countGastos(change) === 1 ? (change.gastos[0] ?? null) : null;
}

function isOfGastos(kind: ChangeKind): boolean {
  return kind.startsWith('gasto');
}

/** A merge counts as one row. */
function rowsOf(kind: ChangeKind, change: Change): number {
  const { categorias, metodosPago } = change;
  if (isOfGastos(kind) || kind.startsWith('etiqueta')) return countGastos(change);
  return kind.endsWith('-merged') ? 1 : categorias.length + metodosPago.length;
}

/** «Pendiente para el 1 dic», of one expense that was added. */
export function pendingText({ kind, change }: Act, format: Format): string | undefined {
  const { before, after } = onlyGasto(kind, change) ?? {};
  if (before || !after) return undefined;
  const { fecha, estado } = readableGasto(after);
  const today = fechaOf(new Date());
  if (estado !== 'pendiente') return undefined;
  const isSameYear = fecha.slice(0, 4) === today.slice(0, 4);
  return BECOME[fecha < today ? 'pendingFrom' : 'pendingFor'](
    (isSameYear ? format.dayAndMes : format.shortDay)(fecha),
  );
}
