import { renderHook, waitFor } from '@testing-library/react';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { useQuery } from '@/lib/hooks/use-query';
import { countQuery, searchQuery } from '@/lib/page/queries/list-query';
import { buildGastoFields } from '../../support/build-gasto';
import { buildQuery } from '../../support/build-query';

/** The browser's Worker, which jsdom lacks: one that is still reading. */
class ReadingWorker extends EventTarget {
  postMessage(): void {
    // It has much to read.
  }
}

beforeAll(async () => {
  Object.assign(globalThis, { Worker: ReadingWorker });
  // The newest 300 reach into the day before the last one.
  const fechas = ['2026-10-01', '2026-10-02', '2026-10-03'];
  const gastos = fechas.flatMap((fecha) =>
    Array.from({ length: 120 }, (_, index) => buildGastoFields({ fecha, nombre: `Pan ${index}` })),
  );
  await pageDatabase.gastos.bulkAdd(gastos);
});

it('what is among the newest days, whole days only, is there while everything is read', async () => {
  const query = buildQuery({ q: 'pan 17' });
  const { result } = renderHook(() => useQuery(searchQuery(query)));
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current).toMatchObject({ complete: false, query });
  });
  expect(result.current).toMatchObject({
    list: { totals: { count: 4 }, days: [{ fecha: '2026-10-03' }, { fecha: '2026-10-02' }] },
  });
});

it.each([
  ['in another order', buildQuery({ q: 'pan' }, 'cantidad-desc')],
  ['of what is not among them', buildQuery({ q: 'leche' })],
])('a search %s waits for everything', async (_, query) => {
  const { result } = renderHook(() => useQuery(searchQuery(query)));
  const other = renderHook(() => useQuery(searchQuery(buildQuery({ q: 'pan' }))));
  await waitFor(() => {
    expect(other.result.current).toMatchObject({ complete: false });
  });
  expect(result.current).toBeUndefined();
});

it('a count waits for everything', async () => {
  const { result } = renderHook(() => useQuery(countQuery(buildQuery({ q: 'pan' }))));
  const other = renderHook(() => useQuery(searchQuery(buildQuery({ q: 'pan' }))));
  await waitFor(() => {
    expect(other.result.current).toMatchObject({ complete: false });
  });
  expect(result.current).toBeUndefined();
});
