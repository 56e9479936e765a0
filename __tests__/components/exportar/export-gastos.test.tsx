import { screen, waitFor, within } from '@testing-library/react';
import { ExportCard } from '@/components/exportar/export-gastos';
import { fechaOf } from '@/lib/domain/dates';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { beginAnew } from '@/lib/page/storage/storage-status';
import { catchDownloads, provideDataWorker } from '../../support/data-worker';
import { newUser } from '../../support/new-user';
import { renderWithToasts } from '../../support/render-with-toasts';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { textOf } from '../../support/text-of';

beforeEach(provideDataWorker);

afterEach(async () => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Worker');
  await pageDatabase.delete({ disableAutoOpen: false });
});

async function openCard(count = 2) {
  await beginAnew();
  await seedCatalogo(pageDatabase);
  await seedGastos(
    pageDatabase,
    Array.from({ length: count }, (_, index) => ({ cantidad: 1000.5, categoriaId: 1 + (index % 2) })),
  );
  const files = catchDownloads();
  const user = newUser();
  renderWithToasts(<ExportCard />);
  await screen.findByRole('button', { name: 'Exportar JSON' });
  return { files, user };
}

it.each([
  ['Exportar JSON', 'json', 'application/json'],
  ['Exportar CSV', 'csv', 'text/csv;charset=utf-8'],
])('«%s» downloads everything and says what it came to', async (name, extension, type) => {
  const { files, user } = await openCard();
  await user.click(screen.getByRole('button', { name }));
  const toast = await screen.findByText(/^Archivo descargado/);
  expect(textOf(toast)).toBe('Archivo descargado: 2 gastos, 2.001,00 €');
  expect(files.map((file) => [file.name, file.blob.type])).toEqual([
    [`gastos-${fechaOf(new Date())}.${extension}`, type],
  ]);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

it('shows both sides by category, method and state, closed at first', async () => {
  const { user } = await openCard();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  const table = await screen.findByRole('table', { hidden: true });
  expect(table).not.toBeVisible();
  await user.click(screen.getByText('El archivo cuadra con tus datos', { selector: 'summary' }));
  expect(within(table).getAllByRole('row').map(textOf)).toEqual([
    'GastosEn tus datosEn el archivo',
    'Total2.001,00 €2 gastos2.001,00 €2 gastos',
    'Por categoría',
    'Hogar1.000,50 €1 gasto1.000,50 €1 gasto',
    'Ocio1.000,50 €1 gasto1.000,50 €1 gasto',
    'Por método de pago',
    'Efectivo2.001,00 €2 gastos2.001,00 €2 gastos',
    'Por estado',
    'pagado2.001,00 €2 gastos2.001,00 €2 gastos',
  ]);
});

it('says calmly that there is nothing to export', async () => {
  const { files, user } = await openCard(0);
  const button = screen.getByRole('button', { name: 'Exportar JSON' });
  await waitFor(() => {
    expect(button).toHaveAccessibleDescription('Todavía no hay gastos que exportar.');
  });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(button).toHaveTextContent('Exportar JSON');
  expect(files).toEqual([]);
});

it('says that it failed, and that the data are as they were', async () => {
  const { files, user } = await openCard();
  Reflect.deleteProperty(globalThis, 'Worker');
  await user.click(screen.getByRole('button', { name: 'Exportar JSON' }));
  expect(await screen.findByText('No se ha podido exportar')).toBeInTheDocument();
  expect(screen.getByText(/Tus datos no se han tocado[.]$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exportar JSON' })).toHaveAttribute('aria-disabled', 'false');
  expect(files).toEqual([]);
});

it('is cancelled by its button, and gives the focus back', async () => {
  const { files, user } = await openCard(6000);
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(screen.getByRole('button', { name: /^Exportando… \d+%$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar la exportación' }));
  expect(await screen.findByText('Exportación cancelada')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toHaveFocus();
  expect(files).toEqual([]);
});
