import { Clock, Download, ListChecks, Rows4 } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FittedNumber } from '@/components/ui/fitted-number';
import { PopoverButton } from '@/components/ui/popover-button';
import type { GastosQuery, ListedGastos, Totals } from '@/lib/domain/gastos-query';
import type { Cents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import type { FoundList } from '@/lib/page/gastos-index-client';
import { rowDensity } from '@/lib/page/row-density';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import { BUTTONS, ESTADO_NAMES, NOUNS, TOTAL } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos-list';
import type { Selection } from './use-selection';

const ExportMenu = lazyPart(() =>
  import('@/components/exportar/export-menu').then((module) => module.ExportMenu),
);

const OthersNote = lazyPart(() => import('./others-note').then((module) => module.OthersNote));

type ListHeadProps = { found: FoundList; wide: boolean; selection: Selection };

export function ListHead({ found, wide, selection }: ListHeadProps) {
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

/** On a phone the label is only read aloud, or an icon stands for it. */
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
