import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MonthPicker } from '@/components/gastos/month-picker';
import { MonthSwitch } from '@/components/gastos/month-switch';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

describe('MonthSwitch', () => {
  function renderSwitch(mes: string) {
    const onChange = jest.fn();
    render(<MonthSwitch mes={mes} currentMes="2026-10" onChange={onChange} />);
    return { user: userEvent.setup(), onChange };
  }

  it.each([
    ['Mes anterior', '2026-01', '2025-12'],
    ['Mes siguiente', '2025-12', '2026-01'],
    ['Hoy', '2020-02', '2026-10'],
  ])('«%s» leads from %s to %s', async (button, from, to) => {
    const { user, onChange } = renderSwitch(from);
    await user.click(screen.getByRole('button', { name: button }));
    expect(onChange.mock.calls).toEqual([[to]]);
  });

  it.each([
    ['Mes anterior', '0000-01'],
    ['Mes siguiente', '9999-12'],
  ])('«%s» is disabled at %s', (button, mes) => {
    renderSwitch(mes);
    expect(screen.getByRole('button', { name: button })).toBeDisabled();
  });

  it('names the month shown', () => {
    renderSwitch('2026-10');
    expect(screen.getByRole('navigation', { name: 'Mes' })).toHaveTextContent('octubre de 2026');
  });

  it('opens the picker, takes the month chosen there, and closes it', async () => {
    const { user, onChange } = renderSwitch('2026-10');
    await user.click(screen.getByRole('button', { name: 'Elegir mes: octubre de 2026' }));
    const picker = within(screen.getByRole('dialog', { name: 'Elegir mes' }));
    await user.click(picker.getByRole('button', { name: 'marzo de 2026' }));
    expect(onChange.mock.calls).toEqual([['2026-03']]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the focus back when the picker is left by Escape', async () => {
    const { user, onChange } = renderSwitch('2026-10');
    const trigger = screen.getByRole('button', { name: 'Elegir mes: octubre de 2026' });
    await user.click(trigger);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('MonthPicker', () => {
  function renderPicker() {
    const onPick = jest.fn();
    render(<MonthPicker mes="2026-03" currentMes="2026-10" onPick={onPick} />);
    return { user: userEvent.setup(), onPick };
  }

  it('shows the twelve months of the year, with the one shown and the current one marked', () => {
    renderPicker();
    const months = within(screen.getByRole('list')).getAllByRole('button');
    expect(months.map((month) => month.textContent)).toEqual(MONTHS);
    expect(months.map((month) => month.getAttribute('aria-label'))).toEqual(
      MONTHS.map((month) => `${month} de 2026`),
    );
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('marzo de 2026');
    expect(screen.getByRole('button', { current: 'date' })).toHaveAccessibleName('octubre de 2026');
  });

  it.each([
    ['Año anterior', '2025', '2025-05'],
    ['Año siguiente', '2027', '2027-05'],
  ])('«%s» leads to %s', async (button, year, mes) => {
    const { user, onPick } = renderPicker();
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(year)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `mayo de ${year}` }));
    expect(onPick.mock.calls).toEqual([[mes]]);
  });
});
