import { render, screen } from '@testing-library/react';
import { PaletteButton } from '@/components/palette/palette-button';
import { overlay, showOverlay } from '@/lib/page/overlay';
import { newUser } from '../../support/new-user';

afterEach(() => {
  showOverlay(null);
});

it('opens the palette, and tells its keys', async () => {
  render(<PaletteButton />);
  const button = screen.getByRole('button', { name: 'Buscar o apuntar… Ctrl K' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await newUser().click(button);
  expect(overlay.getState()).toBe('palette');
});
