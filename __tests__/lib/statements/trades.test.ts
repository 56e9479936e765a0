import { foldText, plainWords } from '@/lib/read/words';
import { HUES } from '@/lib/domain/color';
import type { Categoria } from '@/lib/domain/entities';
import { movementName } from '@/lib/statements/names/movement-name';
import { evidenceOf, likelyOf } from '@/lib/statements/review/likely-categorias';
import { COMMON_TRADES, TRADES } from '@/lib/statements/review/trades';
import { SAMPLE_CATEGORIAS } from '@/lib/sample/generate-sample';
import { buildCategoria } from '../../support/build-gasto';

function suggestionsFor(nombre: string, categorias: readonly Categoria[] = []) {
  return likelyOf({ shop: '', nombre }, evidenceOf([], categorias)).flatMap(({ choice, because }) =>
    because.kind === 'trade' ? [{ ...because, choice }] : [],
  );
}

/** The person's category that a shop of the trade is suggested for; null for none. */
function categoriaOfTrade(trade: string, categorias: readonly Categoria[]): string | null {
  const [shop = ''] = TRADES.find(({ nombre }) => nombre === trade)?.shops.split('|') ?? [];
  const [first] = suggestionsFor(shop, categorias).filter((one) => one.trade === trade);
  const id = first?.choice.kind === 'stored' ? first.choice.id : null;
  return categorias.find((categoria) => categoria.id === id)?.nombre ?? null;
}

/** A bank's text of each country, and the trade that it tells first; null where the list must be silent. */
const TEXTS: readonly [text: string, trade: string | null][] = [
  ['PAGO MOVIL EN MERCADONA VALENCIA, TARJ. :*741245', 'Supermercado'],
  ['COMPRA TARJ. 5402XXXXXXXX1234 LIDL SUPERMERCADOS-MADRID', 'Supermercado'],
  ['DIA 4512', 'Supermercado'],
  ['RECIBO ENDESA ENERGIA XXI', 'Luz, agua y gas'],
  ['Recibo Canal de Isabel II', 'Luz, agua y gas'],
  ['RENFE VIAJEROS S.M.E., S.A.', 'Transporte'],
  ['REPSOL E.S. LAS ROZAS', 'Gasolina'],
  ['FARMACIA LDO. GARCIA', 'Farmacia'],
  ['BAR LOS PACOS', 'Restaurantes'],
  ['CAFETERIA LA PLAZA', 'Café'],
  ['PAYPAL *SPOTIFY', 'Suscripciones'],
  ['AMZN MKTP ES*2K4', 'Compras por internet'],
  ['Recibo Mapfre Seguros', 'Seguros'],
  ['OXXO GAS CUMBRES', 'Gasolina'],
  ['OXXO LAS TORRES', 'Supermercado'],
  ['CFE SUMINISTRADOR', 'Luz, agua y gas'],
  ['FARMACIAS GUADALAJARA', 'Farmacia'],
  ['CINEPOLIS PERISUR', 'Ocio'],
  ['MERPAGO*COTO', 'Supermercado'],
  ['YPF ACA RIO CUARTO', 'Gasolina'],
  ['EDENOR', 'Luz, agua y gas'],
  ['FARMACITY 33', 'Farmacia'],
  ['WEBPAY JUMBO CL', 'Supermercado'],
  ['COPEC APP', 'Gasolina'],
  ['SALCOBRAND 120', 'Farmacia'],
  ['ENTEL PCS', 'Teléfono e internet'],
  ['TIENDA D1 CALLE 80', null],
  ['D1', 'Supermercado'],
  ['TERPEL', 'Gasolina'],
  ['RAPPI COLOMBIA', 'Comida a domicilio'],
  ['PLAZA VEA MIRAFLORES', 'Supermercado'],
  ['INKAFARMA', 'Farmacia'],
  ['SEDAPAL', 'Luz, agua y gas'],
  ['JUAN PEREZ GARCIA', null],
  ['TRANSFERENCIA A FAVOR DE MARTA RUIZ', null],
  ['CLARO DE LUNA SL', null],
  ['Discos Castelló', null],
  ['ACME 2000', null],
];

test.each(TEXTS)('reads the trade of «%s»', (text, trade) => {
  expect(suggestionsFor(movementName(text))[0]?.trade ?? null).toBe(trade);
});

test('answers each trade of a name that stands for two: Metro moves people and sells food', () => {
  expect(suggestionsFor('Metro').map(({ trade }) => trade)).toEqual(
    expect.arrayContaining(['Supermercado', 'Transporte']),
  );
});

test('knows a shop before a word of its name', () => {
  expect(suggestionsFor('Farmacia Guadalajara')[0]).toMatchObject({ by: 'shop' });
  expect(suggestionsFor('Farmacia Sol')[0]).toMatchObject({ by: 'word' });
});

/** The person's categories, a trade, and the category that it means; null for none. */
const MAPPED: readonly [categorias: readonly string[], trade: string, nombre: string | null][] = [
  [['Ocio', 'Súper'], 'Supermercado', 'Súper'],
  [['Comida', 'Supermercados'], 'Supermercado', 'Supermercados'],
  [['Casa', 'Comida y bebida'], 'Supermercado', 'Comida y bebida'],
  [['Coche', 'Transporte público'], 'Transporte', 'Transporte público'],
  [['Coche', 'Transporte'], 'Gasolina', 'Coche'],
  [['Salud'], 'Farmacia', 'Salud'],
  [['Recibos', 'Luz'], 'Luz, agua y gas', 'Luz'],
  [['Viajes', 'Ocio'], 'Farmacia', null],
  [['Supervivencia'], 'Supermercado', null],
];

test.each(MAPPED)('of %j, %s means %s', (categorias, trade, nombre) => {
  const rows = categorias.map((name, place) => buildCategoria({ id: place + 1, nombre: name }));
  expect(categoriaOfTrade(trade, rows)).toBe(nombre);
});

test('finds one of the sample categories for what every household pays', () => {
  const rows = SAMPLE_CATEGORIAS.map((one, place) => buildCategoria({ ...one, id: place + 1 }));
  const found = ['Supermercado', 'Gasolina', 'Farmacia', 'Luz, agua y gas', 'Educación'].map((nombre) =>
    categoriaOfTrade(nombre, rows),
  );
  expect(found).toEqual(['Alimentación', 'Transporte', 'Salud', 'Hogar', 'Educación']);
});

test('holds folded names only, each once in its trade, and about what it promises', () => {
  const shops = TRADES.flatMap((trade) => trade.shops.split('|'));
  expect(shops.length).toBeGreaterThan(400);
  for (const { nombre, shops: own, words, categorias, color } of TRADES) {
    for (const list of [own, words, categorias]) {
      const names = list.split('|');
      expect([nombre, names.filter((name, place) => names.indexOf(name) !== place)]).toEqual([nombre, []]);
      const bare = names.map((name) => name.replace(/^=|\*$/g, ''));
      expect(bare.filter((name) => plainWords(name) !== name || foldText(name) !== name)).toEqual([]);
    }
    expect(HUES).toContain(color);
  }
  expect(COMMON_TRADES.every((nombre) => TRADES.some((trade) => trade.nombre === nombre))).toBe(true);
});
