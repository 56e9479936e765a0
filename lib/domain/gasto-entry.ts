import {
  settleCantidad,
  type CantidadFault,
  type CantidadMeaning,
  type NumberMarks,
} from '@/lib/read/read-cantidad';
import { isFecha, type Fecha } from './dates';
import type { Catalogo, Gasto, GastoFields } from './entities';
import { readEtiquetas } from './etiquetas';
import { GASTO_TEXTS, textIn, TEXT_FIELDS, type TextField } from './gasto-fields';
import type { IdField } from './id-names';
import { toCents, type Cents } from './money';
import { isPositiveNumber } from './positive-number';
import { backCents, owedCents } from './reembolsos';
import { failure, success, type Result } from './result';
import { rowsOfGasto } from './rows-of-gasto';
import { readSum } from '@/lib/read/read-sum';

/** As typed so far, with names for category and method. */
export type GastoDraft = Record<TextField | 'cantidad' | 'fecha' | 'estado', string> & {
  /** With commas. */
  etiquetas: string;
  cantidadMeaning: CantidadMeaning | null;
  categoria: string | null;
  metodoPago: string | null;
};

/** An expense that is valid by the specification's rules, with names for category and method. */
export type GastoEntry = Omit<GastoFields, IdField | 'etiquetas'> & {
  categoria: string;
  metodoPago: string;
  /** Undefined takes them away; absent leaves those that are stored. */
  etiquetas?: GastoFields['etiquetas'] | undefined;
};

/** Lower than the refunds, which sum up to `refunded`; `owed` is the part that is expected. */
type RefundFault = { refunded: Cents; owed: Cents };

export type DraftFaults = { [Field in TextField]?: 'too-long' } & {
  cantidad?: CantidadFault | RefundFault;
  categoria?: 'not-chosen' | 'missing';
  metodoPago?: 'not-chosen' | 'missing';
  fecha?: 'no-day';
  estado?: 'not-chosen';
};

export function newDraft(fecha: Fecha, metodoPago: string | null): GastoDraft {
  return {
    ...textsOf(() => ''),
    cantidad: '',
    cantidadMeaning: null,
    categoria: null,
    metodoPago,
    etiquetas: '',
    fecha,
    estado: 'pagado',
  };
}

/** True if a person would miss the typed text. */
export function isFilled(draft: GastoDraft, initial: GastoDraft): boolean {
  return ([...TEXT_FIELDS, 'cantidad', 'categoria', 'etiquetas'] as const).some(
    (field) => draft[field] !== initial[field] && draft[field] !== '',
  );
}

/**
 * A text equal to the one that it would follow becomes empty and keeps following.
 * `cantidad` is text as the screen writes it.
 */
export function draftOf(gasto: Gasto, catalogo: Catalogo, cantidad: string): GastoDraft {
  const rows = rowsOfGasto(gasto, catalogo);
  const categoria = rows.categoria?.nombre ?? null;
  const { nombre } = gasto;
  return {
    ...textsOf((field) =>
      gasto[field] === followed(field, { categoria, nombre }) ? '' : textIn(gasto, field),
    ),
    cantidad,
    cantidadMeaning: null,
    categoria,
    metodoPago: rows.metodoPago?.nombre ?? null,
    etiquetas: etiquetasText(gasto.etiquetas),
    fecha: gasto.fecha,
    estado: gasto.estado,
  };
}

function followed(
  field: TextField,
  texts: Readonly<Record<'categoria' | 'nombre', string | null | undefined>>,
): string | undefined {
  const { follows } = GASTO_TEXTS[field];
  return follows === null ? undefined : (texts[follows] ?? undefined);
}

/** Answers the text that stands in an empty field, '' for none. */
export function placeholderOf(field: keyof GastoDraft, { categoria, nombre }: GastoDraft): string {
  const text = TEXT_FIELDS.find((known) => known === field);
  return (text && followed(text, { categoria, nombre })) ?? '';
}

/** Unchanged fields keep exactly the stored values. */
export type DraftOrigin = { draft: GastoDraft; gasto: Gasto };

/** An empty text becomes the one that it follows, or absent. */
export function completeDraft(
  draft: GastoDraft,
  marks: NumberMarks,
  origin: DraftOrigin | null = null,
): Result<GastoEntry, DraftFaults> {
  const faults: DraftFaults = {};
  const cantidad = completeCantidad(draft, marks, origin, faults);
  for (const field of TEXT_FIELDS)
    if (draft[field].length > GASTO_TEXTS[field].limit && draft[field] !== origin?.draft[field])
      faults[field] = 'too-long';
  if (draft.categoria === null) faults.categoria = 'not-chosen';
  if (draft.metodoPago === null) faults.metodoPago = 'not-chosen';
  if (!isFecha(draft.fecha)) faults.fecha = 'no-day';
  if (draft.estado === '') faults.estado = 'not-chosen';
  if (cantidad === null || draft.categoria === null || draft.metodoPago === null) return failure(faults);
  if (Object.keys(faults).length > 0) return failure(faults);
  const { fecha, categoria, metodoPago, estado } = draft;
  return success({
    ...completeTexts(draft, categoria, origin),
    cantidad,
    fecha,
    categoria,
    metodoPago,
    estado,
    ...completeEtiquetas(draft, origin),
  });
}

/** As {@link readEtiquetas} reads it. */
export function etiquetasText(etiquetas: readonly string[] = []): string {
  return etiquetas.join(', ');
}

/** An unchanged text leaves what is stored. */
function completeEtiquetas(
  { etiquetas }: GastoDraft,
  origin: DraftOrigin | null,
): Pick<GastoEntry, 'etiquetas'> {
  if (etiquetas === (origin?.draft.etiquetas ?? '')) return {};
  const { kept } = readEtiquetas(etiquetas);
  return { etiquetas: kept.length > 0 ? kept : undefined };
}

function textsOf(textOf: (field: TextField) => string): Record<TextField, string> {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, textOf(field)])) as Record<TextField, string>;
}

/** Trims each text unless it is the stored one. */
function completeTexts(
  draft: GastoDraft,
  categoria: string,
  origin: DraftOrigin | null,
): Pick<GastoEntry, TextField> {
  const texts: { [Field in TextField]?: string | undefined } = {};
  for (const field of TEXT_FIELDS) {
    const typed = draft[field] === origin?.draft[field] ? draft[field] : draft[field].trim();
    texts[field] = typed.trim() !== '' ? typed : followed(field, { categoria, nombre: texts.nombre });
  }
  return texts as Pick<GastoEntry, TextField>;
}

/** An unchanged text keeps the stored amount, if that is valid. */
function completeCantidad(
  draft: GastoDraft,
  marks: NumberMarks,
  origin: DraftOrigin | null,
  faults: DraftFaults,
): number | null {
  const isKept = origin && draft.cantidad === origin.draft.cantidad;
  if (isKept && isPositiveNumber(origin.gasto.cantidad)) return origin.gasto.cantidad;
  const settled = settleCantidad(readSum(draft.cantidad, marks).typed, draft.cantidadMeaning);
  const fault = settled.ok ? refundFault(settled.value, origin?.gasto) : settled.fault;
  if (settled.ok && fault === null) return settled.value;
  if (fault !== null) faults.cantidad = fault;
  return null;
}

/** An expense costs no less than what came back for it and what is expected. */
function refundFault(cantidad: number, stored: Gasto | undefined): RefundFault | null {
  const owed = stored ? owedCents(stored) : 0n;
  const refunded = stored ? backCents(stored) + owed : 0n;
  return toCents(cantidad) < refunded ? { refunded, owed } : null;
}
