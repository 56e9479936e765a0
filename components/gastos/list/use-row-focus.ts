import { useEffect, useRef, type FocusEvent } from 'react';
import { focusFirst, focusHeading } from '@/components/ui/focus';
import { idSetOf, listedIds } from '@/lib/domain/id-set';
import { hasPlace } from '@/lib/page/scroll-places';

/** Local ids: expenses whose rows take the focus, and the list they stood in. */
type Held = { ids: readonly number[]; among: ArrayLike<number> };

export type RowFocus = {
  /** Focuses these expenses' rows, or their neighbours, once nothing else has the focus. */
  hold: (ids: readonly number[], among?: ArrayLike<number>) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
};

/**
 * Keeps the focus when its row moves or is redrawn. A missing row's goes to the next; in another list to the first, in
 * an empty one to the heading. A list that returns to its scroll place stays there.
 */
export function useRowFocus(listed: ArrayLike<number>, isWhole: boolean, editedId: number | null): RowFocus {
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

/** None in a list without any of them that returns to its place in the page. */
function idsToFocus({ ids, among }: Held, listed: ArrayLike<number>, isWhole: boolean): readonly number[] {
  const near = withNeighbours(ids, among);
  if (!isWhole || listedIds(idSetOf(near), listed).size > 0) return near;
  return hasPlace() ? [] : Array.from(listed).slice(0, 1);
}

/** Answers `ids`, then those after the first of them, then those before, the nearest first. */
function withNeighbours(ids: readonly number[], among: ArrayLike<number>): readonly number[] {
  const all = Array.from(among);
  const wanted = idSetOf(ids);
  const place = all.findIndex((id) => wanted.has(id));
  return place === -1 ? ids : [...ids, ...all.slice(place), ...all.slice(0, place).reverse()];
}
