import {
  type CantidadFault,
  type CantidadMeaning,
  type NumberMarks,
  readSum,
  settleCantidad,
} from '@/lib/read/read-cantidad';
import { type Fecha, isFecha } from './dates';
import { type Catalogo, type Gasto, type GastoFields, rowsOfGasto } from './entities';
import { readEtiquetas } from './etiquetas';
import { GASTO_TEXTS, isOptional, TEXT_FIELDS, type TextField, textIn } from './gasto-fields';
import type { IdField } from './gasto-rules';
import { type Cents, toCents } from './money';
import { isPositiveNumber, isRecord, isSeen } from './values';
import { backCents, owedCents } from './reembolsos';
import { failure, type Result, success } from './result';

/** As typed so far, with names for category and method. */
export type GastoDraft = Record<TextField | 'cantidad' | 'fecha' | 'estado', string> & {
  /** With commas. */
  etiquetas: string;
  cantidadMeaning: CantidadMeaning | null;
  categoria: string | null;
  metodoPago: string | null;
};

/** Valid by the specification's rules, with names for category and method. */
export type GastoEntry = Omit<GastoFields, IdField | 'etiquetas'> & {
  categoria: string;
  metodoPago: string;
  /** Undefined takes them away; absent leaves those that are stored. */
  etiquetas?: GastoFields['etiquetas'] | undefined;
};

/** Lower than the refunds, `refunded` in all; `owed` are the expected ones. */
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

/** A text equal to the one that it follows becomes empty. `cantidad` is as the screen writes it. */
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

/** The text in an empty field, '' for none. */
export function placeholderOf(field: keyof GastoDraft, { categoria, nombre }: GastoDraft): string {
  const text = TEXT_FIELDS.find((known) => known === field);
  return (text && followed(text, { categoria, nombre })) ?? '';
}

/** Unchanged fields keep the stored values. */
type DraftOrigin = { draft: GastoDraft; gasto: Gasto };

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

/** Trims texts that changed. */
function completeTexts(
  draft: GastoDraft,
  categoria: string,
  origin: DraftOrigin | null,
): Pick<GastoEntry, TextField> {
  const texts: { [Field in TextField]?: string | undefined } = {};
  for (const field of TEXT_FIELDS) {
    const typed = draft[field] === origin?.draft[field] ? draft[field] : draft[field].trim();
    texts[field] = isSeen(typed) ? typed : followed(field, { categoria, nombre: texts.nombre });
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

/** An expense costs no less than its refunds, expected ones too. */
function refundFault(cantidad: number, stored: Gasto | undefined): RefundFault | null {
  const owed = stored ? owedCents(stored) : 0n;
  const refunded = stored ? backCents(stored) + owed : 0n;
  return toCents(cantidad) < refunded ? { refunded, owed } : null;
}

/** Each line of `text` is an expense. */
export type Unfinished = { kind: 'gasto'; draft: GastoDraft } | { kind: 'lines'; text: string };

/** Of any version; null if it is unusable. */
export function readUnfinished(value: unknown): Unfinished | null {
  if (!isRecord(value)) return null;
  const { kind, draft, text } = value;
  if (kind === 'lines') return typeof text === 'string' && text !== '' ? { kind, text } : null;
  const read = kind === 'gasto' && isRecord(draft) ? readDraft(draft) : null;
  return read && { kind: 'gasto', draft: read };
}

/** Only an optional field may be missing. */
export function readDraft(fields: Readonly<Record<string, unknown>>): GastoDraft | null {
  const { cantidadMeaning: meaning } = fields;
  const absent = Object.fromEntries(TEXT_FIELDS.filter(isOptional).map((field) => [field, '']));
  const read: Record<string, unknown> = { etiquetas: '', ...absent, ...fields };
  const { cantidadMeaning, ...empty } = newDraft('', null);
  for (const [field, value] of Object.entries(empty))
    if (typeof read[field] !== 'string' && !(read[field] === null && value === null)) return null;
  const known = Object.fromEntries(Object.keys(empty).map((field) => [field, read[field]])) as typeof empty;
  return {
    ...known,
    cantidadMeaning: meaning === 'decimal' || meaning === 'grouped' ? meaning : cantidadMeaning,
  };
}
