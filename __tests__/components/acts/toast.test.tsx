import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@/components/acts/toast';
import { Notices } from '@/components/shell/notices';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  toast.dismiss();
  await pass(1000);
  jest.useRealTimers();
});

/** Lets time pass, and what waits for it happen. */
async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function titles(): (string | null)[] {
  return [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true]) [data-title]')].map(
    ({ textContent }) => textContent,
  );
}

test('toasts raised before the notices have loaded appear once they have', async () => {
  toast.success('Guardado');

  render(<Notices theme="system" />);
  await pass(100);

  expect(titles()).toEqual(['Guardado']);
});

describe('one at a time', () => {
  beforeEach(() => {
    render(<Notices theme="system" />);
  });

  test('the newest replaces the one before', async () => {
    toast.success('Primero');
    await pass(1000);
    toast.error('Segundo');
    await pass(1000);

    expect(titles()).toEqual(['Segundo']);
  });

  test('two about the same stand together, and a third replaces both', async () => {
    toast.success('Importados');
    toast.error('Rechazados', { together: true });
    await pass(1000);
    expect(titles().toSorted()).toEqual(['Importados', 'Rechazados']);

    toast.info('Otra cosa');
    await pass(1000);
    expect(titles()).toEqual(['Otra cosa']);
  });

  test('it leaves after eight seconds', async () => {
    toast.success('Guardado');
    await pass(7500);
    expect(titles()).toEqual(['Guardado']);

    await pass(1500);
    expect(titles()).toEqual([]);
  });

  test('it stays while the focus is in it', async () => {
    toast.success('Guardado', { action: { label: 'Deshacer', onClick: jest.fn() } });
    await pass(1000);
    screen.getByRole('button', { name: 'Deshacer' }).focus();
    await pass(20_000);
    expect(titles()).toEqual(['Guardado']);

    screen.getByRole('button', { name: 'Deshacer' }).blur();
    await pass(2000);
    expect(titles()).toEqual([]);
  });

  test('an action is carried out once, and takes the toast away', async () => {
    const onClick = jest.fn();
    toast.success('Guardado', { action: { label: 'Deshacer', onClick } });
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await pass(1000);

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(titles()).toEqual([]);
  });

  test('one that lasts waits behind another, and comes back', async () => {
    toast.message('Hay una versión nueva', { lasts: true });
    await pass(30_000);
    toast.success('Guardado');
    await pass(1000);
    expect(titles()).toEqual(['Guardado']);

    await pass(8000);
    expect(titles()).toEqual(['Hay una versión nueva']);
  });

  test('a quiet one that lasts waits behind another that lasts', async () => {
    toast.message('Hay una versión nueva', { lasts: true });
    toast.message('Un consejo', { lasts: true, manner: 'quiet' });
    await pass(1000);
    expect(titles()).toEqual(['Hay una versión nueva']);

    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    await pass(1000);
    expect(titles()).toEqual(['Un consejo']);
    // A dialog hides it.
    expect(screen.getByText('Un consejo').closest('[data-sonner-toast]')).toHaveClass('quiet');
  });

  test('its cross takes it away for good, one that lasts as well', async () => {
    toast.message('Hay una versión nueva', { lasts: true });
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    await pass(1000);
    toast.success('Guardado');
    await pass(10_000);

    expect(titles()).toEqual([]);
  });

  test('what is taken away while it waits does not come back', async () => {
    const waiting = toast.message('Se guarda más tarde', { lasts: true });
    await pass(1000);
    toast.success('Guardado');
    toast.dismiss(waiting);
    await pass(10_000);

    expect(titles()).toEqual([]);
  });
});
