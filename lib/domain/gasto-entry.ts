import { readAmount, settleAmount, type NumberMarks } from './amount-input';
import { isFecha, type Fecha } from './dates';
import { failure, success, type Result } from './result';
import { isFilledString } from './text-value';

/** What a person has typed and chosen so far; names stand for their category and method. */
export type GastoDraft = {
  amount: string;
  /** How an ambiguous amount was meant, once the person has said so. */
  amountMeaning: 'decimal' | 'grouped' | null;
  categoria: string | null;
  metodoPago: string | null;
  nombre: string;
  descripcion: string;
  fecha: string;
  estado: string;
};

/** A complete expense by names: what a draft becomes. It satisfies the specification's rules. */
export type GastoEntry = {
  nombre: string;
  descripcion: string;
  cantidad: number;
  fecha: Fecha;
  categoria: string;
  metodoPago: string;
  estado: string;
};

/** What is still wrong with a draft, by field. */
export type DraftFaults = {
  amount?: 'empty' | 'no-number' | 'not-positive' | { asDecimal: number; asGrouped: number };
  categoria?: 'not-chosen' | 'missing';
  metodoPago?: 'not-chosen' | 'missing';
  fecha?: 'no-day';
};

/** A draft for a day, paid, with the method that was used last. */
export function newDraft(fecha: Fecha, metodoPago: string | null): GastoDraft {
  return {
    amount: '',
    amountMeaning: null,
    categoria: null,
    metodoPago,
    nombre: '',
    descripcion: '',
    fecha,
    estado: 'pagado',
  };
}

/**
 * Completes a draft, or names everything that is wrong with it. Without a nombre the expense takes its
 * category's; without a descripcion it takes its nombre.
 */
export function completeDraft(draft: GastoDraft, marks: NumberMarks): Result<GastoEntry, DraftFaults> {
  const faults: DraftFaults = {};
  const cantidad = readCantidad(draft, marks, faults);
  if (draft.categoria === null) faults.categoria = 'not-chosen';
  if (draft.metodoPago === null) faults.metodoPago = 'not-chosen';
  if (!isFecha(draft.fecha)) faults.fecha = 'no-day';
  if (cantidad === null || draft.categoria === null || draft.metodoPago === null || faults.fecha) {
    return failure(faults);
  }
  const nombre = isFilledString(draft.nombre) ? draft.nombre.trim() : draft.categoria;
  return success({
    nombre,
    descripcion: isFilledString(draft.descripcion) ? draft.descripcion.trim() : nombre,
    cantidad,
    fecha: draft.fecha,
    categoria: draft.categoria,
    metodoPago: draft.metodoPago,
    estado: draft.estado,
  });
}

function readCantidad(draft: GastoDraft, marks: NumberMarks, faults: DraftFaults): number | null {
  const typed = readAmount(draft.amount, marks);
  const settled = settleAmount(typed, draft.amountMeaning);
  if (settled.ok) return settled.value;
  faults.amount = settled.fault;
  return null;
}
