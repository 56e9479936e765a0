import fc from 'fast-check';
import { changeOf, invert, isEmpty, sameRow, type Change } from '@/lib/domain/change';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';

const added = { id: 1, before: null, after: buildGasto() };
const edited = { id: 2, before: buildGasto({ id: 2 }), after: buildGasto({ id: 2, cantidad: 7 }) };
const categoriaDeleted = { id: 3, before: buildCategoria({ id: 3 }), after: null };
const metodoAdded = { id: 4, before: null, after: buildMetodoPago({ id: 4 }) };

describe('invert', () => {
  it('turns what was added into what goes, and what was edited into what it was', () => {
    const change = changeOf({ gastos: [added, edited], categorias: [categoriaDeleted] });
    expect(invert(change)).toEqual({
      dead: { categorias: [], metodosPago: [] },
      gastos: [
        { id: 1, before: added.after, after: null },
        { id: 2, before: edited.after, after: edited.before },
      ],
      categorias: [{ id: 3, before: null, after: categoriaDeleted.before }],
      metodosPago: [],
    });
  });

  it('twice is the same change, and the first one stays as it was', () => {
    const row = fc.option(fc.record({ id: fc.nat(9), nombre: fc.string() }).map(buildGasto));
    const rows = fc.array(fc.record({ id: fc.nat(9), before: row, after: row }), { maxLength: 5 });
    fc.assert(
      fc.property(rows, (gastos) => {
        const change = changeOf({ gastos, categorias: [categoriaDeleted], metodosPago: [metodoAdded] });
        const copy = structuredClone(change);
        expect(invert(invert(change))).toEqual(copy);
        expect(change).toEqual(copy);
      }),
    );
  });
});

it.each<[string, Partial<Change>, boolean]>([
  ['nothing', {}, true],
  ['an expense', { gastos: [added] }, false],
  ['a category', { categorias: [categoriaDeleted] }, false],
  ['a method', { metodosPago: [metodoAdded] }, false],
])('a change of %s is empty: %3$s', (_, part, empty) => {
  expect(isEmpty(changeOf(part))).toBe(empty);
});

describe('sameRow', () => {
  it.each<[string, object | null | undefined, object | null | undefined, boolean]>([
    ['equal rows', buildGasto(), buildGasto(), true],
    ['the same fields in another order', { id: 1, nombre: 'a' }, { nombre: 'a', id: 1 }, true],
    ['another value', buildGasto(), buildGasto({ cantidad: 45.51 }), false],
    ['another id', buildGasto(), buildGasto({ id: 2 }), false],
    ['a number and its text', { cantidad: 1 }, { cantidad: '1' }, false],
    ['a field more', { id: 1 }, { id: 1, extra: 2 }, false],
    ['a field less', { id: 1, extra: 2 }, { id: 1 }, false],
    ['another field', { id: 1, a: 1 }, { id: 1, b: 1 }, false],
    ['zero and minus zero', { cantidad: 0 }, { cantidad: -0 }, false],
    ['NaN', { cantidad: NaN }, { cantidad: NaN }, true],
    ['texts that only look alike', { nombre: 'café' }, { nombre: 'cafe\u0301' }, false],
    ['a row and none', buildGasto(), null, false],
    ['none and a row', undefined, buildGasto(), false],
    ['null and undefined', null, undefined, true],
    ['two nulls', null, null, true],
  ])('of %s', (_, one, other, same) => {
    expect(sameRow(one, other)).toBe(same);
    expect(sameRow(other, one)).toBe(same);
  });
});
