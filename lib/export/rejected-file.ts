import { isRecord } from '@/lib/domain/text-value';
import { MAX_FILE_BYTES } from '@/lib/import/file-limits';
import type { FileContent } from '@/lib/import/parse-file';

/** The rejected expenses of an import on their way to a file. */
export type RejectedFile = {
  /** Takes an item as it stood in the file, and in a sentence why it was rejected. */
  add: (item: unknown, reasons: string) => void;
  /** The file; undefined if nothing was rejected, or if the file would be too large to be imported. */
  end: () => Blob | undefined;
};

/** How many characters of text are gathered before they become a part of the file. */
const PIECE_CHARACTERS = 1_000_000;

/**
 * Begins a file in the import's full form: the categories and methods of the imported file as they stood, so that ids
 * still resolve, and each rejected expense as it stood, with its reasons as `_error`. What was no object is the
 * `_valor` of one. The import ignores both fields.
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
      const head = `{\n"categorias": ${listOf(categorias)},\n"metodosPago": ${listOf(metodosPago)},\n"gastos": [`;
      return new Blob([head, ...pieces, '\n]\n}\n'], { type: 'application/json' });
    },
  };
}

function withError(item: unknown, reasons: string): Record<string, unknown> {
  if (!isRecord(item)) return { _error: reasons, _valor: item };
  // Reasons of an earlier import give way, and the new ones come last.
  const fields = Object.fromEntries(Object.entries(item).filter(([field]) => field !== '_error'));
  return { ...fields, _error: reasons };
}

/** An expense as JSON, a field a line. A field that cannot be written, nested too deep or too long, is left out. */
function expenseOf(item: unknown, reasons: string): string {
  const fields = Object.entries(withError(item, reasons)).flatMap(([field, value]) => {
    const json = toJson(value);
    return json === null ? [] : [`  ${JSON.stringify(field)}: ${json}`];
  });
  return `{\n${fields.join(',\n')}\n}`;
}

/** The file's own list, an item a line; what is no list stays what it is. */
function listOf(list: unknown): string {
  if (!Array.isArray(list)) return toJson(list ?? []) ?? '[]';
  return list.length === 0 ? '[]' : `[\n${list.map((item) => toJson(item) ?? 'null').join(',\n')}\n]`;
}

function toJson(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    // Nested millions of levels deep, which can be read but not written, or longer than a text may be.
    return null;
  }
}
