import { screen, waitFor, within } from '@testing-library/react';
import { closeGastos, openGastos } from '../../../support/gastos-page';
import { provideIndexWorker } from '../../../support/in-process-worker';

// One test alone: the page's index ends with the database that each test removes.
provideIndexWorker();

afterEach(closeGastos);

it('fills what a nombre usually has and says why, goes over nothing that was chosen, and goes with its nombre', async () => {
  const cine = {
    nombre: 'Cine Ideal',
    fecha: '2026-10-05' as const,
    categoriaId: 2,
    metodoPagoId: 2,
    cantidad: 9.5,
  };
  const user = await openGastos({ gastos: [cine, cine, cine] });
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  await form.findByLabelText('Cantidad');
  // Written otherwise than the history has it: only the index knows it so.
  await user.type(form.getByLabelText('Nombre'), 'CINE IDEAL');
  expect(await form.findByText('Ocio, como siempre')).toBeInTheDocument();
  expect(form.getByRole('radio', { name: /Ocio/ })).toBeChecked();
  await user.click(form.getByRole('button', { name: '¿9,50? (como siempre)' }));
  expect(form.getByLabelText('Cantidad')).toHaveValue('9,50');

  await user.clear(form.getByLabelText('Nombre'));
  await user.type(form.getByLabelText('Nombre'), 'Zapatos');
  // Before the answer for this one has come.
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await form.findByText('Elige una categoría.')).toBeInTheDocument();
  await waitFor(() => {
    expect(form.getByRole('radio', { name: /Ocio/ })).not.toBeChecked();
  });

  const [chosen] = form.getAllByRole('radio', { name: /^(?!.*Ocio)/ });
  if (!chosen) throw new Error('No other category');
  await user.click(chosen);
  await user.clear(form.getByLabelText('Nombre'));
  await user.type(form.getByLabelText('Nombre'), 'CINE IDEAL');
  const offer = await form.findByRole('button', { name: '¿Ocio? (como siempre)' });
  expect(chosen).toBeChecked();
  await user.click(offer);
  expect(form.getByRole('radio', { name: /Ocio/ })).toBeChecked();
});
