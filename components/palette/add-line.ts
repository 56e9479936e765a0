import { notifyEntry } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { addEntries } from '@/lib/db/edit-gastos';
import type { Catalogo } from '@/lib/domain/entities';
import { readEntryChoices } from '@/lib/page/entry-choices';
import { gastosIndex } from '@/lib/page/gastos-index-client';
import { perform } from '@/lib/page/history';
import { completeLine } from '@/lib/page/line-entry';
import { openEntryOfLine } from '@/lib/page/overlays';
import type { LineReading } from '@/lib/read/line/line-text';
import { STARTERS } from '@/lib/sample/vocabulary';
import { ENTRY } from '@/lib/text/entry';
import type { Format } from '@/lib/text/format';

/** Opens the form instead if anything is missing or ambiguous. */
export async function addLine(reading: LineReading, catalogo: Catalogo, format: Format): Promise<void> {
  const [choices, guesses] = await Promise.all([
    readEntryChoices(STARTERS),
    gastosIndex.guess([{ nombre: reading.nombre, descripcion: '' }]),
  ]);
  const outcome = completeLine(reading, catalogo, choices, format.plainNumber, guesses?.[0] ?? null);
  if (outcome.kind === 'open') {
    openEntryOfLine(outcome);
    return;
  }
  const added = await perform('gasto-added', addEntries([outcome.entry], STARTERS));
  if (!added.ok) {
    toast.error(ENTRY.saveFailed);
    openEntryOfLine(outcome);
  } else if (added.value) notifyEntry(added.value, format);
}
