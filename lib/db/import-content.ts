import type { GastoFields } from '@/lib/domain/entities';
import { validateGasto, type GastoFault } from '@/lib/domain/gasto-rules';
import type { Result } from '@/lib/domain/result';
import type { FileContent } from '@/lib/import/parse-file';
import { readCategorias, readMetodosPago } from '@/lib/import/read-catalogo';
import { remapGasto, type ReferenceFault } from '@/lib/import/remap';
import {
  emptySummary,
  percentOf,
  reject,
  type GastoRejection,
  type ImportSummary,
} from '@/lib/import/summary';
import type { GastosDatabase } from './database';
import { addGastos } from './gastos';
import { CATEGORIAS, importCatalogo, lookUpIds, METODOS_PAGO, type GrowingIdSpace } from './import-catalogo';

/**
 * How an import reports (whole percentages, never falling, 99 at the most) and how it is stopped. `onRejected` is told
 * of every expense that was not imported, with the item as it stood in the file.
 */
export type ImportControl = {
  onPercent: (percent: number) => void;
  signal: AbortSignal;
  onRejected?: (item: unknown, rejection: GastoRejection) => void;
};

/** The ids that the expenses of an import refer to. */
type References = { categorias: GrowingIdSpace; metodosPago: GrowingIdSpace };

/** Expenses on their way to the database: what the checks said of each, and which rows it will have refused. */
type Batch = {
  /** The 1-based place in the file of the first one. */
  firstIndex: number;
  results: readonly Result<GastoFields, readonly (GastoFault | ReferenceFault)[]>[];
  refused: PromiseLike<ReadonlyMap<number, string>>;
};

/** Expenses that travel together: few enough for a smooth bar. While one batch is written the next is checked. */
const BATCH = 1000;

/**
 * Imports the content of a file in one transaction: categories, methods, then expenses (specification §5).
 * Items that break a rule or that the database refuses are skipped and listed. Rejects, with nothing written,
 * when the transaction cannot be completed or the signal aborts it.
 */
export async function importContent(
  db: GastosDatabase,
  content: FileContent,
  { onPercent, signal, onRejected }: ImportControl,
): Promise<ImportSummary> {
  const categorias = readCategorias(content.categorias);
  const metodosPago = readMetodosPago(content.metodosPago);
  const { gastos } = content;
  const steps = categorias.length + metodosPago.length + gastos.length;
  const summary = emptySummary();
  let done = 0;

  function rejectGasto(rejection: GastoRejection) {
    reject(summary, rejection);
    onRejected?.(gastos[rejection.index - 1], rejection);
  }

  function advance(items: number) {
    signal.throwIfAborted();
    done += items;
    onPercent(percentOf(done, steps));
  }

  await db.transaction('rw', [db.gastos, db.categorias, db.metodosPago], async () => {
    const ofCategorias = await importCatalogo(db, CATEGORIAS, categorias, summary, advance);
    const ofMetodosPago = await importCatalogo(db, METODOS_PAGO, metodosPago, summary, advance);
    summary.categorias = ofCategorias.added;
    summary.metodosPago = ofMetodosPago.added;
    const references = { categorias: ofCategorias.ids, metodosPago: ofMetodosPago.ids };
    let inFlight: Batch | null = null;
    for (let start = 0; start < gastos.length; start += BATCH) {
      const next = await sendBatch(db, gastos.slice(start, start + BATCH), start + 1, references);
      if (inFlight) advance(await settleBatch(inFlight, summary, rejectGasto));
      inFlight = next;
    }
    if (inFlight) advance(await settleBatch(inFlight, summary, rejectGasto));
  });
  return summary;
}

/** Checks and remaps a batch of expenses and sends those that passed on their way to the database. */
async function sendBatch(
  db: GastosDatabase,
  items: readonly unknown[],
  firstIndex: number,
  { categorias, metodosPago }: References,
): Promise<Batch> {
  const checked = items.map(validateGasto);
  const valid = checked.flatMap((check) => (check.ok ? [check.value] : []));
  const categoriaIds = valid.map((gasto) => gasto.categoriaId);
  const metodoPagoIds = valid.map((gasto) => gasto.metodoPagoId);
  await lookUpIds(db, CATEGORIAS, categorias, categoriaIds);
  await lookUpIds(db, METODOS_PAGO, metodosPago, metodoPagoIds);
  const results = checked.map((check) =>
    check.ok ? remapGasto(check.value, categorias, metodosPago) : check,
  );
  const rows = results.flatMap((result) => (result.ok ? [result.value] : []));
  return { firstIndex, results, refused: addGastos(db, rows) };
}

/** Waits for a batch and notes what became of each of its items. Answers how many those were. */
async function settleBatch(
  { firstIndex, results, refused }: Batch,
  summary: ImportSummary,
  rejectGasto: (rejection: GastoRejection) => void,
): Promise<number> {
  const refusals = await refused;
  let row = 0;
  results.forEach((result, position) => {
    const index = firstIndex + position;
    if (!result.ok) {
      rejectGasto({ kind: 'gasto', index, faults: result.fault });
      return;
    }
    const name = refusals.get(row);
    row += 1;
    if (name === undefined) summary.imported += 1;
    else rejectGasto({ kind: 'gasto-refused', index, refusal: { code: 'refused', name } });
  });
  summary.total += results.length;
  return results.length;
}
