import type { CopyRecord } from '@/lib/domain/copies';
import { toInstant } from '@/lib/domain/dates';
import type { ExchangeFile, Gasto } from '@/lib/domain/entities';
import type { StorageFault } from '@/lib/domain/result';
import { Compressor, decompress } from '@/lib/export/bytes';
import type { WriteControl } from './apply-change';
import type { GastosDatabase, ProgramDatabase } from './databases';
import { faultOf, openDatabase } from './open-database';
import { readAndCount } from './read-gastos';

const KEPT_COPIES = 10;

/** Ids included. */
type TakenCopy = { record: Omit<CopyRecord, 'id'>; content: Uint8Array<ArrayBuffer> };

/**
 * Answers the copy's id; null without data. After the commit that needs the copy, call {@link dropOldCopies}. Rejects
 * with Dexie's error, or if aborted.
 */
export async function takeCopy(
  db: GastosDatabase,
  program: ProgramDatabase,
  reason: CopyRecord['reason'],
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

/** Keeps `spared`. A failure is ignored: the next call repairs it. */
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
  reason: CopyRecord['reason'],
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

/** Newest first; none while a reset that keeps no copies is unfinished. */
export async function listCopies(program: ProgramDatabase): Promise<CopyRecord[]> {
  const open = await program.imports.where('state').equals('resetting').toArray();
  if (open.some((record) => record.state === 'resetting' && !record.keepCopies)) return [];
  return program.copies.orderBy(':id').reverse().toArray();
}

/** Null if the copy is gone or unreadable. */
export async function readCopy(program: ProgramDatabase, id: number): Promise<ExchangeFile<Gasto> | null> {
  const content = await program.copyContents.get(id);
  if (!content) return null;
  try {
    return JSON.parse(await decompress(content)) as ExchangeFile<Gasto>;
  } catch {
    return null; // A broken disk left only a part.
  }
}

/** Also erases cleared imports, which only copies could bring back, and all acts, which hold deleted expenses. */
export async function eraseCopies(program: ProgramDatabase): Promise<void> {
  const { copies, copyContents, imports, importedRows, broughtMovements, keptActs } = program;
  const tables = [copies, copyContents, imports, importedRows, broughtMovements, keptActs];
  await program.transaction('rw', tables, async () => {
    const cleared = await imports.where('state').equals('cleared').primaryKeys();
    await Promise.all([copies.clear(), copyContents.clear(), keptActs.clear()]);
    await Promise.all([imports, importedRows, broughtMovements].map((table) => table.bulkDelete(cleared)));
  });
}

/** The bytes of a copy besides its expenses. */
const BYTES_OF_COPY = 4096;

/** The fewest bytes of an expense in a copy: 17 in a real household's file, otherwise more. */
const BYTES_OF_GASTO = 16;

const TRIAL_ID = 0;

/** The most random bytes that a browser gives at once. */
const RANDOM_BYTES = 65_536;

/**
 * The fault that would prevent a copy now. Stores and deletes as many bytes as a copy takes, because browsers'
 * figures of free room are not reliable.
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

/** No database can compress these bytes. */
function noiseOf(bytes: number): Uint8Array<ArrayBuffer> {
  const noise = new Uint8Array(bytes);
  crypto.getRandomValues(noise.subarray(0, RANDOM_BYTES));
  for (let filled = RANDOM_BYTES; filled < bytes; filled *= 2) noise.copyWithin(filled, 0, filled);
  return noise;
}
