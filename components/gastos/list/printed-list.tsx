import { Table, TableCell, TableHead } from '@/components/ui/table';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { estadoKindOf, type ListedGastos } from '@/lib/domain/gastos-query';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsPrinted } from '@/lib/hooks/use-is-printed';
import { ESTADO_NAMES, NONE, TOTAL } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import { CORRECTING } from '@/lib/text/gastos';

type PrintedListProps = {
  list: ListedGastos;
  gastos: ReadonlyMap<number, Gasto>;
  catalogo: Catalogo;
};

const { columns } = CORRECTING;

/** The columns before the amount; the description takes the remaining width. */
const WIDTHS = [
  ['fecha', 'w-24'],
  ['nombre', 'w-1/5'],
  ['descripcion', ''],
  ['categoria', 'w-26'],
  ['metodoPago', 'w-26'],
  ['estado', 'w-20'],
] as const;

/** Drawn only while the page is printed. */
export function PrintedList({ list, gastos, catalogo }: PrintedListProps) {
  const format = useFormat();
  const isPrinting = useIsPrinted();
  if (!isPrinting) return null;
  return (
    <Table className="hidden table-fixed text-xs print:table">
      <thead>
        <tr>
          {WIDTHS.map(([field, width]) => (
            <TableHead key={field} className={`text-left ${width}`}>
              {columns[field]}
            </TableHead>
          ))}
          <TableHead className="w-24">{columns.cantidad}</TableHead>
        </tr>
      </thead>
      <tbody>
        {Array.from(list.ids, (id) => gastos.get(id))
          .filter((gasto) => gasto !== undefined)
          .map((gasto) => (
            <PrintedRow key={gasto.id} gasto={gasto} catalogo={catalogo} />
          ))}
      </tbody>
      <tfoot className="table-row-group">
        <tr>
          <TableHead scope="row" colSpan={6}>
            {TOTAL}
          </TableHead>
          <TableCell className="font-semibold">{format.cantidad(list.totals.total)}</TableCell>
        </tr>
      </tfoot>
    </Table>
  );
}

function PrintedRow({ gasto, catalogo }: { gasto: Gasto; catalogo: Catalogo }) {
  const format = useFormat();
  const kind = estadoKindOf(gasto.estado);
  const texts = [
    shownNombre(gasto.nombre),
    gasto.descripcion === gasto.nombre ? '' : gasto.descripcion,
    catalogo.categorias.get(gasto.categoriaId)?.nombre ?? NONE.categoria,
    catalogo.metodosPago.get(gasto.metodoPagoId)?.nombre ?? NONE.metodoPago,
    kind === 'otro' ? gasto.estado : ESTADO_NAMES[kind],
  ];
  return (
    <tr className="break-inside-avoid align-top">
      <TableHead scope="row" className="whitespace-nowrap font-normal">
        {format.shortDay(gasto.fecha)}
      </TableHead>
      {texts.map((text, column) => (
        <td key={column} className="wrap-anywhere border-b border-border px-2 py-2">
          <bdi>{text}</bdi>
        </td>
      ))}
      <TableCell>{format.cantidad(toCents(gasto.cantidad))}</TableCell>
    </tr>
  );
}
