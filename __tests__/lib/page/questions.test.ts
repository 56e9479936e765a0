import { renderHook, waitFor } from '@testing-library/react';
import { useAnswer } from '@/lib/hooks/use-answer';
import { addGasto } from '@/lib/db/gasto-rows';
import { pageDatabase } from '@/lib/page/page-database';
import { ask, newestGastos, type Question } from '@/lib/page/questions';
import { buildGastoFields } from '../../support/build-gasto';

const NEWEST = newestGastos(5);

beforeEach(() => pageDatabase.open());

afterEach(async () => {
  await pageDatabase.delete({ disableAutoOpen: false });
});

async function store(...nombres: string[]): Promise<void> {
  for (const nombre of nombres) await addGasto(pageDatabase, buildGastoFields({ nombre }));
}

function nombresOf(answer: readonly { nombre: string }[] | undefined): string[] | undefined {
  return answer?.map(({ nombre }) => nombre).sort();
}

/** A question, and how often it has been asked. */
function counted(): { question: Question<number>; asked: () => number } {
  let asked = 0;
  return {
    question: {
      name: `counted ${Math.random()}`,
      read: async () => {
        asked += 1;
        return pageDatabase.gastos.count();
      },
    },
    asked: () => asked,
  };
}

it('is there at the first rendering when it was asked ahead, and asked once', async () => {
  const { question, asked } = counted();
  await ask(question);
  const { result, unmount } = renderHook(() => useAnswer(question));
  expect(result.current).toBe(0);
  expect(asked()).toBe(1);
  unmount();
});

it('is kept up to date, for all who follow it', async () => {
  void ask(NEWEST);
  const one = renderHook(() => useAnswer(NEWEST));
  const other = renderHook(() => useAnswer(NEWEST));
  await store('Pan');
  await waitFor(() => {
    expect(nombresOf(one.result.current)).toEqual(['Pan']);
  });
  expect(nombresOf(other.result.current)).toEqual(['Pan']);
  one.unmount();
  await store('Café');
  await waitFor(() => {
    expect(nombresOf(other.result.current)).toEqual(['Café', 'Pan']);
  });
  other.unmount();
});

it('is asked anew by who comes after all have left', async () => {
  const { question, asked } = counted();
  void ask(question);
  const first = renderHook(() => useAnswer(question));
  await waitFor(() => {
    expect(first.result.current).toBe(0);
  });
  first.unmount();
  await store('Pan');
  const second = renderHook(() => useAnswer(question));
  expect(second.result.current).toBeUndefined();
  await waitFor(() => {
    expect(second.result.current).toBe(1);
  });
  expect(asked()).toBe(2);
  second.unmount();
});

it('is asked again by the screen when asking ahead failed', async () => {
  let fails = true;
  const question: Question<string> = {
    name: 'fails at first',
    read: () => (fails ? Promise.reject(new Error('made to fail by the test')) : Promise.resolve('there')),
  };
  await ask(question);
  fails = false;
  const { result, unmount } = renderHook(() => useAnswer(question));
  await waitFor(() => {
    expect(result.current).toBe('there');
  });
  unmount();
});

it('keeps the last answer while nothing is asked', async () => {
  await store('Pan');
  const { result, rerender, unmount } = renderHook(({ asks }) => useAnswer(asks ? NEWEST : null), {
    initialProps: { asks: true },
  });
  await waitFor(() => {
    expect(nombresOf(result.current)).toEqual(['Pan']);
  });
  rerender({ asks: false });
  expect(nombresOf(result.current)).toEqual(['Pan']);
  unmount();
});
