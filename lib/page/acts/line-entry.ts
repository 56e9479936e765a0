import { byId, type CatalogoTable, type NamedRow } from '@/lib/domain/entities';
import { etiquetasText, type GastoDraft, type GastoEntry } from '@/lib/domain/gasto-entry';
import type { Guesses } from '@/lib/domain/guess/gasto-guesser';
import type { LineQuestion, LineReading } from '@/lib/read/line/line-text';
import { foldText } from '@/lib/read/words';
import { capitalize } from '@/lib/text/format';
import type { Choice, EntryChoices } from '@/lib/page/queries/entry-choices';
import { withSticky } from '@/lib/page/settings/sticky-etiqueta';

/** By the ids of a {@link LineReading}. */
type NamedRows = Record<CatalogoTable, ReadonlyMap<number, NamedRow>>;

/** A starter has no id yet and gets a negative one. */
export function namedRows({ categorias, metodosPago }: EntryChoices): NamedRows {
  return { categorias: byNamedId(categorias), metodosPago: byNamedId(metodosPago) };
}

function byNamedId(choices: readonly Choice<{ nombre: string }>[]): ReadonlyMap<number, NamedRow> {
  return byId(choices.map(({ id, nombre }, place) => ({ id: id ?? -1 - place, nombre })));
}

/** An expense ready to store, or a form to fill. */
type LineOutcome = { draft: Partial<GastoDraft>; questions: readonly LineQuestion[] } & (
  | { kind: 'complete'; entry: GastoEntry }
  | { kind: 'open' }
);

/**
 * Completes a line by the person's habits. `complete`: an amount, no questions, and a category named, guessed or
 * usual. `written` writes amounts as typed.
 */
export function completeLine(
  reading: LineReading,
  rows: NamedRows,
  choices: EntryChoices,
  written: (cantidad: number) => string,
  guesses: Guesses | null,
): LineOutcome {
  const { cantidad, fecha, estado, questions } = reading;
  const etiquetas = withSticky(reading.etiquetas);
  const { nombre, categoria, metodoPago } = namesFor(reading, rows, choices, guesses);
  const said = {
    questions,
    draft: {
      nombre,
      estado,
      cantidad: cantidad === null ? askedCantidad(reading) : written(cantidad),
      ...(fecha !== null && { fecha }),
      ...(categoria !== null && { categoria }),
      ...(metodoPago !== null && { metodoPago }),
      ...(etiquetas.length > 0 && { etiquetas: etiquetasText(etiquetas) }),
    },
  };
  if (
    questions.length > 0 ||
    cantidad === null ||
    fecha === null ||
    categoria === null ||
    metodoPago === null
  )
    return { kind: 'open', ...said };
  const named = nombre === '' ? categoria : nombre;
  return {
    kind: 'complete',
    ...said,
    entry: {
      ...{ nombre: named, descripcion: named, cantidad, fecha, categoria, metodoPago, estado },
      ...(etiquetas.length > 0 && { etiquetas }),
    },
  };
}

/** The fields that a line names, and always nombre and amount: a form that it fills has them from nothing else. */
export function draftOfLine(
  reading: LineReading,
  { categorias, metodosPago }: NamedRows,
  written: (cantidad: number) => string,
): Partial<GastoDraft> {
  const { nombre, cantidad, fecha, estado, etiquetas, parts } = reading;
  const kinds = new Set(parts.map(({ kind }) => kind));
  const categoria = nombreIn(categorias, reading.categoriaId);
  const metodoPago = nombreIn(metodosPago, reading.metodoPagoId);
  return {
    nombre: capitalize(nombre),
    cantidad: cantidad === null ? askedCantidad(reading) : written(cantidad),
    cantidadMeaning: null,
    ...(fecha !== null && kinds.has('fecha') && { fecha }),
    ...(categoria !== null && { categoria }),
    ...(metodoPago !== null && { metodoPago }),
    ...(kinds.has('estado') && { estado }),
    ...(etiquetas.length > 0 && { etiquetas: etiquetasText(withSticky(etiquetas)) }),
  };
}

function askedCantidad({ text, questions }: LineReading): string {
  const asked = questions.find(({ field }) => field === 'cantidad');
  return asked ? text.slice(asked.start, asked.end) : '';
}

/** The names of the line, else those guessed, else the usual ones. */
function namesFor(
  { nombre: said, categoriaId, metodoPagoId }: LineReading,
  { categorias, metodosPago }: NamedRows,
  choices: EntryChoices,
  guesses: Guesses | null,
): { nombre: string; categoria: string | null; metodoPago: string | null } {
  const folded = foldText(said);
  const habit = choices.suggestions.find(({ nombre }) => foldText(nombre) === folded);
  const categoria =
    nombreIn(categorias, categoriaId) ??
    nombreIn(categorias, guesses?.categoriaId?.value) ??
    habit?.categoria ??
    null;
  const metodoPago =
    nombreIn(metodosPago, metodoPagoId) ??
    nombreIn(metodosPago, guesses?.metodoPagoId?.value) ??
    habit?.metodoPago ??
    (categoria === null ? undefined : choices.metodoOfCategoria.get(categoria)) ??
    choices.lastMetodoPago ??
    choices.metodosPago[0]?.nombre ??
    null;
  return { nombre: habit?.nombre ?? capitalize(said), categoria, metodoPago };
}

function nombreIn(
  rows: ReadonlyMap<number, { nombre: string }>,
  id: number | null | undefined,
): string | null {
  return (typeof id === 'number' ? rows.get(id)?.nombre : undefined) ?? null;
}
