import { Inbox, Plus, SearchX } from 'lucide-react';
import Link from 'next/link';
import { IfNothingStored } from '@/components/shell/if-nothing-stored';
import { NewEntryLink } from '@/components/shell/new-entry-link';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { isNoFilter, NO_FILTER, type GastosFilter, type GastosQuery } from '@/lib/domain/gastos-query';
import type { Catalogo } from '@/lib/domain/entities';
import { countFilters } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { BUTTONS } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { FINDING, NO_GASTOS } from '@/lib/text/gastos';
import type { Ask } from '@/components/period/use-asked-query';
import { Elsewhere } from './elsewhere';
import { EmptyGastos } from './empty-gastos';
import { ListOpening } from './list-opening';
import { SearchParts } from './search-parts';

type NoGastosProps = { query: GastosQuery; catalogo: Catalogo; onAsk: Ask };

export function NoGastos({ query, catalogo, onAsk }: NoGastosProps) {
  if (!isNoFilter(query.filter)) return <NothingFound query={query} onAsk={onAsk} />;
  if (catalogo.categorias.size > 0) return <NothingThere period={query.period} />;
  return (
    <IfNothingStored opening={<ListOpening />} className="m-4 sm:m-6">
      <EmptyGastos>
        <WaysOn />
      </EmptyGastos>
    </IfNothingStored>
  );
}

function NothingThere({ period }: { period: GastosQuery['period'] }) {
  const format = useFormat();
  const title = period.kind === 'mes' ? NO_GASTOS.emptyMes(format.mes(period.mes)) : FINDING.nothingInPeriod;
  return (
    <Empty icon={Inbox} title={title} advice={NO_GASTOS.emptyMesAdvice}>
      <WaysOn />
    </Empty>
  );
}

function WaysOn() {
  return (
    <>
      <NewEntryLink>
        <Plus aria-hidden />
        {BUTTONS.newGasto}
      </NewEntryLink>
      <Button asChild variant="outline">
        <Link href="/importar/" prefetch={false}>
          {BUTTONS.goImport}
        </Link>
      </Button>
    </>
  );
}

function wayBack(filter: GastosFilter, format: Format): string {
  const filters = countFilters(filter);
  if (filters === 0) return FINDING.clearWords;
  if (filter.q.trim() !== '') return FINDING.clearEverything;
  return format.choose(filters, [FINDING.clearOne, FINDING.clearAll]);
}

function NothingFound({ query, onAsk }: Pick<NoGastosProps, 'query' | 'onAsk'>) {
  const format = useFormat();
  return (
    <div role="status">
      <Empty icon={SearchX} title={FINDING.nothing} advice={FINDING.nothingAdvice}>
        {query.filter.q.trim() === '' ? <Elsewhere query={query} found={0} onAsk={onAsk} /> : null}
        <SearchParts query={query} onAsk={onAsk} />
        <Button
          variant="outline"
          onClick={() => {
            onAsk({ filter: NO_FILTER });
          }}
        >
          {wayBack(query.filter, format)}
        </Button>
      </Empty>
    </div>
  );
}
