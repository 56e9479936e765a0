import { screen, waitFor, within } from '@testing-library/react';
import { stickyEtiqueta } from '@/lib/page/settings/sticky-etiqueta';
import { closeGastos, openGastos, storedGastos } from '../../../support/gastos-page';
import { provideIndexWorker } from '../../../support/in-process-worker';

// One test alone: the page's index ends with the database that each test removes.
provideIndexWorker();

afterEach(async () => {
  stickyEtiqueta.write(null);
  await closeGastos();
});

it('a tag that was just typed can go on, without a save, and the next expense begins with it', async () => {
  const user = await openGastos();
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  const line = await form.findByRole('combobox', { name: 'Etiquetas' });
  expect(form.queryByRole('button', { name: /^Seguir con/ })).toBeNull();
  await user.type(form.getByLabelText('Cantidad'), '5');
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  await user.type(line, '#lisboa{Enter}');
  await user.click(form.getByRole('button', { name: 'Quitar la etiqueta lisboa' }));
  expect(form.queryByRole('button', { name: /^Seguir con/ })).toBeNull();
  await user.type(line, '#lisboa{Enter}');
  await user.click(form.getByRole('button', { name: 'Seguir con #lisboa' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Seguir con #lisboa' }));
  await user.clear(asked.getByLabelText('Hasta el día'));
  await user.type(asked.getByLabelText('Hasta el día'), '2026-10-19');
  const before = (await storedGastos()).length;
  await user.click(asked.getByRole('button', { name: 'Empezar' }));

  const chip = await form.findByRole('button', { name: 'Seguir con #lisboa hasta el 19 oct' });
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect(chip).toHaveFocus();
  expect(stickyEtiqueta.read()).toEqual({ nombre: 'lisboa', hasta: '2026-10-19' });
  expect(await storedGastos()).toHaveLength(before);

  await user.click(form.getByRole('button', { name: 'Guardar y otro' }));
  await waitFor(async () => {
    expect((await storedGastos()).at(-1)).toMatchObject({ cantidad: 5, etiquetas: ['lisboa'] });
  });
  expect(form.getByRole('button', { name: 'Quitar la etiqueta lisboa' })).toBeVisible();
  await user.click(chip);
  expect(form.queryByRole('button', { name: 'Quitar la etiqueta lisboa' })).toBeNull();
  expect(chip).toHaveAttribute('aria-pressed', 'false');
});
