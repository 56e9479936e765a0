import type { Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { noteOccurrences, type Days, type Occurrences } from '@/lib/import/duplicates';
import type { GastosDatabase } from './database';

/** Rows a request: few enough that a page of them is soon counted, enough that requests cost little. */
const PAGE = 5000;

/**
 * Counts the stored expenses of some days, within the current transaction; those of other days may be counted with
 * them. `onPage` is called on the way; what it throws ends the reading.
 */
export async function countOccurrences(
  db: GastosDatabase,
  days: Days | null,
  onPage: () => void,
): Promise<Occurrences> {
  const occurrences: Occurrences = new Map();
  function visit(page: readonly Gasto[]) {
    onPage();
    noteOccurrences(occurrences, page);
  }
  onPage();
  if (days) await ((await coverAll(db, days)) ? readAll(db, visit) : readDays(db, days, visit));
  return occurrences;
}

/** Whether no stored expense lies on another day. */
async function coverAll(db: GastosDatabase, { desde, hasta }: Days): Promise<boolean> {
  const [[first], [last]] = await Promise.all([
    db.gastos.orderBy('fecha').limit(1).keys(),
    db.gastos.orderBy('fecha').reverse().limit(1).keys(),
  ]);
  return first !== undefined && last !== undefined && first >= desde && last <= hasta;
}

/** Reads everything by id, which is the quickest way; each page is on its way while the one before is visited. */
async function readAll(db: GastosDatabase, visit: (page: readonly Gasto[]) => void): Promise<void> {
  let reading: PromiseLike<Gasto[]> | null = readAbove(db, -Infinity);
  while (reading) {
    const page: Gasto[] = await reading;
    const last = page.at(-1);
    reading = last && page.length === PAGE ? readAbove(db, last.id) : null;
    visit(page);
  }
}

/** Reads some days by their index, in the same manner. */
async function readDays(
  db: GastosDatabase,
  { desde, hasta }: Days,
  visit: (page: readonly Gasto[]) => void,
): Promise<void> {
  let reading: PromiseLike<Gasto[]> | null = readFrom(db, desde, true, hasta);
  while (reading) {
    let page: Gasto[] = await reading;
    const last = page.at(-1)?.fecha;
    if (last === undefined || page.length < PAGE) reading = null;
    else {
      // The last day of a full page may go on beyond it.
      const whole = page.findIndex(({ fecha }) => fecha === last);
      page = whole > 0 ? page.slice(0, whole) : await db.gastos.where('fecha').equals(last).toArray();
      reading = readFrom(db, last, whole > 0, hasta);
    }
    visit(page);
  }
}

function readAbove(db: GastosDatabase, id: number): PromiseLike<Gasto[]> {
  return db.gastos.where(':id').above(id).limit(PAGE).toArray();
}

/** The first rows, by day, from one day on, with or without that day itself. */
function readFrom(db: GastosDatabase, from: Fecha, inclusive: boolean, hasta: Fecha): PromiseLike<Gasto[]> {
  return db.gastos.where('fecha').between(from, hasta, inclusive, true).limit(PAGE).toArray();
}
