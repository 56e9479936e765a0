import { Clock, Download, ListChecks, Rows4 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Ask } from '@/components/period/use-asked-query';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FittedNumber } from '@/components/ui/fitted-number';
import { lazyPart } from '@/components/ui/lazy-part';
import { PopoverButton } from '@/components/ui/popover-button';
import type { Fecha } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import type { GastosQuery, ListedGastos, Totals } from '@/lib/domain/gastos-query';
import type { Cents } from '@/lib/domain/money';
import { writeAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useSetting } from '@/lib/hooks/use-setting';
import type { FoundList } from '@/lib/page/queries/gastos-index-client';
import { rowDensity } from '@/lib/page/settings/row-density';
import { keepPlace, returnToPlace } from '@/lib/page/scroll-places';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { BUTTONS, ESTADO_NAMES, gastosOf, NOUNS, TOTAL } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos-list';
import { EmptyOpening } from './empty-gastos';
import { GastosList, loadLaterParts } from './gastos-list';
import type { PrintedList } from './later-parts';
import { remInPixels } from './list-window';
import { useListState } from './use-list-state';
import type { Selection } from './use-selection';

const ExportMenu = lazyPart(() =>
  import('@/components/exportar/export-gastos').then((module) => module.ExportMenu),
);

const OthersNote = lazyPart(() => import('./others-note').then((module) => module.OthersNote));

type ListHeadProps = { found: FoundList; wide: boolean; selection: Selection };

function ListHead({ found, wide, selection }: ListHeadProps) {
  const { query, list, complete, isCounted } = found;
  return (
    <div className="flex min-h-11 items-center justify-between gap-1 px-4 sm:px-6 print:px-0 print:py-2">
      <GastosTotals totals={list.totals} complete={isCounted}>
        {query.filter.q === '' ? null : <OthersNote found={found} />}
      </GastosTotals>
      <div className="min-w-23 flex shrink-0 justify-end gap-1 print:hidden">
        <ListTools {...{ wide, selection, query }} list={complete ? list : null} />
      </div>
    </div>
  );
}

type GastosTotalsProps = { totals: Totals; complete: boolean; children?: ReactNode };

function GastosTotals({ totals: { count, total, pending }, complete, children }: GastosTotalsProps) {
  const format = useFormat();
  return (
    <div
      aria-busy={!complete}
      className="@container flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 sm:gap-x-5"
    >
      <dl className="flex min-w-0 flex-wrap items-baseline gap-x-3 sm:gap-x-5">
        <Cantidad label={TOTAL} cents={complete ? total : null} />
        <Cantidad
          label={ESTADO_NAMES.pendiente}
          cents={complete ? pending : null}
          className={pending === 0n ? 'max-sm:hidden' : 'text-warning'}
        >
          <Clock aria-hidden className="size-3.5 sm:hidden" />
        </Cantidad>
      </dl>
      <p role="status" className="text-xs tabular-nums text-muted-foreground sm:text-sm">
        {complete ? format.count(count, NOUNS.gasto) : FINDING.counting}
      </p>
      {children}
    </div>
  );
}

type CantidadProps = {
  label: string;
  /** Null while unknown. */ cents: Cents | null;
  className?: string;
  children?: ReactNode;
};

/** On a phone the label is only read aloud, or an icon. */
function Cantidad({ label, cents, className, children }: CantidadProps) {
  const format = useFormat();
  return (
    <div className={cn('flex min-w-0 flex-wrap items-baseline gap-x-0.5 sm:gap-x-1', className)}>
      <dt className="flex text-xs text-muted-foreground">
        <span className="max-sm:sr-only">{label}</span>
        {children}
      </dt>
      <dd className="min-w-0 font-semibold tabular-nums tracking-tight">
        {cents === null ? (
          '…'
        ) : (
          <FittedNumber size={1.125} whole={format.cantidad(cents)}>
            {briefCantidad(cents, 20, format)}
          </FittedNumber>
        )}
      </dd>
    </div>
  );
}

type ListToolsProps = {
  wide: boolean;
  selection: Selection;
  query: GastosQuery;
  /** Null while it is not complete. */
  list: ListedGastos | null;
};

function ListTools({ wide, selection, query, list }: ListToolsProps) {
  return (
    <>
      {wide ? <DensitySwitch /> : null}
      {wide || selection.selecting ? null : <SelectButton selection={selection} />}
      <ExportButton query={query} list={list} />
    </>
  );
}

function SelectButton({ selection }: Pick<ListToolsProps, 'selection'>) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={BUTTONS.select}
      title={BUTTONS.select}
      onClick={() => {
        selection.setSelecting(true);
      }}
    >
      <ListChecks aria-hidden />
    </Button>
  );
}

function DensitySwitch() {
  const isComfortable = useSetting(rowDensity) === 'comfortable';
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={FINDING.comfortableRows}
      title={FINDING.comfortableRows}
      aria-pressed={isComfortable}
      className={isComfortable ? 'text-primary' : undefined}
      onClick={() => {
        rowDensity.write(isComfortable ? 'compact' : 'comfortable');
      }}
    >
      <Rows4 aria-hidden />
    </Button>
  );
}

function ExportButton({ query, list }: Pick<ListToolsProps, 'query' | 'list'>) {
  return (
    <PopoverButton
      variant="ghost"
      size="icon"
      aria-label={BUTTONS.exportList}
      title={BUTTONS.exportList}
      panel={(opened) => <ExportMenu query={query} list={list} {...opened} />}
    >
      <Download aria-hidden />
    </PopoverButton>
  );
}

const NoGastos = lazyPart(() => import('./no-gastos').then((module) => module.NoGastos), EmptyOpening);

const MissingNotice = lazyPart(() => import('./list-questions').then((module) => module.MissingNotice));

const SelectionBar = lazyPart(() => import('./selection-bar').then((module) => module.SelectionBar));

const ListQuestions = lazyPart(() => import('./list-questions').then((module) => module.ListQuestions));

const BulkDialog = lazyPart(() => import('./bulk-dialog').then((module) => module.BulkDialog));

type GastosResultProps = {
  found: FoundList;
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

/** The list has only rows near the screen; without the table, these are printed. */
function Paper(props: ComponentProps<typeof PrintedList>) {
  const paper = useLoaded(loadLaterParts, useIsPhase('calm'));
  return paper ? <paper.PrintedList {...props} /> : null;
}

/** After «back» or a reload; the browser would be too early. */
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

/** By the page's own text size, unknown to media queries. */
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
