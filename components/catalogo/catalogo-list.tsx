import { CreditCard, Merge, Plus, Tags } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { LastRecorded } from '@/components/period/last-recorded';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { NativeSelect } from '@/components/ui/native-select';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { compareNombres } from '@/lib/domain/collator';
import { UNUSED, type Usage } from '@/lib/domain/catalogo-usage';
import type { Budget } from '@/lib/domain/budget';
import { mesOf, type Mes } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useQuery } from '@/lib/hooks/use-query';
import { useToday } from '@/lib/hooks/use-today';
import { catalogoUsage } from '@/lib/page/gastos-index-client';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { PERIOD } from '@/lib/text/common';
import type { CatalogoTask } from './catalogo-dialog';
import { CatalogoListRow } from './catalogo-list-row';
import { CatalogoSkeleton } from './catalogo-skeleton';
import { useCatalogoActs } from './use-catalogo-acts';
import { useGrowingCount } from '@/components/ui/use-growing-count';
import { useMesUsage } from './use-mes-usage';

const CatalogoDialog = dynamic(() => import('./catalogo-dialog').then((module) => module.CatalogoDialog), {
  ssr: false,
});

/** The time span of the amounts. */
type Span = 'mes' | 'always';

const ICONS = { categorias: Tags, metodosPago: CreditCard };

/** `opener` had the focus before. */
type Opened = { task: CatalogoTask; opener: Element | null };

/** The rows of a table in alphabetical order, with use and actions. */
export function CatalogoList({ table }: { table: CatalogoTable }) {
  const catalogo = useCatalogo();
  const stored = catalogo?.[table];
  const usage = useQuery(catalogoUsage)?.[table];
  const today = useToday();
  const ofMes = useMesUsage(table, catalogo, today);
  const [span, setSpan] = useState<Span>('mes');
  const amounts = span === 'mes' ? { ...ofMes, mes: mesOf(today) } : { usage, mes: null };
  const [opened, setOpened] = useState<Opened | null>(null);
  const acts = useCatalogoActs(table, (row) => {
    open({ kind: 'delete', row });
  });
  const rows = useMemo(() => stored && sorted(stored.values()), [stored]);
  if (!rows) return <CatalogoSkeleton />;

  function open(task: CatalogoTask, opener = document.activeElement) {
    setOpened({ task, opener });
  }

  /** Deletes a row that is known unused at once, and asks in all other cases. */
  function act(task: CatalogoTask, opener: Element | null) {
    if (task.kind === 'delete' && !usage?.get(task.row.id)) void acts.removeUnused(task.row);
    else open(task, opener);
  }

  return (
    <>
      {rows.length === 0 ? (
        <NoRows table={table} onTask={open} onStarters={() => void acts.addStarters()} />
      ) : (
        <>
          <LastRecorded today={today} />
          <Toolbar table={table} count={rows.length} span={span} onSpan={setSpan} onTask={open} />
          <Rows {...{ table, rows }} {...amounts} busy={acts.busy} onTask={act} />
        </>
      )}
      {opened ? (
        <CatalogoDialog
          table={table}
          {...opened}
          rows={rows}
          usage={usage}
          onTask={(task) => {
            setOpened({ ...opened, task });
          }}
          onClose={() => {
            setOpened(null);
          }}
        />
      ) : null}
    </>
  );
}

type RowsProps = {
  table: CatalogoTable;
  rows: readonly CatalogoRow[];
  /** The month of the amounts; null for all time. */
  mes: Mes | null;
  /** Undefined while expenses are being counted. */
  usage?: ReadonlyMap<number, Usage> | undefined;
  budgets?: ReadonlyMap<number, Budget>;
  /** The id of the row that is being deleted. */
  busy: number | null;
  onTask: (task: CatalogoTask, opener: Element | null) => void;
};

/** Draws more rows as the person scrolls. */
function Rows({ table, rows, mes, usage, budgets, busy, onTask }: RowsProps) {
  const [drawn, end] = useGrowingCount(rows.length);
  return (
    <>
      <ul aria-label={CATALOGO_SCREENS[table].title} className="divide-y divide-border">
        {rows.slice(0, drawn).map((row) => (
          <CatalogoListRow
            key={row.id}
            {...{ table, row, mes, onTask }}
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
  span: Span;
  onSpan: (span: Span) => void;
  onTask: (task: CatalogoTask) => void;
};

function Toolbar({ table, count, span, onSpan, onTask }: ToolbarProps) {
  const format = useFormat();
  const words = CATALOGO_SCREENS[table];
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-6">
      <p className="text-sm tabular-nums text-muted-foreground max-sm:sr-only">
        {format.count(count, words.noun)}
      </p>
      <div className="min-w-fit max-w-full flex-1">
        <NativeSelect
          aria-label={CATALOGO.span}
          value={span}
          className="w-fit"
          onChange={(event) => {
            onSpan(event.target.value === 'mes' ? 'mes' : 'always');
          }}
        >
          <option value="mes">{PERIOD.thisMes}</option>
          <option value="always">{CATALOGO.always}</option>
        </NativeSelect>
      </div>
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

function sorted(rows: Iterable<CatalogoRow>): CatalogoRow[] {
  return [...rows].sort((a, b) => compareNombres(a.nombre, b.nombre));
}
