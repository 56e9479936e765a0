import Link from 'next/link';
import { Table, TableCell, TableHead } from '@/components/ui/table';
import { useFormat } from '@/lib/hooks/use-format';
import { FIELDS, TITLES } from '@/lib/text/common';
import { FIGURE } from '@/lib/text/resumen';
import type { NamedShare } from './named-share';

type ShareTableProps = {
  column: string;
  shares: readonly NamedShare[];
  hrefOf: (share: NamedShare) => string;
};

export function ShareTable({ column, shares, hrefOf }: ShareTableProps) {
  const format = useFormat();
  return (
    <Table>
      <thead>
        <tr>
          <TableHead>{column}</TableHead>
          <TableHead>{FIELDS.cantidad}</TableHead>
          <TableHead>{FIGURE.part}</TableHead>
          <TableHead>{TITLES.gastos}</TableHead>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.ids.join()}>
            <TableHead scope="row" className="max-w-40 truncate">
              <Link href={hrefOf(share)} prefetch={false} className="underline underline-offset-2">
                {share.nombre}
              </Link>
            </TableHead>
            <TableCell>{format.cantidad(share.total)}</TableCell>
            <TableCell>{format.part(share.part)}</TableCell>
            <TableCell>{format.plainNumber(share.count)}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
