import { followTransactions, GastosDatabase } from '@/lib/db/databases';

const CASA = { nombre: 'Casa', descripcion: 'Casa', color: 'red', icono: '🏠' };

it.each(['a first connection', 'one that was opened again'])(
  'undoes whole what is under way over %s, and nothing else',
  async (which) => {
    const db = new GastosDatabase(`undo ${which}`);
    const undo = followTransactions(db);
    await db.categorias.add(CASA);
    if (which !== 'a first connection') db.close({ disableAutoOpen: false });
    const writing = db.transaction('rw', db.categorias, async () => {
      await db.categorias.add({ ...CASA, nombre: 'Ocio' });
      void undo();
      await db.categorias.add({ ...CASA, nombre: 'Viajes' });
    });
    await expect(writing).rejects.toThrow();
    await undo();
    expect(await db.categorias.toCollection().keys()).toHaveLength(1);
  },
);
