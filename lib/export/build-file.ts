import type { Gasto } from '@/lib/domain/entities';
import type { Catalogo } from '@/lib/domain/gastos-query';
import { addToTally, emptyTally, talliedGastos, type Tally } from '@/lib/domain/tally';
import type { FileFormat } from './file-format';

/** A file of expenses, and on both sides of it what they come to: as they were stored, and as its text has them. */
export type ExportedFile = { file: Blob; read: Tally; written: Tally };

/** A file under way: `begin` once, `add` for each piece, then `end`. */
export type FileBuilder = {
  begin: (catalogo: Catalogo) => void;
  add: (gastos: readonly Gasto[]) => void;
  end: () => ExportedFile;
};

/** Builds a file piece by piece: each piece of text is read back, tallied and put away before the next is made. */
export function createFileBuilder(format: FileFormat): FileBuilder {
  const pieces: Blob[] = [];
  const read = emptyTally();
  const written = emptyTally();
  const readBack = format.createReader();
  let catalogo: Catalogo = { categorias: new Map(), metodosPago: new Map() };
  let isFirst = true;

  function write(text: string) {
    pieces.push(new Blob([text]));
    addToTally(written, readBack(text));
  }

  return {
    begin: (given) => {
      catalogo = given;
      write(format.head(catalogo));
    },
    add: (gastos) => {
      if (gastos.length === 0) return;
      addToTally(read, talliedGastos(gastos, catalogo));
      write(format.rows(gastos, catalogo, isFirst));
      isFirst = false;
    },
    end: () => ({
      file: new Blob([...pieces, format.tail], { type: format.mediaType }),
      read,
      written,
    }),
  };
}
