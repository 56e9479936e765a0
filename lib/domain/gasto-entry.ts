import { settleCantidad, type CantidadFault, type CantidadMeaning, type NumberMarks } from './cantidad-input';
import { isFecha, type Fecha } from './dates';
import type { Gasto, Catalogo } from './entities';
import { isPositiveNumber } from './positive-number';
import { failure, success, type Result } from './result';
import { readSum } from './sum-input';
import { isFilledString } from './text-value';

/** As typed so far, with names for category and method. */
export type GastoDraft = {
  cantidad: string;
  cantidadMeaning: CantidadMeaning | null;
  categoria: string | null;
  metodoPago: string | null;
  nombre: string;
  descripcion: string;
  fecha: string;
  estado: string;
};

/** An expense that is valid by the specification's rules, with names for category and method. */
export type GastoEntry = {
  nombre: string;
  descripcion: string;
  cantidad: number;
  fecha: Fecha;
  categoria: string;
  metodoPago: string;
  estado: string;
};

/** Limits of typing, in characters; a file may bring more. */
export const GASTO_LIMITS = { nombre: 200, descripcion: 2000 } as const;

export type DraftFaults = {
  nombre?: 'too-long';
  descripcion?: 'too-long';
  cantidad?: CantidadFault;
  categoria?: 'not-chosen' | 'missing';
  metodoPago?: 'not-chosen' | 'missing';
  fecha?: 'no-day';
  estado?: 'not-chosen';
};

export function newDraft(fecha: Fecha, metodoPago: string | null): GastoDraft {
  return {
    cantidad: '',
    cantidadMeaning: null,
    categoria: null,
    metodoPago,
    nombre: '',
    descripcion: '',
    fecha,
    estado: 'pagado',
  };
}

/**
 * A nombre equal to its category's, or a descripcion equal to its nombre, becomes empty and keeps following.
 * `cantidad` is text as the screen writes it.
 */
export function draftOf(gasto: Gasto, { categorias, metodosPago }: Catalogo, cantidad: string): GastoDraft {
  const categoria = categorias.get(gasto.categoriaId)?.nombre ?? null;
  return {
    cantidad,
    cantidadMeaning: null,
    categoria,
    metodoPago: metodosPago.get(gasto.metodoPagoId)?.nombre ?? null,
    nombre: gasto.nombre === categoria ? '' : gasto.nombre,
    descripcion: gasto.descripcion === gasto.nombre ? '' : gasto.descripcion,
    fecha: gasto.fecha,
    estado: gasto.estado,
  };
}

/** Unchanged fields keep exactly the stored values. */
export type DraftOrigin = { draft: GastoDraft; gasto: Gasto };

/** An empty nombre becomes the category's, an empty descripcion the nombre. */
export function completeDraft(
  draft: GastoDraft,
  marks: NumberMarks,
  origin: DraftOrigin | null = null,
): Result<GastoEntry, DraftFaults> {
  const faults: DraftFaults = {};
  const cantidad = keptCantidad(draft, origin) ?? typedCantidad(draft, marks, faults);
  for (const field of ['nombre', 'descripcion'] as const)
    if (draft[field].length > GASTO_LIMITS[field] && draft[field] !== origin?.draft[field])
      faults[field] = 'too-long';
  if (draft.categoria === null) faults.categoria = 'not-chosen';
  if (draft.metodoPago === null) faults.metodoPago = 'not-chosen';
  if (!isFecha(draft.fecha)) faults.fecha = 'no-day';
  if (draft.estado === '') faults.estado = 'not-chosen';
  if (cantidad === null || draft.categoria === null || draft.metodoPago === null) return failure(faults);
  if (Object.keys(faults).length > 0) return failure(faults);
  const nombre = textOr(draft.nombre, draft.categoria, origin?.draft.nombre);
  return success({
    nombre,
    descripcion: textOr(draft.descripcion, nombre, origin?.draft.descripcion),
    cantidad,
    fecha: draft.fecha,
    categoria: draft.categoria,
    metodoPago: draft.metodoPago,
    estado: draft.estado,
  });
}

/** Trims the text unless it is the stored one. */
function textOr(typed: string, instead: string, stored: string | undefined): string {
  if (!isFilledString(typed)) return instead;
  return typed === stored ? typed : typed.trim();
}

/** Answers null if the text was changed, or the stored amount is invalid. */
function keptCantidad(draft: GastoDraft, origin: DraftOrigin | null): number | null {
  if (!origin || draft.cantidad !== origin.draft.cantidad) return null;
  return isPositiveNumber(origin.gasto.cantidad) ? origin.gasto.cantidad : null;
}

function typedCantidad(draft: GastoDraft, marks: NumberMarks, faults: DraftFaults): number | null {
  const typed = readSum(draft.cantidad, marks).typed;
  const settled = settleCantidad(typed, draft.cantidadMeaning);
  if (settled.ok) return settled.value;
  faults.cantidad = settled.fault;
  return null;
}
