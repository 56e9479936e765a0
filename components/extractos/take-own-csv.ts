import { toast } from '@/components/acts/toast';
import { OWN_HEAD_BYTES, ownSeparator } from '@/lib/export/csv-format';
import { jsonSession } from '@/lib/page/import/json-session';
import { FIELDS } from '@/lib/text/common';
import { OWN_CSV } from '@/lib/text/extractos-review';
import { IMPORTAR } from '@/lib/text/importar';

/** Whether it is the program's own CSV. */
export async function isOwnCsv(file: File): Promise<boolean> {
  const head = await file.slice(0, OWN_HEAD_BYTES).arrayBuffer();
  return ownSeparator(head, FIELDS) !== null;
}

/** On the import screen. */
export function selectOwnCsv(file: File): void {
  if (jsonSession.flow.getState().state === 'importing') toast.info(IMPORTAR.refusing);
  else {
    jsonSession.select(file);
    toast.info(OWN_CSV.title, { description: OWN_CSV.detail });
  }
}
