import { ownSeparator } from '@/lib/export/csv-format';
import { MAX_UNASKED_BYTES } from '@/lib/import/file-limits';
import { findJsonFault, type JsonFault } from '@/lib/import/parse-file';
import { FIELDS } from '@/lib/text/common';
import { OWN_CSV } from '@/lib/text/extractos-review';
import { JSON_FAULT } from '@/lib/text/importar';
import { FILE_FAULT_DESCRIPTION } from '@/lib/text/specification';

/** Stands below the specification's sentence; undefined if there is no more to say. */
export async function refusalReason(file: Blob, fault: JsonFault): Promise<string | undefined> {
  if (fault !== 'unreadable' || file.size > MAX_UNASKED_BYTES) return FILE_FAULT_DESCRIPTION[fault];
  // The file may be gone by now; the sentence stands alone then.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return undefined;
  if (ownSeparator(bytes, FIELDS) !== null) return OWN_CSV.broken;
  const found = findJsonFault(bytes);
  if (found === null) return undefined;
  return found === 'encoding' ? JSON_FAULT.encoding : JSON_FAULT.place(found);
}
