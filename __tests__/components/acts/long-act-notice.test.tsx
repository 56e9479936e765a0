import { act, render, screen, waitFor } from '@testing-library/react';
import { LongActNotice, useWriteWait } from '@/components/acts/long-act-notice';
import { followWrite, writeWait } from '@/lib/page/acts/long-writes';
import { newUser } from '../../support/new-user';
import { renderWithToasts } from '../../support/render-with-toasts';

function Page() {
  useWriteWait();
  return null;
}

function wait(write: ReturnType<typeof importing> | null) {
  act(() => {
    writeWait.setState({ state: 'waiting', for: write }, true);
  });
}

function importing(percent: number) {
  return { doing: 'importing', percent, isHere: false } as const;
}

afterEach(() => {
  act(() => {
    writeWait.setState({ state: 'none' }, true);
  });
});

it('one notice says for what is waited, and how far that is, until it ends', async () => {
  renderWithToasts(<Page />);
  wait(null);
  const notice = await screen.findByRole('listitem');
  expect(notice).toHaveTextContent('Tu cambio espera un momento');
  wait(importing(43));
  wait(importing(44));
  await screen.findByText(/^Otra pestaña está importando: 44\s%$/);
  expect(screen.getByRole('listitem')).toBe(notice);
  act(() => {
    writeWait.setState({ state: 'none' }, true);
  });
  await waitFor(() => {
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

it('a notice that was closed stays away for the rest of the wait', async () => {
  renderWithToasts(<Page />);
  wait(importing(1));
  await newUser().click(await screen.findByRole('button', { name: 'Cerrar el aviso' }));
  await waitFor(() => {
    expect(screen.queryByRole('listitem')).toBeNull();
  });
  wait(importing(2));
  await expect(screen.findByRole('listitem', {}, { timeout: 100 })).rejects.toThrow();
});

afterEach(() => {
  jest.useRealTimers();
});

it('says from one second on how far an act is, and calls it off', async () => {
  jest.useFakeTimers();
  const user = newUser({ advanceTimers: jest.advanceTimersByTime });
  render(<LongActNotice />);
  const { control, begin, end } = followWrite();
  begin();
  control.onPercent(12);
  setTimeout(control.onPercent, 1200, 40);
  control.signal.addEventListener('abort', () => {
    setTimeout(end, 100);
  });
  act(() => {
    jest.advanceTimersByTime(999);
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.getByRole('progressbar', { name: 'Cambio en curso' })).toHaveAttribute('aria-valuenow', '12');
  act(() => {
    jest.advanceTimersByTime(200);
  });
  expect(screen.getByText('40%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('Cancelando…')).toHaveRole('status');
  act(() => {
    jest.advanceTimersByTime(100);
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
});
