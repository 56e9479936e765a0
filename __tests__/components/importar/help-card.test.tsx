import { act, render, screen, within } from '@testing-library/react';
import { HelpCard } from '@/components/importar/help-card';
import type { GastosDatabase } from '@/lib/db/databases';
import { AS_IT_IS, type ImportOutcome } from '@/lib/import/import-flow';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { beginAnew } from '@/lib/page/storage/storage-status';
import { runImport } from '@/lib/worker/run-import';
import { buildCategoria, buildMetodoPago } from '../../support/build-gasto';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

/** The text of an example, as it is shown. */
function exampleOf(form: string): string {
  return screen.getByRole('region', { name: form }).textContent;
}

function importText(db: GastosDatabase, text: string): Promise<ImportOutcome> {
  const control = { onPercent: () => undefined, signal: new AbortController().signal };
  return runImport(storesOf(db), { file: new File([text], 'ejemplo.json'), ...AS_IT_IS }, control, NOW);
}

afterEach(async () => {
  jest.restoreAllMocks();
  await pageDatabase.delete({ disableAutoOpen: false });
});

it('shows both forms under «Instrucciones de Importación», even before the storage is open', () => {
  renderWithToasts(<HelpCard folded={false} />);
  const card = within(screen.getByRole('region', { name: 'Instrucciones de Importación' }));
  expect(card.getByRole('region', { name: 'Forma completa' })).toBeVisible();
  expect(JSON.parse(exampleOf('Forma simple'))).toMatchObject([{ categoriaId: 1, metodoPagoId: 1 }]);
});

it('puts ids of this browser into the simple form, and lists them all', async () => {
  await pageDatabase.categorias.bulkPut([
    buildCategoria({ id: 7 }),
    buildCategoria({ id: 9, nombre: 'Ocio' }),
  ]);
  await pageDatabase.metodosPago.put(buildMetodoPago({ id: 4 }));
  await act(beginAnew);
  renderWithToasts(<HelpCard folded={false} />);
  expect(await screen.findByText('Ocio')).toBeInTheDocument();
  expect(JSON.parse(exampleOf('Forma simple'))).toMatchObject([{ categoriaId: 7, metodoPagoId: 4 }]);
  const rows = screen.getAllByRole('listitem', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['7Alimentación', '9Ocio', '4Efectivo']);
});

it('says what to do where there are no ids yet', async () => {
  await act(beginAnew);
  renderWithToasts(<HelpCard folded={false} />);
  expect(await screen.findByText(/Todavía no hay ninguno/)).toBeInTheDocument();
});

it.each(['Forma completa', 'Forma simple'])('copies the example «%s»', async (form) => {
  const user = newUser();
  renderWithToasts(<HelpCard folded={false} />);
  await user.click(screen.getByRole('button', { name: `Copiar el ejemplo: ${form}` }));
  expect(await screen.findByText('Ejemplo copiado')).toBeInTheDocument();
  expect(await outside(navigator.clipboard.readText())).toBe(exampleOf(form));
});

it('says so when the browser does not let it copy', async () => {
  const user = newUser();
  renderWithToasts(<HelpCard folded={false} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copiar el ejemplo: Forma completa' }));
  expect(await screen.findByText(/No se ha podido copiar/)).toBeInTheDocument();
});

describe('the two examples', () => {
  function example(): HTMLElement {
    return screen.getByText(/"metodosPago"/);
  }

  it('are shown while they are not folded, and can be folded by the person', async () => {
    renderWithToasts(<HelpCard folded={false} />);
    await screen.findByText('ID de tus categorías y métodos de pago');
    expect(example()).toBeVisible();
    await newUser().click(screen.getByText('Ocultar los ejemplos'));
    expect(example()).not.toBeVisible();
  });

  it('fold when they are told to, can be looked at all the same, and unfold in the end', async () => {
    const { rerender } = render(<HelpCard folded={false} />);
    await screen.findByText('ID de tus categorías y métodos de pago');
    rerender(<HelpCard folded />);
    expect(example()).not.toBeVisible();
    await newUser().click(screen.getByText('Ver los dos ejemplos'));
    expect(example()).toBeVisible();
    await newUser().click(screen.getByText('Ocultar los ejemplos'));
    rerender(<HelpCard folded={false} />);
    expect(example()).toBeVisible();
  });
});

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
