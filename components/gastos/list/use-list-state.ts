import {
  type Dispatch,
  type FocusEvent,
  type SetStateAction,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { withPageActs } from '@/components/acts/load-page-acts';
import type { ColumnField } from '@/components/gasto/gasto-columns';
import { focusFirst, focusHeading } from '@/components/ui/focus';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import { idSetOf, idsIn, listedIds } from '@/lib/domain/id-set';
import type { StorageFault } from '@/lib/domain/result';
import { useFormat } from '@/lib/hooks/use-format';
import { openDrafts, openedEntry, openEntryOf } from '@/lib/page/overlays';
import { hasPlace } from '@/lib/page/scroll-places';
import { canUndo } from '@/lib/page/settings/undo-limit';
import { type Selection, useSelection } from './use-selection';

/** Local ids of expenses whose rows take the focus, and of the list they stood in. */
type Held = { ids: readonly number[]; among: ArrayLike<number> };

type RowFocus = {
  /** Focuses their rows, or neighbours, once nothing else has the focus. */
  hold: (ids: readonly number[], among?: ArrayLike<number>) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
};

/**
 * Keeps the focus when its row moves or is redrawn. A missing row's goes to the next; in another list to the first,
 * in an empty one to the heading. A list back at its scroll place stays there.
 */
function useRowFocus(listed: ArrayLike<number>, isWhole: boolean, editedId: number | null): RowFocus {
  const held = useRef<Held | null>(null);

  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { among } = held.current;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-gasto]')];
    const rowsById = new Map(rows.map((row) => [idOfRow(row), row]));
    const isSame = among === listed;
    const ids = isSame ? held.current.ids : idsToFocus(held.current, listed, isWhole);
    const id = ids.find((one) => rowsById.has(one));
    const isEmpty = listed.length === 0 && isWhole;
    // Rows of another list may still be read. In the same list, a missing row was scrolled away or is a form.
    if (id === undefined && !isSame && !isEmpty && ids.length > 0) return;
    held.current = null;
    if (id !== undefined) focusFirst(rowsById.get(id) ?? null, 'button[data-act=edit]');
    else if (isEmpty) focusHeading();
  });

  return {
    hold: (ids, among = listed) => {
      held.current = { ids, among };
    },
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-gasto]');
      const id = row ? idOfRow(row) : editedId;
      held.current = id === null ? null : { ids: [id], among: listed };
    },
    onBlur: ({ target }) => {
      // A window that is left keeps its focus.
      if (document.activeElement !== target) held.current = null;
    },
  };
}

function idOfRow(row: HTMLElement): number {
  return Number(row.dataset.gasto);
}

/** None in another list that returns to its place in the page. */
function idsToFocus({ ids, among }: Held, listed: ArrayLike<number>, isWhole: boolean): readonly number[] {
  const near = withNeighbours(ids, among);
  if (!isWhole || listedIds(idSetOf(near), listed).size > 0) return near;
  return hasPlace() ? [] : Array.from(listed).slice(0, 1);
}

/** `ids`, then those after the first of them, then those before, nearest first. */
function withNeighbours(ids: readonly number[], among: ArrayLike<number>): readonly number[] {
  const all = Array.from(among);
  const wanted = idSetOf(ids);
  const place = all.findIndex((id) => wanted.has(id));
  return place === -1 ? ids : [...ids, ...all.slice(place), ...all.slice(0, place).reverse()];
}

type GridCell = { gasto: Gasto; field: ColumnField };

/** `among`: the list at that time. `leaving`: another row was pressed. `typed`: before the fields were there. */
type Editing = GridCell & {
  among: ArrayLike<number>;
  /** False if the edit of another cell led here. */
  isPressed: boolean;
  leaving: boolean;
  typed: string;
};

/** Expenses of which no copy can be kept. */
type Uncopied = { ids: readonly number[]; fault: StorageFault };

/** Cannot be undone. `fields` null: a deletion. */
type LastingAct = { ids: readonly number[]; fields: Partial<GastoFields> | null };

/**
 * Of these local ids, or of the selection, which it follows. `opener` gets the focus back, by default the element that had it.
 */
type Changing = { of: readonly number[] | 'selection'; onlyEtiquetas?: boolean; opener?: Element | null };

export type ListState = ReturnType<typeof useListState>;

/**
 * `address` names the query; another one ends all that was begun. `isWhole`: the list is complete. `wide`: expenses
 * are edited in their rows.
 */
export function useListState(address: string, listed: ArrayLike<number>, isWhole: boolean, wide: boolean) {
  const selection = useSelection(listed, isWhole);
  const { ids: selected } = selection;
  const [editing, setEditing] = useState<Editing | null>(null);
  const rowFocus = useRowFocus(listed, isWhole, editing?.gasto.id ?? null);
  const { editCell, ...edits } = useEditing(editing, setEditing, listed, rowFocus);
  const [changing, setChanging] = useState<Changing | null>(null);
  const { forgetQuestions, setFields, ...acts } = useListActs(selection, rowFocus);
  const [begunAt, setBegunAt] = useState(address);
  if (begunAt !== address) {
    setBegunAt(address);
    selection.clear();
    setEditing(null);
    setChanging(null);
    forgetQuestions();
  }

  function pay({ id }: Gasto) {
    rowFocus.hold([id]);
    setFields([id], { estado: 'pagado' });
  }

  function edit(gasto: Gasto, field: ColumnField) {
    if (wide) editCell({ gasto, field });
    else openEntryOf(gasto);
  }

  return {
    selection,
    rowFocus,
    editing,
    ...edits,
    edit,
    pay,
    setFields,
    ...acts,
    changing: useMemo(
      () => changing && { ...changing, ids: changing.of === 'selection' ? idsIn(selected) : changing.of },
      [changing, selected],
    ),
    change: setChanging,
    endChange: () => {
      setChanging(null);
    },
  };
}

/** One row at a time: the edited one is left first, and stays if it cannot be saved. */
function useEditing(
  editing: Editing | null,
  setEditing: Dispatch<SetStateAction<Editing | null>>,
  listed: ArrayLike<number>,
  rowFocus: RowFocus,
) {
  const next = useRef<{ after: number; editing: Editing } | null>(null);

  useEffect(
    () =>
      openedEntry.subscribe((opened) => {
        // The form goes on with the row's draft.
        if (opened.state === 'edit') setEditing((now) => (now?.gasto.id === opened.gasto.id ? null : now));
      }),
    [setEditing],
  );

  function begin(cell: GridCell, isPressed: boolean): Editing {
    return { ...cell, among: listed, isPressed, leaving: false, typed: '' };
  }

  function editCell(pressed: GridCell) {
    if (!editing || !openDrafts.has(editing.gasto.id)) setEditing(begin(pressed, true));
    else if (editing.gasto.id !== pressed.gasto.id) {
      next.current = { after: editing.gasto.id, editing: begin(pressed, true) };
      setEditing({ ...editing, leaving: true });
    }
  }

  function typeAhead(key: string) {
    setEditing((now) => now && { ...now, typed: now.typed + key });
  }

  function endEditing(id: number, below: GridCell | null = null) {
    const pressed = next.current?.after === id ? next.current.editing : null;
    const following = pressed ?? (below && begin(below, false));
    if (following) next.current = null;
    else rowFocus.hold([id], editing?.among);
    setEditing((now) => (now?.gasto.id === id ? following : now));
  }

  function cancelEditing(id: number) {
    next.current = null;
    endEditing(id);
  }

  return { editCell, typeAhead, endEditing, cancelEditing };
}

function useListActs(selection: Selection, rowFocus: RowFocus) {
  const format = useFormat();
  const [uncopied, setUncopied] = useState<Uncopied | null>(null);
  const [lasting, setLasting] = useState<LastingAct | null>(null);

  function remove(ids: readonly number[]) {
    void withPageActs(async ({ keepCopyBeforeRemoving, notifyNotRemoved }) => {
      const fault = await keepCopyBeforeRemoving(ids.length);
      if (fault === 'cancelled') notifyNotRemoved(fault);
      else if (fault) setUncopied({ ids, fault });
      else removeNow(ids);
    });
  }

  function removeNow(ids: readonly number[]) {
    void withPageActs(async ({ removeAndNotify }) => {
      rowFocus.hold(ids);
      if (await removeAndNotify(ids, format)) selection.clear();
    });
  }

  function actOn({ ids, fields }: LastingAct) {
    if (fields === null) remove(ids);
    else void withPageActs(({ changeAndNotify }) => changeAndNotify(ids, fields, format));
  }

  function askIfLasting(act: LastingAct) {
    if (canUndo(act.ids.length)) actOn(act);
    else setLasting(act);
  }

  return {
    forgetQuestions: () => {
      setUncopied(null);
      setLasting(null);
    },
    setFields: (ids: readonly number[], fields: Partial<GastoFields>) => {
      askIfLasting({ ids, fields });
    },
    remove: (ids: readonly number[]) => {
      askIfLasting({ ids, fields: null });
    },
    lasting,
    answerLasting: (confirmed: boolean) => {
      setLasting(null);
      if (lasting && confirmed) actOn(lasting);
    },
    uncopied,
    answerUncopied: (confirmed: boolean) => {
      setUncopied(null);
      if (uncopied && confirmed) removeNow(uncopied.ids);
    },
  };
}
