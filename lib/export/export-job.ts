import type { GastosQuery } from '@/lib/domain/gastos-query';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ExportedFile } from './build-file';

/** The forms in which expenses leave the program. */
export const EXPORT_FORMS = ['json', 'csv'] as const;

/** One of {@link EXPORT_FORMS}. */
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** What is to be exported: everything if `query` is null. `decimal` is the decimal mark of the person's locale. */
export type ExportRequest = { form: ExportForm; decimal: string; query: GastosQuery | null };

/** How an export ended. None changes what is stored. */
export type ExportOutcome =
  ({ kind: 'exported' } & ExportedFile) | { kind: 'cancelled' } | { kind: 'failed'; fault: StorageFault };

/** The name of the file of an export on a day. */
export function exportFileName(form: ExportForm, today: string): string {
  return `gastos-${today}.${form}`;
}

/** The name of the file with what an import rejected on a day. */
export function rejectedFileName(today: string): string {
  return `gastos-rechazados-${today}.json`;
}
