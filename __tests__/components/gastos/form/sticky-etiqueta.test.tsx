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

it('a tag that goes on is in new expenses, can be dropped for one, and a usual tag of the shop joins it', async () => {
  stickyEtiqueta.write({ nombre: 'lisboa', hasta: '2026-10-19' });
  const luz = { nombre: 'Luz', categoriaId: 2, etiquetas: ['casa'] };
  const user = await openGastos({
    gastos: ['2026-08-01', '2026-09-01', '2026-10-01'].map((fecha) => ({ ...luz, fecha })),
  });
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  const chip = await form.findByRole('button', { name: 'Seguir con #lisboa hasta el 19 oct' });
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await user.type(form.getByLabelText('Nombre'), 'luz');
  expect(await form.findByText('#casa, como siempre')).toBeVisible();
  expect(form.getByRole('button', { name: 'Quitar la etiqueta casa' })).toBeVisible();
  await user.type(form.getByLabelText('Cantidad'), '5');
  await user.click(form.getByRole('button', { name: 'Guardar y otro' }));
  await waitFor(async () => {
    expect((await storedGastos()).at(-1)).toMatchObject({ cantidad: 5, etiquetas: ['lisboa', 'casa'] });
  });

  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  await user.type(form.getByLabelText('Cantidad'), '7');
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () => {
    expect((await storedGastos()).at(-1)).toMatchObject({ cantidad: 7 });
  });
  expect((await storedGastos()).at(-1)).not.toHaveProperty('etiquetas');
  expect(stickyEtiqueta.read()).toEqual({ nombre: 'lisboa', hasta: '2026-10-19' });
});
