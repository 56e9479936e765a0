import { useMemo } from 'react';
import type { Catalogo } from '@/lib/domain/entities';
import { endedSeries } from '@/lib/page/storage/stored-notes';
import { loadDue } from '@/lib/page/load-once';
import type { Resumen } from '@/lib/page/queries/resumen-query';
import { useLoaded } from './use-loaded';
import { useSetting } from './use-setting';

/** The recibos still to come; undefined while unknown, or unless wanted. */
export function useDue(resumen: Resumen | undefined, catalogo: Catalogo | undefined, isWanted = true) {
  const loaded = useLoaded(loadDue, isWanted);
  const ended = useSetting(endedSeries);
  return useMemo(
    () =>
      resumen &&
      catalogo &&
      loaded?.dueInPeriod({ ...resumen, catalogo, ended }, resumen.period, resumen.isWhole),
    [resumen, catalogo, loaded, ended],
  );
}
