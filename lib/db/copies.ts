import { Compressor, decompress } from '@/lib/export/compress';
import type { CopyReason, CopyRecord } from '@/lib/domain/copy-record';
import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import { toInstant } from '@/lib/domain/instant';
import { chunksOf } from './chunks';
import type { GastosDatabase } from './database';
import type { ProgramDatabase } from './program-database';
import { readEverything } from './read-gastos';

/** How many copies are kept; older ones are deleted. */
export const KEPT_COPIES = 10;

/** Expenses that are written together. */
const BATCH_GASTOS = 2000;

/** Everything that the data database held at one moment, ids included. */
export type CopyContent = { categorias: Categoria[]; metodosPago: MetodoPago[]; gastos: Gasto[] };

/** A copy about to be kept. */
type TakenCopy = { record: Omit<CopyRecord, 'id'>; content: Uint8Array<ArrayBuffer> };

/**
 * Keeps a copy of all data and answers its id, or null if there is nothing to copy. Rejects with Dexie's error if
 * it cannot be kept; all earlier copies are kept then.
 */
export async function takeCopy(
  db: GastosDatabase,
  program: ProgramDatabase,
  reason: CopyReason,
  now: Date,
): Promise<number | null> {
  const { record, content } = await copyOf(db, reason, now);
  if (record.gastos + record.categorias + record.metodosPago === 0) return null;
  return program.transaction('rw', [program.copies, program.copyContents], async () => {
    const id = await program.copies.add(record);
    await program.copyContents.add(content, id);
    const outdated = await program.copies.orderBy(':id').reverse().offset(KEPT_COPIES).primaryKeys();
    await program.copies.bulkDelete(outdated);
    await program.copyContents.bulkDelete(outdated);
    return id;
  });
}

async function copyOf(db: GastosDatabase, reason: CopyReason, now: Date): Promise<TakenCopy> {
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
    onChunk(gastos: readonly Gasto[]) {
      const rows = JSON.stringify(gastos).slice(1, -1);
      compressor.write(counts.gastos === 0 ? rows : `,${rows}`);
      counts.gastos += gastos.length;
    },
  };
  await readEverything(db, reader, new AbortController().signal);
  compressor.write(']}');
  const content = await compressor.finish();
  return { record: { reason, at: toInstant(now), ...counts, bytes: content.length }, content };
}

/** What is known of the copies, the newest first. */
export function listCopies(program: ProgramDatabase): Promise<CopyRecord[]> {
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

/** Replaces all data by the content of a copy, ids included, in one transaction. */
export async function replaceContent(db: GastosDatabase, content: CopyContent): Promise<void> {
  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    await Promise.all([db.gastos.clear(), db.categorias.clear(), db.metodosPago.clear()]);
    await db.categorias.bulkAdd(content.categorias);
    await db.metodosPago.bulkAdd(content.metodosPago);
    for (const chunk of chunksOf(content.gastos, BATCH_GASTOS)) await db.gastos.bulkAdd(chunk);
  });
}

/** Erases all copies for good. */
export async function eraseCopies(program: ProgramDatabase): Promise<void> {
  await program.transaction('rw', [program.copies, program.copyContents], () =>
    Promise.all([program.copies.clear(), program.copyContents.clear()]),
  );
}
