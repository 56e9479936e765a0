import { act, fireEvent, screen, within } from '@testing-library/react';
import { notifyEntry } from '@/components/acts/notify-change';
import { changeOf, type Act } from '@/lib/domain/change';
import { createFormat } from '@/lib/text/format';
import { buildGasto } from '../../support/build-gasto';
import { fixDate } from '../../support/fixed-date';
import { renderWithToasts } from '../../support/render-with-toasts';

const FORMAT = createFormat({ locale: 'es-ES', currency: 'EUR' });

function added(fields: Parameters<typeof buildGasto>[0]): Act {
  const after = buildGasto({ id: 1, nombre: 'Alquiler', ...fields });
  return { kind: 'gasto-added', change: changeOf({ gastos: [{ id: 1, before: null, after }] }) };
}

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['of this year', { fecha: '2026-12-01', estado: 'pendiente' }, 'Pendiente para el 1 dic'],
  ['of another year', { fecha: '2027-04-01', estado: 'pendiente' }, 'Pendiente para el 1 abr 2027'],
  ['today', { fecha: '2026-11-25', estado: 'pendiente' }, 'Pendiente para el 25 nov'],
  ['overdue', { fecha: '2026-11-12', estado: 'pendiente' }, 'Pendiente desde el 12 nov'],
  ['paid already', { fecha: '2026-12-01', estado: 'pagado' }, null],
])('says that an added expense is pending: %s', async (_, fields, text) => {
  fixDate(2026, 11, 25);
  renderWithToasts(<p />);
  notifyEntry(added(fields), FORMAT);
  expect(await screen.findByText(/^Guardado: Alquiler/)).toBeVisible();
  if (text === null) expect(screen.queryByText(/^Pendiente/)).not.toBeInTheDocument();
  else expect(screen.getByText(text)).toBeVisible();
});

describe('a tip after the third expense', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: new Date(2026, 10, 25, 12) });
    renderWithToasts(<p />);
  });

  function pass(milliseconds: number): Promise<void> {
    return act(() => jest.advanceTimersByTimeAsync(milliseconds));
  }

  function titles(): (string | null)[] {
    return [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true]) [data-title]')].map(
      ({ textContent }) => textContent,
    );
  }

  /** Adds expenses, and lets the toasts about them pass. */
  async function add(count: number): Promise<void> {
    for (let number = 1; number <= count; number += 1)
      notifyEntry(added({ nombre: `Pan ${number}` }), FORMAT);
    await pass(1000);
    expect(titles()).toEqual([expect.stringMatching(new RegExp(`^Guardado: Pan ${count},`))]);
    await pass(10_000);
  }

  it('comes once the toast is gone, and is the last if none is wanted', async () => {
    await add(3);
    expect(titles()).toEqual(['También vale una sola línea']);
    fireEvent.click(screen.getByRole('button', { name: 'No más consejos' }));
    await add(10);
    expect(titles()).toEqual([]);
  });

  it('comes neither before nor again', async () => {
    await add(2);
    expect(titles()).toEqual([]);
    await add(1);
    const tip = screen.getByText('También vale una sola línea').closest<HTMLElement>('[data-sonner-toast]');
    fireEvent.click(within(tip as HTMLElement).getByRole('button', { name: 'Cerrar el aviso' }));
    await add(1);
    expect(titles()).toEqual([]);
  });
});
