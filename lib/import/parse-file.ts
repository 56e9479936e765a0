import { failure, success, type Result } from '@/lib/domain/result';
import { isRecord } from '@/lib/domain/text-value';

/** `gone`: moved, changed or locked after the choice. */
export type JsonFault = 'too-large' | 'gone' | 'unreadable' | 'no-gastos';

export type FileContent = { categorias: unknown; metodosPago: unknown; gastos: unknown[] };

/**
 * docs/specification.md §5, «File content». `unreadable`: no strict UTF-8 or no JSON. `no-gastos`: no array of
 * expenses.
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
