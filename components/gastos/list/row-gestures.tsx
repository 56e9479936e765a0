import { useEffect, useEffectEvent, type RefObject } from 'react';
import { type Gasto, otherEstado } from '@/lib/domain/entities';
import { BUTTONS, ESTADO_NAMES } from '@/lib/text/common';
import { listenToRows, type SwipeSide } from './listen-to-rows';
import type { ListState } from './use-list-state';

type RowGesturesProps = {
  holderRef: RefObject<HTMLElement | null>;
  gastos: ReadonlyMap<number, Gasto>;
  state: ListState;
};

/** Swipes to the right switch the state, to the left delete; a long press selects. */
export function RowGestures({ holderRef, gastos, state }: RowGesturesProps): null {
  const { selection } = state;
  const labelOf = useEffectEvent((id: number, side: SwipeSide) => {
    if (selection.selecting) return null;
    return side === 'left' ? BUTTONS.delete : ESTADO_NAMES[otherEstado(gastos.get(id)?.estado)];
  });
  const onSwipe = useEffectEvent((id: number, side: SwipeSide) => {
    if (side === 'left') state.remove([id]);
    else state.setFields([id], { estado: otherEstado(gastos.get(id)?.estado) });
  });
  const onLongPress = useEffectEvent((id: number) => {
    selection.setSelecting(true);
    selection.toggle(id, false);
  });
  useEffect(() => {
    const holder = holderRef.current;
    if (!holder) return undefined;
    return listenToRows(holder, {
      labelOf: (id, side) => labelOf(id, side),
      onSwipe: (id, side) => {
        onSwipe(id, side);
      },
      onLongPress: (id) => {
        onLongPress(id);
      },
    });
  }, [holderRef]);
  return null;
}
