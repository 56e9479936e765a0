import { CreditCard, Merge, Plus, Tags } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import type { CatalogoTable } from '@/lib/domain/entities';
import { compareNombres } from '@/lib/domain/collator';
import { UNUSED } from '@/lib/domain/catalogo-usage';
import { useCatalogoUsage } from '@/lib/hooks/use-catalogo-usage';
import { useFormat } from '@/lib/hooks/use-format';
import { useCatalogo } from '@/lib/hooks/use-gastos';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import type { CatalogoTask } from './catalogo-dialog';
import { CatalogoListRow } from './catalogo-list-row';
import { CatalogoSkeleton } from './catalogo-skeleton';
import { useCatalogoActs } from './use-catalogo-acts';
import { useGrowingCount } from './use-growing-count';

const CatalogoDialog = dynamic(() => import('./catalogo-dialog').then((module) => module.CatalogoDialog), {
  ssr: false,
});

const ICONS = { categorias: Tags, metodosPago: CreditCard };

/** What the person is about to do, and what had the focus before. */
type Opened = { task: CatalogoTask; opener: Element | null };

/** The rows of a table in alphabetical order, how much each is used, and what can be done with them. */
export function CatalogoList({ table }: { table: CatalogoTable }) {
  const stored = useCatalogo()?.[table];
  const usage = useCatalogoUsage()?.[table];
  const [opened, setOpened] = useState<Opened | null>(null);
  const acts = useCatalogoActs(table, (row) => {
    open({ kind: 'delete', row });
  });
  const rows = useMemo(() => stored && sorted(stored.values()), [stored]);
  const [drawn, end] = useGrowingCount(rows?.length ?? 0);
  if (!rows) return <CatalogoSkeleton />;

  function open(task: CatalogoTask, opener = document.activeElement) {
    setOpened({ task, opener });
  }

  /** What nothing is known to use goes at once; the rest is asked about. */
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
          <Toolbar table={table} count={rows.length} onTask={open} />
          <ul aria-label={CATALOGO_SCREENS[table].title} className="divide-y divide-border">
            {rows.slice(0, drawn).map((row) => (
              <CatalogoListRow
                key={row.id}
                table={table}
                row={row}
                usage={usage && (usage.get(row.id) ?? UNUSED)}
                mergeable={rows.length > 1}
                busy={acts.busy === row.id}
                onTask={act}
              />
            ))}
          </ul>
          {drawn < rows.length ? <div key={drawn} ref={end} /> : null}
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

type ToolbarProps = { table: CatalogoTable; count: number; onTask: (task: CatalogoTask) => void };

function Toolbar({ table, count, onTask }: ToolbarProps) {
  const format = useFormat();
  const words = CATALOGO_SCREENS[table];
  return (
    <div className="flex items-center gap-2 px-4 py-3 sm:px-6">
      <p className="min-w-0 flex-1 text-sm tabular-nums text-muted-foreground">
        {format.count(count, words.noun)}
      </p>
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
