import { byId, type CatalogoTable, type Gasto } from '@/lib/domain/entities';
import { netCantidad } from '@/lib/domain/reembolsos';
import { type TalliedGasto, talliedGastos } from '@/lib/domain/tally';
import { isRecord } from '@/lib/domain/values';
import { MAX_FILE_BYTES } from '@/lib/import/file-limits';
import type { FileContent } from '@/lib/import/parse-file';
import type { FileFormat } from './export-job';

type RejectedFile = {
  /** The item is as in the file. */
  add: (item: unknown, reasons: string) => void;
  /** Undefined without rejections, and for a file too large to import. */
  end: () => Blob | undefined;
};

const PIECE_CHARACTERS = 1_000_000;

/**
 * The full form, with the file's categories and methods, so that ids resolve. Reasons stand in `_error`, items that
 * are no objects in `_valor`: the import ignores both.
 */
export function collectRejected({ categorias, metodosPago }: FileContent): RejectedFile {
  const pieces: Blob[] = [];
  let text = '';
  let count = 0;
  let size = 0;

  function putAway() {
    const piece = new Blob([text]);
    size += piece.size;
    pieces.push(piece);
    text = '';
  }

  return {
    add: (item, reasons) => {
      if (size > MAX_FILE_BYTES) return;
      text += `${count === 0 ? '' : ','}\n${expenseOf(item, reasons)}`;
      count += 1;
      if (text.length > PIECE_CHARACTERS) putAway();
    },
    end: () => {
      putAway();
      if (count === 0 || size > MAX_FILE_BYTES) return undefined;
      const head = `{\n"categorias": ${rejectedListOf(categorias)},\n"metodosPago": ${rejectedListOf(metodosPago)},\n"gastos": [`;
      return new Blob([head, ...pieces, '\n]\n}\n'], { type: 'application/json' });
    },
  };
}

function withError(item: unknown, reasons: string): Record<string, unknown> {
  if (!isRecord(item)) return { _error: reasons, _valor: item };
  // The new reasons stand in place of those of an earlier import.
  const fields = Object.fromEntries(Object.entries(item).filter(([field]) => field !== '_error'));
  return { ...fields, _error: reasons };
}

/** A field a line, without those too deep or too long to write. */
function expenseOf(item: unknown, reasons: string): string {
  const fields = Object.entries(withError(item, reasons)).flatMap(([field, value]) => {
    const json = toJson(value);
    return json === null ? [] : [`  ${JSON.stringify(field)}: ${json}`];
  });
  return `{\n${fields.join(',\n')}\n}`;
}

/** An item a line; a value that is no list stays as it is. */
function rejectedListOf(list: unknown): string {
  if (!Array.isArray(list)) return toJson(list ?? []) ?? '[]';
  return list.length === 0 ? '[]' : `[\n${list.map((item) => toJson(item) ?? 'null').join(',\n')}\n]`;
}

function toJson(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    // Too long for a text, or nested too deep to write.
    return null;
  }
}

/**
 * docs/specification.md §3: an item a line, with every field of a row except the ids of expenses. An empty database
 * imports it as the same data.
 */
export const JSON_FORMAT: FileFormat = {
  mediaType: 'application/json',
  head: ({ categorias, metodosPago }) =>
    `{\n"categorias": ${listOf(categorias.values())},\n"metodosPago": ${listOf(metodosPago.values())},\n"gastos": [`,
  rows: (gastos, _, isFirst) =>
    gastos.map((gasto, place) => `${isFirst && place === 0 ? '' : ','}\n${lineOf(gasto)}`).join(''),
  tail: '\n]\n}\n',
  createReader,
};

function listOf(rows: Iterable<object>): string {
  const lines = Array.from(rows, (row) => JSON.stringify(row));
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}

function lineOf(gasto: Gasto): string {
  return JSON.stringify({ ...gasto, id: undefined });
}

type Head = Record<CatalogoTable, { id: number; nombre: string }[]>;

function createReader(): (text: string) => TalliedGasto[] {
  let catalogo: ReturnType<typeof readHead> | null = null;
  return (text) => {
    if (catalogo)
      return talliedGastos(JSON.parse(`[${text.replace(/^,/, '')}]`) as Gasto[], catalogo, netCantidad);
    catalogo = readHead(text);
    return [];
  };
}

function readHead(text: string) {
  const { categorias, metodosPago } = JSON.parse(`${text}]}`) as Head;
  return { categorias: byId(categorias), metodosPago: byId(metodosPago) };
}
