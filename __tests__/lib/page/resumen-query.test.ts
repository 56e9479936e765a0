import { act, renderHook, waitFor } from '@testing-library/react';
import type { ResumenPeriod } from '@/lib/domain/resumen-period';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { useQuery } from '@/lib/hooks/use-query';
import { askResumen, type Resumen, resumenQuery } from '@/lib/page/queries/resumen-query';
import { buildGastoFields } from '../../support/build-gasto';

const TODAY = '2026-10-17';
const SEPTEMBER: ResumenPeriod = { kind: 'mes', mes: '2026-09' };

async function add(...fechas: string[]): Promise<void> {
  for (const fecha of fechas) await pageDatabase.gastos.add(buildGastoFields({ fecha, cantidad: 1 }));
}

function totalOf(resumen: Resumen | undefined, mes: string): bigint | undefined {
  return resumen?.summaries.get(mes)?.totals.total;
}

function renderResumen(mes: string) {
  const seen: (string | undefined)[] = [];
  const rendered = renderHook(
    ({ period }: { period: ResumenPeriod }) => {
      const resumen = useQuery(resumenQuery(period, TODAY));
      seen.push(resumen?.period.kind === 'mes' ? resumen.period.mes : undefined);
      return resumen;
    },
    { initialProps: { period: { kind: 'mes', mes } } },
  );
  return { ...rendered, seen };
}

afterEach(async () => {
  jest.restoreAllMocks();
  await pageDatabase.delete({ disableAutoOpen: false });
});

it('is undefined until every month is read, then follows them', async () => {
  await add('2026-08-31', '2026-09-01');
  const { result } = renderResumen('2026-09');
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current?.summaries.size).toBe(14);
  });
  expect([totalOf(result.current, '2026-08'), totalOf(result.current, '2026-09')]).toEqual([100n, 100n]);
  await act(() => add('2026-08-01'));
  await waitFor(() => {
    expect(totalOf(result.current, '2026-08')).toBe(200n);
  });
});

it('tells the months of the answer before the others, and that they are not all', async () => {
  await add('2026-08-31', '2026-09-01', '2026-07-01');
  const told: (Resumen | undefined)[] = [];
  renderHook(() => told.push(useQuery(resumenQuery(SEPTEMBER, TODAY))));
  await waitFor(() => {
    expect(told.at(-1)?.isWhole).toBe(true);
  });
  expect(totalOf(told.at(-1), '2026-07')).toBe(100n);
  const [first] = told.filter((resumen) => resumen !== undefined);
  expect(first?.isWhole).toBe(false);
  expect([...(first?.summaries.keys() ?? [])]).toEqual(['2026-08', '2026-09']);
});

it('has the months of the answer at once if they were asked for ahead, and the others later', async () => {
  await add('2026-08-31', '2026-09-01', '2026-07-01');
  askResumen(SEPTEMBER, TODAY);
  await waitFor(() => {
    expect(resumenQuery(SEPTEMBER, TODAY).known()).toBeDefined();
  });
  const told: (Resumen | undefined)[] = [];
  renderHook(() => told.push(useQuery(resumenQuery(SEPTEMBER, TODAY))));
  expect([...(told[0]?.summaries.keys() ?? [])]).toEqual(['2026-08', '2026-09']);
  expect(told[0]?.isWhole).toBe(false);
  await waitFor(() => {
    expect(told.at(-1)?.isWhole).toBe(true);
  });
});

it('of a change, reads its month alone', async () => {
  await add('2026-08-31', '2026-09-01');
  const { result } = renderResumen('2026-09');
  await waitFor(() => {
    expect(result.current?.isWhole).toBe(true);
  });
  const before = result.current?.summaries;
  await act(() => add('2026-08-01'));
  await waitFor(() => {
    expect(totalOf(result.current, '2026-08')).toBe(200n);
  });
  for (const [mes, summary] of before ?? [])
    if (mes !== '2026-08') expect(result.current?.summaries.get(mes)).toBe(summary);
});

it('keeps the last period, under its own name, until the next one is read', async () => {
  await add('2026-09-01', '2025-09-01');
  const { result, rerender, seen } = renderResumen('2026-09');
  await waitFor(() => {
    expect(result.current?.isWhole).toBe(true);
  });
  rerender({ period: { kind: 'mes', mes: '2026-08' } });
  await waitFor(() => {
    expect(result.current?.period).toEqual({ kind: 'mes', mes: '2026-08' });
  });
  expect(totalOf(result.current, '2025-09')).toBe(100n);
  expect([...new Set(seen)]).toEqual([undefined, '2026-09', '2026-08']);
});

it('reads nothing any more once it is left', async () => {
  const { result, unmount } = renderResumen('2026-09');
  await waitFor(() => {
    expect(result.current).toBeDefined();
  });
  unmount();
  const read = jest.spyOn(IDBIndex.prototype, 'getAll');
  await add('2026-09-01');
  expect(read).not.toHaveBeenCalled();
});
