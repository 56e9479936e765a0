import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MonthPicker } from '@/components/gastos/find/month-picker';

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

function renderPicker(mes = '2026-03', chosen = true) {
  const onPick = jest.fn();
  render(<MonthPicker mes={mes} chosen={chosen} currentMes="2026-10" onPick={onPick} />);
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

it('marks no month where the period shown is none', () => {
  renderPicker('2026-03', false);
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
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

it.each([
  ['Año anterior', '0000-06'],
  ['Año siguiente', '9999-06'],
])('«%s» is disabled in %s', (button, mes) => {
  renderPicker(mes);
  expect(screen.getByRole('button', { name: button })).toBeDisabled();
});
