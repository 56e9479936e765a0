import { screen, within } from '@testing-library/react';
import { closeGastos, openGastos } from '../../../support/gastos-page';
import { provideIndexWorker } from '../../../support/in-process-worker';

// One test alone: the page's index ends with the database that each test removes.
provideIndexWorker();

afterEach(closeGastos);

it('suggests what a like nombre had, says so, and sets it by a press alone', async () => {
  const user = await openGastos({ gastos: [{ nombre: 'Verbena', fecha: '2026-10-05', categoriaId: 2 }] });
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  await form.findByLabelText('Cantidad');
  await user.type(form.getByLabelText('Nombre'), '2 verbenas');
  const offer = await form.findByRole('button', { name: '¿Ocio? (como Verbena)' });
  const ocio = form.getByRole('radio', { name: /Ocio/ });
  expect(ocio).not.toBeChecked();
  await user.click(offer);
  expect(ocio).toBeChecked();
  expect(offer).not.toBeInTheDocument();
});
