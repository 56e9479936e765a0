import { act, render, screen } from '@testing-library/react';
import { LongActNotice } from '@/components/acts/long-act-notice';
import { followWrite } from '@/lib/page/long-writes';
import { newUser } from '../../support/new-user';

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
