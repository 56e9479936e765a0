import { fireEvent, render, screen, within } from '@testing-library/react';
import { PeriodSwitch } from '@/components/period/period-switch';
import { ALL_TIME, type Period, yearOf } from '@/lib/domain/dates';
import { newUser } from '../../support/new-user';

const TODAY = '2026-10-07';
const OCTOBER: Period = { kind: 'mes', mes: '2026-10' };
const WEEK: Period = { kind: 'range', desde: '2026-10-05', hasta: '2026-10-11' };

function renderSwitch(period: Period) {
  const onChange = jest.fn();
  render(<PeriodSwitch period={period} today={TODAY} onChange={onChange} />);
  return { user: newUser(), onChange };
}

async function openPicker(period: Period) {
  const { user, onChange } = renderSwitch(period);
  const trigger = screen.getByRole('button', { name: /^Elegir periodo:/ });
  await user.click(trigger);
  return {
    user,
    onChange,
    trigger,
    picker: within(await screen.findByRole('dialog', { name: 'Elegir periodo' })),
  };
}

it.each<[string, Period, Period]>([
  ['Mes anterior', { kind: 'mes', mes: '2026-01' }, { kind: 'mes', mes: '2025-12' }],
  ['Mes siguiente', { kind: 'mes', mes: '2025-12' }, { kind: 'mes', mes: '2026-01' }],
  ['Periodo anterior', yearOf(TODAY), yearOf('2025-01-01')],
  ['Periodo siguiente', WEEK, { kind: 'range', desde: '2026-10-12', hasta: '2026-10-18' }],
  ['Hoy', { kind: 'mes', mes: '2020-02' }, OCTOBER],
  ['Hoy', ALL_TIME, OCTOBER],
])('«%s» leads from %j to %j', async (button, from, to) => {
  const { user, onChange } = renderSwitch(from);
  await user.click(screen.getByRole('button', { name: button }));
  expect(onChange.mock.calls).toEqual([[to]]);
});

it.each<[string, Period]>([
  ['Mes anterior', { kind: 'mes', mes: '0000-01' }],
  ['Mes siguiente', { kind: 'mes', mes: '9999-12' }],
  ['Periodo anterior', ALL_TIME],
  ['Periodo siguiente', { kind: 'range', desde: '2026-10-05', hasta: null }],
])('«%s» is disabled at %j', (button, period) => {
  renderSwitch(period);
  expect(screen.getByRole('button', { name: button })).toBeDisabled();
});

it.each<[Period, string]>([
  [OCTOBER, 'octubre de 2026'],
  [yearOf(TODAY), '2026'],
  [WEEK, '5 oct 2026 – 11 oct 2026'],
  [ALL_TIME, 'todo'],
])('names the period %j', (period, name) => {
  renderSwitch(period);
  const navigation = within(screen.getByRole('navigation', { name: 'Periodo' }));
  expect(navigation.getByRole('button', { name: `Elegir periodo: ${name}` })).toHaveTextContent(name);
});

it.each<[string, Period]>([
  ['marzo de 2026', { kind: 'mes', mes: '2026-03' }],
  ['Esta semana', WEEK],
  ['Este año', yearOf(TODAY)],
  ['Todo', ALL_TIME],
])('takes «%s» from the picker, closes it and gives the focus back', async (choice, chosen) => {
  const { user, onChange, picker, trigger } = await openPicker(OCTOBER);
  await user.click(picker.getByRole('button', { name: choice }));
  expect(onChange.mock.calls).toEqual([[chosen]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

it.each([
  ['Escape', '{Escape}'],
  ['a press on its button', '{Click}'],
])('is left by %s, and the focus is on its button', async (_, key) => {
  const { user, onChange, trigger } = await openPicker(OCTOBER);
  if (key === '{Click}') await user.click(trigger);
  else await user.keyboard(key);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

describe('the days between two', () => {
  it.each<[string, string, string, Period]>([
    ['both', '2026-03-05', '2026-03-09', { kind: 'range', desde: '2026-03-05', hasta: '2026-03-09' }],
    [
      'one day alone',
      '2026-03-05',
      '2026-03-05',
      { kind: 'range', desde: '2026-03-05', hasta: '2026-03-05' },
    ],
    ['the first alone', '2026-03-05', '', { kind: 'range', desde: '2026-03-05', hasta: null }],
    ['the last alone', '', '2026-03-09', { kind: 'range', desde: null, hasta: '2026-03-09' }],
    ['neither', '', '', ALL_TIME],
  ])('may be given by %s', async (_, desde, hasta, chosen) => {
    const { user, onChange, picker } = await openPicker(OCTOBER);
    fireEvent.change(picker.getByLabelText('Desde'), { target: { value: desde } });
    fireEvent.change(picker.getByLabelText('Hasta'), { target: { value: hasta } });
    await user.click(picker.getByRole('button', { name: 'Aplicar' }));
    expect(onChange.mock.calls).toEqual([[chosen]]);
  });

  it('begin with those of the period shown', async () => {
    const { picker } = await openPicker(WEEK);
    expect(picker.getByLabelText('Desde')).toHaveValue('2026-10-05');
    expect(picker.getByLabelText('Hasta')).toHaveValue('2026-10-11');
  });

  it('are refused the wrong way round, and say so', async () => {
    const { user, onChange, picker } = await openPicker(OCTOBER);
    const desde = picker.getByLabelText('Desde');
    fireEvent.change(desde, { target: { value: '2026-12-01' } });
    await user.click(picker.getByRole('button', { name: 'Aplicar' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(desde).toBeInvalid();
    expect(desde).toHaveAccessibleDescription('La fecha inicial es posterior a la final.');
  });
});
