import { toast } from '@/components/acts/toast';
import { OWN_HEAD_BYTES, ownSeparator } from '@/lib/export/csv-format';
import { jsonSession } from '@/lib/page/json-session';
import { FIELDS } from '@/lib/text/common';
import { OWN_CSV } from '@/lib/text/extractos-review';
import { IMPORTAR } from '@/lib/text/importar';

/** Selects the program's own CSV on the import screen; false for another file. */
export async function takeOwnCsv(file: File): Promise<boolean> {
  const head = await file.slice(0, OWN_HEAD_BYTES).arrayBuffer();
  if (ownSeparator(head, FIELDS) === null) return false;
  if (jsonSession.flow.getState().state === 'importing') toast.info(IMPORTAR.refusing);
  else {
    jsonSession.select(file);
    toast.info(OWN_CSV.title, { description: OWN_CSV.detail });
  }
  return true;
}
