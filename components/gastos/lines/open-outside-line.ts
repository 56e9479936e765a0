import { fechaOf } from '@/lib/domain/dates';
import { currentPreferences } from '@/lib/page/settings/chosen-preferences';
import { newDraftKey, openLines } from '@/lib/page/acts/drafts';
import { readEntryChoices } from '@/lib/page/queries/entry-choices';
import { readEtiquetasInUse } from '@/lib/page/queries/index-queries';
import { completeLine, namedRows } from '@/lib/page/acts/line-entry';
import { openEntryOfLine, openNewLine } from '@/lib/page/overlays';
import type { LineContext } from '@/lib/read/line/line-text';
import { MAX_LINE_LENGTH, readRefundLine } from '@/lib/read/line/read-line';
import { readLineOrMessage, readLines } from '@/lib/read/line/read-lines';
import { readMessage } from '@/lib/read/message/read-message';
import { STARTERS } from '@/lib/sample/generate-sample';
import { LINES } from '@/lib/text/entry';
import type { Format } from '@/lib/text/format';

/** A line, a bank's message or several lines. Nothing is stored without a press. */
export async function openOutsideLine(text: string, format: Format): Promise<void> {
  if (text.trim() === '') {
    openNewLine();
    return;
  }
  // Only a line with hashtags waits for the index.
  const [choices, etiquetas] = await Promise.all([
    readEntryChoices(STARTERS),
    text.includes('#') ? readEtiquetasInUse() : [],
  ]);
  const rows = namedRows(choices);
  const { locale, currency } = currentPreferences();
  const context: LineContext = {
    ...{ today: fechaOf(new Date()), locale, currency, marks: format.marks, etiquetas },
    categorias: [...rows.categorias.values()],
    metodosPago: [...rows.metodosPago.values()],
  };
  const { lines } = readLines(text, context);
  if (lines.length > 1) {
    openLines(text);
    return;
  }
  if (!readMessage(text, context) && readRefundLine(text, format.marks)) {
    openEntryOfLine({ draft: {}, questions: [], typed: text.trim() }, newDraftKey());
    return;
  }
  const [reading = readLineOrMessage(text, context)] = lines;
  // The form itself guesses the category.
  const line = completeLine(reading, rows, choices, format.plainNumber, null);
  const notice = reading.isCut ? LINES.cut.line(format.plainNumber(MAX_LINE_LENGTH)) : undefined;
  openEntryOfLine({ ...line, notice }, newDraftKey());
}
