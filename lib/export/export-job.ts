import type { GastosQuery } from '@/lib/domain/gastos-query';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { ExportedFile } from './build-file';

export const EXPORT_FORMS = ['json', 'csv'] as const;

export type ExportForm = (typeof EXPORT_FORMS)[number];

/** A null `query` exports everything; `decimal` is the decimal mark of the person's locale. */
export type ExportRequest = { form: ExportForm; decimal: string; query: GastosQuery | null };

/** None of these changes stored data. */
export type ExportOutcome =
  ({ kind: 'exported' } & ExportedFile) | { kind: 'cancelled' } | { kind: 'failed'; fault: StorageFault };

export function exportFileName(form: ExportForm, today: string): string {
  return `gastos-${today}.${form}`;
}

export function rejectedFileName(today: string): string {
  return `gastos-rechazados-${today}.json`;
}
