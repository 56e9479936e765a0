import { addDays } from '@/lib/domain/dates';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { generateSample, sampleFileName } from '@/lib/sample/generate-sample';
import { seededRandom } from '../../support/seeded-random';

const SAMPLES = 500;
const TODAY = '2026-06-30';
const FIRST_DAY = '2026-02-28';
const DAYS = 123;

/** The table of docs/specification.md §9. */
const TABLE = [
  { nombre: 'Alimentación', chance: 0.9, items: [1, 3], price: [5, 50] },
  { nombre: 'Transporte', chance: 0.7, items: [0, 2], price: [2, 25] },
  { nombre: 'Hogar', chance: 0.2, items: [0, 1], price: [15, 120] },
  { nombre: 'Salud', chance: 0.05, items: [0, 1], price: [30, 200] },
  { nombre: 'Educación', chance: 0.08, items: [0, 1], price: [50, 300] },
] as const;

const random = seededRandom(20261005);
const samples = Array.from({ length: SAMPLES }, () => generateSample(TODAY, random));
const gastos = samples.flatMap((sample) => sample.gastos);

/** How many of all days of all samples have 0, 1, 2 … expenses of a category. */
function daysByCount(categoriaId: number): Map<number, number> {
  const days = new Map([[0, SAMPLES * DAYS]]);
  for (const sample of samples) {
    const counts = new Map<string, number>();
    for (const { categoriaId: id, fecha } of sample.gastos) {
      if (id === categoriaId) counts.set(fecha, (counts.get(fecha) ?? 0) + 1);
    }
    for (const count of counts.values()) {
      days.set(count, (days.get(count) ?? 0) + 1);
      days.set(0, (days.get(0) ?? 0) - 1);
    }
  }
  return days;
}

it('gives the categories the colours of the specification, in its order', () => {
  const [sample] = samples;
  expect(sample?.categorias.map(({ nombre, color }) => [nombre, color])).toEqual([
    ['Alimentación', 'red'],
    ['Transporte', 'blue'],
    ['Hogar', 'green'],
    ['Salud', 'yellow'],
    ['Educación', 'purple'],
  ]);
});

it('brings exactly the five categories and four methods of the specification, each with an id of its own', () => {
  const [sample] = samples;
  expect(sample?.categorias.map(({ nombre }) => nombre)).toEqual(TABLE.map(({ nombre }) => nombre));
  expect(sample?.metodosPago.map(({ nombre }) => nombre)).toEqual([
    'Efectivo',
    'Tarjeta de crédito',
    'Transferencia',
    'Cheque',
  ]);
  expect(new Set(sample?.categorias.map(({ id }) => id)).size).toBe(5);
  expect(new Set(sample?.metodosPago.map(({ id }) => id)).size).toBe(4);
  expect(Object.keys(sample?.categorias[0] ?? {})).toEqual(['id', 'nombre', 'descripcion', 'color', 'icono']);
});

describe.each(TABLE.map((row, index) => ({ ...row, id: index + 1 })))(
  '$nombre',
  ({ id, chance, items, price }) => {
    const prices = gastos.filter(({ categoriaId }) => categoriaId === id).map(({ cantidad }) => cantidad);

    it('occurs with its chance and its count a day', () => {
      const [min, max] = items;
      const days = daysByCount(id);
      for (let count = 0; count <= max; count += 1) {
        const drawn = count >= min ? chance / (max - min + 1) : 0;
        const expected = count === 0 ? drawn + 1 - chance : drawn;
        expect((days.get(count) ?? 0) / (SAMPLES * DAYS)).toBeCloseTo(expected, 2);
      }
      expect(Math.max(...days.keys())).toBe(max);
    });

    it('costs what its range says, from end to end, evenly', () => {
      const [min, max] = price;
      const lowest = prices.reduce((least, next) => Math.min(least, next), Infinity);
      const highest = prices.reduce((most, next) => Math.max(most, next), 0);
      const mean = prices.reduce((sum, next) => sum + next, 0) / prices.length;
      const span = max - min;
      expect(lowest).toBeGreaterThanOrEqual(min);
      expect(lowest).toBeLessThan(min + span / 100);
      expect(highest).toBeLessThanOrEqual(max);
      expect(highest).toBeGreaterThan(max - span / 100);
      expect(Math.abs(mean - (min + max) / 2)).toBeLessThan(span / 50);
    });
  },
);

it('has prices of at most two decimals', () => {
  expect(gastos.filter(({ cantidad }) => Number(cantidad.toFixed(2)) !== cantidad)).toEqual([]);
});

it('gives both estados and the four methods at random, each its share', () => {
  function shareOf(matches: (gasto: (typeof gastos)[number]) => boolean): number {
    return gastos.filter(matches).length / gastos.length;
  }
  for (const estado of ['pendiente', 'pagado']) {
    expect(shareOf((gasto) => gasto.estado === estado)).toBeCloseTo(0.5, 2);
  }
  for (const id of [1, 2, 3, 4]) expect(shareOf((gasto) => gasto.metodoPagoId === id)).toBeCloseTo(0.25, 2);
});

it('covers every day of its span, both ends included, in order', () => {
  const days = [...new Set(gastos.map(({ fecha }) => fecha))].toSorted();
  const span = Array.from({ length: DAYS }, (_, index) => addDays(FIRST_DAY, index));
  expect(days).toEqual(span);
  expect(span.at(-1)).toBe(TODAY);
  const [sample] = samples;
  const fechas = sample?.gastos.map(({ fecha }) => fecha) ?? [];
  expect(fechas).toEqual(fechas.toSorted());
});

it.each([
  ['2026-06-30', '2026-02-28'],
  ['2024-06-30', '2024-02-29'],
  ['2026-07-31', '2026-03-31'],
  ['2026-10-31', '2026-06-30'],
  ['2026-03-15', '2025-11-15'],
  ['2026-01-01', '2025-09-01'],
])('on %s runs from %s through that day', (today, from) => {
  const { gastos: everyDay } = generateSample(today, () => 0);
  expect(everyDay[0]?.fecha).toBe(from);
  expect(everyDay.at(-1)?.fecha).toBe(today);
});

it('keeps the rules of the import, every expense of it', () => {
  expect(gastos.filter((gasto) => !validateGasto(gasto).ok)).toEqual([]);
});

it('survives the way through JSON unchanged', () => {
  const [sample] = samples;
  expect(JSON.parse(JSON.stringify(sample))).toEqual(sample);
});

it('differs from time to time, and repeats itself for the same random numbers', () => {
  expect(samples[0]).not.toEqual(samples[1]);
  expect(generateSample(TODAY, seededRandom(1))).toEqual(generateSample(TODAY, seededRandom(1)));
});

it('is saved under a name with the local day', () => {
  expect(sampleFileName('2026-10-05')).toBe('gastos-completo-ejemplo-2026-10-05.json');
});
