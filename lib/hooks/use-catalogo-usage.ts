import { useEffect, useState } from 'react';
import type { CatalogoUsage } from '@/lib/domain/catalogo-usage';
import { gastosIndex } from '@/lib/page/gastos-index-client';

/**
 * Counts over all expenses, up to date. Undefined until the first count, and if it fails; old counts stay until new
 * ones are ready.
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
