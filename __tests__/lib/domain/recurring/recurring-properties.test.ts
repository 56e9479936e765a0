import fc from 'fast-check';
import { addDays, addMesesToFecha, daysBetween } from '@/lib/domain/dates';
import type { IndexedGasto } from '@/lib/domain/indexed-gasto';
import { type Cadence, findRecurring } from '@/lib/domain/recurring/recurring';
import { buildGasto } from '../../../support/build-gasto';
import { allowForRuns, propertyRuns } from '../../../support/property-runs';
import { indexGasto } from '../../../support/index-gastos';

allowForRuns();

const RUNS = propertyRuns(60);

const TODAY = '2026-10-05';
const LEAST: Record<Cadence, number> = { weekly: 4, monthly: 3, yearly: 2 };
const PATIENCE: Record<Cadence, number> = { weekly: 5, monthly: 15, yearly: 45 };
const INTERVAL: Record<Cadence, number> = { weekly: 7, monthly: 30, yearly: 365 };

const anyDay = fc.integer({ min: -800, max: 60 }).map((days) => addDays(TODAY, days));

const nombre = fc.constantFrom('Luz', 'luz', 'Café', 'Gimnasio');

const bought = fc.record({
  nombre,
  cantidad: fc.constantFrom(10, 10, 10.5, 11.2, 30),
  fecha: fc.oneof({ weight: 9, arbitrary: anyDay }, fc.constant('')),
  categoriaId: fc.nat(3),
});

/** A series of «Cuota»: its cadence, its amounts within 5 % of each other, each of its days a little off. */
const series = fc
  .record({
    cadence: fc.constantFrom<Cadence>('weekly', 'monthly', 'yearly'),
    more: fc.nat(4),
    age: fc.nat(6),
    cents: fc.integer({ min: 1000, max: 100_000 }),
    shares: fc.array(fc.nat(50), { minLength: 8, maxLength: 8 }),
    late: fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
  })
  .map(({ cadence, more, age, cents, shares, late }) => {
    const last = addDays(TODAY, -age);
    const count = cadence === 'yearly' ? 2 : LEAST[cadence] + more;
    const rows = Array.from({ length: count }, (_, back) => ({
      nombre: 'Cuota',
      cantidad: Math.floor(cents * (1 + (shares[back] ?? 0) / 1000)) / 100,
      fecha:
        cadence === 'weekly'
          ? addDays(last, -7 * back)
          : addDays(addMesesToFecha(last, -back * (cadence === 'yearly' ? 12 : 1)), late[back] ?? 0),
    }));
    return { cadence, rows };
  });

/** Series that get in each other's way, parts of series, and other purchases of the same names. */
const gastos = fc
  .tuple(
    fc.array(fc.tuple(series, nombre, fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 3 })), {
      maxLength: 4,
    }),
    fc.array(bought, { maxLength: 12 }),
  )
  .map(([parts, others]) => {
    const rows = parts.flatMap(([{ rows: whole }, name, kept]) =>
      whole.filter((_, place) => kept.includes(place)).map((row) => ({ ...row, nombre: name })),
    );
    return indexed([...rows, ...others]);
  });

function indexed(rows: readonly Parameters<typeof buildGasto>[0][]): IndexedGasto[] {
  return rows.map((fields, place) => indexGasto(buildGasto({ ...fields, id: place + 1 })));
}

it('whatever was bought, each series is long enough, open, and goes on after its last', () => {
  let some = 0;
  fc.assert(
    fc.property(gastos, (all) => {
      const found = findRecurring(all, TODAY);
      some += found.length;
      for (const { cadence, count, last, next, nombre } of found) {
        expect(all.find(({ id }) => id === last.id)).toMatchObject({ ...last, nombre });
        expect(count).toBeGreaterThanOrEqual(LEAST[cadence]);
        expect(next > last.fecha).toBe(true);
        expect(Math.abs(daysBetween(last.fecha, next) - INTERVAL[cadence])).toBeLessThanOrEqual(17);
        expect(daysBetween(next, TODAY)).toBeLessThanOrEqual(PATIENCE[cadence]);
      }
      expect(found.map(({ next }) => next)).toEqual(found.map(({ next }) => next).sort());
      expect(new Set(found.map(({ last }) => last.id)).size).toBe(found.length);
    }),
    RUNS,
  );
  expect(some).toBeGreaterThan(RUNS.numRuns / 5);
});

it('finds the same in any order', () => {
  const shuffled = gastos.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(findRecurring(other, TODAY)).toEqual(findRecurring(all, TODAY));
    }),
    RUNS,
  );
});

it('other names change nothing', () => {
  fc.assert(
    fc.property(gastos, gastos, (all, others) => {
      const strange = others.map((gasto) => ({ ...gasto, id: gasto.id + 100, nombre: `${gasto.nombre} 2` }));
      const found = findRecurring([...all, ...strange], TODAY);
      expect(found.filter(({ last }) => last.id <= 100)).toEqual(findRecurring(all, TODAY));
    }),
    RUNS,
  );
});

it('what was entered twice on its day changes nothing but which one is the last', () => {
  fc.assert(
    fc.property(gastos, (all) => {
      const again = all.map((gasto) => ({ ...gasto, id: gasto.id + 100 }));
      const once = findRecurring(all, TODAY);
      const twice = findRecurring([...all, ...again], TODAY);
      expect(twice).toEqual(
        once.map((found) => ({ ...found, last: { ...found.last, id: found.last.id + 100 } })),
      );
    }),
    RUNS,
  );
});

it('a series is found, and stays whatever else is bought under its name for less than half or more than double', () => {
  const noise = fc.array(
    fc.record({ fecha: anyDay, much: fc.boolean(), part: fc.double({ min: 0.01, max: 0.99, noNaN: true }) }),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(series, noise, ({ cadence, rows }, others) => {
      const cantidades = rows.map(({ cantidad }) => cantidad);
      const [least, most] = [Math.min(...cantidades), Math.max(...cantidades)];
      const noisy = others.slice(0, rows.length === 2 ? 2 : 80).map(({ fecha, much, part }) => ({
        nombre: 'cuota',
        cantidad: much ? (most * 2 + 0.02) / part : (least / 2 - 0.02) * part,
        fecha,
      }));
      const [alone, ...more] = findRecurring(indexed(rows), TODAY);
      expect(more).toEqual([]);
      expect(alone).toMatchObject({ cadence, count: rows.length });
      expect(findRecurring(indexed([...rows, ...noisy]), TODAY)).toContainEqual(alone);
    }),
    RUNS,
  );
});
