import { act, renderHook, waitFor } from '@testing-library/react';
import { editGastos } from '@/lib/db/edit-gastos';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { useGastosByIds } from '@/lib/hooks/use-catalogo';
import { useQuery } from '@/lib/hooks/use-query';
import { gastosIndex } from '@/lib/page/queries/gastos-index-client';
import { countQuery, idsOf, idsOfNombre, searchQuery } from '@/lib/page/queries/list-query';
import type { GastosQuery } from '@/lib/domain/gastos-query';
import { buildGastoFields } from '../../support/build-gasto';
import { buildQuery } from '../../support/build-query';
import { provideIndexWorker } from '../../support/in-process-worker';

provideIndexWorker();

async function add(...nombres: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const nombre of nombres) ids.push(await pageDatabase.gastos.add(buildGastoFields({ nombre })));
  return ids;
}

afterEach(async () => {
  await pageDatabase.gastos.clear();
});

/** The hook on a query that the test changes, with all that it has answered on the way. */
function renderSearch(first: GastosQuery | null) {
  const seen: string[] = [];
  const rendered = renderHook(
    ({ query }) => {
      const search = useQuery(query && searchQuery(query));
      const shown =
        search?.state === 'found' ? `${search.list.totals.count} of ${search.query.filter.q}` : 'nothing';
      if (seen.at(-1) !== shown) seen.push(shown);
      return search;
    },
    { initialProps: { query: first } },
  );
  return { ...rendered, seen };
}

it('a search is unknown, then finds, then follows changes', async () => {
  await add('Pan', 'Leche');
  const { result, seen } = renderSearch(buildQuery({ q: 'pan' }));
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current).toMatchObject({ complete: true, list: { totals: { count: 1 } } });
  });
  await act(() => add('Pan de molde'));
  await waitFor(() => {
    expect(result.current).toMatchObject({ complete: true, list: { totals: { count: 2 } } });
  });
  expect(seen).toEqual(['nothing', '1 of pan', '2 of pan']);
});

it('a search keeps the list of the query before, with that query, until there is one of the next', async () => {
  await add('Pan', 'Pan', 'Leche');
  const { result, rerender, seen } = renderSearch(buildQuery({ q: 'pan' }));
  await waitFor(() => {
    expect(result.current).toMatchObject({ complete: true, list: { totals: { count: 2 } } });
  });
  rerender({ query: buildQuery({ q: 'leche' }) });
  await waitFor(() => {
    expect(result.current).toMatchObject({
      query: { filter: { q: 'leche' } },
      list: { totals: { count: 1 } },
    });
  });
  expect(seen).toEqual(['nothing', '2 of pan', '1 of leche']);
});

it('a search asks nothing anew for an equal query', async () => {
  await add('Pan');
  const { result, rerender, seen } = renderSearch(buildQuery({ q: 'pan', min: 1n }));
  await waitFor(() => {
    expect(result.current).toMatchObject({ complete: true });
  });
  const answer = result.current;
  rerender({ query: buildQuery({ q: 'pan', min: 1n }) });
  expect(seen).toEqual(['nothing', '1 of pan']);
  expect(result.current).toEqual(answer);
});

it('no search finds nothing, and forgets what it found before', async () => {
  await add('Pan');
  const { result, rerender, seen } = renderSearch(null);
  expect(result.current).toBeUndefined();
  rerender({ query: buildQuery() });
  await waitFor(() => {
    expect(result.current).toMatchObject({ complete: true });
  });
  rerender({ query: null });
  rerender({ query: buildQuery({ q: 'pan' }) });
  await waitFor(() => {
    expect(result.current).toMatchObject({ complete: true });
  });
  expect(seen).toEqual(['nothing', '1 of ', 'nothing', '1 of pan']);
});

it('a count is unknown at first, says what it counts, and follows the query and the data', async () => {
  const [first = 0] = await add('Pan', 'Leche');
  const pan = countQuery(buildQuery({ q: 'pan' }));
  const { result, rerender } = renderHook(({ query }) => useQuery(query), {
    initialProps: { query: countQuery(buildQuery()) },
  });
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current?.count).toBe(2);
  });
  rerender({ query: pan });
  expect(result.current?.of).not.toBe(pan.name);
  await waitFor(() => {
    expect(result.current).toEqual({ of: pan.name, count: 1, owed: 0n });
  });
  await act(() => add('Pan'));
  await waitFor(() => {
    expect(result.current?.count).toBe(2);
  });
  const reembolsos = [{ id: 'a', cantidad: 2, fecha: '2026-01-02', estado: 'esperado' } as const];
  await act(() => pageDatabase.gastos.update(first, { reembolsos }));
  await waitFor(() => {
    expect(result.current?.owed).toBe(200n);
  });
});

it('useGastosByIds holds those that are there, and follows the ids and their changes', async () => {
  const [first = 0, second = 0, third = 0] = await add('Uno', 'Dos', 'Tres');
  const { result, rerender } = renderHook(({ ids }) => useGastosByIds(ids), {
    initialProps: { ids: [third, first, 2 ** 40] },
  });
  expect(result.current.size).toBe(0);
  await waitFor(() => {
    expect([...result.current.keys()]).toEqual([third, first]);
  });
  await act(() => pageDatabase.gastos.update(first, { nombre: 'Pan' }));
  await waitFor(() => {
    expect(result.current.get(first)?.nombre).toBe('Pan');
  });
  rerender({ ids: [second] });
  expect([...result.current.keys()]).toEqual([third, first]);
  await waitFor(() => {
    expect([...result.current.keys()]).toEqual([second]);
  });
  await act(() => pageDatabase.gastos.delete(second));
  await waitFor(() => {
    expect(result.current.size).toBe(0);
  });
});

it('idsOf and idsOfNombre answer with the last act done', async () => {
  gastosIndex.warm();
  const [first = 0, second = 0, third = 0] = await add('Uber', 'Uber', 'Pan');
  const inOrder = { ok: true, value: [third, second, first] };
  expect(await idsOf(buildQuery())).toEqual(inOrder);
  await editGastos([second], { categoriaId: 8 })(pageDatabase);
  expect(await idsOfNombre('Uber', 8)).toEqual({ ok: true, value: [first] });
});
