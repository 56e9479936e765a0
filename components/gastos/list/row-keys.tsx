import type { ColumnField } from '@/components/gasto/gasto-columns';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { type Gasto, otherEstado } from '@/lib/domain/entities';
import { idsIn, type IdSet } from '@/lib/domain/id-set';
import { openEntryLike, openRefundsOf } from '@/lib/page/overlays';
import type { ListState } from './use-list-state';

type RowKeysProps = { gastos: ReadonlyMap<number, Gasto>; state: ListState };

/** Keys act on the focused row, or on the whole selection if the row is in it or none has the focus. */
export function RowKeys({ gastos, state }: RowKeysProps): null {
  const { ids: selected, selecting, selectAll, clear } = state.selection;
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
    ...rowShortcuts(gastos, state),
  });
  return null;
}

function rowShortcuts(gastos: ReadonlyMap<number, Gasto>, state: ListState) {
  const { onFocused, onOne } = actsOn(gastos, state.selection.ids);

  function edit(field: ColumnField) {
    return onOne(
      (gasto) => {
        state.edit(gasto, field);
      },
      () => {
        state.change({ of: 'selection' });
      },
    );
  }

  return {
    x: onFocused(({ id }) => {
      state.selection.toggle(id, false);
    }),
    e: edit('nombre'),
    c: edit('categoria'),
    p: onOne(
      ({ id, estado }) => {
        state.setFields([id], { estado: otherEstado(estado) });
      },
      (ids) => {
        const arePaid = ids.every((id) => gastos.get(id)?.estado === 'pagado');
        state.setFields(ids, { estado: arePaid ? 'pendiente' : 'pagado' });
      },
    ),
    d: onFocused(openRefundsOf),
    D: onFocused(openEntryLike),
    Delete: onOne(({ id }) => {
      state.remove([id]);
    }, state.remove),
  };
}

function actsOn(gastos: ReadonlyMap<number, Gasto>, selected: IdSet) {
  function onFocused(act: (gasto: Gasto) => void) {
    return () => {
      const gasto = focusedGasto(gastos);
      if (gasto) act(gasto);
    };
  }
  function onOne(act: (gasto: Gasto) => void, onMany: (ids: readonly number[]) => void) {
    return () => {
      const gasto = focusedGasto(gastos);
      if (gasto && !(selected.has(gasto.id) && selected.size > 1)) act(gasto);
      else if (selected.size > 0) onMany(idsIn(selected));
    };
  }

  return { onFocused, onOne };
}

function focusedGasto(gastos: ReadonlyMap<number, Gasto>): Gasto | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-gasto]');
  return gastos.get(Number(row?.dataset.gasto));
}

/** To the first row on the screen, if nothing has the focus. */
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
