import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { SearchBox } from '@/components/gastos/search-box';

/** A box whose address follows only when the test says so. */
function renderBox(first: string) {
  const asked: string[] = [];
  function box(q: string) {
    return <SearchBox ref={createRef()} q={q} onType={(words) => asked.push(words)} />;
  }
  const { rerender } = render(box(first));
  return {
    asked,
    user: userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime }),
    address: (q: string) => {
      rerender(box(q));
    },
  };
}

function pause() {
  act(() => {
    jest.advanceTimersByTime(200);
  });
}

function typed() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' }).value;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('asks for the first letter at once, and for what follows after a pause, without the blanks around it', async () => {
  const { asked, user } = renderBox('');
  await user.type(screen.getByRole('searchbox'), ' pan ');
  expect(asked).toEqual(['']);
  pause();
  expect(asked).toEqual(['', 'pan']);
});

it('keeps what is typed while the address follows behind', async () => {
  const { asked, user, address } = renderBox('');
  await user.type(screen.getByRole('searchbox'), 'pan');
  expect(asked).toEqual(['p']);
  pause();
  address('p');
  expect(typed()).toBe('pan');
  await user.type(screen.getByRole('searchbox'), 'es');
  address('pan');
  expect(typed()).toBe('panes');
});

it('keeps what is typed where the address skips what was asked for', async () => {
  const { user, address } = renderBox('');
  await user.type(screen.getByRole('searchbox'), 'pan');
  pause();
  await user.type(screen.getByRole('searchbox'), 'es');
  address('pan');
  expect(typed()).toBe('panes');
});

it('keeps a letter that is typed just as the pause ends', async () => {
  const { user, address } = renderBox('');
  await user.type(screen.getByRole('searchbox'), 'pan');
  act(() => {
    jest.advanceTimersByTime(200);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pane' } });
  });
  address('pan');
  expect(typed()).toBe('pane');
});

it('keeps what is typed after going back to the words of the address', async () => {
  const { user, address } = renderBox('pan');
  await user.type(screen.getByRole('searchbox'), 'e{Backspace}');
  pause();
  await user.type(screen.getByRole('searchbox'), ' duro');
  address('pane');
  address('pan');
  expect(typed()).toBe('pan duro');
});

it('takes over what the address says by itself', async () => {
  const { user, address } = renderBox('luz');
  expect(typed()).toBe('luz');
  await user.type(screen.getByRole('searchbox'), ' del sol');
  address('agua');
  expect(typed()).toBe('agua');
});
