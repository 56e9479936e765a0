import { act, screen, within } from '@testing-library/react';
import { openLines } from '@/lib/page/acts/drafts';
import { closeGastos, openGastos, storedGastos } from '../../../support/gastos-page';
import { provideIndexWorker } from '../../../support/in-process-worker';

// One test alone: the page's index ends with the database that each test removes.
provideIndexWorker();

afterEach(closeGastos);

it('Enter completes a hashtag of one of several lines, and stores nothing yet', async () => {
  const user = await openGastos({ gastos: [{ nombre: 'Tren', etiquetas: ['Lisboa'], fecha: '2026-10-05' }] });
  act(() => {
    openLines('12,50 pan ocio #li\n3 café ocio');
  });
  const review = within(await screen.findByRole('dialog', { name: 'Varios gastos' }));
  const first = await review.findByRole('textbox', { name: 'Línea 1' });
  await user.click(first);
  await review.findByRole('option', { name: '#Lisboa' });
  await user.keyboard('{Enter}');
  expect(first).toHaveValue('12,50 pan ocio #Lisboa ');
  expect(first).toHaveAccessibleDescription(/#Lisboa$/);
  expect(review.queryByRole('option', { name: '#Lisboa' })).not.toBeInTheDocument();
  expect(await storedGastos()).toHaveLength(1);
});
