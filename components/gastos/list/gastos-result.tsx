import { lazyPart } from '@/components/ui/lazy-part';
import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { writeAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import type { FoundList } from '@/lib/page/gastos-index-client';
import { keepPlace, returnToPlace } from '@/lib/page/scroll-places';
import { gastosOf } from '@/lib/text/common';
import { GastosList, loadLaterParts } from './gastos-list';
import { EmptyOpening } from './empty-gastos';
import type { Ask } from '@/components/period/use-asked-query';
import { ListHead } from './list-head';
import { useListState } from './use-list-state';
import { remInPixels } from './use-list-window';
import { type ComponentProps, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { PrintedList } from './printed-list';

const NoGastos = lazyPart(() => import('./no-gastos').then((module) => module.NoGastos), EmptyOpening);

const MissingNotice = lazyPart(() => import('./missing-notice').then((module) => module.MissingNotice));

const SelectionBar = lazyPart(() => import('./selection-bar').then((module) => module.SelectionBar));

const ListQuestions = lazyPart(() => import('./list-questions').then((module) => module.ListQuestions));

const BulkDialog = lazyPart(() => import('./bulk-dialog').then((module) => module.BulkDialog));

type GastosResultProps = {
  found: FoundList;
  /** False while another query is asked already. */
  isAsked: boolean;
  catalogo: Catalogo;
  today: Fecha;
  onAsk: Ask;
};

export function GastosResult({ found, isAsked, catalogo, today, onAsk }: GastosResultProps) {
  const format = useFormat();
  const wide = useIsWide();
  const { query, list, known, complete } = found;
  const address = writeAddress(query);
  const state = useListState(address, list.ids, complete && isAsked, wide);
  const { selection, changing } = state;
  useScrollPlace(address, complete);
  const missing = useMemo(
    () => (known && complete ? countMissing(known.values(), catalogo) : 0),
    [known, complete, catalogo],
  );
  if (list.ids.length === 0 && complete) return <NoGastos query={query} catalogo={catalogo} onAsk={onAsk} />;
  return (
    <>
      <ListHead found={found} wide={wide} selection={selection} />
      {missing > 0 ? (
        <MissingNotice
          count={missing}
          onMend={(of) => {
            state.change({ of });
          }}
        />
      ) : null}
      {known && complete ? <Paper list={list} gastos={known} catalogo={catalogo} /> : null}
      <GastosList
        label={gastosOf(format.period(query.period))}
        address={address}
        period={query.period}
        list={list}
        known={known}
        complete={complete}
        catalogo={catalogo}
        today={today}
        wide={wide}
        state={state}
        orden={query.orden}
        onOrden={(orden) => {
          onAsk({ orden });
        }}
      />
      {selection.ids.size > 0 || selection.selecting ? (
        <>
          {/* Room to scroll the last rows out from under the bar. */}
          <div aria-hidden className="h-44 sm:h-36 xl:h-20" />
          <SelectionBar {...{ state, list, known, catalogo }} period={query.period} />
        </>
      ) : null}
      {changing ? <BulkDialog {...changing} catalogo={catalogo} onDone={state.endChange} /> : null}
      {state.lasting || state.uncopied ? <ListQuestions state={state} /> : null}
    </>
  );
}

/** A table replaces the list, which draws only the rows near the screen. Without it, these are printed. */
function Paper(props: ComponentProps<typeof PrintedList>) {
  const paper = useLoaded(loadLaterParts, useIsPhase('calm'));
  return paper ? <paper.PrintedList {...props} /> : null;
}

/** Scrolls to the list's old place after «back» or a reload. The browser would do so before the list is complete. */
function useScrollPlace(address: string, isComplete: boolean): void {
  useLayoutEffect(() => {
    if (!isComplete) return undefined;
    returnToPlace();
    window.addEventListener('scroll', keepPlace, { passive: true });
    return () => {
      window.removeEventListener('scroll', keepPlace);
    };
  }, [address, isComplete]);
}

function countMissing(gastos: Iterable<Gasto>, { categorias, metodosPago }: Catalogo): number {
  let count = 0;
  for (const { categoriaId, metodoPagoId } of gastos)
    if (!categorias.has(categoriaId) || !metodosPago.has(metodoPagoId)) count += 1;
  return count;
}

const WIDE_REM = 64;
const WIDE_QUERY = `(min-width: ${WIDE_REM}rem)`;

function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

/** Counts the page's own text size too: media queries do not know it. */
function isWide(): boolean {
  return matchMedia(WIDE_QUERY).matches && window.innerWidth >= WIDE_REM * remInPixels();
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', onChange);
  window.addEventListener('resize', onChange);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('resize', onChange);
  };
}
