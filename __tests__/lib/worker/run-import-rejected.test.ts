import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCategoria, buildGasto, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { importInto, rejectedBy } from '../../support/import-into';
import { contentOf, exhaustKeys, newDatabase } from '../../support/test-database';

type Rejected = { gastos: Record<string, unknown>[] };

const CATALOGO = { categorias: [buildCategoria({ id: 70 })], metodosPago: [buildMetodoPago({ id: 80 })] };
const good = buildGastoFields({ categoriaId: 70, metodoPagoId: 80 });

it('an import hands back what it rejected, with the reasons of the error list', async () => {
  const gastos = [
    { ...good, nombre: ' ', cantidad: '1' },
    good,
    null,
    { ...good, categoriaId: 5, nota: 'x' },
  ];
  expect(await rejectedBy(newDatabase(), { ...CATALOGO, gastos })).toEqual({
    ...CATALOGO,
    gastos: [
      {
        ...good,
        nombre: ' ',
        cantidad: '1',
        _error: 'nombre es requerido y debe ser string, cantidad debe ser un número positivo',
      },
      { _error: 'gasto debe ser un objeto', _valor: null },
      { ...good, categoriaId: 5, nota: 'x', _error: 'Categoría con ID 5 no existe' },
    ],
  });
});

it('and what the database refused', async () => {
  const db = newDatabase();
  await exhaustKeys(db, 'gastos', buildGasto());
  const { gastos } = (await rejectedBy(db, { ...CATALOGO, gastos: [good] })) as Rejected;
  expect(gastos).toEqual([{ ...good, _error: 'la base de datos lo rechazó (ConstraintError)' }]);
});

it('hands nothing back where all was imported', async () => {
  expect(await rejectedBy(newDatabase(), { ...CATALOGO, gastos: [good] })).toBeUndefined();
});

it('of the simple form too, whose ids are those of this browser', async () => {
  const db = newDatabase();
  await importInto(db, { ...CATALOGO, gastos: [] });
  const gastos = [buildGastoFields({ nombre: '' })];
  const file = (await rejectedBy(db, gastos)) as Rejected;
  expect(file).toMatchObject({ categorias: [], metodosPago: [] });
  const mended = { ...file, gastos: file.gastos.map((gasto) => ({ ...gasto, nombre: 'Pan' })) };
  expect(await importInto(db, mended)).toMatchObject({ imported: 1, errors: 0 });
});

it('all of them come back and, mended, are imported beside the others without what was noted on them', async () => {
  const real: unknown = JSON.parse(readFileSync(join(__dirname, '../../support/hogar-real.json'), 'utf8'));
  const db = newDatabase();
  const file = (await rejectedBy(db, real)) as Rejected;
  expect(file.gastos).toHaveLength(346);
  const mended = { ...file, gastos: file.gastos.map((gasto) => ({ ...gasto, descripcion: gasto.nombre })) };
  expect(await importInto(db, mended)).toMatchObject({
    imported: 346,
    errors: 0,
    categorias: 0,
    metodosPago: 0,
  });
  const stored = (await contentOf(db)).gastos;
  expect(stored).toHaveLength(2176);
  expect(stored.some((gasto) => '_error' in gasto)).toBe(false);
});

it('not only the first 1,000', async () => {
  const file = (await rejectedBy(
    newDatabase(),
    Array.from({ length: 1203 }, () => ({})),
  )) as Rejected;
  expect(file.gastos).toHaveLength(1203);
});
