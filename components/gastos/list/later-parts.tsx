import { type RefObject, useEffect, useEffectEvent } from 'react';
import { COLUMNS } from '@/components/gasto/gasto-columns';
import { cn } from '@/components/ui/cn';
import { Table, TableCell, TableHead } from '@/components/ui/table';
import { type Catalogo, type Gasto, otherEstado, rowsOfGasto } from '@/lib/domain/entities';
import { wholeTotals } from '@/lib/domain/find-gastos';
import type { ListedGastos } from '@/lib/domain/gastos-query';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsPrinted } from '@/lib/hooks/use-is-printed';
import { BUTTONS, ESTADO_NAMES, TOTAL } from '@/lib/text/common';
import { shownEtiqueta } from '@/lib/text/format';
import { GRID_HEAD } from '@/lib/text/gastos-list';
import { listenToRows } from './listen-to-rows';
import type { ListState } from './use-list-state';

type PrintedListProps = {
  list: ListedGastos;
  gastos: ReadonlyMap<number, Gasto>;
  catalogo: Catalogo;
};

const { columns } = GRID_HEAD;

export function PrintedList({ list, gastos, catalogo }: PrintedListProps) {
  const format = useFormat();
  const isPrinting = useIsPrinted();
  if (!isPrinting) return null;
  return (
    <Table className="hidden table-fixed text-xs print:table">
      <thead>
        <tr>
          {COLUMNS.map(({ field, printClass }) => (
            <TableHead key={field} className={cn(field !== 'cantidad' && 'text-left', printClass)}>
              {columns[field]}
            </TableHead>
          ))}
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
          <TableHead scope="row" colSpan={COLUMNS.length - 1}>
            {TOTAL}
          </TableHead>
          <TableCell className="font-semibold">{format.cantidad(wholeTotals(list).total)}</TableCell>
        </tr>
      </tfoot>
    </Table>
  );
}

function PrintedRow({ gasto, catalogo }: { gasto: Gasto; catalogo: Catalogo }) {
  const format = useFormat();
  const named = { gasto, ...rowsOfGasto(gasto, catalogo) };
  return (
    <tr className="break-inside-avoid align-top">
      {COLUMNS.map(({ field, text, note }) => {
        const written = text(named, format);
        if (field === 'fecha')
          return (
            <TableHead key={field} scope="row" className="whitespace-nowrap font-normal">
              {written}
            </TableHead>
          );
        if (field === 'cantidad')
          return (
            <TableCell key={field}>
              {written}
              <Note text={note?.(named, format)} />
            </TableCell>
          );
        return (
          <td key={field} className="wrap-anywhere border-b border-border px-2 py-2">
            <bdi>{written}</bdi>
            <Note
              text={
                field === 'nombre' ? gasto.etiquetas?.map(shownEtiqueta).join(' ') : note?.(named, format)
              }
            />
          </td>
        );
      })}
    </tr>
  );
}

function Note({ text }: { text: string | null | undefined }) {
  return text ? <span className="block text-muted-foreground">{text}</span> : null;
}

type RowGesturesProps = {
  holderRef: RefObject<HTMLElement | null>;
  gastos: ReadonlyMap<number, Gasto>;
  state: ListState;
};

/** To the right a swipe switches the state, to the left it deletes; a long press selects. */
export function RowGestures({ holderRef, gastos, state }: RowGesturesProps): null {
  const { selection } = state;
  const swipesOf = useEffectEvent((id: number) => {
    if (selection.selecting) return null;
    const estado = otherEstado(gastos.get(id)?.estado);
    return {
      left: {
        label: BUTTONS.delete,
        act: () => {
          state.remove([id]);
        },
      },
      right: {
        label: ESTADO_NAMES[estado],
        act: () => {
          state.setFields([id], { estado });
        },
      },
    };
  });
  const onLongPress = useEffectEvent((id: number) => {
    selection.setSelecting(true);
    selection.toggle(id, false);
  });
  useEffect(() => {
    const holder = holderRef.current;
    if (!holder) return undefined;
    return listenToRows(holder, {
      swipesOf: (id) => swipesOf(id),
      onLongPress: (id) => {
        onLongPress(id);
      },
    });
  }, [holderRef]);
  return null;
}
