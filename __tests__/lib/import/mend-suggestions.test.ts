import { buildGastoFields } from '@/__tests__/support/build-gasto';
import { AS_IT_IS, type Mends } from '@/lib/import/import-flow';
import { checkContent, completeReview, PROVISIONAL_IDS } from '@/lib/import/import-review';
import type { FileContent } from '@/lib/import/parse-file';

const STORED = {
  categorias: [
    { id: 1, nombre: 'Alimentación' },
    { id: 2, nombre: 'Ocio' },
  ],
  metodosPago: [{ id: 1, nombre: 'Efectivo' }],
};

function review(content: Partial<FileContent>, mends: Mends = AS_IT_IS.mends, stored = STORED) {
  const checked = checkContent({ categorias: [], metodosPago: [], gastos: [], ...content }, mends);
  return completeReview(checked, stored, PROVISIONAL_IDS, new Map());
}

function ask(content: Partial<FileContent>, mends?: Mends, stored?: typeof STORED) {
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

it.each<[string, unknown[], string, string, number?]>([
  ['one of the file to the letter', [{ nombre: 'Ocio' }, { nombre: 'ocio' }], 'ocio', 'ocio'],
  ['a similar one of the file before a stored one', [{ nombre: 'OCIO' }], 'Ocio', 'OCIO'],
  ['a stored one', [], 'Ocio', 'Ocio'],
  ['a stored one that differs in case, accents and spaces', [], ' alimentacion', 'Alimentación'],
  ['a new one where two are similar', [{ nombre: 'OCIO' }, { nombre: 'ócio' }], 'ocio', 'ocio', 1],
  ['a new one where none is', [{ nombre: 'Ocios' }], 'Viajes', 'Viajes', 1],
])('leads the name in an expense to %s', (_, categorias, categoria, to, created = 0) => {
  expect(ask({ categorias, gastos: [named(categoria)] })).toMatchObject({
    names: [{ table: 'categorias', from: categoria.trim(), to }],
    created,
  });
});

it('counts expenses, and shows first what is written otherwise', () => {
  const gastos = [
    named('Ocio', 'Efectivo'),
    named('Viajes', 'Efectivo'),
    named('alimentacion', 'Bizum'),
    named('Viajes', 'bizum'),
    buildGastoFields(),
  ];
  const offer = ask({ gastos });
  expect(offer).toMatchObject({ count: 4, tables: ['categorias', 'metodosPago'], created: 2 });
  expect(offer?.examples).toEqual([
    { index: 3, field: 'categoriaId', before: 'alimentacion', after: 'Alimentación' },
    { index: 4, field: 'metodoPagoId', before: 'bizum', after: 'Bizum' },
    { index: 1, field: 'categoriaId', before: 'Ocio', after: 'Ocio' },
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
  const after = review(content, { ...AS_IT_IS.mends, names: before.names?.names ?? [] });
  expect(after).toMatchObject({ imported: 1, errors: 0, names: before.names });
  expect(after.rows).toMatchObject([{ categoria: 'Alimentación', metodoPago: 'Efectivo' }]);
  expect([after.categorias.added, after.metodosPago.added]).toEqual([0, 0]);
});

it('offers nothing where no name is given, where it is a number, and where the list is none', () => {
  expect(ask({ categorias: [{ nombre: 'Ocio' }], gastos: [buildGastoFields()] })).toBeNull();
  expect(ask({ categorias: [{ id: 4, nombre: '' }], gastos: [named('4')] })).toBeNull();
  expect(ask({ categorias: { id: 1 }, gastos: [named('Ocio')] })).toBeNull();
});
