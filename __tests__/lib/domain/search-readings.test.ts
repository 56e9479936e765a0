import { type GastosFilter, NO_FILTER } from '@/lib/domain/gastos-query';
import { searchParts, searchReadings } from '@/lib/domain/search-readings';
import { createFormat } from '@/lib/text/format';
import { readingLabel } from '@/lib/text/gastos';
import { buildCategoria, buildMetodoPago } from '../../support/build-gasto';
import { buildCatalogo } from '../../support/build-query';

const CLOCK = { today: '2026-11-27', firstWeekday: 1 } as const;

it.each<[string, Partial<GastosFilter>, string[]]>([
  ['nothing', {}, []],
  ['a word', { q: 'pan' }, ['pan: ""']],
  [
    'words',
    { q: 'pan 2025 esta semana' },
    ['pan: "2025 esta semana"', '2025: "pan esta semana"', 'esta semana: "pan 2025"'],
  ],
  ['a word twice', { q: 'pan pan' }, ['pan: "pan"', 'pan: "pan"']],
  ['a phrase', { q: '"pan de" molde' }, ['"pan de": "molde"', 'molde: ""pan de""']],
])('a search of %s is parted into %j', (_, filter, expected) => {
  const parts = searchParts({ ...NO_FILTER, ...filter }, CLOCK);
  expect(
    parts.map(({ said, without }) => `${said.kind === 'word' ? said.word : said.kind}: "${without.q}"`),
  ).toEqual(expected);
});

it('each kind of filter is one part, whatever it holds', () => {
  const filter: GastosFilter = {
    ...{ categorias: [1, 2], metodosPago: [3], estados: ['pagado', 'otro'], devoluciones: ['esperado'] },
    ...{ etiquetas: ['a', 'b'], etiquetasModo: 'todas' as const, min: 1n, max: null, q: 'pan' },
  };
  const parts = searchParts(filter, CLOCK);
  expect(parts.map(({ said }) => said.kind)).toEqual([
    'word',
    'categorias',
    'metodosPago',
    'estados',
    'devoluciones',
    'etiquetas',
    'cantidad',
  ]);
  expect(parts.map(({ alone }) => alone)).toEqual([
    { ...NO_FILTER, q: 'pan' },
    { ...NO_FILTER, categorias: [1, 2] },
    { ...NO_FILTER, metodosPago: [3] },
    { ...NO_FILTER, estados: ['pagado', 'otro'] },
    { ...NO_FILTER, devoluciones: ['esperado'] },
    { ...NO_FILTER, etiquetas: ['a', 'b'], etiquetasModo: 'todas' },
    { ...NO_FILTER, min: 1n },
  ]);
  expect(parts.map(({ without }) => without)).toEqual([
    { ...filter, q: '' },
    { ...filter, categorias: [] },
    { ...filter, metodosPago: [] },
    { ...filter, estados: [] },
    { ...filter, devoluciones: [] },
    { ...filter, etiquetas: [], etiquetasModo: 'alguna' },
    { ...filter, min: null },
  ]);
});

const catalogo = buildCatalogo(
  ['Comida', 'Pendiente', '2025', 'Ocio y música', 'Ocio'].map((nombre, place) =>
    buildCategoria({ id: place + 1, nombre }),
  ),
  [buildMetodoPago({ id: 1, nombre: 'Tarjeta Visa' }), buildMetodoPago({ id: 2, nombre: 'Comida' })],
);

/** The labels of what is read on Friday, 27 November 2026, with spaces that break. */
function labels(q: string): string[] {
  const format = createFormat({ locale: 'es-ES', currency: 'EUR' });
  return searchReadings(q, { today: '2026-11-27', firstWeekday: 1 }, catalogo).map((reading) =>
    readingLabel(reading, q.slice(reading.start, reading.end), format).replaceAll('\u00a0', ' '),
  );
}

it.each([
  ['mercadona', []],
  ['', []],
  ['mercadona 2024', ['Año 2024 o cantidad 2024']],
  ['2025', ['Año 2025 o cantidad 2025 o categoría 2025']],
  ['2024-2025', ['1 ene 2024 – 31 dic 2025 o de 2.024,00 € a 2.025,00 €']],
  ['octubre', ['Octubre']],
  ['oct 2024', ['Octubre de 2024']],
  ['15/10', ['15 oct']],
  ['24 de noviembre de 2025', ['24 nov 2025']],
  ['29/2', ['29 feb']],
  ['15/10/2025', ['15 oct 2025']],
  ['ayer', ['26 nov 2026']],
  ['esta semana', ['23 nov 2026 – 29 nov 2026']],
  ['764', ['Cantidad 764']],
  ['>20', ['Desde 20,01 €']],
  ['<20', ['Hasta 19,99 €']],
  ['20-30', ['De 20,00 € a 30,00 €']],
  ['pendiente', ['Pendiente o categoría Pendiente']],
  ['pagado', ['Pagado']],
  ['sin categoría', ['Sin categoría']],
  ['sin método', ['Sin método de pago']],
  ['COMIDA visa', ['Categoría Comida']],
  ['tarjeta visa 20-30', ['Método Tarjeta Visa', 'De 20,00 € a 30,00 €']],
  ['ocio y musica', ['Categoría Ocio y música']],
  ['ocio y', ['Categoría Ocio']],
  ['"ocio" "2025"', []],
])('«%s» is read as %j', (q, expected) => {
  expect(labels(q)).toEqual(expected);
});
