import type { GastosDatabase } from '@/lib/db/databases';
import { openDatabase, toStorageFault } from '@/lib/db/open-database';
import { readable, readAndCount, type rereadGastos } from '@/lib/db/read-gastos';
import { chunksOf } from '@/lib/db/rows-by-id';
import { type Catalogo, type Gasto, NO_CATALOGO } from '@/lib/domain/entities';
import { everywhere, indexGastos, inOrder, listInParts } from '@/lib/domain/find-gastos';
import type { GastosQuery } from '@/lib/domain/gastos-query';
import { gatherGastos } from '@/lib/domain/indexed-gastos';
import { netCantidad } from '@/lib/domain/reembolsos';
import { compileQuery } from '@/lib/domain/search-gastos';
import { addToTally, emptyTally, talliedGastos, type Tallies } from '@/lib/domain/tally';
import { csvFormat, noteOtherFields } from '@/lib/export/csv-format';
import type { ExportOutcome, FileFormat } from '@/lib/export/export-job';
import { JSON_FORMAT } from '@/lib/export/json-format';
import { FIELDS } from '@/lib/text/common';
import type { JobControl, Jobs } from './jobs';

/** Between slices the worker gets to its messages. */
const SLICE_GASTOS = 5000;

/** Reading as a part of a query's work; the rest is writing. */
const READING_PART = 0.7;

/**
 * Exports the data of one moment; each piece is read back and tallied before the next. Never rejects, and changes
 * nothing.
 */
export async function runExport(
  db: GastosDatabase,
  request: Jobs['export']['given'],
  { onPercent, signal }: JobControl,
): Promise<ExportOutcome> {
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  function onPart(part: number) {
    onPercent(Math.floor(part * 99));
  }
  async function build(otherFields: readonly string[]) {
    const noted = new Set<string>();
    const builder = createFileBuilder(formatOf(request, otherFields));
    const noting = {
      ...builder,
      add: (gastos: readonly Gasto[]) => {
        if (request.form === 'csv') noteOtherFields(noted, gastos);
        builder.add(gastos);
      },
    };
    if (request.query) await exportQuery(db, request.query, noting, onPart, signal);
    else await exportEverything(db, noting, onPart, signal);
    signal.throwIfAborted();
    return { otherFields: [...noted].sort(), file: builder.end };
  }
  try {
    const first = await build([]);
    // Columns stand in the first line, and few files have other fields: only these are built twice.
    const built = first.otherFields.length > 0 ? await build(first.otherFields) : first;
    return { kind: 'exported', ...built.file() };
  } catch (error) {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: toStorageFault(error) };
  }
}

function formatOf({ form, decimal }: Jobs['export']['given'], otherFields: readonly string[]): FileFormat {
  return form === 'json' ? JSON_FORMAT : csvFormat(decimal, FIELDS, otherFields);
}

type FileBuilder = {
  begin: (catalogo: Catalogo) => void;
  add: (gastos: readonly Gasto[]) => void;
  end: () => { file: Blob } & Tallies;
};

/** Each piece is read back and tallied before the next. */
function createFileBuilder(format: FileFormat): FileBuilder {
  const pieces: Blob[] = [];
  const stored = emptyTally();
  const inFile = emptyTally();
  const readBack = format.createReader();
  let catalogo = NO_CATALOGO;
  let isFirst = true;

  function write(text: string) {
    pieces.push(new Blob([text]));
    addToTally(inFile, readBack(text));
  }

  return {
    begin: (given) => {
      catalogo = given;
      write(format.head(catalogo));
    },
    add: (gastos) => {
      if (gastos.length === 0) return;
      addToTally(stored, talliedGastos(gastos, catalogo, netCantidad));
      write(format.rows(gastos, catalogo, isFirst));
      isFirst = false;
    },
    end: () => ({
      file: new Blob([...pieces, format.tail], { type: format.mediaType }),
      stored,
      inFile,
    }),
  };
}

type OnPart = (part: number) => void;

function exportEverything(
  db: GastosDatabase,
  builder: FileBuilder,
  onPart: OnPart,
  signal: AbortSignal,
): Promise<void> {
  const reader = {
    onCatalogo: builder.begin,
    onChunk: (gastos: readonly Gasto[], part: number) => {
      builder.add(gastos);
      onPart(part);
    },
  };
  return readAndCount(db, readable(reader), signal);
}

async function exportQuery(
  db: GastosDatabase,
  query: GastosQuery,
  builder: FileBuilder,
  onPart: OnPart,
  signal: AbortSignal,
): Promise<void> {
  const { catalogo, gastos } = await readQuery(
    db,
    query,
    (part) => {
      onPart(part * READING_PART);
    },
    signal,
  );
  builder.begin(onlyUsed(catalogo, gastos));
  let done = 0;
  for (const slice of chunksOf(gastos, SLICE_GASTOS)) {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    builder.add(slice);
    done += slice.length;
    onPart(READING_PART + (done / gastos.length) * (1 - READING_PART));
  }
}

/** With the catalogue of the same moment. */
async function readQuery(
  db: GastosDatabase,
  query: GastosQuery,
  onPart: OnPart,
  signal: AbortSignal,
): ReturnType<typeof rereadGastos> {
  const gathering = gatherGastos();
  const found = new Map<number, Gasto>();
  let catalogo: Catalogo = { categorias: new Map(), metodosPago: new Map() };
  let passes = compileQuery(everywhere(query), catalogo);
  const reader = {
    onCatalogo: (stored: Catalogo) => {
      catalogo = stored;
      passes = compileQuery(everywhere(query), stored);
    },
    onChunk: (gastos: readonly Gasto[], part: number) => {
      const indexed = indexGastos(gastos);
      const passed = gastos.filter((_, place) => indexed[place] && passes(indexed[place]));
      for (const gasto of passed) found.set(gasto.id, gasto);
      gathering.add(passed);
      onPart(part);
    },
  };
  await readAndCount(db, readable(reader), signal);
  const { ids } = listInParts(inOrder(gathering.newestFirst(), query.orden), query);
  const ordered = Array.from(ids).flatMap((id) => found.get(id) ?? []);
  // Only broken rows have ids of another type, which the index cannot hold.
  const unordered = [...found.values()].filter(({ id }: { id: unknown }) => typeof id !== 'number');
  return { catalogo, gastos: [...ordered, ...unordered] };
}

function onlyUsed({ categorias, metodosPago }: Catalogo, gastos: readonly Gasto[]): Catalogo {
  const categoriaIds = new Set(gastos.map(({ categoriaId }) => categoriaId));
  const metodoPagoIds = new Set(gastos.map(({ metodoPagoId }) => metodoPagoId));
  return {
    categorias: new Map([...categorias].filter(([id]) => categoriaIds.has(id))),
    metodosPago: new Map([...metodosPago].filter(([id]) => metodoPagoIds.has(id))),
  };
}
