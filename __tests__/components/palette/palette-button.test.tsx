import { render, screen } from '@testing-library/react';
import { PaletteInSidebar } from '@/components/shell/afterwards';
import { isSidebarSeen, PALETTE_PLACE_ID } from '@/components/shell/sidebar';
import { overlay, showOverlay } from '@/lib/page/overlays';
import { newUser } from '../../support/new-user';

beforeEach(() => {
  isSidebarSeen.setState(true, true);
  document.body.innerHTML = `<div id="${PALETTE_PLACE_ID}"></div>`;
});

afterEach(() => {
  isSidebarSeen.setState(false, true);
  showOverlay(null);
});

it('stands in the sidebar, opens the palette, and tells its keys', async () => {
  render(<PaletteInSidebar />);
  const button = screen.getByRole('button', { name: 'Buscar o apuntar… Ctrl K' });
  expect(button.parentElement).toHaveAttribute('id', PALETTE_PLACE_ID);
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await newUser().click(button);
  expect(overlay.getState()).toBe('palette');
});
