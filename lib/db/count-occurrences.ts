import type { Gasto } from '@/lib/domain/entities';
import { noteOccurrences, type Days, type Occurrences } from '@/lib/import/duplicates';
import type { GastosDatabase } from './database';

/** Rows a request: few enough that a page of them is soon counted, enough that requests cost little. */
const PAGE = 5000;

/**
 * Counts the stored expenses of some days, within the current transaction. `onPage` is called on the way; what it
 * throws ends the reading.
 */
export async function countOccurrences(
  db: GastosDatabase,
  days: Days | null,
  onPage: () => void,
): Promise<Occurrences> {
  const occurrences: Occurrences = new Map();
  let reading = days && readPage(db, days.desde, true, days.hasta);
  while (days && reading) {
    onPage();
    const page = await reading;
    const last = page.at(-1)?.fecha;
    if (last === undefined || page.length < PAGE) {
      noteOccurrences(occurrences, page);
      break;
    }
    // The last day of a page may go on in the next one, which is on its way while this one is counted.
    let whole = page.slice(
      0,
      page.findIndex(({ fecha }) => fecha === last),
    );
    if (whole.length > 0) reading = readPage(db, last, true, days.hasta);
    else {
      whole = await db.gastos.where('fecha').equals(last).toArray();
      reading = readPage(db, last, false, days.hasta);
    }
    noteOccurrences(occurrences, whole);
  }
  return occurrences;
}

/** The first rows, by day, from one day on, with or without that day itself. */
function readPage(db: GastosDatabase, from: string, inclusive: boolean, hasta: string): PromiseLike<Gasto[]> {
  return db.gastos.where('fecha').between(from, hasta, inclusive, true).limit(PAGE).toArray();
}
