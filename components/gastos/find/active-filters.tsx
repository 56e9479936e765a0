import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { NO_FILTER, type GastosFilter } from '@/lib/domain/gastos-query';
import type { Catalogo } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import { FINDING } from '@/lib/text/gastos';
import { filterLabels } from './filter-labels';
import type { Ask } from '@/components/period/use-asked-query';

type ActiveFiltersProps = { filter: GastosFilter; catalogo: Catalogo; onAsk: Ask };

export function ActiveFilters({ filter, catalogo, onAsk }: ActiveFiltersProps) {
  const format = useFormat();
  const labels = filterLabels(filter, catalogo, format);
  if (labels.length === 0) return null;
  return (
    <ul aria-label={FINDING.activeFilters} className="flex flex-wrap gap-2 px-4 pt-3 sm:px-6">
      {labels.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <Button
            variant="outline"
            size="small"
            aria-label={FINDING.removeFilter(label)}
            onClick={() => {
              onAsk({ filter: without });
            }}
            className="max-w-full rounded-full"
          >
            <bdi className="truncate">{label}</bdi>
            <X aria-hidden />
          </Button>
        </li>
      ))}
      {labels.length > 1 ? (
        <li>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              onAsk({ filter: { ...NO_FILTER, q: filter.q } });
            }}
          >
            {FINDING.clearAll}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
