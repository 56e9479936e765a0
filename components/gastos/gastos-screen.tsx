'use client';
import { memo, useRef } from 'react';
import { FindBar } from '@/components/gastos/find/find-bar';
import { ListOpening } from '@/components/gastos/list/empty-gastos';
import { GastosResult } from '@/components/gastos/list/gastos-result';
import { useKeepPicture } from '@/components/opening/keep-picture';
import { OpeningPicture } from '@/components/opening/opening-picture';
import { type Ask, useAskedQuery } from '@/components/period/use-asked-query';
import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { StorageNotice } from '@/components/shell/storage-notice';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { lazyPart } from '@/components/ui/lazy-part';
import { type Fecha, fechaOf, mesOf, neighbourOf } from '@/lib/domain/dates';
import { type Catalogo, NO_CATALOGO } from '@/lib/domain/entities';
import { wholeTotals } from '@/lib/domain/find-gastos';
import { countFilters } from '@/lib/domain/gastos-query';
import { readAddress, writeAddress } from '@/lib/domain/query-address';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useQuery } from '@/lib/hooks/use-query';
import { usePreferences } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import type { ListAnswer } from '@/lib/page/queries/gastos-index-client';
import { listQuery } from '@/lib/page/queries/list-query';
import { TITLES } from '@/lib/text/common';

const ListNotes = lazyPart(() => import('./list-notes').then((module) => module.ListNotes));

const ActiveFilters = lazyPart(
  () => import('./find/active-filters').then((module) => module.ActiveFilters),
  () => <div className="h-14 sm:h-12" />,
);

function GastosScreen() {
  const [asked, ask, address] = useAskedQuery();
  const screen = useRef<HTMLDivElement>(null);
  const today = useToday();
  const catalogo = useCatalogo();
  const { firstWeekday } = usePreferences();
  const clock = { today, firstWeekday };
  const query = listQuery(address, asked, clock);
  const answer = useQuery(query);
  const found = answer?.state === 'found' ? answer : null;
  const period = asked.period ?? ({ kind: 'mes', mes: mesOf(today) } as const);

  useKeepPicture(screen, found !== null && found.complete && found.list.ids.length > 0);

  const finding = { filter: asked.filter, catalogo: catalogo ?? NO_CATALOGO, onAsk: ask };

  if (!answer && !asked.period) return <GastosOpening />;
  return (
    <div ref={screen}>
      <FindBar
        {...finding}
        period={period}
        today={today}
        orden={asked.orden}
        found={found?.complete ? wholeTotals(found.list).count : null}
      />
      <ListNotes period={period} clock={clock} {...finding} />
      {countFilters(asked.filter) > 0 ? <ActiveFilters {...finding} /> : null}
      <Content
        answer={answer}
        isAsked={answer?.of === query.name}
        catalogo={catalogo}
        today={today}
        onAsk={ask}
      />
    </div>
  );
}

function GastosOpening() {
  useShortcuts({
    ArrowLeft: () => {
      stepAhead(-1);
    },
    ArrowRight: () => {
      stepAhead(1);
    },
  });
  return (
    <OpeningPicture>
      <div className="stored:hidden h-14 border-b border-border" />
      <ListOpening />
    </OpeningPicture>
  );
}

/** Before the bar with these keys is there: the list will open where the address leads. */
function stepAhead(direction: -1 | 1): void {
  const asked = readAddress(new URLSearchParams(window.location.search));
  const mes = mesOf(fechaOf(new Date()));
  const period = neighbourOf(asked.period ?? { kind: 'mes', mes }, direction);
  if (period) window.history.pushState(null, '', `?${writeAddress({ ...asked, period })}`);
}

type ContentProps = {
  /** The previous query's until the new one is there. */
  answer: ListAnswer | undefined;
  /** False while another query is asked already. */
  isAsked: boolean;
  catalogo: Catalogo | undefined;
  today: Fecha;
  onAsk: Ask;
};

/** Not drawn again while the answer is under way. */
const Content = memo(function Content({ answer, catalogo, ...rest }: ContentProps) {
  if (answer?.state === 'faulty') return <StorageNotice fault={answer.fault} />;
  if (!answer || !catalogo) return <ListOpening />;
  return <GastosResult found={answer} catalogo={catalogo} {...rest} />;
});

export function GastosView() {
  return (
    <>
      <PageHeader title={TITLES.gastos} isBare />
      <div className="mx-auto max-w-3xl max-md:[--header-room:0rem] lg:max-w-7xl">
        <ScreenGate opening={<GastosOpening />}>
          <GastosScreen />
        </ScreenGate>
      </div>
    </>
  );
}
