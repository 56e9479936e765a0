import fc from 'fast-check';
import type { GastoFields } from '@/lib/domain/entities';
import { failure, success } from '@/lib/domain/result';
import type { CatalogoEntry } from '@/lib/import/read-catalogo';
import { defineIds, planGasto, type Presence } from '@/lib/import/planner';
import { buildGastoFields } from '../../support/build-gasto';

type Entry = CatalogoEntry<{ nombre: string }>;

function entry(fileId: number | null, nombre: string): Entry {
  return { ok: true, fileId, leftOut: 0, fields: { nombre } };
}

function refused(fileId: number | null): Entry {
  return { ok: false, fileId, nombre: '', fault: 'no-nombre' };
}

type IdSpace = { defined: ReadonlyMap<number, number | null>; local: ReadonlyMap<number, Presence> };

function space(defined: [number, number | null][], local: [number, Presence][] = []): IdSpace {
  return { defined: new Map(defined), local: new Map(local) };
}

describe('defineIds', () => {
  const localIds = new Map([
    ['Hogar', 41],
    ['Ocio', 42],
  ]);

  it.each<[string, Entry[], [number, number | null][]]>([
    [
      'maps each id to the local row of its nombre',
      [entry(1, 'Ocio'), entry(2, 'Hogar')],
      [
        [1, 42],
        [2, 41],
      ],
    ],
    ['lets the first of two equal ids win', [entry(1, 'Hogar'), entry(1, 'Ocio')], [[1, 41]]],
    [
      'maps both ids of one nombre to its row',
      [entry(1, 'Hogar'), entry(2, 'Hogar')],
      [
        [1, 41],
        [2, 41],
      ],
    ],
    [
      'defines the id of a refused item as leading nowhere',
      [refused(1), entry(2, 'Ocio')],
      [
        [1, null],
        [2, 42],
      ],
    ],
    ['lets a refused item win over a later one of its id', [refused(1), entry(1, 'Ocio')], [[1, null]]],
    ['leads nowhere where the database refused the row', [entry(9, 'Salud')], [[9, null]]],
    ['defines nothing for items without id', [entry(null, 'Hogar'), refused(null)], []],
  ])('%s', (_, entries, expected) => {
    expect([...defineIds(entries, localIds)]).toEqual(expected);
  });
});

/** Plans a valid expense. */
function remapGasto(gasto: GastoFields, categorias: IdSpace, metodosPago: IdSpace) {
  const planned = planGasto(success(gasto), { categorias, metodosPago, occurrences: new Map() });
  return planned.act === 'add' ? success(planned.fields) : failure(planned.faults);
}

describe('planGasto', () => {
  const metodosPago = space([[1, 91]]);

  it('puts local ids in the place of defined ones and changes nothing else', () => {
    const gasto = buildGastoFields({ categoriaId: 100, metodoPagoId: 1 });
    expect(remapGasto(gasto, space([[100, 7]]), metodosPago)).toEqual({
      ok: true,
      value: { ...gasto, categoriaId: 7, metodoPagoId: 91 },
    });
  });

  it('takes an undefined id for a local one', () => {
    const gasto = buildGastoFields({ categoriaId: 5 });
    const result = remapGasto(gasto, space([[1, 7]], [[5, 'present']]), metodosPago);
    expect(result).toMatchObject({ ok: true, value: { categoriaId: 5 } });
  });

  it('prefers what the file defines to a local row of the same id', () => {
    const gasto = buildGastoFields({ categoriaId: 5 });
    const result = remapGasto(gasto, space([[5, 7]], [[5, 'present']]), metodosPago);
    expect(result).toMatchObject({ ok: true, value: { categoriaId: 7 } });
  });

  it.each<[string, IdSpace]>([
    ['is defined and leads nowhere', space([[5, null]], [[5, 'present']])],
    ['is no local row', space([], [[5, 'missing']])],
  ])('reports an id that %s as it stood in the file', (_, categorias) => {
    expect(remapGasto(buildGastoFields({ categoriaId: 5 }), categorias, metodosPago)).toEqual({
      ok: false,
      fault: [{ code: 'categoria-missing', id: 5 }],
    });
  });

  it('reports a missing category before a missing method', () => {
    const gasto = buildGastoFields({ categoriaId: 5, metodoPagoId: 6 });
    expect(remapGasto(gasto, space([], [[5, 'missing']]), space([], [[6, 'missing']]))).toEqual({
      ok: false,
      fault: [
        { code: 'categoria-missing', id: 5 },
        { code: 'metodo-missing', id: 6 },
      ],
    });
  });

  it.each<[string, IdSpace, IdSpace]>([
    ['the category', space([], [[5, 'unreadable']]), space([], [[6, 'present']])],
    ['the method', space([], [[5, 'present']]), space([], [[6, 'unreadable']])],
    ['the category, with the method missing,', space([], [[5, 'unreadable']]), space([], [[6, 'missing']])],
  ])('says so once where %s cannot be looked up', (_, categorias, metodos) => {
    expect(remapGasto(buildGastoFields({ categoriaId: 5, metodoPagoId: 6 }), categorias, metodos)).toEqual({
      ok: false,
      fault: [{ code: 'references-unreadable' }],
    });
  });

  it('leads every expense to the row of the right nombre or to an existing local row', () => {
    const names = ['Hogar', 'Ocio', 'Salud', 'Viajes'];
    const id = fc.integer({ min: 1, max: 8 });
    const item = fc.record({ id: fc.option(id), nombre: fc.option(fc.constantFrom(...names)) });
    // The ids of the rows whose names the file may bring, and of rows that it cannot know.
    const local = fc.uniqueArray(id, { minLength: names.length, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(item), local, id, (items, ids, asked) => {
        const localIds = new Map(names.map((nombre, index) => [nombre, ids[index] ?? 0]));
        const entries = items.map((each) =>
          each.nombre === null ? refused(each.id) : entry(each.id, each.nombre),
        );
        const lookedUp = new Map<number, Presence>([[asked, ids.includes(asked) ? 'present' : 'missing']]);
        const categorias = { defined: defineIds(entries, localIds), local: lookedUp };
        const result = remapGasto(buildGastoFields({ categoriaId: asked }), categorias, metodosPago);

        const definition = items.find((each) => each.id === asked);
        const expected = definition
          ? localIds.get(definition.nombre ?? '')
          : ids.find((each) => each === asked);
        if (expected === undefined) {
          expect(result).toEqual({ ok: false, fault: [{ code: 'categoria-missing', id: asked }] });
        } else {
          expect(result).toMatchObject({ ok: true, value: { categoriaId: expected } });
        }
      }),
      { numRuns: 1000 },
    );
  });
});
