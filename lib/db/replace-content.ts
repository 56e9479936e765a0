import { Dexie, type Table } from 'dexie';
import type { Catalogo, Gasto, ExchangeFile } from '@/lib/domain/entities';
import { knownFields } from '@/lib/domain/gasto-rules';
import { appendTo } from '@/lib/domain/lists';
import { toCents } from '@/lib/domain/money';
import type { ImportedRows, ResetRecord } from '@/lib/import/import-flow';
import type { BroughtMovement } from '@/lib/statements/movement';
import { bareText } from '@/lib/statements/names/movement-texts';
import { type BroughtRecord, upgradedBrought } from './brought-records';
import type { GastosDatabase, ProgramDatabase } from './databases';
import { readable, readEverything } from './read-gastos';
import { chunksOf } from './rows-by-id';

/** `rows`: by movement, null if its expense was gone. */
type Carried = { record: BroughtRecord; stood: boolean; rows: (RowKeys | null)[] };

/** An expense is known by all its fields, else by day, amount and text. */
type RowKeys = { whole: string; text: string };

export async function readCarried(db: GastosDatabase, program: ProgramDatabase): Promise<Carried[]> {
  const { imports, broughtMovements } = program;
  const states = ['done', 'cleared'] as const;
  const records = await imports.where('state').anyOf(states).sortBy('id');
  const brought = await broughtMovements.bulkGet(records.map(({ id }) => id));
  if (!brought.some((record) => record !== undefined)) return [];
  const rows = new Map<number, RowKeys>();
  await eachRow(db, ({ id }, keys) => rows.set(id, keys));
  const carried = brought.flatMap((record, place): Carried[] =>
    record
      ? [
          {
            record: upgradedBrought(record),
            stood: records[place]?.state === 'done',
            rows: record.gastos.map((id) => rows.get(id) ?? null),
          },
        ]
      : [],
  );
  // The latest that stood says best.
  return carried.reverse().sort((one, other) => Number(other.stood) - Number(one.stood));
}

/**
 * Ties movements of statements to restored expenses, whose ids are new. A movement without one was never brought,
 * unless the person had deleted its expense before.
 */
export async function carryOver(
  db: GastosDatabase,
  program: ProgramDatabase,
  carried: readonly Carried[],
  { at, fileName, rows }: { at: string; fileName: string; rows: ImportedRows },
): Promise<void> {
  if (carried.length === 0) return;
  const restored = new RestoredRows();
  const reembolsos = new Map<string, number>();
  await eachRow(db, (gasto, keys) => {
    restored.add(gasto.id, keys);
    for (const { id } of gasto.reembolsos ?? []) reembolsos.set(id, gasto.id);
  });
  const record: BroughtRecord = { movements: [], gastos: [] };
  for (const one of carried) {
    const found = restored.claim(one);
    appendTo(record.movements, found.movements);
    appendTo(record.gastos, found.gastos);
  }
  const refunds = restoredRefunds(carried, reembolsos);
  if (refunds.length > 0) record.refunds = refunds;
  else if (record.gastos.length === 0) return;
  const { imports, importedRows, broughtMovements } = program;
  await program.transaction('rw', [imports, importedRows, broughtMovements], async () => {
    const id = await imports.add({
      ...{ state: 'done', at, fileName, sha256: null, restored: true },
      ...{ gastos: 0, categorias: 0, metodosPago: 0 },
    });
    await importedRows.add(rows, id);
    await broughtMovements.add(record, id);
  });
}

/** A refund keeps its id in a backup; the same of two imports is kept once. */
function restoredRefunds(carried: readonly Carried[], gastos: ReadonlyMap<string, number>) {
  const refunds = carried
    .flatMap(({ record }) => record.refunds ?? [])
    .flatMap(({ movement, reembolso }) => {
      const gasto = gastos.get(reembolso);
      return gasto === undefined ? [] : [{ movement, reembolso, gasto }];
    });
  return [...new Map(refunds.map((refund) => [JSON.stringify(refund), refund])).values()];
}

/** An import's movements claim each once. */
class RestoredRows {
  readonly #ids = { whole: new Map<string, number[]>(), text: new Map<string, number[]>() };
  readonly #claimed = new Set<number>();
  readonly #told = new Set<string>();

  add(id: number, keys: RowKeys): void {
    for (const by of ['whole', 'text'] as const) {
      const same = this.#ids[by].get(keys[by]);
      if (same) same.push(id);
      else this.#ids[by].set(keys[by], [id]);
    }
  }

  claim({ record, rows, stood }: Carried): BroughtRecord {
    const own = new Set<number>();
    const ids = new Map<number, number>();
    const renewed = new Map<number | undefined, number>();
    // First those whose expense stood: a deleted twin takes none of theirs.
    const places = [...record.movements.keys()].sort(
      (one, other) => Number(!rows[one]) - Number(!rows[other]) || one - other,
    );
    for (const place of places) {
      const movement = record.movements[place];
      const keys = rows[place] ?? { whole: '', text: movement ? textOf(movement) : '' };
      const before = record.gastos[place];
      const id =
        renewed.get(before) ?? this.#free('whole', keys.whole, own) ?? this.#free('text', keys.text, own);
      if (id === null) continue;
      own.add(id);
      renewed.set(before, id);
      ids.set(place, id);
    }
    for (const id of own) this.#claimed.add(id);
    const found: BroughtRecord = { movements: [], gastos: [] };
    record.movements.forEach((movement, place) => {
      const wasGone = stood && rows[place] === null && own.size > 0;
      const id = ids.get(place) ?? (wasGone ? (record.gastos[place] ?? null) : null);
      const told = JSON.stringify([id, movement]);
      if (id === null || this.#told.has(told)) return;
      this.#told.add(told);
      found.movements.push(movement);
      found.gastos.push(id);
    });
    return found;
  }

  /** Preferably one that no import has claimed. */
  #free(by: 'whole' | 'text', key: string, own: ReadonlySet<number>): number | null {
    const ids = this.#ids[by].get(key) ?? [];
    return ids.find((id) => !own.has(id) && !this.#claimed.has(id)) ?? ids.find((id) => !own.has(id)) ?? null;
  }
}

function textOf({ fecha, importe, concepto }: BroughtMovement): string {
  return [fecha, -importe, bareText(concepto)].join('|');
}

function eachRow(db: GastosDatabase, visit: (gasto: Gasto, keys: RowKeys) => void): Promise<void> {
  let catalogo: Catalogo = { categorias: new Map(), metodosPago: new Map() };
  const reader = readable({
    onCatalogo: (read) => {
      catalogo = read;
    },
    onChunk: (gastos: readonly Gasto[]) => {
      for (const gasto of gastos) visit(gasto, keysOf(gasto, catalogo));
    },
  });
  return readEverything(db, reader, new AbortController().signal);
}

function keysOf(gasto: Gasto, { categorias, metodosPago }: Catalogo): RowKeys {
  const { categoriaId, metodoPagoId, ...fields } = knownFields(gasto);
  const text = [fields.fecha, toCents(fields.cantidad), bareText(fields.descripcion)].join('|');
  const names = [categorias.get(categoriaId)?.nombre, metodosPago.get(metodoPagoId)?.nombre];
  return { whole: JSON.stringify([text, fields, ...names]), text };
}

const BATCH_GASTOS = 2000;

/** Ids included, in one transaction; the commit waits for `beforeCommit`. */
export async function replaceContent(
  db: GastosDatabase,
  content: ExchangeFile<Gasto>,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    await db.categorias.bulkAdd(content.categorias);
    await db.metodosPago.bulkAdd(content.metodosPago);
    for (const chunk of chunksOf(content.gastos, BATCH_GASTOS)) await db.gastos.bulkAdd(chunk);
    await Dexie.waitFor(beforeCommit);
  });
}

/** The commit waits for `beforeCommit`, which gets the last ids. */
export async function resetDatabase(
  db: GastosDatabase,
  beforeCommit?: (last: ResetRecord['last']) => Promise<void>,
): Promise<void> {
  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    const [gastos, categorias, metodosPago] = await Promise.all([
      lastIdOf(db.gastos),
      lastIdOf(db.categorias),
      lastIdOf(db.metodosPago),
    ]);
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    if (beforeCommit) await Dexie.waitFor(() => beforeCommit({ gastos, categorias, metodosPago }));
  });
}

type Rows = Pick<Table<unknown, number>, 'orderBy'>;

async function lastIdOf(table: Rows): Promise<number> {
  const [last] = await table.orderBy(':id').reverse().limit(1).primaryKeys();
  return last ?? 0;
}
