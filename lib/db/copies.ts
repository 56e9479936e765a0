import { Dexie } from 'dexie';
import { Compressor, decompress } from '@/lib/export/compress';
import type { CopyReason, CopyRecord } from '@/lib/domain/copy-record';
import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import { toInstant } from '@/lib/domain/instant';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { chunksOf } from './chunks';
import { faultOf, openDatabase, type GastosDatabase } from './database';
import type { WriteControl } from './followed-write';
import type { ProgramDatabase } from './program-database';
import { readAndCount } from './read-gastos';

/** How many copies are kept; older ones are deleted. */
export const KEPT_COPIES = 10;

/** Expenses that are written together. */
const BATCH_GASTOS = 2000;

/** Everything that the data database held at one moment, ids included. */
export type CopyContent = { categorias: Categoria[]; metodosPago: MetodoPago[]; gastos: Gasto[] };

/** A copy about to be kept. */
type TakenCopy = { record: Omit<CopyRecord, 'id'>; content: Uint8Array<ArrayBuffer> };

/**
 * Keeps a copy of all data besides those that are kept already, and answers its id, or null if there is nothing to copy.
 * Once what it was taken for has been committed, {@link dropOldCopies} is to follow. Rejects with Dexie's error if it
 * cannot be kept, and if the control, where there is one, calls it off.
 */
export async function takeCopy(
  db: GastosDatabase,
  program: ProgramDatabase,
  reason: CopyReason,
  now: Date,
  control?: WriteControl,
): Promise<number | null> {
  const { record, content } = await copyOf(db, reason, now, control);
  control?.signal.throwIfAborted();
  if (record.gastos + record.categorias + record.metodosPago === 0) return null;
  return program.transaction('rw', [program.copies, program.copyContents], async () => {
    const id = await program.copies.add(record);
    await program.copyContents.add(content, id);
    return id;
  });
}

/**
 * Deletes the oldest copies if more than {@link KEPT_COPIES} are kept; `spared` is one that stays, however old. Should it
 * fail, the next one sees to it.
 */
export async function dropOldCopies(program: ProgramDatabase, spared: number | null = null): Promise<void> {
  const { copies, copyContents } = program;
  await program
    .transaction('rw', [copies, copyContents], async () => {
      const ids = await copies.orderBy(':id').reverse().primaryKeys();
      const others = ids.filter((id) => id !== spared);
      const outdated = others.slice(KEPT_COPIES - (ids.length - others.length));
      await Promise.all([copies.bulkDelete(outdated), copyContents.bulkDelete(outdated)]);
    })
    .catch(() => undefined);
}

async function copyOf(
  db: GastosDatabase,
  reason: CopyReason,
  now: Date,
  control?: WriteControl,
): Promise<TakenCopy> {
  const compressor = new Compressor();
  const counts = { gastos: 0, categorias: 0, metodosPago: 0 };
  const reader = {
    onCatalogo({
      categorias,
      metodosPago,
    }: {
      categorias: ReadonlyMap<number, object>;
      metodosPago: ReadonlyMap<number, object>;
    }) {
      counts.categorias = categorias.size;
      counts.metodosPago = metodosPago.size;
      compressor.write(
        `{"categorias":${JSON.stringify([...categorias.values()])},"metodosPago":${JSON.stringify([...metodosPago.values()])},"gastos":[`,
      );
    },
    onChunk(gastos: readonly Gasto[], part: number) {
      const rows = JSON.stringify(gastos).slice(1, -1);
      compressor.write(counts.gastos === 0 ? rows : `,${rows}`);
      counts.gastos += gastos.length;
      control?.onPercent(Math.min(Math.floor(100 * part), 99));
    },
  };
  await readAndCount(db, reader, control?.signal ?? new AbortController().signal);
  compressor.write(']}');
  const content = await compressor.finish();
  return { record: { reason, at: toInstant(now), ...counts, bytes: content.length }, content };
}

/** What is known of the copies, the newest first; none where a reset that was to keep none has not come to its end. */
export async function listCopies(program: ProgramDatabase): Promise<CopyRecord[]> {
  const open = await program.imports.where('state').equals('resetting').toArray();
  if (open.some((record) => record.state === 'resetting' && !record.keepCopies)) return [];
  return program.copies.orderBy(':id').reverse().toArray();
}

/** The content of a copy; null if it is not there any more or cannot be read. */
export async function readCopy(program: ProgramDatabase, id: number): Promise<CopyContent | null> {
  const content = await program.copyContents.get(id);
  if (!content) return null;
  try {
    return JSON.parse(await decompress(content)) as CopyContent;
  } catch {
    return null; // What a broken disk has left of it.
  }
}

/** Replaces all data by the content of a copy, ids included, in one transaction, whose commit waits for `beforeCommit`. */
export async function replaceContent(
  db: GastosDatabase,
  content: CopyContent,
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

/**
 * Erases all copies for good, what the diary keeps of imports that only they could bring back, and the acts of all tabs: these
 * hold deleted expenses, too.
 */
export async function eraseCopies(program: ProgramDatabase): Promise<void> {
  const { copies, copyContents, imports, importedRows, broughtMovements, keptActs } = program;
  const tables = [copies, copyContents, imports, importedRows, broughtMovements, keptActs];
  await program.transaction('rw', tables, async () => {
    const cleared = await imports.where('state').equals('cleared').primaryKeys();
    await Promise.all([copies.clear(), copyContents.clear(), keptActs.clear()]);
    await Promise.all([imports, importedRows, broughtMovements].map((table) => table.bulkDelete(cleared)));
  });
}

/** Bytes of a copy that no expense takes: its own record, and categories and methods. */
const BYTES_OF_COPY = 4096;

/** Bytes that an expense takes in a copy at the least: 17 where texts repeat, as in a real household's file, else more. */
const BYTES_OF_GASTO = 16;

/** Where room is tried out: no copy has this id. */
const TRIAL_ID = 0;

/** The most random bytes that a browser gives at once. */
const RANDOM_BYTES = 65_536;

/**
 * Why no copy can be kept now; null where nothing speaks against it: taking one may fail all the same. Stores as much as a
 * copy would take, and deletes it: browsers do not tell how much room there is, or tell what is not true.
 */
export async function foreseeCopyFault(
  db: GastosDatabase,
  program: ProgramDatabase,
): Promise<StorageFault | null> {
  const opened = await openDatabase(program);
  if (!opened.ok) return opened.fault;
  try {
    const bytes = BYTES_OF_COPY + (await db.gastos.count()) * BYTES_OF_GASTO;
    await program.copyContents.put(noiseOf(bytes), TRIAL_ID);
    await program.copyContents.delete(TRIAL_ID);
    return null;
  } catch (error) {
    return faultOf(program, error);
  }
}

/** Bytes that no database stores in less room. */
function noiseOf(bytes: number): Uint8Array<ArrayBuffer> {
  const noise = new Uint8Array(bytes);
  crypto.getRandomValues(noise.subarray(0, RANDOM_BYTES));
  for (let filled = RANDOM_BYTES; filled < bytes; filled *= 2) noise.copyWithin(filled, 0, filled);
  return noise;
}
