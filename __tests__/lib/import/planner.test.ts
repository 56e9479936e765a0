import type { CatalogoTable } from '@/lib/domain/entities';
import { validateGasto } from '@/lib/domain/gasto-rules';
import {
  forecastBackup,
  ImportPlanner,
  ImportReport,
  noteOccurrences,
  planGasto,
  type Presence,
} from '@/lib/import/planner';
import type { RowRefusal } from '@/lib/import/import-summary';
import { planCatalogo, readEntries } from '@/lib/import/read-catalogo';
import { buildGastoFields } from '../../support/build-gasto';

describe('planGasto', () => {
  function plan(item: unknown, occurrences: Map<string, number> = new Map()) {
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
    const occurrences = new Map<string, number>();
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

  function written(
    table: CatalogoTable,
    list: unknown,
    ids: (number | RowRefusal | null)[],
    stored: { id: number; nombre: string }[] = [],
  ) {
    const entries = readEntries(table, list);
    return { entries, planned: planCatalogo(entries, stored), stored, written: ids };
  }

  /** A planner after its tables: «Hogar» was stored, the database refused «Salud». */
  function afterTables(occurrences?: Map<string, number>) {
    const refused: RowRefusal = { code: 'refused', name: 'ConstraintError' };
    const ids = [41, null, null, refused];
    const planner = new ImportPlanner(
      {
        categorias: written('categorias', content.categorias, ids, [{ id: 4, nombre: 'Hogar' }]),
        metodosPago: written('metodosPago', content.metodosPago, [91]),
      },
      occurrences,
    );
    return { planner, report: new ImportReport(planner.tables, 0) };
  }

  it('counts the rows that were added, and lists the others in file order', () => {
    const { report } = afterTables();
    expect(report.percent()).toBe(99);
    expect(report.summary).toMatchObject({
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
    const { planner, report } = afterTables();
    const local = { ...gasto, categoriaId: 7 };
    const batch = planner.next([local, { ...local, metodoPagoId: 8 }, { ...gasto, categoriaId: 3 }]);
    expect(batch.unknown).toEqual({ categorias: [7], metodosPago: [8] });
    const categorias = new Map<number, Presence>([[7, 'present']]);
    const metodosPago = new Map<number, Presence>([[8, 'missing']]);
    const planned = batch.plan({ categorias, metodosPago });
    expect(planned.rows).toEqual([{ ...local, metodoPagoId: 91 }]);
    expect(report.settle(planned, new Map()).rejected).toEqual([
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
    const occurrences = new Map<string, number>();
    noteOccurrences(occurrences, [{ ...gasto, categoriaId: 41, metodoPagoId: 91 }]);
    const { planner, report } = afterTables(occurrences);
    const [pan, luz] = [
      { ...gasto, nombre: 'Pan' },
      { ...gasto, nombre: 'Luz', cantidad: 2 },
    ];
    const first = planner.next([gasto, null, pan, luz]).plan(NONE_FOUND);
    const second = planner.next([pan]).plan(NONE_FOUND);
    expect(first.rows).toHaveLength(2);
    expect(second.rows).toHaveLength(1);
    const { added, rejected } = report.settle(first, new Map([[0, 'DataError']]));
    expect(added).toMatchObject([{ nombre: 'Luz' }]);
    expect(rejected).toEqual([
      { item: null, rejection: { kind: 'gasto', index: 2, faults: ['no-object'] } },
      {
        item: pan,
        rejection: { kind: 'gasto-refused', index: 3, refusal: { code: 'refused', name: 'DataError' } },
      },
    ]);
    const { rejected: last } = report.settle(second, new Map([[0, 'DataError']]));
    expect(last).toMatchObject([{ rejection: { index: 5 } }]);
    const { summary, inFile } = report;
    expect(summary).toMatchObject({ total: 5, imported: 1, errors: 3, skipped: 1 });
    expect(inFile.total).toEqual({ count: 1, total: 200n });
    expect([...inFile.categorias.keys(), ...inFile.metodosPago.keys()]).toEqual(['Ocio', 'Bono']);
  });

  it('counts a refusal by its place among the rows of a batch', () => {
    const { planner, report } = afterTables();
    const batch = planner.next([gasto, { ...gasto, nombre: 'Pan' }, null]);
    expect(batch.unknown).toEqual({ categorias: [], metodosPago: [] });
    const { added, rejected } = report.settle(batch.plan(NONE_FOUND), new Map([[1, 'DataError']]));
    expect(added).toMatchObject([{ nombre: gasto.nombre }]);
    expect(rejected.map(({ rejection }) => rejection)).toMatchObject([{ index: 2 }, { index: 3 }]);
  });

  it('tells how far it is, of all items of the file', () => {
    const planner = new ImportPlanner({
      categorias: written('categorias', [{ id: 1, nombre: 'Ocio' }], [41]),
      metodosPago: written('metodosPago', [{ id: 1, nombre: 'Bono' }, 7], [91, null]),
    });
    const report = new ImportReport(planner.tables, 7);
    expect(report.percent()).toBe(30);
    report.settle(planner.next([gasto, null]).plan(NONE_FOUND), new Map());
    expect(report.percent()).toBe(50);
  });

  it('tallies by the names of the file first, then of the stored rows', () => {
    const inFile = [{ id: 1, nombre: 'Ocio' }, { id: 1, nombre: 'Otra' }, { nombre: 'Sin id' }];
    const stored = [
      { id: 1, nombre: 'Casa' },
      { id: 7, nombre: 'Viajes' },
    ];
    const planner = new ImportPlanner({
      categorias: written('categorias', inFile, [41, 42, 43], stored),
      metodosPago: written('metodosPago', [{ id: 8, nombre: 'Bono' }], [91], [{ id: 9, nombre: 'Efectivo' }]),
    });
    const report = new ImportReport(planner.tables, 2);
    const batch = planner.next([
      { ...gasto, categoriaId: 1, metodoPagoId: 8 },
      { ...gasto, categoriaId: 7, metodoPagoId: 9 },
    ]);
    const categorias = new Map<number, Presence>([[7, 'present']]);
    const metodosPago = new Map<number, Presence>([[9, 'present']]);
    expect(report.settle(batch.plan({ categorias, metodosPago }), new Map()).added).toMatchObject([
      { categoriaId: 41, metodoPagoId: 91 },
      { categoriaId: 7, metodoPagoId: 9 },
    ]);
    const { categorias: byCategoria, metodosPago: byMetodo } = report.inFile;
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
