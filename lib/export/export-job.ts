import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { netCantidad } from '@/lib/domain/reembolsos';
import type { StorageFault } from '@/lib/domain/result';
import { addToTally, emptyTally, type TalliedGasto, talliedGastos, type Tallies } from '@/lib/domain/tally';

export type FileFormat = {
  mediaType: string;
  head: (catalogo: Catalogo) => string;
  rows: (gastos: readonly Gasto[], catalogo: Catalogo, isFirst: boolean) => string;
  tail: string;
  /** Reads a file back from its text: first the head, then each piece. Throws if the format cannot have written it. */
  createReader: () => (text: string) => TalliedGasto[];
};

/** As stored, and as in the file's text. */
type ExportedFile = { file: Blob } & Tallies;

type FileBuilder = {
  begin: (catalogo: Catalogo) => void;
  add: (gastos: readonly Gasto[]) => void;
  end: () => ExportedFile;
};

/** Each piece is read back and tallied before the next. */
export function createFileBuilder(format: FileFormat): FileBuilder {
  const pieces: Blob[] = [];
  const stored = emptyTally();
  const inFile = emptyTally();
  const readBack = format.createReader();
  let catalogo: Catalogo = { categorias: new Map(), metodosPago: new Map() };
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

export const EXPORT_FORMS = ['json', 'csv'] as const;

export type ExportForm = (typeof EXPORT_FORMS)[number];

/** None of these changes stored data. */
export type ExportOutcome =
  ({ kind: 'exported' } & ExportedFile) | { kind: 'cancelled' } | { kind: 'failed'; fault: StorageFault };

export function exportFileName(form: ExportForm, today: string): string {
  return `gastos-${today}.${form}`;
}

export function rejectedFileName(today: string): string {
  return `gastos-rechazados-${today}.json`;
}
