import { useEffect, useState } from 'react';
import type { CatalogoUsage } from '@/lib/domain/catalogo-usage';
import { gastosIndex } from '@/lib/page/gastos-index-client';

/**
 * How much categories and methods are used, over all expenses, kept up to date: undefined while they are counted for
 * the first time, and where they cannot be; the last counts until new ones are ready.
 */
export function useCatalogoUsage(): CatalogoUsage | undefined {
  const [usage, setUsage] = useState<CatalogoUsage>();
  useEffect(
    () =>
      gastosIndex.watchUsage((reply) => {
        if (reply.type === 'counted') setUsage(reply.usage);
      }),
    [],
  );
  return usage;
}
