import type { CantidadMeaning, NumberMarks } from '@/lib/read/read-cantidad';
import { foldText } from '@/lib/read/words';
import type { Budget } from './budget';
import { DEFAULT_ICONO, isColorChosen, readColor } from './color';
import type { CatalogoFields, CatalogoTable, CategoriaFields, MetodoPago } from './entities';
import type { RowShape } from './gasto-fields';
import type { IdField } from './gasto-rules';
import { compareNombres, firstGrapheme } from './graphemes';
import { UNUSED, type Usage } from './mes-summary';
import type { Cents } from './money';
import { type PresupuestoFault, readPresupuesto } from './presupuestos-entry';
import { failure, type Result, success } from './result';
import { isPositiveNumber, isSeen, normalizeNombre } from './values';

export const DEFAULT_COLOR = 'gray';

type CatalogoRules<Table extends CatalogoTable> = {
  idField: IdField;
  defaultIcono: string;
  hasColor: boolean;
  hasPresupuesto: boolean;
  storedFields: (fields: CategoriaFields) => CatalogoFields[Table];
};

export const CATALOGO_RULES: { readonly [Table in CatalogoTable]: CatalogoRules<Table> } = {
  categorias: {
    idField: 'categoriaId',
    defaultIcono: DEFAULT_ICONO,
    hasColor: true,
    hasPresupuesto: true,
    storedFields: (fields) => fields,
  },
  metodosPago: {
    idField: 'metodoPagoId',
    defaultIcono: '💳',
    hasColor: false,
    hasPresupuesto: false,
    storedFields: ({ nombre, descripcion, icono }) => ({ nombre, descripcion, icono }),
  },
};

export const CATALOGO_TABLES = ['categorias', 'metodosPago'] as const satisfies readonly CatalogoTable[];

export const TABLE_OF = { categoriaId: 'categorias', metodoPagoId: 'metodosPago' } as const satisfies Record<
  IdField,
  CatalogoTable
>;

export function isIdField(field: string): field is IdField {
  return Object.hasOwn(TABLE_OF, field);
}

export const CATALOGO_SHAPES: Readonly<Record<CatalogoTable, RowShape>> = {
  categorias: {
    required: ['nombre', 'descripcion', 'color', 'icono'],
    optional: { presupuesto: isPositiveNumber },
  },
  metodosPago: {
    required: ['nombre', 'descripcion', 'icono'],
    optional: {},
    ignores: (field) => field === 'color' || field === 'presupuesto',
  },
};

export type CatalogoRow = MetodoPago & Partial<Pick<CategoriaFields, 'color' | 'presupuesto'>>;

const NO_COLOR = '';

export type CatalogoDraft = {
  nombre: string;
  descripcion: string;
  /** Its first character becomes the icon. */
  icono: string;
  /** A hue's name or a hex code; empty if none is chosen. */
  color: string;
  presupuesto: string;
  presupuestoMeaning: CantidadMeaning | null;
};

/** `similar`: a row's nombre that differs in case or accents alone. */
export type CatalogoDraftFaults = {
  nombre?: 'empty' | 'too-long' | 'taken' | { similar: string };
  descripcion?: 'too-long';
  color?: 'no-color';
  presupuesto?: PresupuestoFault;
};

type CatalogoContext = {
  table: CatalogoTable;
  marks: NumberMarks;
  rows: readonly CatalogoRow[];
  /** Unchanged fields stay as stored; null for a new row. */
  origin: { draft: CatalogoDraft; row: CatalogoRow } | null;
  /** Wanted despite a similar one. */
  accepted: string | null;
};

/** Limits of typing, in characters; a file may bring more. */
const CATALOGO_LIMITS = { nombre: 100, descripcion: 500 } as const;

export function newCatalogoDraft(table: CatalogoTable): CatalogoDraft {
  return {
    nombre: '',
    descripcion: '',
    icono: CATALOGO_RULES[table].defaultIcono,
    color: NO_COLOR,
    presupuesto: '',
    presupuestoMeaning: null,
  };
}

/** `presupuesto` is as the screen writes it. */
export function catalogoDraftOf(row: CatalogoRow, presupuesto: string): CatalogoDraft {
  const { nombre, descripcion, icono, color: stored = DEFAULT_COLOR } = row;
  const color = isColorChosen({ color: stored, icono }) ? stored : NO_COLOR;
  return { nombre, descripcion, icono, color, presupuesto, presupuestoMeaning: null };
}

/** An empty icono becomes the table's default. */
export function completeCatalogoDraft(
  draft: CatalogoDraft,
  context: CatalogoContext,
): Result<CategoriaFields, CatalogoDraftFaults> {
  const { table, origin } = context;
  const faults: CatalogoDraftFaults = {};
  const nombre = readNombre(draft, context, faults);
  const descripcion = kept('descripcion') ? draft.descripcion : draft.descripcion.toWellFormed().trim();
  if (!kept('descripcion') && descripcion.length > CATALOGO_LIMITS.descripcion)
    faults.descripcion = 'too-long';
  const icono = kept('icono') ? draft.icono : firstGrapheme(draft.icono.toWellFormed().trim());
  const color = kept('color')
    ? (origin?.row.color ?? DEFAULT_COLOR)
    : readColor(draft.color || DEFAULT_COLOR);
  if (color === null) faults.color = 'no-color';
  const presupuesto = presupuestoOf(draft, context, faults);
  if (color === null || Object.keys(faults).length > 0) return failure(faults);
  const fields = { nombre, descripcion, color, icono: icono || CATALOGO_RULES[table].defaultIcono };
  return success(presupuesto === null ? fields : { ...fields, presupuesto });

  function kept(field: 'descripcion' | 'icono' | 'color'): boolean {
    return origin !== null && draft[field] === origin.draft[field];
  }
}

function readNombre(
  draft: CatalogoDraft,
  { rows, origin, accepted }: CatalogoContext,
  faults: CatalogoDraftFaults,
): string {
  const untouched = origin !== null && draft.nombre === origin.draft.nombre;
  if (untouched && draft.nombre !== '') return origin.row.nombre;
  const nombre = normalizeNombre(draft.nombre);
  if (!isSeen(nombre)) faults.nombre = 'empty';
  else if (nombre.length > CATALOGO_LIMITS.nombre) faults.nombre = 'too-long';
  else {
    const others = rows.filter(({ id }) => id !== origin?.row.id);
    const folded = foldText(nombre);
    const similar = others.find((other) => foldText(other.nombre) === folded);
    if (others.some((other) => other.nombre === nombre)) faults.nombre = 'taken';
    else if (similar && accepted !== nombre) faults.nombre = { similar: similar.nombre };
  }
  return nombre;
}

/** Null for none, or a faulty one. */
function presupuestoOf(
  { presupuesto: text, presupuestoMeaning: meaning }: CatalogoDraft,
  { marks, origin }: CatalogoContext,
  faults: CatalogoDraftFaults,
): number | null {
  if (origin && text === origin.draft.presupuesto && meaning === null) return origin.row.presupuesto ?? null;
  const read = readPresupuesto({ text, meaning }, marks);
  if (read.ok) return read.value;
  faults.presupuesto = read.fault;
  return null;
}

/** `part`: the most used budgets first, then rows without one, the most expensive first. */
export const CATALOGO_ORDENES = ['nombre', 'spent', 'part'] as const;

export type CatalogoOrden = (typeof CATALOGO_ORDENES)[number];

type Figures = {
  /** Undefined while expenses are being counted. */
  usage: ReadonlyMap<number, Usage> | undefined;
  budgets: ReadonlyMap<number, Budget> | undefined;
};

/** By nombre while figures are unknown. */
export function inCatalogoOrder<Row extends CatalogoRow>(
  rows: Iterable<Row>,
  orden: CatalogoOrden,
  { usage, budgets }: Figures,
): Row[] {
  const byNombre = [...rows].sort((a, b) => compareNombres(a.nombre, b.nombre));
  if (orden === 'nombre' || !usage) return byNombre;
  return byNombre.sort((a, b) => partOf(b) - partOf(a) || compareCents(b, a));

  function partOf({ id }: Row): number {
    return orden === 'part' ? (budgets?.get(id)?.part ?? -1) : 0;
  }
  function compareCents(a: Row, b: Row): number {
    const [one, other] = [a, b].map(({ id }) => (usage?.get(id) ?? UNUSED).total) as [Cents, Cents];
    return one === other ? 0 : one < other ? -1 : 1;
  }
}
