import { Inbox, Plus, SearchX } from 'lucide-react';
import { Link } from '@/components/ui/link';
import type { Ask } from '@/components/period/use-asked-query';
import { IfNothingStored } from '@/components/shell/if-nothing-stored';
import { NewEntryLink } from '@/components/shell/entry-launcher';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import type { Catalogo } from '@/lib/domain/entities';
import {
  countFilters,
  type GastosFilter,
  type GastosQuery,
  isNoFilter,
  NO_FILTER,
} from '@/lib/domain/gastos-query';
import { ALL_TIME } from '@/lib/domain/dates';
import { searchParts } from '@/lib/domain/search-readings';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { countQuery } from '@/lib/page/queries/list-query';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { type Format, shorten } from '@/lib/text/format';
import { FILTERING, SEARCHING } from '@/lib/text/gastos';
import { NO_GASTOS } from '@/lib/text/gastos-list';
import { EmptyGastos, ListOpening } from './empty-gastos';

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
  const title =
    period.kind === 'mes' ? NO_GASTOS.emptyMes(format.mes(period.mes)) : FILTERING.nothingInPeriod;
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
        <Link href="/importar/">{BUTTONS.goImport}</Link>
      </Button>
    </>
  );
}

function wayBack(filter: GastosFilter, format: Format): string {
  const filters = countFilters(filter);
  if (filters === 0) return FILTERING.clearWords;
  if (filter.q.trim() !== '') return FILTERING.clearEverything;
  return format.choose(filters, [FILTERING.clearOne, FILTERING.clearEverything]);
}

function NothingFound({ query, onAsk }: Pick<NoGastosProps, 'query' | 'onAsk'>) {
  const format = useFormat();
  return (
    <div role="status">
      <Empty icon={SearchX} title={FILTERING.nothing} advice={FILTERING.nothingAdvice}>
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

type ElsewhereProps = {
  query: GastosQuery;
  found: number;
  onAsk: Ask;
};

function Elsewhere({ query, found, onAsk }: ElsewhereProps) {
  const format = useFormat();
  const everywhere = countQuery({ ...query, period: ALL_TIME });
  const answer = useQuery(everywhere);
  const all = answer?.of === everywhere.name ? answer.count : null;
  if (all === null || all <= found) return null;
  const forms = query.period.kind === 'mes' ? FILTERING.elsewhere : FILTERING.otherDays;
  return (
    <Button
      variant={found === 0 ? 'primary' : 'outline'}
      onClick={() => {
        onAsk({ period: ALL_TIME });
      }}
    >
      {format.count(all - found, forms)}
    </Button>
  );
}

/** More parts are nobody's search. */
const MAX_PARTS = 6;

type SearchPartsProps = { query: GastosQuery; onAsk: Ask };

function SearchParts({ query, onAsk }: SearchPartsProps) {
  const parts = searchParts(query.filter, query.clock);
  if (parts.length < 2) return null;
  return (
    <ul aria-label={SEARCHING.parts} className="grid w-full justify-items-center gap-3">
      {parts.slice(0, MAX_PARTS).map(({ said, ...found }, place) => {
        const name =
          said.kind === 'word' ? SEARCHING.quoted(shorten(said.word)) : SEARCHING.partNames[said.kind];
        return <PartLine key={`${place} ${name}`} name={name} {...found} query={query} onAsk={onAsk} />;
      })}
    </ul>
  );
}

type PartLineProps = SearchPartsProps & Record<'alone' | 'without', GastosFilter> & { name: string };

function PartLine({ name, query, onAsk, ...filters }: PartLineProps) {
  const format = useFormat();
  const alone = useCount(query, filters.alone);
  const without = useCount(query, filters.without);
  if (alone === null || without === null || (alone > 0 && without === 0)) return null;
  return (
    <li className="grid max-w-full justify-items-center gap-1">
      {alone === 0 ? <p className="wrap-anywhere text-sm">{SEARCHING.nothingWith(name)}</p> : null}
      <Button
        variant={alone === 0 ? 'primary' : 'outline'}
        onClick={() => {
          onAsk({ filter: filters.without });
        }}
      >
        <span className="truncate">
          {without === 0
            ? SEARCHING.without(name)
            : SEARCHING.withoutFinds(name, format.count(without, NOUNS.gasto))}
        </span>
      </Button>
    </li>
  );
}

/** Of all time; null while unknown. */
function useCount({ orden, clock }: GastosQuery, filter: GastosFilter): number | null {
  const query = countQuery({ period: ALL_TIME, filter, orden, ...(clock && { clock }) });
  const answer = useQuery(query);
  return answer?.of === query.name ? answer.count : null;
}
