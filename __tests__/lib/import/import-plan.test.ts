import { validateGasto } from '@/lib/domain/gasto-rules';
import {
  expectedIds,
  planCatalogo,
  planGasto,
  rejectedEntries,
  type PlannedEntry,
} from '@/lib/import/import-plan';
import { noteOccurrences, type Occurrences } from '@/lib/import/duplicates';
import type { CatalogoEntry } from '@/lib/import/read-catalogo';
import { buildGastoFields } from '../../support/build-gasto';

function entry(nombre: string): CatalogoEntry<{ nombre: string }> {
  return { ok: true, fileId: null, leftOut: 0, fields: { nombre } };
}

const NAMELESS: CatalogoEntry<{ nombre: string }> = {
  ok: false,
  fileId: 3,
  nombre: '7',
  fault: 'no-nombre',
};

describe('planCatalogo', () => {
  it.each<[string, CatalogoEntry<{ nombre: string }>[], string[], PlannedEntry<{ nombre: string }>[]]>([
    ['adds what is new', [entry('Ocio')], ['Hogar'], [{ act: 'add', fields: { nombre: 'Ocio' } }]],
    ['reuses what is stored', [entry('Hogar')], ['Hogar'], [{ act: 'reuse', nombre: 'Hogar' }]],
    [
      'adds one row for two items of one nombre',
      [entry('Ocio'), entry('Ocio')],
      [],
      [
        { act: 'add', fields: { nombre: 'Ocio' } },
        { act: 'reuse', nombre: 'Ocio' },
      ],
    ],
    ['tells case and accents apart', [entry('ocio')], ['Ocio'], [{ act: 'add', fields: { nombre: 'ocio' } }]],
    [
      'refuses what has no nombre, in its place',
      [NAMELESS, entry('Ocio')],
      [],
      [
        { act: 'reject', nombre: '7', fault: 'no-nombre' },
        { act: 'add', fields: { nombre: 'Ocio' } },
      ],
    ],
  ])('%s', (_, entries, stored, expected) => {
    expect(
      planCatalogo(
        entries,
        stored.map((nombre) => ({ nombre })),
      ),
    ).toEqual(expected);
  });
});

it('names what is refused by its table', () => {
  expect(rejectedEntries('metodosPago', planCatalogo([entry('Bono'), NAMELESS], []))).toEqual([
    { kind: 'metodosPago', nombre: '7', fault: 'no-nombre' },
  ]);
});

it('expects the stored ids, and the next ones for the rows to be added', () => {
  const stored = [{ id: 4, nombre: 'Hogar' }];
  const planned = planCatalogo([entry('Ocio'), entry('Hogar'), NAMELESS, entry('Salud')], stored);
  expect([...expectedIds(planned, stored, 10)]).toEqual([
    ['Hogar', 4],
    ['Ocio', 10],
    ['Salud', 11],
  ]);
});

describe('planGasto', () => {
  function plan(item: unknown, occurrences: Occurrences = new Map()) {
    return planGasto(validateGasto(item), {
      categorias: { defined: new Map([[1, 41]]), local: new Map() },
      metodosPago: { defined: new Map([[1, 91]]), local: new Map() },
      occurrences,
    });
  }
  const item = buildGastoFields({ categoriaId: 1, metodoPagoId: 1 });
  const fields = { ...item, categoriaId: 41, metodoPagoId: 91 };

  it('adds an expense under the local ids', () => {
    expect(plan(item)).toEqual({ act: 'add', fields, duplicate: false });
  });

  it('refuses what breaks a rule, with all its faults, before the references are looked at', () => {
    expect(plan({ ...item, nombre: '', cantidad: 0, categoriaId: 77 })).toEqual({
      act: 'reject',
      faults: ['nombre', 'cantidad'],
    });
  });

  it('refuses what refers to nothing', () => {
    expect(plan({ ...item, categoriaId: 77, metodoPagoId: 88 })).toEqual({
      act: 'reject',
      faults: [
        { code: 'categoria-missing', id: 77 },
        { code: 'metodo-missing', id: 88 },
      ],
    });
  });

  it('finds as many duplicates as are stored', () => {
    const occurrences: Occurrences = new Map();
    noteOccurrences(occurrences, [fields]);
    expect([plan(item, occurrences), plan(item, occurrences)]).toMatchObject([
      { duplicate: true },
      { duplicate: false },
    ]);
  });
});
