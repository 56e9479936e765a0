import type { DayRange, Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { noteOccurrences } from '@/lib/import/planner';
import type { GastosDatabase } from './databases';

const PAGE_ROWS = 5000;

/** If many ids are unused, each page covers more ids. */
const MAX_PAGES = 2000;

const PAGES_AT_ONCE = 3;

/**
 * Counts expenses of the days, perhaps of others too, within the current transaction. `onPage` is called first and
 * with each page; its error ends the reading.
 */
export async function countOccurrences(
  db: GastosDatabase,
  days: DayRange | null,
  onPage: () => void,
): Promise<Map<string, number>> {
  const occurrences = new Map<string, number>();
  function visit(page: readonly Gasto[]) {
    onPage();
    noteOccurrences(occurrences, page);
  }
  onPage();
  if (days) await ((await coverAll(db, days)) ? readAll(db, visit) : readDays(db, days, visit));
  return occurrences;
}

async function coverAll(db: GastosDatabase, { desde, hasta }: DayRange): Promise<boolean> {
  const [[first], [last]] = await Promise.all([
    db.gastos.orderBy('fecha').limit(1).keys(),
    db.gastos.orderBy('fecha').reverse().limit(1).keys(),
  ]);
  return first !== undefined && last !== undefined && first >= desde && last <= hasta;
}

/** By id, which is fastest. */
async function readAll(db: GastosDatabase, visit: (page: readonly Gasto[]) => void): Promise<void> {
  const [[first], [last]] = await Promise.all([
    db.gastos.orderBy(':id').limit(1).primaryKeys(),
    db.gastos.orderBy(':id').reverse().limit(1).primaryKeys(),
  ]);
  if (first === undefined || last === undefined) return;
  const step = Math.max(PAGE_ROWS, Math.ceil((last - first + 1) / MAX_PAGES));
  let next = first;
  async function readPages(end: number) {
    while (next <= end) {
      const from = next;
      next += step;
      visit(
        await db.gastos
          .where(':id')
          .between(from, from + step, true, false)
          .toArray(),
      );
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => readPages(last)));
}

async function readDays(
  db: GastosDatabase,
  { desde, hasta }: DayRange,
  visit: (page: readonly Gasto[]) => void,
): Promise<void> {
  let reading: PromiseLike<Gasto[]> | null = readFrom(db, desde, true, hasta);
  while (reading) {
    let page: Gasto[] = await reading;
    const last = page.at(-1)?.fecha;
    if (last === undefined || page.length < PAGE_ROWS) reading = null;
    else {
      // A full page may end within a day.
      const whole = page.findIndex(({ fecha }) => fecha === last);
      page = whole > 0 ? page.slice(0, whole) : await db.gastos.where('fecha').equals(last).toArray();
      reading = readFrom(db, last, whole > 0, hasta);
    }
    visit(page);
  }
}

function readFrom(db: GastosDatabase, from: Fecha, inclusive: boolean, hasta: Fecha): PromiseLike<Gasto[]> {
  return db.gastos.where('fecha').between(from, hasta, inclusive, true).limit(PAGE_ROWS).toArray();
}

/** No row has this nombre, so no unique index refuses it. */
const NAMELESS_ROW = { nombre: '' };

/** Only added rows tell the next ids, so a transaction adds two rows and is aborted. */
export function peekNextIds(db: GastosDatabase): Promise<{ categorias: number; metodosPago: number }> {
  return new Promise((resolve, reject) => {
    const transaction = db.backendDB().transaction(['categorias', 'metodosPago'], 'readwrite');
    const categoria = transaction.objectStore('categorias').add(NAMELESS_ROW);
    const metodoPago = transaction.objectStore('metodosPago').add(NAMELESS_ROW);
    let ids: { categorias: number; metodosPago: number } | null = null;
    metodoPago.onsuccess = () => {
      ids = { categorias: Number(categoria.result), metodosPago: Number(metodoPago.result) };
      transaction.abort();
    };
    transaction.onabort = () => {
      if (ids) resolve(ids);
      else reject(transaction.error ?? new DOMException('No ids were given', 'AbortError'));
    };
  });
}
