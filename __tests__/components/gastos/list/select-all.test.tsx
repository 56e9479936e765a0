import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toCents } from '@/lib/domain/money';
import { closeGastos, openGastos } from '../../../support/gastos-page';
import { holdIndexAnswers, provideIndexWorker } from '../../../support/in-process-worker';
import { textOf } from '../../../support/text-of';

/** More than the newest days that are shown while everything is read: 400 of four days, a hundred a day. */
const MANY = Array.from({ length: 400 }, (_, place) => ({
  nombre: `Gasto ${place}`,
  cantidad: 1 + place / 100,
  fecha: `2026-10-0${1 + (place % 4)}`,
  categoriaId: place % 4 === 0 ? 2 : 1,
}));

const SUM = MANY.reduce((sum, { cantidad }) => sum + toCents(cantidad), 0n);
const RANGE = 'desde=2026-10-01&hasta=2026-10-09';

let letAnswer: () => void;

beforeEach(() => {
  letAnswer = holdIndexAnswers();
  provideIndexWorker();
});

afterEach(async () => {
  letAnswer();
  await closeGastos();
});

// By their labels: roles are slow to find among so many rows.
function allBox(): HTMLElement {
  return screen.getByLabelText('Seleccionar todos');
}

function bar() {
  return within(screen.getByLabelText('Selección'));
}

function selected(): string {
  return textOf(bar().getByRole('status'));
}

function nothingSelected(): void {
  expect(screen.queryByLabelText('Selección')).not.toBeInTheDocument();
}

// One journey: a page has one index, whose first answer is what is waited for.
it('«all» is everything that is asked for: not what is shown while it is counted, nor what was asked before', async () => {
  const user = await openGastos({ gastos: MANY, address: RANGE, wide: true });

  // While it is counted, no box, no key and no button selects all; a range is that range.
  expect(screen.getByText('Contando…')).toBeVisible();
  expect(allBox()).toBeDisabled();
  await user.click(allBox());
  await user.keyboard('{Control>}a{/Control}');
  nothingSelected();
  const [first, ...others] = screen.getAllByLabelText(/^Seleccionar Gasto/);
  const last = others.at(-1);
  if (!first || !last) throw new Error('Nothing is listed');
  await user.click(first);
  fireEvent.click(last, { shiftKey: true });
  const range = selected();
  expect(range).toContain(`${others.length + 1} seleccionados · `);
  expect(allBox()).not.toBeChecked();
  expect(bar().queryByText(/^Todos/)).not.toBeInTheDocument();

  // Counted, the range is still that range, and all is all: in words, in the sum, in the acts.
  letAnswer();
  await screen.findByText('400 gastos');
  await waitFor(() => {
    expect(selected()).toBe(range);
  });
  expect(allBox()).toBePartiallyChecked();
  await user.click(bar().getByText('Todos (400)'));
  expect(selected().replaceAll(/\D/g, '')).toBe(`400${SUM}`);
  expect(allBox()).toBeChecked();
  await user.click(allBox());
  nothingSelected();
  await user.keyboard('{Control>}a{/Control}');
  expect(bar().getByText('Eliminar 400')).toBeEnabled();
  await user.click(allBox());

  // The list that answers the last question is not all of what is asked by now.
  letAnswer = holdIndexAnswers();
  act(() => {
    window.history.replaceState(null, '', `?${RANGE}&cat=2`);
  });
  await waitFor(() => {
    expect(allBox()).toBeDisabled();
  });
  expect(screen.getByText('400 gastos')).toBeVisible();
  await user.keyboard('{Control>}a{/Control}');
  nothingSelected();
  letAnswer();
  await screen.findByText('100 gastos');
  await user.click(allBox());
  expect(bar().getByText('Eliminar 100')).toBeEnabled();
});
