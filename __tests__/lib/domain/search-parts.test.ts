import { type GastosFilter, NO_FILTER } from '@/lib/domain/gastos-query';
import { searchParts } from '@/lib/domain/search-readings';

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
