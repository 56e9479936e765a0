import { runUnclassified } from '@/lib/worker/shops';
import { buildCategoriaFields } from '../../support/build-gasto';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { storesOf } from '../../support/stores-of';
import { newDatabase } from '../../support/test-database';

const [HOGAR, NONE] = [1, 3];

async function seeded() {
  const db = newDatabase();
  await seedCatalogo(db);
  await db.categorias.add(buildCategoriaFields({ nombre: 'Sin clasificar' }));
  await seedGastos(db, [
    { nombre: 'Renfe', cantidad: 20, categoriaId: HOGAR },
    { nombre: 'Mercadona', cantidad: 12.4, categoriaId: NONE },
    { nombre: 'RENFE', cantidad: 30.1, categoriaId: NONE },
    { nombre: 'Renfe', cantidad: 5, categoriaId: NONE },
  ]);
  return db;
}

function run(db: ReturnType<typeof newDatabase>, signal = new AbortController().signal) {
  return runUnclassified(storesOf(db), null, { onPercent: () => undefined, signal });
}

it('finds the shops of what nobody has classified, and what all others had', async () => {
  const found = await run(await seeded());
  if (found.kind !== 'finished') throw new Error(found.kind);
  expect(found.shops.map(({ shop, cents, gastos }) => [shop, cents, gastos.map(({ id }) => id)])).toEqual([
    ['renfe', 3510n, [4, 3]],
    ['mercadona', 1240n, [2]],
  ]);
  expect(found.past).toEqual([{ shop: 'renfe', nombre: 'Renfe', categorias: new Map([[HOGAR, 1]]) }]);
});

it('finds nothing to classify without the category that means none', async () => {
  const db = newDatabase();
  await seedCatalogo(db);
  await seedGastos(db, [{ nombre: 'Pan' }]);
  expect(await run(db)).toMatchObject({ kind: 'finished', shops: [] });
});

it('ends without an answer if it is called off', async () => {
  const abort = new AbortController();
  abort.abort();
  expect(await run(await seeded(), abort.signal)).toEqual({ kind: 'cancelled' });
});
