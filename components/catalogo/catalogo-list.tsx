import { CreditCard, Merge, PiggyBank, Plus, Tags } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { withLoaded } from '@/components/acts/load-page-acts';
import { ClasificarButton } from '@/components/clasificar/clasificar-button';
import { LastRecorded } from '@/components/period/last-recorded';
import { useAskedQuery } from '@/components/period/use-asked-query';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { lazyPart } from '@/components/ui/lazy-part';
import { useGrowingCount } from '@/components/ui/use-growing-count';
import type { Budget } from '@/lib/domain/budget';
import { CATALOGO_RULES, type CatalogoRow, inCatalogoOrder } from '@/lib/domain/catalogo-entry';
import { type Fecha, mesOf, type Period } from '@/lib/domain/dates';
import type { CatalogoTable } from '@/lib/domain/entities';
import { UNUSED, type Usage } from '@/lib/domain/mes-summary';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { useQuery } from '@/lib/hooks/use-query';
import { useToday } from '@/lib/hooks/use-today';
import { catalogoUsage } from '@/lib/page/queries/gastos-index-client';
import { showOverlay } from '@/lib/page/overlays';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { PRESUPUESTOS } from '@/lib/text/presupuestos';
import { BUDGETS } from '@/lib/text/resumen';
import { CatalogoBar, CatalogoSums, useOrden, usePeriodUsage } from './catalogo-head';
import { CatalogoListRow, type CatalogoTask } from './catalogo-list-row';

function loadActs() {
  return import('./catalogo-dialog');
}

/** `busy` is the id of the row being deleted; `onInUse` gets a row that is used after all. */
function useCatalogoActs(table: CatalogoTable, onInUse: (row: CatalogoRow) => void) {
  const format = useFormat();
  const [busy, setBusy] = useState<number | null>(null);

  function addStarters() {
    return withLoaded(loadActs, ({ addStartersAndNotify }) => addStartersAndNotify(table, format));
  }

  async function removeUnused(row: CatalogoRow) {
    if (busy !== null) return;
    setBusy(row.id);
    await withLoaded(loadActs, ({ removeUnusedAndNotify }) =>
      removeUnusedAndNotify(table, row, format, onInUse),
    );
    setBusy(null);
  }

  return { busy, addStarters, removeUnused };
}

const CatalogoDialog = lazyPart(() => import('./catalogo-dialog').then((module) => module.CatalogoDialog));

const EtiquetaList = lazyPart(() =>
  import('@/components/etiquetas/etiqueta-list').then((module) => module.EtiquetaList),
);

const ICONS = { categorias: Tags, metodosPago: CreditCard };

type Opened = { task: CatalogoTask; opener: Element | null };

type CatalogoListProps = {
  table: CatalogoTable;
  /** Shown until the rows are read. */
  opening: ReactNode;
};

export function CatalogoList({ table, opening }: CatalogoListProps) {
  const today = useToday();
  const shown = useShownRows(table, today);
  const used = useQuery(catalogoUsage)?.[table];
  const { opened, open, goOn, close } = useOpened();
  const isCalm = useIsPhase('calm');
  const acts = useCatalogoActs(table, (row) => {
    open({ kind: 'delete', row });
  });
  if (!shown.catalogo || !shown.rows) return opening;
  const { catalogo, rows, period, isAsked, goTo, usage, budgets, due } = shown;

  function act(task: CatalogoTask, opener: Element | null) {
    if (task.kind === 'delete' && !used?.get(task.row.id)) void acts.removeUnused(task.row);
    else open(task, opener);
  }

  return (
    <>
      {rows.length === 0 ? (
        <NoRows table={table} onTask={open} onStarters={() => void acts.addStarters()} />
      ) : (
        <>
          <CatalogoBar {...{ table, period, today }} onPeriod={goTo} />
          {isAsked ? null : <LastRecorded today={today} />}
          {table === 'categorias' ? <ClasificarButton className="px-4 pt-3 sm:px-6" /> : null}
          <CatalogoSums {...{ catalogo, period, today, usage, budgets, due }} />
          <Toolbar table={table} count={rows.length} onTask={open} />
          <Rows {...{ table, rows, period, usage, budgets }} busy={acts.busy} onTask={act} />
        </>
      )}
      {table === 'categorias' && isCalm ? <EtiquetaList /> : null}
      {opened ? (
        <CatalogoDialog table={table} {...opened} rows={rows} usage={used} onTask={goOn} onClose={close} />
      ) : null}
    </>
  );
}

function useOpened() {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    opened,
    open: (task: CatalogoTask, opener = document.activeElement) => {
      setOpened({ task, opener });
    },
    goOn: (task: CatalogoTask) => {
      setOpened((before) => before && { ...before, task });
    },
    close: () => {
      setOpened(null);
    },
  };
}

/** The amounts' period: the address's, or this month. */
function useShownRows(table: CatalogoTable, today: Fecha) {
  const catalogo = useCatalogo();
  const stored = catalogo?.[table];
  const [asked, ask] = useAskedQuery();
  const period: Period = asked.period ?? { kind: 'mes', mes: mesOf(today) };
  const { usage, budgets, due } = usePeriodUsage(table, catalogo, period, today);
  const orden = useOrden(table);
  const rows = useMemo(
    () => stored && inCatalogoOrder(stored.values(), orden, { usage, budgets }),
    [stored, orden, usage, budgets],
  );
  function goTo(chosen: Period) {
    ask({ period: chosen });
  }
  return { catalogo, rows, period, isAsked: asked.period !== null, goTo, usage, budgets, due };
}

type RowsProps = {
  table: CatalogoTable;
  rows: readonly CatalogoRow[];
  period: Period;
  /** Undefined while expenses are being counted. */
  usage?: ReadonlyMap<number, Usage> | undefined;
  budgets: ReadonlyMap<number, Budget> | undefined;
  busy: number | null;
  onTask: (task: CatalogoTask, opener: Element | null) => void;
};

function Rows({ table, rows, period, usage, budgets, busy, onTask }: RowsProps) {
  const [drawn, end] = useGrowingCount(rows.length);
  return (
    <>
      <ul aria-label={CATALOGO_SCREENS[table].title} className="@container divide-y divide-border">
        {rows.slice(0, drawn).map((row) => (
          <CatalogoListRow
            key={row.id}
            {...{ table, row, period, onTask }}
            usage={usage && (usage.get(row.id) ?? UNUSED)}
            budget={budgets?.get(row.id)}
            mergeable={rows.length > 1}
            busy={busy === row.id}
          />
        ))}
      </ul>
      {drawn < rows.length ? <div key={drawn} ref={end} /> : null}
    </>
  );
}

type ToolbarProps = {
  table: CatalogoTable;
  count: number;
  onTask: (task: CatalogoTask) => void;
};

function Toolbar({ table, count, onTask }: ToolbarProps) {
  const format = useFormat();
  const words = CATALOGO_SCREENS[table];
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2 sm:px-6 print:[&_button]:hidden">
      <p className="mr-auto text-sm tabular-nums text-muted-foreground max-sm:sr-only">
        {format.count(count, words.noun)}
      </p>
      {CATALOGO_RULES[table].hasPresupuesto ? (
        <Button
          variant="outline"
          size="small"
          aria-label={PRESUPUESTOS.title}
          aria-haspopup="dialog"
          onClick={() => {
            showOverlay('presupuestos');
          }}
        >
          <PiggyBank aria-hidden className="max-sm:hidden" />
          <span className="sm:hidden">{BUDGETS.title}</span>
          <span className="hidden sm:inline">{PRESUPUESTOS.title}</span>
        </Button>
      ) : null}
      {count > 1 ? (
        <Button
          variant="ghost"
          size="small"
          aria-label={words.merge}
          onClick={() => {
            onTask({ kind: 'merge', row: null });
          }}
        >
          <Merge aria-hidden />
          {CATALOGO.merge}
        </Button>
      ) : null}
      <AddButton table={table} onTask={onTask} />
    </div>
  );
}

function AddButton({ table, onTask }: Pick<ToolbarProps, 'table' | 'onTask'>) {
  const words = CATALOGO_SCREENS[table];
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={words.add}
      onClick={() => {
        onTask({ kind: 'create' });
      }}
    >
      <Plus aria-hidden />
      <span className="sm:hidden">{words.addShort}</span>
      <span className="hidden sm:inline">{words.add}</span>
    </Button>
  );
}

type NoRowsProps = Pick<ToolbarProps, 'table' | 'onTask'> & { onStarters: () => void };

function NoRows({ table, onTask, onStarters }: NoRowsProps) {
  const words = CATALOGO_SCREENS[table];
  return (
    <Empty icon={ICONS[table]} title={words.empty} advice={words.emptyAdvice}>
      <Button onClick={onStarters}>{words.starters}</Button>
      <AddButton table={table} onTask={onTask} />
    </Empty>
  );
}
