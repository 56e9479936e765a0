import { act, renderHook, waitFor } from '@testing-library/react';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { useQuery } from '@/lib/hooks/use-query';
import { catalogoUsage } from '@/lib/page/queries/gastos-index-client';
import { buildGastoFields } from '../../support/build-gasto';
import { provideIndexWorker } from '../../support/in-process-worker';

provideIndexWorker();

afterEach(async () => {
  await pageDatabase.gastos.clear();
});

it('is undefined until all expenses are counted, and keeps the last counts until new ones are ready', async () => {
  await pageDatabase.gastos.add(buildGastoFields({ cantidad: 1 }));
  const seen = new Set<string>();
  const { result } = renderHook(() => {
    const usage = useQuery(catalogoUsage);
    seen.add(usage ? `${usage.categorias.get(1)?.count} ${usage.categorias.get(1)?.total}` : 'undefined');
    return usage;
  });
  await waitFor(() => {
    expect(result.current?.categorias.get(1)).toEqual({ count: 1, total: 100n });
  });
  await act(async () => {
    await pageDatabase.gastos.add(buildGastoFields({ cantidad: 2 }));
    await pageDatabase.gastos.add(buildGastoFields({ cantidad: 3 }));
  });
  await waitFor(() => {
    expect(result.current?.categorias.get(1)).toEqual({ count: 3, total: 600n });
  });
  expect([...seen].filter((shown) => !['undefined', '1 100', '2 300', '3 600'].includes(shown))).toEqual([]);
});
