import Link from 'next/link';
import { Skeleton } from '@/components/ui/skeleton';
import type { CatalogoRow, CatalogoTable } from '@/lib/domain/catalogo-entry';
import type { Usage } from '@/lib/domain/catalogo-usage';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { CATALOGO } from '@/lib/text/catalogo-words';
import { shorten } from '@/lib/text/format';
import type { CatalogoTask } from './catalogo-dialog';
import { RowActions } from './row-actions';
import { RowIcon } from './row-icon';

type CatalogoListRowProps = {
  table: CatalogoTable;
  row: CatalogoRow;
  /** Undefined while expenses are being counted. */
  usage: Readonly<Usage> | undefined;
  mergeable: boolean;
  busy: boolean;
  onTask: (task: CatalogoTask, opener: Element | null) => void;
};

const FILTERS = { categorias: 'cat', metodosPago: 'metodo' };

/** One row: what it is, what is spent on it, and what can be done with it. It leads to its expenses. */
export function CatalogoListRow({ table, row, usage, mergeable, busy, onTask }: CatalogoListRowProps) {
  return (
    <li
      aria-busy={busy}
      className="min-h-18 relative flex items-center gap-3 py-2 pl-4 pr-2 hover:bg-accent aria-busy:opacity-60 sm:pl-6 sm:pr-4"
    >
      <RowIcon {...row} />
      <div className="min-w-0 flex-1">
        {/* The link is as large as the row; the actions lie above it. */}
        <Link
          href={`/gastos/?todo&${FILTERS[table]}=${row.id}`}
          prefetch={false}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          <bdi>{shorten(row.nombre)}</bdi>
        </Link>
        {row.descripcion ? (
          <p className="truncate text-sm text-muted-foreground" title={shorten(row.descripcion)}>
            <bdi>{shorten(row.descripcion)}</bdi>
          </p>
        ) : null}
      </div>
      <RowNumbers usage={usage} presupuesto={row.presupuesto} />
      <RowActions row={row} mergeable={mergeable} onTask={onTask} />
    </li>
  );
}

type RowNumbersProps = Pick<CatalogoListRowProps, 'usage'> & Pick<CatalogoRow, 'presupuesto'>;

function RowNumbers({ usage, presupuesto }: RowNumbersProps) {
  const format = useFormat();
  return (
    <div className="min-w-20 max-w-[50%] text-right tabular-nums">
      {usage ? (
        <>
          <p className="wrap-anywhere font-medium">{format.amount(usage.total)}</p>
          <p className="text-sm text-muted-foreground">
            {format.count(usage.count, CATALOGO.gasto, CATALOGO.gastos)}
          </p>
        </>
      ) : (
        <>
          <Skeleton className="my-1 ml-auto h-4 w-20" />
          <Skeleton className="my-1 ml-auto h-3 w-14" />
        </>
      )}
      {presupuesto === undefined ? null : (
        <p className="wrap-anywhere text-xs text-muted-foreground">
          {CATALOGO.budget(format.amount(toCents(presupuesto)))}
        </p>
      )}
    </div>
  );
}
