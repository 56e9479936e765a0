import { addRow, getRow, listRows } from '@/lib/db/catalogo-rows';
import { buildCategoriaFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';

describe('categories', () => {
  it('are added with an id of the database and found by it', async () => {
    const db = newDatabase();
    const id = await addRow(db, 'categorias', buildCategoriaFields());
    const stored = { ...buildCategoriaFields(), id };
    expect(await getRow(db, 'categorias', id)).toEqual(stored);
    expect(await listRows(db, 'categorias')).toEqual([stored]);
  });

  it('are not found by an id that no row has', async () => {
    const db = newDatabase();
    const id = await addRow(db, 'categorias', buildCategoriaFields());
    expect(await getRow(db, 'categorias', id + 1)).toBeUndefined();
    expect(await getRow(db, 'categorias', id + 0.5)).toBeUndefined();
  });

  it('are refused when their nombre exists, and the existing row stays', async () => {
    const db = newDatabase();
    const id = await addRow(db, 'categorias', buildCategoriaFields());
    await expect(addRow(db, 'categorias', { ...buildCategoriaFields(), color: 'red' })).rejects.toMatchObject(
      {
        name: 'ConstraintError',
      },
    );
    expect(await listRows(db, 'categorias')).toEqual([{ ...buildCategoriaFields(), id }]);
  });

  it('may differ by case or accent alone', async () => {
    const db = newDatabase();
    await addRow(db, 'categorias', buildCategoriaFields());
    await addRow(db, 'categorias', { ...buildCategoriaFields(), nombre: 'alimentación' });
    await addRow(db, 'categorias', { ...buildCategoriaFields(), nombre: 'Alimentacion' });
    expect(await listRows(db, 'categorias')).toHaveLength(3);
  });
});

describe('payment methods', () => {
  it('are added with an id of the database and found by it', async () => {
    const db = newDatabase();
    const id = await addRow(db, 'metodosPago', buildMetodoPagoFields());
    const stored = { ...buildMetodoPagoFields(), id };
    expect(await getRow(db, 'metodosPago', id)).toEqual(stored);
    expect(await listRows(db, 'metodosPago')).toEqual([stored]);
  });

  it('are not found by another id', async () => {
    const db = newDatabase();
    const id = await addRow(db, 'metodosPago', buildMetodoPagoFields());
    expect(await getRow(db, 'metodosPago', id + 1)).toBeUndefined();
  });

  it('are refused when their nombre exists', async () => {
    const db = newDatabase();
    await addRow(db, 'metodosPago', buildMetodoPagoFields());
    await expect(addRow(db, 'metodosPago', buildMetodoPagoFields())).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    expect(await listRows(db, 'metodosPago')).toHaveLength(1);
  });
});
