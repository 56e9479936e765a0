import { addCategoria, findCategoriaByNombre, getCategoria, listCategorias } from '@/lib/db/categorias';
import { addMetodoPago, findMetodoPagoByNombre, getMetodoPago, listMetodosPago } from '@/lib/db/metodos-pago';
import { buildCategoriaFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';

describe('categories', () => {
  it('are added with an id of the database and found by it and by nombre', async () => {
    const db = newDatabase();
    const id = await addCategoria(db, buildCategoriaFields());
    const stored = { ...buildCategoriaFields(), id };
    expect(await getCategoria(db, id)).toEqual(stored);
    expect(await findCategoriaByNombre(db, 'Alimentación')).toEqual(stored);
    expect(await listCategorias(db)).toEqual([stored]);
  });

  it.each(['alimentación', 'Alimentacion', 'Alimentaci', ''])('are not found by %j', async (nombre) => {
    const db = newDatabase();
    await addCategoria(db, buildCategoriaFields());
    expect(await findCategoriaByNombre(db, nombre)).toBeUndefined();
  });

  it('are not found by an id that no row has', async () => {
    const db = newDatabase();
    const id = await addCategoria(db, buildCategoriaFields());
    expect(await getCategoria(db, id + 1)).toBeUndefined();
    expect(await getCategoria(db, id + 0.5)).toBeUndefined();
  });

  it('are refused when their nombre exists, and the existing row stays', async () => {
    const db = newDatabase();
    const id = await addCategoria(db, buildCategoriaFields());
    await expect(addCategoria(db, { ...buildCategoriaFields(), color: 'red' })).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    expect(await listCategorias(db)).toEqual([{ ...buildCategoriaFields(), id }]);
  });

  it('may differ by case or accent alone', async () => {
    const db = newDatabase();
    await addCategoria(db, buildCategoriaFields());
    await addCategoria(db, { ...buildCategoriaFields(), nombre: 'alimentación' });
    await addCategoria(db, { ...buildCategoriaFields(), nombre: 'Alimentacion' });
    expect(await listCategorias(db)).toHaveLength(3);
  });
});

describe('payment methods', () => {
  it('are added with an id of the database and found by it and by nombre', async () => {
    const db = newDatabase();
    const id = await addMetodoPago(db, buildMetodoPagoFields());
    const stored = { ...buildMetodoPagoFields(), id };
    expect(await getMetodoPago(db, id)).toEqual(stored);
    expect(await findMetodoPagoByNombre(db, 'Efectivo')).toEqual(stored);
    expect(await listMetodosPago(db)).toEqual([stored]);
  });

  it('are not found by another nombre or id', async () => {
    const db = newDatabase();
    const id = await addMetodoPago(db, buildMetodoPagoFields());
    expect(await findMetodoPagoByNombre(db, 'efectivo')).toBeUndefined();
    expect(await getMetodoPago(db, id + 1)).toBeUndefined();
  });

  it('are refused when their nombre exists', async () => {
    const db = newDatabase();
    await addMetodoPago(db, buildMetodoPagoFields());
    await expect(addMetodoPago(db, buildMetodoPagoFields())).rejects.toMatchObject({
      name: 'ConstraintError',
    });
    expect(await listMetodosPago(db)).toHaveLength(1);
  });
});
