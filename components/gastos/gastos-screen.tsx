import { memo, useRef, type RefObject } from 'react';
import { OpeningPicture } from '@/components/shell/opening-picture';
import { StorageNotice } from '@/components/shell/storage-notice';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { mesOf, type Fecha } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { type Period, neighbourOf } from '@/lib/domain/period';
import { writeAddress } from '@/lib/domain/query-address';
import { isSearchFull } from '@/lib/domain/search-text';
import { useCatalogo } from '@/lib/hooks/use-gastos';
import { useKeepPicture } from '@/lib/hooks/use-keep-picture';
import { useToday } from '@/lib/hooks/use-today';
import { FINDING } from '@/lib/text/gastos';
import { ActiveFilters } from '@/components/gastos/find/active-filters';
import { FindBar } from '@/components/gastos/find/find-bar';
import { GastosResult } from '@/components/gastos/list/gastos-result';
import { ListOpening } from '@/components/gastos/list/list-opening';
import { PeriodSwitch } from '@/components/gastos/find/period-switch';
import { useAskedQuery, type Ask } from '@/components/period/use-asked-query';
import { useShownGastos, type ShownGastos } from '@/components/gastos/list/use-shown-gastos';

const NO_CATALOGO: Catalogo = { categorias: new Map(), metodosPago: new Map() };

export function GastosScreen() {
  const [asked, ask] = useAskedQuery();
  const screen = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  /** Period of a step from a row: its list takes the focus. */
  const steppedToRef = useRef<Period | null>(null);
  const today = useToday();
  const catalogo = useCatalogo();
  const shown = useShownGastos(asked, mesOf(today), catalogo);
  const period = asked.period ?? (shown.state === 'shown' ? shown.query.period : shown.period);

  useKeepPicture(screen, shown.state === 'shown' && shown.complete && shown.list.ids.length > 0);

  function goTo(chosen: Period) {
    ask({ period: chosen });
  }
  function step(direction: -1 | 1) {
    const next = period && neighbourOf(period, direction);
    if (!next) return;
    const { activeElement, body } = document;
    // A step a moment ago may have removed the focused row.
    const isFromRow = activeElement === body ? steppedToRef.current : activeElement?.closest('[data-gasto]');
    steppedToRef.current = isFromRow ? next : null;
    goTo(next);
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

  if (!period) return <GastosOpening />;
  return (
    <div ref={screen}>
      <div className="@container top-(--header-room) sticky z-10 flex h-14 items-center gap-1 border-b border-border bg-background px-2 sm:gap-2 sm:px-6 lg:gap-4 print:static print:h-auto print:px-0">
        <PeriodSwitch period={period} today={today} onChange={goTo} />
        <FindBar
          ref={search}
          filter={asked.filter}
          orden={asked.orden}
          catalogo={catalogo ?? NO_CATALOGO}
          found={shown.state === 'shown' && shown.complete ? shown.list.totals.count : null}
          onAsk={ask}
        />
      </div>
      {isSearchFull(asked.filter.q) ? (
        <p role="status" className="px-4 pt-3 text-sm text-muted-foreground sm:px-6">
          {FINDING.searchFull}
        </p>
      ) : null}
      <ActiveFilters filter={asked.filter} catalogo={catalogo ?? NO_CATALOGO} onAsk={ask} />
      <Content steppedToRef={steppedToRef} shown={shown} catalogo={catalogo} today={today} onAsk={ask} />
    </div>
  );
}

export function GastosOpening() {
  return (
    <OpeningPicture>
      <div className="stored:hidden h-14 border-b border-border" />
      <ListOpening />
    </OpeningPicture>
  );
}

type ContentProps = {
  steppedToRef: RefObject<Period | null>;
  shown: ShownGastos;
  catalogo: Catalogo | undefined;
  today: Fecha;
  onAsk: Ask;
};

/** A memo: not drawn again while the answer is under way. */
const Content = memo(function Content({ steppedToRef, shown, catalogo, today, onAsk }: ContentProps) {
  if (shown.state === 'faulty') return <StorageNotice fault={shown.fault} />;
  if (shown.state === 'loading' || !catalogo) return <ListOpening />;
  return (
    <GastosResult
      key={writeAddress(shown.query)}
      steppedToRef={steppedToRef}
      shown={shown}
      catalogo={catalogo}
      today={today}
      onAsk={onAsk}
    />
  );
});
