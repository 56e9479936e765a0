import { listRows } from '@/lib/db/stored-rows';
import { buildCategoriaFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';

describe('categories', () => {
  it('are added with an id of the database and found by it', async () => {
    const db = newDatabase();
    const id = await db.categorias.add(buildCategoriaFields());
    const stored = { ...buildCategoriaFields(), id };
    expect(await db.categorias.get(id)).toEqual(stored);
    expect(await listRows(db, 'categorias')).toEqual([stored]);
  });

  it('are not found by an id that no row has', async () => {
    const db = newDatabase();
    const id = await db.categorias.add(buildCategoriaFields());
    expect(await db.categorias.get(id + 1)).toBeUndefined();
    expect(await db.categorias.get(id + 0.5)).toBeUndefined();
  });

  it('are refused when their nombre exists, and the existing row stays', async () => {
    const db = newDatabase();
    const id = await db.categorias.add(buildCategoriaFields());
    await expect(db.categorias.add({ ...buildCategoriaFields(), color: 'red' })).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    expect(await listRows(db, 'categorias')).toEqual([{ ...buildCategoriaFields(), id }]);
  });

  it('may differ by case or accent alone', async () => {
    const db = newDatabase();
    await db.categorias.add(buildCategoriaFields());
    await db.categorias.add({ ...buildCategoriaFields(), nombre: 'alimentación' });
    await db.categorias.add({ ...buildCategoriaFields(), nombre: 'Alimentacion' });
    expect(await listRows(db, 'categorias')).toHaveLength(3);
  });
});

describe('payment methods', () => {
  it('are added with an id of the database and found by it', async () => {
    const db = newDatabase();
    const id = await db.metodosPago.add(buildMetodoPagoFields());
    const stored = { ...buildMetodoPagoFields(), id };
    expect(await db.metodosPago.get(id)).toEqual(stored);
    expect(await listRows(db, 'metodosPago')).toEqual([stored]);
  });

  it('are not found by another id', async () => {
    const db = newDatabase();
    const id = await db.metodosPago.add(buildMetodoPagoFields());
    expect(await db.metodosPago.get(id + 1)).toBeUndefined();
  });

  it('are refused when their nombre exists', async () => {
    const db = newDatabase();
    await db.metodosPago.add(buildMetodoPagoFields());
    await expect(db.metodosPago.add(buildMetodoPagoFields())).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    expect(await listRows(db, 'metodosPago')).toHaveLength(1);
  });
});
