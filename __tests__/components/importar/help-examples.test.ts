import { FULL_EXAMPLE, simpleExample } from '@/components/importar/help-card';
import type { GastosDatabase } from '@/lib/db/databases';
import { AS_IT_IS, type ImportOutcome } from '@/lib/import/import-flow';
import { runImport } from '@/lib/worker/run-import';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

function importText(db: GastosDatabase, text: string): Promise<ImportOutcome> {
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  return runImport(storesOf(db), { file: new File([text], 'ejemplo.json'), ...AS_IT_IS }, control, NOW);
}

it('the full form imports into an empty database, and the simple form after it', async () => {
  const db = newDatabase();
  expect(await importText(db, FULL_EXAMPLE)).toMatchObject({
    kind: 'finished',
    summary: { total: 1, imported: 1, categorias: 1, metodosPago: 1, rejections: [] },
  });
  const { categorias, metodosPago } = await contentOf(db);
  const simple = simpleExample(categorias[0]?.id ?? 0, metodosPago[0]?.id ?? 0);
  expect(await importText(db, simple)).toMatchObject({
    kind: 'finished',
    summary: { total: 1, imported: 1, categorias: 0, metodosPago: 0, rejections: [] },
  });
  expect((await contentOf(db)).gastos).toHaveLength(2);
});

it('the full form shows a category with a hex code and an emoji', () => {
  expect(JSON.parse(FULL_EXAMPLE)).toMatchObject({
    categorias: [{ color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string, icono: '🍎' }],
  });
});

it('the simple form is a bare array with the ids that it was given', () => {
  expect(JSON.parse(simpleExample(12, 34))).toMatchObject([{ categoriaId: 12, metodoPagoId: 34 }]);
});
