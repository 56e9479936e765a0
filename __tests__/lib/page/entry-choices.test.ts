import { readEntryChoices } from '@/lib/page/queries/entry-choices';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { buildCategoriaFields, buildGastoFields } from '../../support/build-gasto';

afterEach(async () => {
  for (const table of pageDatabase.tables) await table.clear();
});

it('offers no tile for what nobody has classified, though it is used most', async () => {
  const [none, ocio] = await pageDatabase.categorias.bulkAdd(
    ['Sin clasificar', 'Ocio'].map((nombre) => buildCategoriaFields({ nombre })),
    { allKeys: true },
  );
  await pageDatabase.gastos.bulkAdd(
    [none, none, ocio].map((categoriaId = 0) => buildGastoFields({ categoriaId })),
  );
  const { categorias, mostUsed } = await readEntryChoices({ categorias: [], metodosPago: [] });
  expect(mostUsed.map(({ nombre }) => nombre)).toEqual(['Ocio']);
  expect(categorias).toHaveLength(2);
});
