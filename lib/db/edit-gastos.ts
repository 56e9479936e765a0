import { CATALOGO_TABLES } from '@/lib/domain/catalogo-entry';
import { type Change, changeOf, type MissingReference, type RowChange, sameRow } from '@/lib/domain/change';
import type { Fecha } from '@/lib/domain/dates';
import type {
  CatalogoFields,
  CatalogoTable,
  CategoriaFields,
  Gasto,
  GastoFields,
  Starters,
} from '@/lib/domain/entities';
import { etiquetaKey, hasEtiqueta, withEtiquetas, withoutEtiquetas } from '@/lib/domain/etiquetas';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import { knownFields, withFields } from '@/lib/domain/gasto-rules';
import { appendTo } from '@/lib/domain/lists';
import { readableGasto } from '@/lib/domain/readable-rows';
import { failure, type Result, success } from '@/lib/domain/result';
import type { RowChoice } from '@/lib/statements/review/review-choices';
import { followedChunksOf, type Operation } from './apply-change';
import type { GastosDatabase } from './databases';
import { CHUNK_ROWS, deleteRows, eachChunkOfGastos, inKeyOrder, readRowsById, RowWriter } from './rows-by-id';
import { catalogoTable } from './stored-rows';

/** Within the current transaction. */
class GastoEdits {
  readonly #writer: RowWriter<Gasto>;
  readonly #gathered: GatheredChanges;

  constructor(db: GastosDatabase, maxKeptRows?: number) {
    this.#writer = new RowWriter(db.gastos);
    this.#gathered = new GatheredChanges(maxKeptRows);
  }

  /** Unchanged rows are not written. `ofAll`: the rows of the whole edit, if known. */
  async edit(rows: readonly Gasto[], edit: (before: Gasto) => Gasto, ofAll?: number): Promise<void> {
    const changes = rows
      .map((before) => ({ id: before.id, before, after: edit(before) }))
      .filter(({ before, after }) => before !== after && !sameRow(before, after));
    this.#gathered.add(changes);
    await this.#writer.put(
      changes.map(({ after }) => after),
      ofAll ?? this.#gathered.count,
    );
  }

  /** Call it before the transaction ends. */
  async end(written: Partial<GastoFields> = {}): Promise<Change> {
    await this.#writer.end();
    return this.#gathered.change(written);
  }
}

/** Of more than `maxKeptRows` only their number. */
class GatheredChanges {
  #rows: RowChange<Gasto>[] = [];
  readonly #maxKeptRows: number;
  count = 0;

  constructor(maxKeptRows = Infinity) {
    this.#maxKeptRows = maxKeptRows;
  }

  add(changes: readonly RowChange<Gasto>[]): void {
    this.count += changes.length;
    if (this.count > this.#maxKeptRows) this.#rows = [];
    else appendTo(this.#rows, changes);
  }

  /** `written`: fields that all rows share by now. */
  change({ categoriaId, metodoPagoId }: Partial<GastoFields>): Change {
    if (this.count <= this.#maxKeptRows) return changeOf({ gastos: this.#rows });
    const written: Change['dead'] = {
      categorias: categoriaId === undefined ? [] : [categoriaId],
      metodosPago: metodoPagoId === undefined ? [] : [metodoPagoId],
    };
    return changeOf({ lasting: { gastos: this.count, written } });
  }
}

/** All or none. Starters fill an empty table and are no part of the change. */
export function addEntries(entries: readonly GastoEntry[], starters: Starters): Operation<MissingReference> {
  return async (db) => {
    for (const name of CATALOGO_TABLES) await addStarters(db, name, starters[name]);
    const gastos: GastoFields[] = [];
    for (const entry of entries) {
      const fields = await resolveNames(db, entry);
      if (!fields.ok) return fields;
      gastos.push(knownFields(fields.value));
    }
    const added: RowChange<Gasto>[] = [];
    for (const fields of gastos) {
      const id = await db.gastos.add({ ...fields });
      added.push({ id, before: null, after: { ...fields, id } });
    }
    return success(changeOf({ gastos: added }));
  };
}

/** The copy is pending. Changes nothing if expense, category or method is gone, or the copy exists. */
export function addGastoLike(id: number, fecha: Fecha): Operation {
  return async (db) => {
    const stored = await db.gastos.get(id);
    if (!stored) return success(changeOf({}));
    // The copy takes no refunds: that money belongs to the other expense alone.
    const gasto = knownFields({ ...readableGasto(stored), reembolsos: undefined });
    const descripcion = gasto.descripcion || gasto.nombre;
    const like = { ...gasto, descripcion, fecha, estado: 'pendiente' };
    const [categoria, metodoPago, sameDay] = await Promise.all([
      db.categorias.get(like.categoriaId),
      db.metodosPago.get(like.metodoPagoId),
      db.gastos.where('fecha').equals(fecha).toArray(),
    ]);
    const isThere = sameDay.some((other) => other.nombre === like.nombre && other.cantidad === like.cantidad);
    if (!categoria || !metodoPago || isThere) return success(changeOf({}));
    const added = await db.gastos.add({ ...like });
    return success(changeOf({ gastos: [{ id: added, before: null, after: { ...like, id: added } }] }));
  };
}

/** Writes nothing if the expense differs from `before`, as the person saw it. */
export function editGasto(
  before: Gasto,
  entry: GastoEntry,
): Operation<MissingReference | 'changed-elsewhere'> {
  return async (db) => {
    const stored = await db.gastos.get(before.id);
    if (!stored || !sameRow(before, readableGasto(stored))) return failure('changed-elsewhere');
    const fields = await resolveNames(db, entry);
    if (!fields.ok) return fields;
    const after = withFields(stored, fields.value);
    if (sameRow(stored, after)) return success(changeOf({}));
    await db.gastos.put(after);
    return success(changeOf({ gastos: [{ id: stored.id, before: stored, after }] }));
  };
}

export type EtiquetasEdit = { added?: readonly string[]; removed?: readonly string[] };

/**
 * Leaves out missing and unchanged ones, and tags beyond a row's limit: `onFull` gets its id and nombre. The change of too many
 * lasts.
 */
export function editGastos(
  ids: readonly number[],
  fields: Partial<GastoFields>,
  etiquetas: EtiquetasEdit = {},
  onFull?: (id: number, nombre: string) => void,
): Operation {
  function edit(before: Gasto): Gasto {
    const after = withEtiquetasOf(before, etiquetas);
    if (etiquetas.added?.some((nombre) => !hasEtiqueta(after.etiquetas, nombre)))
      onFull?.(before.id, readableGasto(before).nombre);
    return { ...after, ...fields };
  }
  return async (db, control) => {
    const edits = new GastoEdits(db, control?.maxKeptRows);
    for (const chunk of followedChunksOf(inKeyOrder(ids), control)) {
      const { rows } = await readRowsById(db.gastos, chunk);
      await edits.edit(stored(rows), edit, ids.length);
    }
    return success(await edits.end(fields));
  };
}

function withEtiquetasOf(before: Gasto, { added = [], removed = [] }: EtiquetasEdit): Gasto {
  if (added.length + removed.length === 0) return before;
  const { etiquetas } = readableGasto(before);
  return withFields(before, { etiquetas: withEtiquetas(withoutEtiquetas(etiquetas, removed), added) });
}

/** Missing ones are left out. The change of too many lasts. */
export function removeGastos(ids: readonly number[]): Operation {
  return async (db, control) => {
    const gastos = new GatheredChanges(control?.maxKeptRows);
    for (const chunk of followedChunksOf(inKeyOrder(ids), control)) {
      const { rows, among } = await readRowsById(db.gastos, chunk);
      const removed = stored(rows);
      await deleteRows(db.gastos, removed, { ofAll: ids.length, isFirst: gastos.count === 0, among });
      gastos.add(removed.map((before) => ({ id: before.id, before, after: null })));
    }
    return success(gastos.change({}));
  };
}

async function addStarters<Name extends CatalogoTable>(
  db: GastosDatabase,
  name: Name,
  starters: readonly CatalogoFields[Name][],
): Promise<void> {
  const table = catalogoTable(db, name);
  if ((await table.count()) === 0) await Promise.all(starters.map((fields) => table.add({ ...fields })));
}

async function resolveNames(
  db: GastosDatabase,
  { categoria, metodoPago, ...fields }: GastoEntry,
): Promise<Result<GastoFields, MissingReference>> {
  const [storedCategoria, storedMetodo] = await Promise.all([
    db.categorias.get({ nombre: categoria }),
    db.metodosPago.get({ nombre: metodoPago }),
  ]);
  if (!storedCategoria) return failure('categoria-missing');
  if (!storedMetodo) return failure('metodo-missing');
  return success({ ...fields, categoriaId: storedCategoria.id, metodoPagoId: storedMetodo.id });
}

function stored(rows: readonly (Gasto | undefined)[]): Gasto[] {
  return rows.filter((gasto) => gasto !== undefined);
}

/** A new category is part of the change; one of the same nombre is taken. */
export function classifyGastos(
  ids: readonly number[],
  choice: RowChoice<CategoriaFields>,
): Operation<MissingReference> {
  return async (db, control) => {
    const stored =
      choice.kind === 'stored'
        ? await db.categorias.get(choice.id)
        : await db.categorias.get({ nombre: choice.fields.nombre });
    if (stored) return editGastos(ids, { categoriaId: stored.id })(db, control);
    if (choice.kind === 'stored') return failure('categoria-missing');
    const id = await db.categorias.add({ ...choice.fields });
    const edited = await editGastos(ids, { categoriaId: id })(db, control);
    if (!edited.ok) return edited;
    return success({ ...edited.value, categorias: [{ id, before: null, after: { ...choice.fields, id } }] });
  };
}

/** Null removes the tag everywhere. An expense with both names keeps one, in the place of the first. */
export function replaceEtiqueta(nombre: string, by: string | null): Operation {
  return async (db, control) => {
    const edits = new GastoEdits(db, control?.maxKeptRows);
    const [first, last] = await Promise.all([
      db.gastos.orderBy(':id').first(),
      db.gastos.orderBy(':id').last(),
    ]);
    await eachChunkOfGastos(db, async (chunk) => {
      control?.signal.throwIfAborted();
      const tagged = chunk.filter((gasto) => hasTag(gasto, nombre));
      await edits.edit(tagged, (before) => withReplaced(before, nombre, by));
      if (first && last && chunk.length === CHUNK_ROWS)
        control?.onPercent(percentOf((chunk.at(-1)?.id ?? 0) - first.id, last.id - first.id));
      return true;
    });
    return success(await edits.end());
  };
}

/** Only broken data have ids that are no numbers. */
function percentOf(done: number, all: number): number {
  return Number.isFinite(done / all) ? Math.min(99, Math.floor((100 * done) / all)) : 0;
}

/** To read every field of 100,000 would block the page. */
function hasTag(stored: Gasto, nombre: string): boolean {
  return stored.etiquetas !== undefined && hasEtiqueta(readableGasto(stored).etiquetas, nombre);
}

/** Answers the given row if nothing in it changes. */
function withReplaced(row: Gasto, nombre: string, by: string | null): Gasto {
  const { etiquetas = [] } = readableGasto(row);
  const key = etiquetaKey(nombre);
  const replaced =
    by === null
      ? withoutEtiquetas(etiquetas, [nombre])
      : withEtiquetas(
          undefined,
          etiquetas.map((one) => (etiquetaKey(one) === key ? by : one)),
        );
  const isSame = replaced?.length === etiquetas.length && replaced.every((one, at) => one === etiquetas[at]);
  return isSame ? row : withFields(row, { etiquetas: replaced });
}
