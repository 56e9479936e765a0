import { type DayRange, isFecha } from '@/lib/domain/dates';
import type { GastoFields } from '@/lib/domain/entities';
import { isFilledString, isRecord, normalizeNombre } from '@/lib/domain/values';

export type Occurrences = Map<string, number>;

/** Millionths, so that 0.1 + 0.2 equals 0.3. */
const STEPS_A_UNIT = 1e6;

export function noteOccurrences(occurrences: Occurrences, gastos: readonly GastoFields[]): void {
  for (const gasto of gastos) {
    // A stored row may be broken; no expense of a file equals it.
    if (!isFilledString(gasto.nombre)) continue;
    const key = keyOf(gasto);
    occurrences.set(key, (occurrences.get(key) ?? 0) + 1);
  }
}

/** Each stored expense counts once: of three equal expenses in a file and two stored, the third is new. */
export function takeOccurrence(occurrences: Occurrences, gasto: GastoFields): boolean {
  const key = keyOf(gasto);
  const left = occurrences.get(key) ?? 0;
  if (left === 0) return false;
  occurrences.set(key, left - 1);
  return true;
}

/** Duplicates can lie on these days only; null if no expense has a date. */
export function daysCovered(gastos: readonly unknown[]): DayRange | null {
  let days: DayRange | null = null;
  for (const item of gastos) {
    const fecha = isRecord(item) && Object.hasOwn(item, 'fecha') ? item.fecha : null;
    if (typeof fecha !== 'string') continue;
    if (days && fecha >= days.desde && fecha <= days.hasta) continue;
    if (!isFecha(fecha)) continue;
    if (!days) days = { desde: fecha, hasta: fecha };
    else if (fecha < days.desde) days.desde = fecha;
    else days.hasta = fecha;
  }
  return days;
}

/** The nombre, of any length, comes last. */
function keyOf({ fecha, cantidad, categoriaId, metodoPagoId, nombre }: GastoFields): string {
  return `${fecha} ${cantidadKey(cantidad)} ${categoriaId} ${metodoPagoId} ${normalizeNombre(nombre)}`;
}

/** Most amounts are whole hundredths, which become text much faster than decimals. */
function cantidadKey(cantidad: number): string | number {
  const hundredths = Math.round(cantidad * 100);
  if (hundredths / 100 === cantidad && hundredths !== 0) return hundredths;
  const rounded = Math.round(cantidad * STEPS_A_UNIT) / STEPS_A_UNIT;
  if (rounded === 0 || !Number.isFinite(rounded)) return `~${cantidad}`;
  const ofRounded = Math.round(rounded * 100);
  return ofRounded / 100 === rounded ? ofRounded : `~${rounded}`;
}
