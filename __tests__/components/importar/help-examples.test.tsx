import { screen } from '@testing-library/react';
import { HelpCard } from '@/components/importar/help-card';
import type { GastosDatabase } from '@/lib/db/databases';
import { AS_IT_IS, type ImportOutcome } from '@/lib/import/import-flow';
import { runImport } from '@/lib/worker/run-import';
import { renderWithToasts } from '../../support/render-with-toasts';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

function importText(db: GastosDatabase, text: string): Promise<ImportOutcome> {
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  return runImport(storesOf(db), { file: new File([text], 'ejemplo.json'), ...AS_IT_IS }, control, NOW);
}

function exampleOf(form: string): string {
  return screen.getByRole('region', { name: form }).textContent;
}

it('the full form imports into an empty database, and the simple form after it', async () => {
  renderWithToasts(<HelpCard folded={false} />);
  const db = newDatabase();
  expect(await importText(db, exampleOf('Forma completa'))).toMatchObject({
    kind: 'finished',
    summary: { total: 1, imported: 1, categorias: 1, metodosPago: 1, rejections: [] },
  });
  expect(await importText(db, exampleOf('Forma simple'))).toMatchObject({
    kind: 'finished',
    summary: { total: 1, imported: 1, categorias: 0, metodosPago: 0, rejections: [] },
  });
  expect((await contentOf(db)).gastos).toHaveLength(2);
});

it('the full form shows a category with a hex code and an emoji', () => {
  renderWithToasts(<HelpCard folded={false} />);
  expect(JSON.parse(exampleOf('Forma completa'))).toMatchObject({
    categorias: [{ color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string, icono: '🍎' }],
  });
});
