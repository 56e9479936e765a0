import { useShortcuts } from '@/components/shell/use-shortcuts';
import { otherEstado, type Gasto } from '@/lib/domain/entities';
import { idsIn } from '@/lib/domain/id-set';
import { openEntryLike } from '@/lib/page/opened-entry';
import type { ListState } from './use-list-state';

type RowKeysProps = { gastos: ReadonlyMap<number, Gasto>; state: ListState };

/** Renders nothing. Keys act on the focused row, or on the whole selection if the row is part of it or none has the focus. */
export function RowKeys({ gastos, state }: RowKeysProps): null {
  const { ids: selected, selecting, selectAll, clear } = state.selection;

  function focused(): Gasto | undefined {
    const row = document.activeElement?.closest<HTMLElement>('[data-gasto]');
    return gastos.get(Number(row?.dataset.gasto));
  }
  function changeSelected() {
    state.change('selection');
  }
  function onOne(act: (gasto: Gasto) => void, onMany: (ids: readonly number[]) => void) {
    return () => {
      const gasto = focused();
      if (gasto && !(selected.has(gasto.id) && selected.size > 1)) act(gasto);
      else if (selected.size > 0) onMany(idsIn(selected));
    };
  }

  useShortcuts({
    // Read at each press: a focused element keeps the arrows.
    get ArrowDown() {
      return wayIntoList();
    },
    get ArrowUp() {
      return wayIntoList();
    },
    get Escape() {
      return selected.size > 0 || selecting ? clear : undefined;
    },
    'Ctrl+a': () => {
      selectAll?.();
    },
    x: () => {
      const gasto = focused();
      if (gasto) state.press(gasto, { act: 'select', through: false });
    },
    e: onOne((gasto) => {
      state.press(gasto, { act: 'edit', field: 'nombre' });
    }, changeSelected),
    c: onOne((gasto) => {
      state.press(gasto, { act: 'edit', field: 'categoria' });
    }, changeSelected),
    p: onOne(
      ({ id, estado }) => {
        state.setFields([id], { estado: otherEstado(estado) });
      },
      (ids) => {
        const arePaid = ids.every((id) => gastos.get(id)?.estado === 'pagado');
        state.setFields(ids, { estado: arePaid ? 'pendiente' : 'pagado' });
      },
    ),
    d: () => {
      const gasto = focused();
      if (gasto) openEntryLike(gasto);
    },
    Delete: onOne(({ id }) => {
      state.remove([id]);
    }, state.remove),
  });
  return null;
}

/** Answers the way to the first row on the screen, if nothing has the focus. */
function wayIntoList(): (() => void) | undefined {
  if (document.activeElement !== document.body) return undefined;
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-gasto] button[data-act=edit]')];
  const first = buttons.find((button) => button.getBoundingClientRect().top >= 0);
  return (
    first &&
    (() => {
      first.focus();
    })
  );
}
