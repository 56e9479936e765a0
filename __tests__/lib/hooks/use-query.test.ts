import { renderHook, waitFor } from '@testing-library/react';
import { combinedQuery, dataQuery, storedQuery, type StoredQuery } from '@/lib/page/queries/query';
import { useQuery } from '@/lib/hooks/use-query';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { buildGastoFields } from '../../support/build-gasto';

const ALL = dataQuery('all', async (data) => data.gastos.toArray());

beforeEach(() => pageDatabase.open());

afterEach(async () => {
  await pageDatabase.delete({ disableAutoOpen: false });
});

async function store(...nombres: string[]): Promise<void> {
  for (const nombre of nombres) await pageDatabase.gastos.add(buildGastoFields({ nombre }));
}

function nombresOf(answer: readonly { nombre: string }[] | undefined): string[] | undefined {
  return answer?.map(({ nombre }) => nombre).sort();
}

/** A query, and how often it has read. */
function counted(): { query: StoredQuery<number>; asked: () => number } {
  let asked = 0;
  const query = dataQuery(`counted ${Math.random()}`, async (data) => {
    asked += 1;
    return data.gastos.count();
  });
  return { query, asked: () => asked };
}

it('is there at the first rendering when it was asked ahead, and asked once', async () => {
  const { query, asked } = counted();
  await query.ask();
  const { result, unmount } = renderHook(() => useQuery(query));
  expect(result.current).toBe(0);
  expect(asked()).toBe(1);
  unmount();
});

it('is kept up to date, for all who follow it', async () => {
  void ALL.ask();
  const one = renderHook(() => useQuery(ALL));
  const other = renderHook(() => useQuery(ALL));
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
  const { query, asked } = counted();
  void query.ask();
  const first = renderHook(() => useQuery(query));
  await waitFor(() => {
    expect(first.result.current).toBe(0);
  });
  first.unmount();
  await store('Pan');
  const second = renderHook(() => useQuery(query));
  expect(second.result.current).toBeUndefined();
  await waitFor(() => {
    expect(second.result.current).toBe(1);
  });
  expect(asked()).toBe(2);
  second.unmount();
});

it('is asked again by the screen when asking ahead failed', async () => {
  let fails = true;
  const query = storedQuery('fails at first', () =>
    fails ? Promise.reject(new Error('made to fail by the test')) : Promise.resolve('there'),
  );
  await query.ask();
  fails = false;
  const { result, unmount } = renderHook(() => useQuery(query));
  await waitFor(() => {
    expect(result.current).toBe('there');
  });
  unmount();
});

it('goes on for the next of its name that comes in the same moment', async () => {
  const { query, asked } = counted();
  const doubled = combinedQuery('doubled', [query], ([count]) => count * 2);
  const tripled = combinedQuery('tripled', [query], ([count]) => count * 3);
  await store('Pan');
  const { result, rerender, unmount } = renderHook(({ of }) => useQuery(of), {
    initialProps: { of: doubled },
  });
  await waitFor(() => {
    expect(result.current).toBe(2);
  });
  rerender({ of: tripled });
  expect(result.current).toBe(3);
  await store('Café');
  await waitFor(() => {
    expect(result.current).toBe(6);
  });
  expect(asked()).toBe(2);
  unmount();
});

it('of several, one answer comes once all are known, and keeps its identity while they do not change', async () => {
  const pair = combinedQuery('pair', [counted().query, ALL], ([count, all]) => ({ count, all }));
  const seen: unknown[] = [];
  const { result, rerender, unmount } = renderHook(() => {
    const answer = useQuery(pair);
    if (seen.at(-1) !== answer) seen.push(answer);
    return answer;
  });
  await waitFor(() => {
    expect(result.current?.count).toBe(0);
  });
  rerender();
  expect(seen).toHaveLength(1 + Number(seen[0] === undefined));
  await store('Pan');
  await waitFor(() => {
    expect(result.current?.count).toBe(1);
  });
  expect(nombresOf(result.current?.all)).toEqual(['Pan']);
  unmount();
});

it('tells why it cannot be read', async () => {
  const error = jest.fn();
  storedQuery('fails', () => Promise.reject(new Error('made to fail by the test'))).follow(jest.fn(), error);
  await waitFor(() => {
    expect(error).toHaveBeenCalledTimes(1);
  });
});
