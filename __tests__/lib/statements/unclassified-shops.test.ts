import { toCents } from '@/lib/domain/money';
import { isTradeWord } from '@/lib/statements/review/likely-categorias';
import { AlikeShops, ShopGathering, shopOf } from '@/lib/statements/names/unclassified-shops';

const UNCLASSIFIED = 9;

let lastId = 0;

function gasto(nombre: string, cantidad: number, categoriaId = UNCLASSIFIED, fecha = '2026-11-03') {
  lastId += 1;
  return {
    id: lastId,
    nombre,
    cents: toCents(cantidad),
    categoriaId,
    fecha,
    metodoPagoId: 1,
    estado: 'pagado',
  };
}

function gather(...gastos: ReturnType<typeof gasto>[]) {
  const gathering = new ShopGathering(new Set([UNCLASSIFIED]));
  for (const one of gastos) gathering.add(one);
  return gathering.answer();
}

test('makes one shop of names that differ in case, accents and signs, the largest sum first', () => {
  const { shops } = gather(
    gasto('Café Sol', 2),
    gasto('Mercadona', 30, UNCLASSIFIED, '2026-11-01'),
    gasto('CAFE SOL', 3),
    gasto('MERCADONA', 12.5, UNCLASSIFIED, '2026-11-20'),
  );
  expect(shops.map(({ shop, nombre, cents, gastos }) => [shop, nombre, cents, gastos.length])).toEqual([
    ['mercadona', 'MERCADONA', 4250n, 2],
    ['cafe sol', 'CAFE SOL', 500n, 2],
  ]);
  expect(shops[0]?.gastos.map(({ fecha }) => fecha)).toEqual(['2026-11-20', '2026-11-01']);
});

test('keeps shops of one sum in one order, so that a card comes back to its place', () => {
  const one = gather(gasto('Beta', 5), gasto('Alfa', 5)).shops.map(({ shop }) => shop);
  const other = gather(gasto('Alfa', 5), gasto('Beta', 5)).shops.map(({ shop }) => shop);
  expect([one, other]).toEqual([
    ['alfa', 'beta'],
    ['alfa', 'beta'],
  ]);
});

test('counts what the shops of all other expenses had', () => {
  const { past, shops } = gather(
    gasto('Renfe', 20, 1),
    gasto('RENFE', 20, 1),
    gasto('Renfe', 5, 2),
    gasto('Renfe', 7),
  );
  expect(past).toEqual([
    {
      shop: 'renfe',
      nombre: 'Renfe',
      categorias: new Map([
        [1, 2],
        [2, 1],
      ]),
    },
  ]);
  expect(shops.map(({ gastos }) => gastos.length)).toEqual([1]);
});

test('leaves out expenses without a nombre, and keeps one of other letters apart', () => {
  const { shops } = gather(gasto('', 5), gasto('寿司', 4));
  expect(shops.map(({ shop }) => shop)).toEqual(['寿司']);
});

/** Shops, and those that share a rare word with the first. */
const ALIKE: readonly [shops: readonly string[], alike: readonly string[]][] = [
  [['Renfe', 'Renfe Viajeros', 'Mercadona'], ['renfe viajeros']],
  [['Luz Endesa', 'Endesa Energía'], ['endesa energia']],
  // «Paco» owns one, and «Los Pacos» the other.
  [['Talleres Paco', 'Bar Los Pacos'], []],
  [['Farmacia Sol', 'Farmacia Luna'], []],
  [['Bar Pepe', 'Bar Manolo'], []],
  [['Maria Garcia', 'Garcia Hermanos'], []],
  [['Ikea Alcorcon', 'Ikea Vallecas', 'Ikea Sanse', 'Ikea Barajas', 'Ikea Murcia'], []],
  [['Uno', 'Uno Dos'], []],
  [['Parking 1234', 'Hotel 1234'], []],
];

test.each(ALIKE)('of %j, the first is like %j', (names, alike) => {
  const shops = names.map((nombre) => ({ shop: shopOf(nombre) }));
  const found = new AlikeShops(shops, isTradeWord).of(shops[0]?.shop ?? '');
  expect(found.map(({ other }) => other.shop)).toEqual(alike);
});
