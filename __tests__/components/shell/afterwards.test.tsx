import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { toast } from '@/components/acts/toast';
import { PaletteInSidebar, useNotices } from '@/components/shell/afterwards';
import { isSidebarSeen, PALETTE_PLACE_ID } from '@/components/shell/sidebar';
import { overlay, showOverlay } from '@/lib/page/overlays';
import { beginUse } from '@/lib/page/phase';
import { newUser } from '../../support/new-user';

beforeEach(() => {
  isSidebarSeen.setState(true, true);
  document.body.innerHTML = `<div id="${PALETTE_PLACE_ID}"></div>`;
});

afterEach(() => {
  isSidebarSeen.setState(false, true);
  showOverlay(null);
  toast.dismiss();
});

// First: a press in another test would begin the use of the page.
test('what shows toasts is loaded with the first act, and again with the next toast if it did not come', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new TypeError('made to fail by the test'))
    .mockResolvedValue('there');
  const { result } = renderHook(() => useNotices(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    beginUse();
    await Promise.resolve();
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current).toBeNull();
  act(() => {
    toast.error('No se guardó');
  });
  await waitFor(() => {
    expect(result.current).toBe('there');
  });
  act(() => {
    toast.success('Guardado');
  });
  expect(load).toHaveBeenCalledTimes(2);
});

it('the palette’s button stands in the sidebar, opens the palette, and tells its keys', async () => {
  render(<PaletteInSidebar />);
  const button = screen.getByRole('button', { name: 'Buscar o apuntar… Ctrl K' });
  expect(button.parentElement).toHaveAttribute('id', PALETTE_PLACE_ID);
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await newUser().click(button);
  expect(overlay.getState()).toBe('palette');
});
