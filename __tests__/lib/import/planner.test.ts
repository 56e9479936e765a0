import { validateGasto } from '@/lib/domain/gasto-rules';
import { noteOccurrences, type Occurrences } from '@/lib/import/duplicates';
import {
  forecastBackup,
  ImportPlanner,
  planCatalogo,
  planGasto,
  type PlannedEntry,
  type Presence,
} from '@/lib/import/planner';
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
    expect(plan(item)).toEqual({ act: 'add', fields, inFile: item, duplicate: false });
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

describe('ImportPlanner', () => {
  const content = {
    categorias: [{ id: 1, nombre: 'Ocio' }, { id: 2, nombre: 'Hogar' }, 7, { id: 3, nombre: 'Salud' }],
    metodosPago: [{ id: 1, nombre: 'Bono' }],
    gastos: [],
  };
  const gasto = buildGastoFields({ categoriaId: 1, metodoPagoId: 1 });

  const NONE_FOUND = { categorias: new Map(), metodosPago: new Map() };

  /** A planner after its tables: «Hogar» was stored, the database refused «Salud». */
  function afterTables(occurrences?: Occurrences) {
    const planner = new ImportPlanner(content, occurrences);
    const stored = [{ id: 4, nombre: 'Hogar' }];
    const categorias = planner.planRows('categorias', stored);
    expect(categorias.rows.map(({ nombre }) => nombre)).toEqual(['Ocio', 'Salud']);
    categorias.settle([41, { code: 'refused', name: 'ConstraintError' }]);
    const metodosPago = planner.planRows('metodosPago', []);
    expect(metodosPago.rows).toMatchObject([{ nombre: 'Bono' }]);
    metodosPago.settle([91]);
    return planner;
  }

  it('counts the rows that were added, and lists the others in file order', () => {
    const planner = afterTables();
    expect(planner.percent()).toBe(99);
    expect(planner.report().summary).toMatchObject({
      categorias: 1,
      metodosPago: 1,
      errors: 0,
      rejections: [
        { kind: 'categorias', nombre: '', fault: 'no-nombre' },
        { kind: 'categorias', nombre: 'Salud', fault: { code: 'refused', name: 'ConstraintError' } },
      ],
    });
  });

  it('asks for each local id once, and plans with the answers', () => {
    const planner = afterTables();
    const local = { ...gasto, categoriaId: 7 };
    const batch = planner.next([local, { ...local, metodoPagoId: 8 }, { ...gasto, categoriaId: 3 }]);
    expect(batch.unknown).toEqual({ categorias: [7], metodosPago: [8] });
    const categorias = new Map<number, Presence>([[7, 'present']]);
    const metodosPago = new Map<number, Presence>([[8, 'missing']]);
    expect(batch.rows({ categorias, metodosPago })).toEqual([{ ...local, metodoPagoId: 91 }]);
    expect(batch.settle(new Map()).rejected).toEqual([
      expect.objectContaining({
        rejection: { kind: 'gasto', index: 2, faults: [{ code: 'metodo-missing', id: 8 }] },
      }),
      expect.objectContaining({
        rejection: { kind: 'gasto', index: 3, faults: [{ code: 'categoria-missing', id: 3 }] },
      }),
    ]);
    expect(planner.next([local]).unknown).toEqual({ categorias: [], metodosPago: [] });
  });

  it('settles batches in their order, with the refusals of the database by place among its rows', () => {
    const occurrences: Occurrences = new Map();
    noteOccurrences(occurrences, [{ ...gasto, categoriaId: 41, metodoPagoId: 91 }]);
    const planner = afterTables(occurrences);
    const [pan, luz] = [
      { ...gasto, nombre: 'Pan' },
      { ...gasto, nombre: 'Luz', cantidad: 2 },
    ];
    const [first, second] = [planner.next([gasto, null, pan, luz]), planner.next([pan])];
    expect(first.rows(NONE_FOUND)).toHaveLength(2);
    expect(second.rows(NONE_FOUND)).toHaveLength(1);
    const { added, rejected } = first.settle(new Map([[0, 'DataError']]));
    expect(added).toMatchObject([{ nombre: 'Luz' }]);
    expect(rejected).toEqual([
      { item: null, rejection: { kind: 'gasto', index: 2, faults: ['no-object'] } },
      {
        item: pan,
        rejection: { kind: 'gasto-refused', index: 3, refusal: { code: 'refused', name: 'DataError' } },
      },
    ]);
    expect(second.settle(new Map([[0, 'DataError']])).rejected).toMatchObject([{ rejection: { index: 5 } }]);
    const { summary, inFile } = planner.report();
    expect(summary).toMatchObject({ total: 5, imported: 1, errors: 3, skipped: 1 });
    expect(inFile.total).toEqual({ count: 1, sum: 200n });
    expect([...inFile.categorias.keys(), ...inFile.metodosPago.keys()]).toEqual(['Ocio', 'Bono']);
  });

  it('counts a refusal by its place among the rows of a batch', () => {
    const planner = afterTables();
    const batch = planner.next([gasto, { ...gasto, nombre: 'Pan' }, null]);
    expect(batch.unknown).toEqual({ categorias: [], metodosPago: [] });
    batch.rows(NONE_FOUND);
    const { added, rejected } = batch.settle(new Map([[1, 'DataError']]));
    expect(added).toMatchObject([{ nombre: gasto.nombre }]);
    expect(rejected.map(({ rejection }) => rejection)).toMatchObject([{ index: 2 }, { index: 3 }]);
  });

  it('settles nothing of a batch without rows', () => {
    const planner = afterTables();
    expect(planner.next([gasto]).settle(new Map())).toEqual({ added: [], rejected: [] });
    expect(planner.report().summary).toMatchObject({ total: 0, imported: 0 });
  });

  it('tells how far it is, of all items of the file', () => {
    const planner = new ImportPlanner({
      categorias: [{ id: 1, nombre: 'Ocio' }],
      metodosPago: [{ id: 1, nombre: 'Bono' }, 7],
      gastos: Array.from({ length: 7 }, () => gasto),
    });
    planner.planRows('categorias', []).settle([41]);
    planner.planRows('metodosPago', []).settle([91]);
    expect(planner.percent()).toBe(30);
    const batch = planner.next([gasto, null]);
    batch.rows(NONE_FOUND);
    batch.settle(new Map());
    expect(planner.percent()).toBe(50);
  });

  it('tallies by the names of the file first, then of the stored rows', () => {
    const planner = new ImportPlanner({
      categorias: [{ id: 1, nombre: 'Ocio' }, { id: 1, nombre: 'Otra' }, { nombre: 'Sin id' }],
      metodosPago: [{ id: 8, nombre: 'Bono' }],
      gastos: [],
    });
    const categorias = planner.planRows('categorias', [
      { id: 1, nombre: 'Casa' },
      { id: 7, nombre: 'Viajes' },
    ]);
    categorias.settle([41, 42, 43]);
    planner.planRows('metodosPago', [{ id: 9, nombre: 'Efectivo' }]).settle([91]);
    const batch = planner.next([
      { ...gasto, categoriaId: 1, metodoPagoId: 8 },
      { ...gasto, categoriaId: 7, metodoPagoId: 9 },
    ]);
    batch.rows({ categorias: new Map([[7, 'present']]), metodosPago: new Map([[9, 'present']]) });
    expect(batch.settle(new Map()).added).toMatchObject([
      { categoriaId: 41, metodoPagoId: 91 },
      { categoriaId: 7, metodoPagoId: 9 },
    ]);
    const { categorias: byCategoria, metodosPago: byMetodo } = planner.report().inFile;
    expect([...byCategoria.keys()]).toEqual(['Ocio', 'Viajes']);
    expect([...byMetodo.keys()]).toEqual(['Bono', 'Efectivo']);
  });
});

describe('forecastBackup', () => {
  const gasto = buildGastoFields({ categoriaId: 1, metodoPagoId: 1 });

  it('is what an import into an empty database would do, over more than one batch', () => {
    const gastos: unknown[] = Array.from({ length: 1002 }, () => gasto);
    gastos.push({ ...gasto, categoriaId: 2 }, { ...gasto, metodoPagoId: 3 }, null);
    expect(
      forecastBackup({
        categorias: [{ id: 1, nombre: 'Ocio' }, 7],
        metodosPago: [{ id: 1, nombre: 'Bono' }],
        gastos,
      }),
    ).toMatchObject({
      categorias: 1,
      metodosPago: 1,
      total: 1005,
      imported: 1002,
      skipped: 0,
      errors: 3,
      rejections: [
        { kind: 'categorias' },
        { kind: 'gasto', index: 1003, faults: [{ code: 'categoria-missing', id: 2 }] },
        { kind: 'gasto', index: 1004, faults: [{ code: 'metodo-missing', id: 3 }] },
        { kind: 'gasto', index: 1005, faults: ['no-object'] },
      ],
    });
  });

  it('forecasts nothing of an empty backup', () => {
    expect(forecastBackup({ categorias: [], metodosPago: [], gastos: [] })).toMatchObject({
      categorias: 0,
      total: 0,
      imported: 0,
      rejections: [],
    });
  });
});
