import { Inbox, Plus, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useMemo } from 'react';
import { UnlessLost } from '@/components/shell/unless-data-lost';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { isNoFilter, NO_FILTER, type GastosFilter, type GastosQuery } from '@/lib/domain/gastos-query';
import type { Catalogo } from '@/lib/domain/entities';
import { ALL_TIME } from '@/lib/domain/period';
import { countFilters } from '@/lib/domain/query-address';
import { openNewEntry } from '@/lib/page/opened-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { useGastosCount } from '@/lib/hooks/use-gastos-search';
import { FINDING } from '@/lib/text/gastos-words';
import { ENTRY, GASTOS } from '@/lib/text/screens';
import type { Ask } from '@/components/period/use-asked-query';

type NoGastosProps = { query: GastosQuery; catalogo: Catalogo; onAsk: Ask };

/** Where a query finds nothing: why, and the ways on. */
export function NoGastos({ query, catalogo, onAsk }: NoGastosProps) {
  if (!isNoFilter(query.filter)) return <NothingFound query={query} onAsk={onAsk} />;
  if (catalogo.categorias.size > 0) return <NothingThere period={query.period} />;
  return (
    <UnlessLost className="m-4 sm:m-6">
      <NothingThere period={query.period} empty />
    </UnlessLost>
  );
}

function NothingThere({ period, empty = false }: { period: GastosQuery['period']; empty?: boolean }) {
  const format = useFormat();
  const ofPeriod =
    period.kind === 'mes' ? GASTOS.emptyMonth(format.month(period.mes)) : FINDING.nothingInPeriod;
  return (
    <Empty
      icon={Inbox}
      title={empty ? GASTOS.empty : ofPeriod}
      advice={empty ? GASTOS.emptyAdvice : GASTOS.emptyMonthAdvice}
    >
      <Button onClick={openNewEntry}>
        <Plus aria-hidden />
        {ENTRY.open}
      </Button>
      <Button asChild variant="outline">
        <Link href="/importar/" prefetch={false}>
          {GASTOS.goImport}
        </Link>
      </Button>
    </Empty>
  );
}

/** What there is to take away: words, filters, or both. */
function wayBack(filter: GastosFilter): string {
  const filters = countFilters(filter);
  if (filters === 0) return FINDING.clearWords;
  if (filter.q.trim() !== '') return FINDING.clearEverything;
  return filters === 1 ? FINDING.clearOne : FINDING.clearAll;
}

function NothingFound({ query, onAsk }: Pick<NoGastosProps, 'query' | 'onAsk'>) {
  const format = useFormat();
  const everywhere = useMemo(
    () => (query.period.kind === 'mes' ? { ...query, period: ALL_TIME } : null),
    [query],
  );
  const elsewhere = useGastosCount(everywhere);
  return (
    <div role="status">
      <Empty icon={SearchX} title={FINDING.nothing} advice={FINDING.nothingAdvice}>
        {elsewhere ? (
          <Button
            onClick={() => {
              onAsk({ period: ALL_TIME });
            }}
          >
            {FINDING.elsewhere(format.plainNumber(elsewhere), elsewhere === 1)}
          </Button>
        ) : null}
        <Button
          variant="outline"
          onClick={() => {
            onAsk({ filter: NO_FILTER });
          }}
        >
          {wayBack(query.filter)}
        </Button>
      </Empty>
    </div>
  );
}
