import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { FindBar } from '@/components/gastos/find/find-bar';
import { NO_FILTER } from '@/lib/domain/gastos-query';
import { newUser } from '../../../support/new-user';

/** A box whose words hold as soon as it asks for them, or when the test says so. */
function renderBox(first: string) {
  const asked: string[] = [];
  let setWords: ((q: string) => void) | undefined;
  function Box() {
    const [q, setQ] = useState(first);
    useEffect(() => {
      setWords = setQ;
    }, []);
    return (
      <FindBar
        period={{ kind: 'mes', mes: '2026-10' }}
        today="2026-10-15"
        filter={{ ...NO_FILTER, q }}
        orden="fecha-desc"
        catalogo={{ categorias: new Map(), metodosPago: new Map() }}
        found={null}
        onAsk={({ filter }) => {
          asked.push(filter?.q ?? '');
          setQ(filter?.q ?? '');
        }}
      />
    );
  }
  render(<Box />);
  return {
    asked,
    user: newUser({ advanceTimers: jest.advanceTimersByTime }),
    goTo: (q: string) => {
      act(() => {
        setWords?.(q);
      });
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

it('keeps what is typed ahead of the search', async () => {
  const { user } = renderBox('');
  await user.type(screen.getByRole('searchbox'), 'pan');
  pause();
  await user.type(screen.getByRole('searchbox'), ' ');
  expect(typed()).toBe('pan ');
});

it('keeps a letter that is typed just as the pause ends', async () => {
  const { user } = renderBox('');
  await user.type(screen.getByRole('searchbox'), 'pan');
  act(() => {
    jest.advanceTimersByTime(200);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pane' } });
  });
  expect(typed()).toBe('pane');
});

it('takes over what the address says by itself', async () => {
  const { user, goTo } = renderBox('luz');
  expect(typed()).toBe('luz');
  await user.type(screen.getByRole('searchbox'), ' del sol');
  pause();
  goTo('agua');
  expect(typed()).toBe('agua');
});

it('asks no more for letters that wait when something else was asked for meanwhile', async () => {
  const { asked, user, goTo } = renderBox('');
  await user.type(screen.getByRole('searchbox'), 'pan');
  goTo('pan integral');
  goTo('');
  pause();
  expect(asked).toEqual(['p']);
  expect(typed()).toBe('');
});
