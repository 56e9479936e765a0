import { act, screen, within } from '@testing-library/react';
import { openLines } from '@/lib/page/acts/drafts';
import { closeGastos, openGastos } from '../../../support/gastos-page';
import { provideIndexWorker } from '../../../support/in-process-worker';

// One test alone: the page's index ends with the database that each test removes.
provideIndexWorker();

afterEach(closeGastos);

it('suggests the category of a line by a like nombre, and sets it by a press alone', async () => {
  const user = await openGastos({ gastos: [{ nombre: 'Verbena', fecha: '2026-10-05', categoriaId: 2 }] });
  act(() => {
    openLines('12,50 pan ocio\n4 verbenas de agosto');
  });
  const review = within(await screen.findByRole('dialog', { name: 'Varios gastos' }));
  const categoria = await review.findByRole('combobox', { name: 'Categoría de la línea 2' });
  const offer = await review.findByRole('button', { name: '¿Ocio? (como Verbena)' });
  expect(categoria).toHaveValue('');
  await user.click(offer);
  expect(categoria).toHaveValue('Ocio');
  expect(offer).not.toBeInTheDocument();
});
