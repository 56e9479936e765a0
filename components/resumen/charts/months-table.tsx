import Link from 'next/link';
import { Table, TableCell, TableHead } from '@/components/ui/table';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import type { Mes } from '@/lib/domain/dates';
import { listAddress } from '@/lib/domain/query-address';
import type { Cents } from '@/lib/domain/money';
import { totalOfShare } from '@/lib/domain/shares';
import { useFormat } from '@/lib/hooks/use-format';
import { TOTAL } from '@/lib/text/common';
import { FIGURES } from '@/lib/text/resumen';
import type { DrawnMes } from './months-stack';
import type { NamedShare } from './named-share';

type MonthsTableProps = {
  meses: readonly DrawnMes[];
  /** The columns beside the total. */
  series: readonly NamedShare[];
  rows: ReadonlyMap<number, unknown>;
};

/** Months as a table. Every amount leads to its expenses. */
export function MonthsTable({ meses, series, rows }: MonthsTableProps) {
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
              {format.month(mes)}
            </TableHead>
            {series.map((share) => (
              <AmountCell
                key={share.ids.join()}
                mes={mes}
                filter={{ categorias: share.ids }}
                amount={totalOfShare(summary.categorias, share, rows)}
              />
            ))}
            <AmountCell mes={mes} filter={{}} amount={summary.totals.total} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type AmountCellProps = { mes: Mes; filter: Partial<GastosFilter>; amount: Cents };

function AmountCell({ mes, filter, amount }: AmountCellProps) {
  const format = useFormat();
  return (
    <TableCell>
      <Link href={listAddress({ kind: 'mes', mes }, filter)} prefetch={false} className="hover:underline">
        {format.amount(amount)}
      </Link>
    </TableCell>
  );
}
