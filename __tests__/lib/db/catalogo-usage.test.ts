import { readCatalogoUsage } from '@/lib/db/catalogo-usage';
import { CHUNK } from '@/lib/db/chunks';
import { buildGastoFields } from '../../support/build-gasto';
import { newDatabase } from '../../support/test-database';

function read(db: ReturnType<typeof newDatabase>) {
  return readCatalogoUsage(db, new AbortController().signal);
}

it('counts and adds up the expenses of each category and method, across chunks', async () => {
  const db = newDatabase();
  const count = CHUNK * 2 + 1;
  await db.gastos.bulkAdd(
    Array.from({ length: count }, (_, index) =>
      buildGastoFields({ cantidad: 0.1, categoriaId: 1 + (index % 2), metodoPagoId: 7 }),
    ),
  );
  const usage = await read(db);
  expect(usage.categorias).toEqual(
    new Map([
      [1, { count: CHUNK + 1, total: BigInt(CHUNK + 1) * 10n }],
      [2, { count: CHUNK, total: BigInt(CHUNK) * 10n }],
    ]),
  );
  expect(usage.metodosPago).toEqual(new Map([[7, { count, total: BigInt(count) * 10n }]]));
});

it('adds up exactly beyond 2^53', async () => {
  const db = newDatabase();
  await db.gastos.bulkAdd([
    buildGastoFields({ cantidad: 2 ** 53 }),
    buildGastoFields({ cantidad: 0.01 }),
    buildGastoFields({ cantidad: 0.01 }),
  ]);
  expect((await read(db)).categorias.get(1)).toEqual({ count: 3, total: 900719925474099202n });
});

it('knows of nothing in an empty database', async () => {
  expect(await read(newDatabase())).toEqual({ categorias: new Map(), metodosPago: new Map() });
});

it('stops at the chunk during which it is told to', async () => {
  const db = newDatabase();
  await db.gastos.bulkAdd(Array.from({ length: CHUNK + 1 }, () => buildGastoFields()));
  const usage = await readCatalogoUsage(db, AbortSignal.abort());
  expect(usage.categorias.get(1)?.count).toBe(CHUNK);
});
