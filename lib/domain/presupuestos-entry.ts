import {
  settleCantidad,
  type CantidadFault,
  type CantidadMeaning,
  type NumberMarks,
} from '@/lib/read/read-cantidad';
import { readSum, readSumSoFar } from '@/lib/read/read-sum';
import type { Categoria } from './entities';
import { toCents, type Cents } from './money';
import { failure, success, type Result } from './result';

/** As people type a budget; `meaning` settles an ambiguous mark. */
export type TypedPresupuesto = { text: string; meaning: CantidadMeaning | null };

export type PresupuestoFault = Exclude<CantidadFault, 'empty'>;

/** By local category id; the others keep their budgets. */
export type TypedPresupuestos = ReadonlyMap<number, TypedPresupuesto>;

/** Null for an empty text: no budget. */
export function readPresupuesto(
  { text, meaning }: TypedPresupuesto,
  marks: NumberMarks,
): Result<number | null, PresupuestoFault> {
  const settled = settleCantidad(readSum(text, marks).typed, meaning);
  if (settled.ok) return settled;
  return settled.fault === 'empty' ? success(null) : failure(settled.fault);
}

/** All budgets, or all faults. */
export function completePresupuestos(
  typed: TypedPresupuestos,
  marks: NumberMarks,
): Result<ReadonlyMap<number, number | null>, ReadonlyMap<number, PresupuestoFault>> {
  const presupuestos = new Map<number, number | null>();
  const faults = new Map<number, PresupuestoFault>();
  for (const [id, one] of typed) {
    const read = readPresupuesto(one, marks);
    if (read.ok) presupuestos.set(id, read.value);
    else faults.set(id, read.fault);
  }
  return faults.size > 0 ? failure(faults) : success(presupuestos);
}

/** Unreadable ones count as none. */
export function totalOfPresupuestos(
  categorias: Iterable<Categoria>,
  typed: TypedPresupuestos,
  marks: NumberMarks,
): Cents {
  let total = 0n;
  for (const { id, presupuesto = 0 } of categorias) {
    const one = typed.get(id);
    if (one) {
      const settled = settleCantidad(readSumSoFar(one.text, marks).typed, one.meaning);
      total += settled.ok ? toCents(settled.value) : 0n;
    } else total += toCents(presupuesto);
  }
  return total;
}
