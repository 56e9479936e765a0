import { completeReview, checkContent, PROVISIONAL_IDS, type StoredNames } from '@/lib/import/import-review';
import { NO_MENDS, type Mends } from '@/lib/import/mend-plan';
import type { FileContent } from '@/lib/import/parse-file';
import { buildGastoFields } from '../../support/build-gasto';

const STORED: StoredNames = {
  categorias: [
    { id: 1, nombre: 'Alimentación' },
    { id: 2, nombre: 'Ocio' },
  ],
  metodosPago: [{ id: 1, nombre: 'Efectivo' }],
};

function review(content: Partial<FileContent>, mends: Mends = NO_MENDS, stored = STORED) {
  const checked = checkContent({ categorias: [], metodosPago: [], gastos: [], ...content }, mends);
  return completeReview(checked, stored, PROVISIONAL_IDS, new Map());
}

function ask(content: Partial<FileContent>, mends?: Mends, stored?: StoredNames) {
  return review(content, mends, stored).names;
}

function named(categoria: string, metodoPago?: string) {
  return {
    ...buildGastoFields(),
    categoriaId: undefined,
    categoria,
    ...(metodoPago !== undefined && { metodoPagoId: undefined, metodoPago }),
  };
}

it.each<[string, unknown[], string, string | null]>([
  ['one of the file to the letter', [{ nombre: 'Ocio' }, { nombre: 'ocio' }], 'ocio', 'ocio'],
  ['a similar one of the file before a stored one', [{ nombre: 'OCIO' }], 'Ocio', 'OCIO'],
  ['a stored one', [], 'Ocio', 'Ocio'],
  ['a stored one that differs in case, accents and spaces', [], ' alimentacion', 'Alimentación'],
  ['nothing where two are similar', [{ nombre: 'OCIO' }, { nombre: 'ócio' }], 'ocio', null],
  ['nothing where none is', [{ nombre: 'Ocios' }], 'Viajes', null],
  ['nothing where the row is refused', [{ id: 4, nombre: '' }], '4', null],
])('leads the name in an expense to %s', (_, categorias, categoria, to) => {
  const { known, unknown } = ask({ categorias, gastos: [named(categoria)] });
  const from = categoria.trim();
  expect(known?.names ?? null).toEqual(to === null ? null : [{ of: 'gasto', table: 'categorias', from, to }]);
  expect(unknown).toEqual(
    to === null && from !== '4' ? [{ table: 'categorias', forms: [from], count: 1 }] : [],
  );
});

it('counts expenses, and shows first what is written otherwise', () => {
  const gastos = [
    named('Ocio', 'Efectivo'),
    named('Viajes', 'Efectivo'),
    named('alimentacion', 'Bizum'),
    named('Viajes', 'bizum'),
    buildGastoFields(),
  ];
  const { known, unknown } = ask({ gastos });
  expect(known).toMatchObject({ count: 3, tables: ['categorias', 'metodosPago'] });
  expect(known?.examples).toEqual([
    { index: 3, field: 'categoriaId', before: 'alimentacion', after: 'Alimentación' },
    { index: 1, field: 'categoriaId', before: 'Ocio', after: 'Ocio' },
    { index: 1, field: 'metodoPagoId', before: 'Efectivo', after: 'Efectivo' },
  ]);
  expect(unknown).toEqual([
    { table: 'categorias', forms: ['Viajes'], count: 2 },
    { table: 'metodosPago', forms: ['Bizum', 'bizum'], count: 2 },
  ]);
});

it('keeps every error to the letter until a name is mended, and asks the same then', () => {
  const content = { gastos: [named('alimentacion', 'efectivo')] };
  const before = review(content);
  expect(before).toMatchObject({ imported: 0, errors: 1 });
  expect(before.faults[0]?.cells).toMatchObject([
    { fault: 'categoriaId', value: 'alimentacion' },
    { fault: 'metodoPagoId', value: 'efectivo' },
  ]);
  const after = review(content, { ...NO_MENDS, names: before.names.known?.names ?? [] });
  expect(after).toMatchObject({ imported: 1, errors: 0, names: before.names });
  expect(after.rows).toMatchObject([{ categoria: 'Alimentación', metodoPago: 'Efectivo' }]);
  expect([after.categorias.added, after.metodosPago.added]).toEqual([0, 0]);
});

it('asks of a row of the file whether it is the one that is called nearly the same, and counts its expenses', () => {
  const categorias = [
    { id: 70, nombre: 'alimentacion' },
    { id: 71, nombre: 'Ocio' },
    { id: 72, nombre: 'OCIO' },
    { id: 73, nombre: 'Viajes' },
    { id: 74, nombre: 'viajés' },
  ];
  const gastos = [70, 70, 74].map((categoriaId) => buildGastoFields({ categoriaId }));
  const content = {
    categorias,
    metodosPago: [{ nombre: 'efectivo' }],
    gastos: [...gastos, named('Alimentacion')],
  };
  const { similar } = ask(content);
  const ofCategorias = { of: 'entry', table: 'categorias' } as const;
  expect(similar).toEqual([
    { mend: { ...ofCategorias, from: 'alimentacion', to: 'Alimentación' }, isStored: true, count: 3 },
    { mend: { ...ofCategorias, from: 'OCIO', to: 'Ocio' }, isStored: true, count: 0 },
    { mend: { ...ofCategorias, from: 'viajés', to: 'Viajes' }, isStored: false, count: 1 },
    {
      mend: { of: 'entry', table: 'metodosPago', from: 'efectivo', to: 'Efectivo' },
      isStored: true,
      count: 0,
    },
  ]);
  expect(review(content).categorias.added).toBe(4);
  const mended = review(content, { ...NO_MENDS, names: similar.map(({ mend }) => mend) });
  expect(mended.categorias.added).toBe(1);
  expect(mended.names.similar).toEqual(similar);
});

it('asks about nothing where all names are stored to the letter, or the list is none', () => {
  const nothing = { known: null, unknown: [], similar: [], blank: [] };
  expect(ask({ categorias: [{ nombre: 'Ocio' }], gastos: [buildGastoFields()] })).toEqual(nothing);
  expect(ask({ categorias: { id: 1 }, gastos: [named('Ocio')] })).toEqual(nothing);
});

it('asks about the fifty most frequent names of a table', () => {
  const gastos = Array.from({ length: 120 }, (_, index) => named(index < 60 ? `Cosa x${index}` : 'Viajes'));
  const { unknown } = ask({ gastos });
  expect(unknown).toHaveLength(50);
  expect(unknown[0]).toEqual({ table: 'categorias', forms: ['Viajes'], count: 60 });
});

it('names expenses that have no category and say none, and gives them one by their nombre', () => {
  const nameless = { ...buildGastoFields({ nombre: 'Café' }), categoriaId: null };
  const content = {
    gastos: [nameless, { ...nameless, metodoPagoId: '' }, named('Viajes'), buildGastoFields()],
  };
  const before = review(content);
  expect(before.names.blank).toEqual([
    { table: 'categorias', nombre: 'Café', count: 2 },
    { table: 'metodosPago', nombre: 'Café', count: 1 },
  ]);
  expect(before.faults[0]?.cells).toMatchObject([{ fault: 'categoriaId', value: null }]);
  const mended = review(content, {
    ...NO_MENDS,
    names: [{ of: 'habit', table: 'categorias', from: 'Café', to: 'Ocio' }],
  });
  expect(mended).toMatchObject({ imported: 2, errors: 2, names: before.names });
  expect(mended.rows).toMatchObject([{ nombre: 'Café', categoria: 'Ocio' }, {}]);
});
