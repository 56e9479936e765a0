import type { Catalogo, Gasto } from '@/lib/domain/entities';
import type { StorageFault } from '@/lib/domain/result';
import type { TalliedGasto, Tallies } from '@/lib/domain/tally';

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

export const EXPORT_FORMS = ['json', 'csv'] as const;

export type ExportForm = (typeof EXPORT_FORMS)[number];

/** None of these changes stored data. */
export type ExportOutcome =
  | ({ kind: 'exported' } & ExportedFile)
  | { kind: 'cancelled' }
  | { kind: 'failed'; fault: StorageFault };

export function exportFileName(form: ExportForm, today: string): string {
  return `gastos-${today}.${form}`;
}

export function rejectedFileName(today: string): string {
  return `gastos-rechazados-${today}.json`;
}
