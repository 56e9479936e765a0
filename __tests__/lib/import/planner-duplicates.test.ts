import { buildGastoFields } from '@/__tests__/support/build-gasto';
import type { GastoFields } from '@/lib/domain/entities';
import { success } from '@/lib/domain/result';
import { daysCovered, noteOccurrences, planGasto, type Presence } from '@/lib/import/planner';

function stored(...gastos: Partial<GastoFields>[]): Map<string, number> {
  const occurrences = new Map<string, number>();
  noteOccurrences(occurrences, gastos.map(buildGastoFields));
  return occurrences;
}

const IDS = {
  defined: new Map(),
  local: new Map([1, 2, 11, 12].map((id): [number, Presence] => [id, 'present'])),
};

function isDuplicate(occurrences: Map<string, number>, gasto: Partial<GastoFields>): boolean {
  const check = success(buildGastoFields(gasto));
  const planned = planGasto(check, { categorias: IDS, metodosPago: IDS, occurrences });
  return planned.act === 'add' && planned.duplicate;
}

it('counts by occurrence: of three equal coffees against two stored one is new', () => {
  const coffee = { nombre: 'Café', cantidad: 1.2 };
  const occurrences = stored(coffee, coffee);
  const taken = [coffee, coffee, coffee].map((each) => isDuplicate(occurrences, each));
  expect(taken).toEqual([true, true, false]);
});

it.each<[string, Partial<GastoFields>, Partial<GastoFields>, boolean]>([
  ['everything equal', {}, {}, true],
  ['another descripcion or estado', {}, { descripcion: 'Otra', estado: 'pendiente' }, true],
  ['another day', {}, { fecha: '2026-01-16' }, false],
  ['another category', {}, { categoriaId: 2 }, false],
  ['another method', {}, { metodoPagoId: 2 }, false],
  ['another case of the nombre', {}, { nombre: 'SUPERMERCADO' }, false],
  ['the same nombre in NFD', { nombre: 'Caf\u00e9' }, { nombre: 'Cafe\u0301' }, true],
  ['white space around the nombre', { nombre: 'Café' }, { nombre: ' Café ' }, true],
  ['an accent less', { nombre: 'Café' }, { nombre: 'Cafe' }, false],
  ['the same amount with more zeros', { cantidad: 12.5 }, { cantidad: Number('12.500') }, true],
  ['a sum that went astray', { cantidad: 0.3 }, { cantidad: 0.1 + 0.2 }, true],
  ['a cent more', { cantidad: 12.5 }, { cantidad: 12.51 }, false],
  ['a thousandth more', { cantidad: 0.001 }, { cantidad: 0.002 }, false],
  ['amounts below all steps', { cantidad: 1e-9 }, { cantidad: 2e-9 }, false],
  ['amounts beyond all steps', { cantidad: 1e300 }, { cantidad: 2e305 }, false],
  ['the same amount beyond all steps', { cantidad: 1e305 }, { cantidad: 1e305 }, true],
  ['zero and minus zero', { cantidad: 0 }, { cantidad: -0 }, true],
  [
    'ids that read alike side by side',
    { categoriaId: 1, metodoPagoId: 12 },
    { categoriaId: 11, metodoPagoId: 2 },
    false,
  ],
])('%s', (_, one, other, same) => {
  expect(isDuplicate(stored(one), other)).toBe(same);
});

it('passes over stored rows that are broken', () => {
  const occurrences = new Map<string, number>();
  noteOccurrences(occurrences, [{ ...buildGastoFields(), nombre: undefined as unknown as string }]);
  expect(occurrences.size).toBe(0);
});

it.each<[unknown[], ReturnType<typeof daysCovered>]>([
  [[], null],
  [[null, 7, 'x', {}, { fecha: 20260115 }, { fecha: '2026-02-30' }, { fecha: '' }], null],
  [[{ fecha: '2026-01-15' }], { desde: '2026-01-15', hasta: '2026-01-15' }],
  [
    [
      { fecha: '2026-01-15' },
      { fecha: '2025-12-31' },
      { fecha: '9999-99-99' },
      { fecha: '2026-02-01' },
      { fecha: '2026-01-01' },
    ],
    { desde: '2025-12-31', hasta: '2026-02-01' },
  ],
])('the days of %j are %j', (gastos, days) => {
  expect(daysCovered(gastos)).toEqual(days);
});
