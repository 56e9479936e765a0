import { failure, success, type Result } from '@/lib/domain/result';
import { isRecord } from '@/lib/domain/text-value';

/**
 * Why a file as a whole cannot be imported; nothing of it is looked at further. `gone`: it was moved, changed or
 * locked since it was chosen.
 */
export type FileFault = 'too-large' | 'gone' | 'unreadable' | 'no-gastos';

/** The parts of an exchange file, in either form, before any of their items is checked. */
export type FileContent = { categorias: unknown; metodosPago: unknown; gastos: unknown[] };

/**
 * Decodes and parses the bytes of an exchange file (docs/specification.md §5, «File content»).
 * `unreadable` when they are no strict UTF-8 or no JSON; `no-gastos` when there is no array of expenses.
 */
export function parseFile(bytes: ArrayBuffer): Result<FileContent, 'unreadable' | 'no-gastos'> {
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failure('unreadable');
  }
  if (Array.isArray(content)) return success({ categorias: [], metodosPago: [], gastos: content });
  if (!isRecord(content) || !Array.isArray(content.gastos)) return failure('no-gastos');
  return success({
    categorias: content.categorias,
    metodosPago: content.metodosPago,
    gastos: content.gastos,
  });
}
