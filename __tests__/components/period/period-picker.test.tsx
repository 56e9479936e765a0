import { render, screen, within } from '@testing-library/react';
import { MesPopover } from '@/components/period/period-picker';
import { newUser } from '../../support/new-user';

const MESES = [
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
  render(
    <MesPopover
      anchor={{ current: document.body.appendChild(document.createElement('button')) }}
      label="Elegir mes"
      mes={mes}
      chosen={chosen}
      currentMes="2026-10"
      onPick={onPick}
      onClose={jest.fn()}
    />,
  );
  return { user: newUser(), onPick };
}

it('shows the twelve months of the year, with the one shown and the current one marked', () => {
  renderPicker();
  const meses = within(screen.getByRole('list')).getAllByRole('button');
  expect(meses.map((mes) => mes.textContent)).toEqual(MESES);
  expect(meses.map((mes) => mes.getAttribute('aria-label'))).toEqual(MESES.map((mes) => `${mes} de 2026`));
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
