'use client';
import { memo, type RefObject, useRef, useState } from 'react';
import { FindBar } from '@/components/gastos/find/find-bar';
import { ListOpening } from '@/components/gastos/list/empty-gastos';
import { GastosResult } from '@/components/gastos/list/gastos-result';
import { useKeepPicture } from '@/components/opening/keep-picture';
import { OpeningPicture } from '@/components/opening/opening-picture';
import { PeriodSwitch } from '@/components/period/period-switch';
import { type Ask, useAskedQuery } from '@/components/period/use-asked-query';
import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { StorageNotice } from '@/components/shell/storage-notice';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { lazyPart } from '@/components/ui/lazy-part';
import { type Fecha, mesOf, neighbourOf, type Period } from '@/lib/domain/dates';
import { type Catalogo, NO_CATALOGO } from '@/lib/domain/entities';
import { wholeTotals } from '@/lib/domain/find-gastos';
import { countFilters } from '@/lib/domain/gastos-query';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useQuery } from '@/lib/hooks/use-query';
import { usePreferences } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import type { ListAnswer } from '@/lib/page/gastos-index-client';
import { listQuery } from '@/lib/page/list-query';
import { TITLES } from '@/lib/text/common';

const ListNotes = lazyPart(() => import('./list-notes').then((module) => module.ListNotes));

const ActiveFilters = lazyPart(
  () => import('./find/active-filters').then((module) => module.ActiveFilters),
  () => <div className="h-14 sm:h-12" />,
);

function GastosScreen() {
  const [asked, ask, address] = useAskedQuery();
  const screen = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const today = useToday();
  const catalogo = useCatalogo();
  const { firstWeekday } = usePreferences();
  const clock = { today, firstWeekday };
  const query = listQuery(address, asked, clock);
  const answer = useQuery(query);
  const found = answer?.state === 'found' ? answer : null;
  const period = asked.period ?? ({ kind: 'mes', mes: mesOf(today) } as const);

  useKeepPicture(screen, found !== null && found.complete && found.list.ids.length > 0);

  const isSearching = isSearchOpen || asked.filter.q !== '';
  /** An address of a tag without a period is of all time. */
  function askHere(...[change, how]: Parameters<Ask>) {
    ask(change.filter?.etiquetas?.length ? { period, ...change } : change, how);
  }
  const finding = { filter: asked.filter, catalogo: catalogo ?? NO_CATALOGO, onAsk: askHere };

  function goTo(chosen: Period) {
    ask({ period: chosen });
  }
  useListShortcuts(period, goTo, search);

  if (!answer && !asked.period) return <GastosOpening />;
  return (
    <div ref={screen}>
      <div className="@container top-(--header-room) sticky z-10 flex h-14 items-center gap-1 border-b border-border bg-background px-2 sm:gap-2 sm:px-6 lg:gap-4 print:static print:h-auto print:px-0">
        <PeriodSwitch period={period} today={today} isAside={isSearching} onChange={goTo} />
        <FindBar
          ref={search}
          isOpen={isSearching}
          onOpen={setIsSearchOpen}
          {...finding}
          orden={asked.orden}
          found={found?.complete ? wholeTotals(found.list).count : null}
        />
      </div>
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

function useListShortcuts(
  period: Period,
  onPeriod: (period: Period) => void,
  search: RefObject<HTMLInputElement | null>,
): void {
  function step(direction: -1 | 1) {
    const next = neighbourOf(period, direction);
    if (next) onPeriod(next);
  }
  useShortcuts({
    '/': () => search.current?.focus(),
    ArrowLeft: () => {
      step(-1);
    },
    ArrowRight: () => {
      step(1);
    },
  });
}

function GastosOpening() {
  return (
    <OpeningPicture>
      <div className="stored:hidden h-14 border-b border-border" />
      <ListOpening />
    </OpeningPicture>
  );
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
