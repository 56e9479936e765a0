import { useMemo, useState } from 'react';
import { changeIds, idSetOf, listedIds, type IdSet } from '@/lib/domain/id-set';

/** Local ids of listed expenses only. */
export type Selection = {
  ids: IdSet;
  /** True if a narrow screen shows the boxes. */
  selecting: boolean;
  setSelecting: (selecting: boolean) => void;
  /** With `through`, changes all from the last pressed expense. */
  toggle: (id: number, through: boolean) => void;
  /** If both were selected, deselects `from`. */
  extend: (from: number, to: number) => void;
  /** Null if the list is incomplete or answers another query. */
  selectAll: (() => void) | null;
  /** True if all expenses of the query are selected. */
  isAll: boolean;
  clear: () => void;
};

const NO_IDS: IdSet = new Set<number>();

/** `listed`: the list in which `ids` were pressed. */
type Pressed = { ids: IdSet; listed: ArrayLike<number> | null };

const NOTHING: Pressed = { ids: NO_IDS, listed: null };

/** Ids out of the list are not selected. `isWhole`: the list is complete. */
export function useSelection(listed: ArrayLike<number>, isWhole: boolean): Selection {
  const [pressed, setPressed] = useState(NOTHING);
  const [last, setLast] = useState<number | null>(null);
  const [selecting, setSelecting] = useState(false);

  const ids = useMemo(
    () => (pressed.listed === listed ? pressed.ids : listedIds(pressed.ids, listed)),
    [pressed, listed],
  );

  function toggle(id: number, through: boolean) {
    const pressedIds = through ? idsBetween(listed, last, id) : [id];
    setPressed({ ids: changeIds(ids, pressedIds, !ids.has(id)), listed });
    setLast(id);
  }

  function extend(from: number, to: number) {
    const isBack = ids.has(from) && ids.has(to);
    setPressed({ ids: isBack ? changeIds(ids, [from], false) : changeIds(ids, [from, to], true), listed });
    setLast(to);
  }

  return {
    ids,
    selecting,
    setSelecting,
    toggle,
    extend,
    selectAll: isWhole
      ? () => {
          setPressed({ ids: idSetOf(listed), listed });
        }
      : null,
    isAll: isWhole && ids.size > 0 && ids.size === listed.length,
    clear: () => {
      setPressed(NOTHING);
      setLast(null);
      setSelecting(false);
    },
  };
}

/** In either order; `other` alone if `one` is not listed. */
function idsBetween(listed: ArrayLike<number>, one: number | null, other: number): number[] {
  const ids = Array.from(listed);
  const from = one === null ? -1 : ids.indexOf(one);
  const to = ids.indexOf(other);
  if (from < 0 || to < 0) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
