import type { TypedPresupuestos } from '@/lib/domain/presupuestos-entry';

let left: TypedPresupuestos = new Map();

/** Typed and not saved, as long as the page lives. */
export function leftPresupuestos(): TypedPresupuestos {
  return left;
}

/** An empty map forgets them. */
export function leavePresupuestos(typed: TypedPresupuestos): void {
  left = typed;
}
