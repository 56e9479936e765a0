import { screen, waitFor, within } from '@testing-library/react';
import { closeGastos, openGastos } from '../../../support/gastos-page';
import { provideIndexWorker } from '../../../support/in-process-worker';
import { textOf } from '../../../support/text-of';

beforeEach(provideIndexWorker);
afterEach(closeGastos);

const GASTOS = [
  { nombre: 'Pan', cantidad: 2, fecha: '2026-10-05' },
  { nombre: 'Pan', cantidad: 3, fecha: '2026-09-05' },
  { nombre: 'Pan de molde', cantidad: 4, fecha: '2025-10-05', estado: 'pendiente' },
  { nombre: 'Luz', cantidad: 40.5, fecha: '2026-10-01' },
  { nombre: 'Agua', cantidad: 50, fecha: '2025-10-01', estado: 'anulado', metodoPagoId: 77 },
];

function nombres(): string[] {
  return within(screen.getByRole('region', { name: /^Gastos de / }))
    .getAllByRole('button', { name: /^Editar / })
    .map(textOf);
}

// One journey: a page has one index, and its data are gone after a test.
it('a search looks through all time, says what it read and what it lacks, and filters offer what exists', async () => {
  const user = await openGastos({ gastos: GASTOS, wide: true });
  const box = screen.getByRole('searchbox');

  // Examples from the own expenses.
  await user.click(box);
  const examples = within(await screen.findByRole('group', { name: 'Ejemplos de búsqueda' }));
  expect(examples.getAllByRole('button').map(textOf)).toEqual(['pan', 'pendiente', '>20']);
  await user.click(examples.getByText('pan'));
  expect(box).toHaveValue('pan');
  expect(screen.queryByRole('group', { name: 'Ejemplos de búsqueda' })).not.toBeInTheDocument();

  // The period first, with its sums, then the other months with theirs.
  const others = await screen.findByRole('heading', { name: 'En otros meses' });
  expect(textOf(others.parentElement as HTMLElement)).toBe('En otros meses2 gastos · 7,00 €');
  await waitFor(() => {
    expect(nombres()).toEqual(['Pan', 'Pan', 'Pan de molde']);
  });
  expect(screen.getAllByRole('definition').map(textOf)).toEqual(['2,00 €', '0,00 €']);
  expect(screen.getByText('1 gasto')).toHaveRole('status');
  expect(screen.getByText('y 2 en otros meses')).toHaveRole('status');

  // All is all that is shown, and says so.
  await user.click(screen.getByLabelText('Seleccionar todos'));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  expect(textOf(bar.getByRole('status'))).toBe('3 seleccionados · 9,00 €, 2 son de otros meses');
  await user.click(screen.getAllByLabelText('Seleccionar Pan')[0] as HTMLElement);
  await user.click(bar.getByRole('button', { name: 'Todos, con los de otros meses (3)' }));
  expect(bar.getByRole('button', { name: 'Eliminar 3' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: /^Exportar/ }));
  expect(await screen.findByText('3 gastos: octubre de 2026, y 2 de otros meses')).toBeVisible();
  await user.keyboard('{Escape}');

  // The meaning of a word can be taken back.
  await user.clear(box);
  await user.type(box, 'pan 2025');
  const reading = await screen.findByRole('button', { name: /^Año 2025 o cantidad 2025/ });
  await waitFor(() => {
    expect(nombres()).toEqual(['Pan de molde']);
  });
  expect(screen.getByText('0 gastos')).toHaveRole('status');
  await user.click(reading);
  expect(box).toHaveValue('pan "2025"');

  // It finds nothing then; «"2025"» is in no expense.
  expect(await screen.findByText('No hay nada con «"2025"».')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ningún gasto coincide' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar «"2025"»: 3 gastos' }));
  await waitFor(() => {
    expect(nombres()).toEqual(['Pan', 'Pan', 'Pan de molde']);
  });

  // Only what exists can be chosen: an estado and a method, but no missing category.
  await user.click(screen.getByRole('button', { name: /^Filtros/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  expect(await dialog.findByRole('checkbox', { name: 'Otro' })).toBeVisible();
  expect(await dialog.findByRole('checkbox', { name: 'Sin método de pago' })).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: 'Sin categoría' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Ver 3 gastos' })).toBeVisible();
});
