import { Link } from '@/components/ui/link';
import { Table, TableCell, TableHead } from '@/components/ui/table';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import type { Mes } from '@/lib/domain/dates';
import { listAddress } from '@/lib/domain/query-address';
import type { Cents } from '@/lib/domain/money';
import { totalOfShare } from '@/lib/domain/figures';
import { useFormat } from '@/lib/hooks/use-format';
import { TOTAL } from '@/lib/text/common';
import { FIGURES } from '@/lib/text/resumen';
import type { DrawnMes } from './meses-stack';
import type { NamedShare } from './named-share';

type MesesTableProps = {
  meses: readonly DrawnMes[];
  /** The columns beside the total. */
  series: readonly NamedShare[];
  rows: ReadonlyMap<number, unknown>;
};

/** Every amount links to its expenses. */
export function MesesTable({ meses, series, rows }: MesesTableProps) {
  const format = useFormat();
  return (
    <Table>
      <thead>
        <tr>
          <TableHead>{FIGURES.meses.column}</TableHead>
          {series.map(({ ids, nombre }) => (
            <TableHead key={ids.join()} className="max-w-32 truncate">
              {nombre}
            </TableHead>
          ))}
          <TableHead>{TOTAL}</TableHead>
        </tr>
      </thead>
      <tbody>
        {meses.map(({ mes, summary }) => (
          <tr key={mes}>
            <TableHead scope="row" className="whitespace-nowrap">
              {format.mes(mes)}
            </TableHead>
            {series.map((share) => (
              <CantidadCell
                key={share.ids.join()}
                mes={mes}
                filter={{ categorias: share.ids }}
                cantidad={totalOfShare(summary.categorias, share, rows)}
              />
            ))}
            <CantidadCell mes={mes} filter={{}} cantidad={summary.totals.total} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type CantidadCellProps = { mes: Mes; filter: Partial<GastosFilter>; cantidad: Cents };

function CantidadCell({ mes, filter, cantidad }: CantidadCellProps) {
  const format = useFormat();
  return (
    <TableCell>
      <Link href={listAddress({ kind: 'mes', mes }, filter)} className="hover:underline">
        {format.cantidad(cantidad)}
      </Link>
    </TableCell>
  );
}
