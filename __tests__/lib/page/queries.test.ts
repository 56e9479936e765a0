import { act, renderHook, waitFor } from '@testing-library/react';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { useQuery } from '@/lib/hooks/use-query';
import { gastosAhead } from '@/lib/page/queries/index-queries';
import { catalogo, gastosOfMes, latestGastos } from '@/lib/page/queries/queries';
import { firstRecorded, lastRecorded } from '@/lib/page/queries/resumen-query';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';

async function add(...fechas: string[]): Promise<void> {
  for (const fecha of fechas) await pageDatabase.gastos.add(buildGastoFields({ fecha }));
}

afterEach(async () => {
  await pageDatabase.delete({ disableAutoOpen: false });
});

it('a month is undefined while it reads, then follows the month', async () => {
  await add('2026-10-01', '2026-09-30');
  const { result } = renderHook(() => useQuery(gastosOfMes('2026-10')));
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current?.gastos.map(({ fecha }) => fecha)).toEqual(['2026-10-01']);
  });
  await act(() => add('2026-10-02'));
  await waitFor(() => {
    expect(result.current?.gastos.map(({ fecha }) => fecha)).toEqual(['2026-10-02', '2026-10-01']);
  });
});

it('the last month stays, under its own name, until the next one is read', async () => {
  await add('2026-10-01', '2026-09-30');
  const seen = new Set<string>();
  const { result, rerender } = renderHook(
    ({ mes }) => {
      const shown = useQuery(gastosOfMes(mes));
      seen.add(shown ? `${shown.mes}: ${shown.gastos.map(({ fecha }) => fecha).join()}` : 'nothing');
      return shown;
    },
    { initialProps: { mes: '2026-10' } },
  );
  await waitFor(() => {
    expect(result.current?.mes).toBe('2026-10');
  });
  rerender({ mes: '2026-09' });
  await waitFor(() => {
    expect(result.current?.mes).toBe('2026-09');
  });
  expect([...seen]).toEqual(['nothing', '2026-10: 2026-10-01', '2026-09: 2026-09-30']);
});

it('tells the first day with expenses and the last until today', async () => {
  await add('2027-03-05', '2026-10-17', '2026-01-01');
  const { result } = renderHook(() => [useQuery(firstRecorded), useQuery(lastRecorded('2026-10-17'))]);
  await waitFor(() => {
    expect(result.current).toEqual(['2026-01-01', '2026-10-17']);
  });
});

it('tells what is entered for later days, the next first', async () => {
  await add('2027-03-05', '2026-10-17', '2026-10-18');
  const { result } = renderHook(() => useQuery(gastosAhead('2026-10-17')));
  await waitFor(() => {
    expect(result.current?.map(({ fecha }) => fecha)).toEqual(['2026-10-18', '2027-03-05']);
  });
});

it('the latest are of today and before, the newest first; all are counted', async () => {
  const { result } = renderHook(() => useQuery(latestGastos('2026-03-01')));
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current).toEqual({ gastos: [], stored: 0 });
  });
  await act(() => add('2026-01-01', '2026-03-01', '2026-03-02', '2026-02-01', '2027-04-01'));
  await waitFor(() => {
    expect(result.current?.gastos.map(({ fecha }) => fecha)).toEqual([
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
    ]);
  });
  expect(result.current?.stored).toBe(5);
});

it('of more than the first expenses, only the newest ones are read', async () => {
  await add(...Array.from({ length: 13 }, (_, index) => `2026-01-${String(index + 10)}`));
  const { result } = renderHook(() => useQuery(latestGastos('2026-01-31')));
  await waitFor(() => {
    expect(result.current?.stored).toBe(11);
  });
  expect(result.current?.gastos).toHaveLength(10);
  expect(result.current?.gastos[0]?.fecha).toBe('2026-01-22');
});

it('the catalogue has categories and methods by id', async () => {
  const categoriaId = await pageDatabase.categorias.add(buildCategoriaFields());
  const metodoPagoId = await pageDatabase.metodosPago.add(buildMetodoPagoFields());
  const { result } = renderHook(() => useQuery(catalogo));
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current?.categorias.get(categoriaId)?.nombre).toBe('Alimentación');
  });
  expect(result.current?.metodosPago.get(metodoPagoId)?.nombre).toBe('Efectivo');
});
