import { fireEvent, screen } from '@testing-library/react';
import { StickyButton } from '@/components/etiquetas/sticky-etiqueta';
import { stickyEtiqueta } from '@/lib/page/settings/sticky-etiqueta';
import { newUser } from '../../support/new-user';
import { renderWithToasts } from '../../support/render-with-toasts';

afterEach(() => {
  stickyEtiqueta.write(null);
});

it('goes on with a tag until a day, says so, and stops', async () => {
  const user = newUser();
  renderWithToasts(<StickyButton nombre="Lisboa" today="2026-10-12" />);
  await user.click(screen.getByRole('button', { name: 'Seguir con #Lisboa' }));
  const day = screen.getByLabelText('Hasta el día');
  expect(day).toHaveValue('2026-10-19');
  fireEvent.change(day, { target: { value: '2026-10-11' } });
  await user.click(screen.getByRole('button', { name: 'Empezar' }));
  expect(day).toHaveAccessibleDescription('Elige hoy o un día posterior.');
  fireEvent.change(day, { target: { value: '2026-10-20' } });
  await user.click(screen.getByRole('button', { name: 'Empezar' }));
  expect(stickyEtiqueta.read()).toEqual({ nombre: 'Lisboa', hasta: '2026-10-20' });
  expect(screen.getByRole('status')).toHaveTextContent('Seguir con #Lisboa hasta el 20 oct');
  await user.click(screen.getByRole('button', { name: 'Dejar de seguir' }));
  expect(stickyEtiqueta.read()).toBeNull();
  expect(screen.getByRole('button', { name: 'Seguir con #Lisboa' })).toHaveFocus();
});
