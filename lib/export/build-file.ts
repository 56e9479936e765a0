import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { netCantidad } from '@/lib/domain/reembolsos';
import { addToTally, emptyTally, talliedGastos, type Tallies } from '@/lib/domain/tally';
import type { FileFormat } from './file-format';

/** As stored, and as in the file's text. */
export type ExportedFile = { file: Blob } & Tallies;

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
