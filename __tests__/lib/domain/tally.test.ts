import fc from 'fast-check';
import {
  addToTally,
  compareTallies,
  emptyTally,
  fingerprintOf,
  type TalliedGasto,
  talliedGastos,
} from '@/lib/domain/tally';
import { CATALOGO, gastos } from '../../support/arbitrary-gastos';
import { buildGasto } from '../../support/build-gasto';

it('is the same for the same fields, whatever their order and the id', () => {
  const { id, ...fields } = buildGasto();
  const turned = Object.fromEntries(Object.entries(fields).reverse());
  expect(fingerprintOf({ ...turned, id: id + 1 })).toBe(fingerprintOf({ id, ...fields }));
});

it.each([
  ['nombre', 'Otro'],
  ['cantidad', 12.51],
  ['fecha', '2026-10-06'],
  ['categoriaId', 9],
  ['estado', 'pendiente'],
  ['nota', 'de otro programa'],
])('changes with %s', (field, value) => {
  const gasto = buildGasto();
  expect(fingerprintOf({ ...gasto, [field]: value })).not.toBe(fingerprintOf(gasto));
});

it('is a whole number from 1 to 2^32 - 1', () => {
  const fingerprint = fingerprintOf(buildGasto());
  expect(Number.isInteger(fingerprint)).toBe(true);
  expect(fingerprint).toBeGreaterThan(0);
  expect(fingerprint).toBeLessThan(2 ** 32);
});

function tallyOf(...rows: TalliedGasto[]) {
  const tally = emptyTally();
  addToTally(tally, rows);
  return tally;
}

const coffee: TalliedGasto = { cantidad: 0.1, categoria: 'Ocio', metodoPago: 'Efectivo', estado: 'pagado' };
const rent: TalliedGasto = { cantidad: 0.2, categoria: 'Hogar', metodoPago: 'Efectivo', estado: 'pendiente' };

it('counts and sums in hundredths as a whole and by nombre and estado', () => {
  const tally = tallyOf(coffee, rent, coffee);
  expect(tally.total).toEqual({ count: 3, total: 40n });
  expect([...tally.categorias]).toEqual([
    ['Ocio', { count: 2, total: 20n }],
    ['Hogar', { count: 1, total: 20n }],
  ]);
  expect([...tally.metodosPago]).toEqual([['Efectivo', { count: 3, total: 40n }]]);
  expect([...tally.estados.keys()]).toEqual(['pagado', 'pendiente']);
});

it('names categories and methods that are not there by nothing', () => {
  const [found, lost] = talliedGastos(
    [buildGasto(), buildGasto({ categoriaId: 9, metodoPagoId: 9 })],
    CATALOGO,
  );
  expect(found).toEqual({
    cantidad: 45.5,
    categoria: 'Alimentación',
    metodoPago: 'Efectivo',
    estado: 'pagado',
  });
  expect(lost).toMatchObject({ categoria: '', metodoPago: '' });
});

it.each<[string, TalliedGasto[], unknown[]]>([
  ['nothing where they agree in another order', [rent, coffee], []],
  [
    'the whole, and what one lacks',
    [coffee],
    [
      [null, '', 2n - 1n],
      ['categorias', 'Hogar', 1n],
      ['metodosPago', 'Efectivo', 1n],
      ['estados', 'pendiente', 1n],
    ],
  ],
  [
    'numbers that differ where the sums agree',
    [{ ...coffee, cantidad: 0.05 }, { ...coffee, cantidad: 0.05 }, rent],
    [
      [null, '', -1n],
      ['categorias', 'Ocio', -1n],
      ['metodosPago', 'Efectivo', -1n],
      ['estados', 'pagado', -1n],
    ],
  ],
  [
    'parts that differ under an equal whole',
    [
      { ...coffee, categoria: 'Hogar' },
      { ...rent, categoria: 'Ocio' },
    ],
    [
      ['categorias', 'Ocio', 0n],
      ['categorias', 'Hogar', 0n],
    ],
  ],
])('finds %s', (_, rows, expected) => {
  const differences = compareTallies({ inFile: tallyOf(coffee, rent), stored: tallyOf(...rows) });
  expect(
    differences.map(({ part, nombre, inFile, stored }) => [
      part,
      nombre,
      BigInt(inFile.count - stored.count),
    ]),
  ).toEqual(expected);
});

it('sees a hundredth', () => {
  const differences = compareTallies({
    inFile: tallyOf(coffee),
    stored: tallyOf({ ...coffee, cantidad: 0.11 }),
  });
  expect(differences[0]).toEqual({
    part: null,
    nombre: '',
    inFile: { count: 1, total: 10n },
    stored: { count: 1, total: 11n },
  });
  expect(differences).toHaveLength(4);
});

it('comes to the same in chunks as in one piece, and its parts to the whole', () => {
  fc.assert(
    fc.property(gastos, fc.nat(), (some, cut) => {
      const rows = talliedGastos(some, CATALOGO);
      const inChunks = emptyTally();
      addToTally(inChunks, rows.slice(0, cut));
      addToTally(inChunks, rows.slice(cut));
      const { total, ...parts } = tallyOf(...rows);
      expect(compareTallies({ inFile: inChunks, stored: { total, ...parts } })).toEqual([]);
      for (const part of Object.values(parts)) {
        const entries = [...part.values()];
        expect(entries.reduce((sum, entry) => sum + entry.total, 0n)).toBe(total.total);
        expect(entries.reduce((sum, entry) => sum + entry.count, 0)).toBe(total.count);
      }
    }),
  );
});
