import { useMemo, useState } from 'react';
import { changeIds, idSetOf, listedIds, type IdSet } from '@/lib/domain/id-set';

/** Which expenses of a list are selected, by local id: only what the list shows can be. */
export type Selection = {
  ids: IdSet;
  /** Whether a narrow screen shows the boxes. */
  selecting: boolean;
  setSelecting: (selecting: boolean) => void;
  /** Selects an expense or not; with `through`, all from the one pressed last. */
  toggle: (id: number, through: boolean) => void;
  /** Goes on from one expense to its neighbour: selects both, or leaves the one behind where the other was selected. */
  extend: (from: number, to: number) => void;
  /** Selects everything that was asked for; null while it is not known, or the list still answers another question. */
  selectAll: (() => void) | null;
  /** True if everything that was asked for is selected. */
  isAll: boolean;
  clear: () => void;
};

const NO_IDS: IdSet = new Set<number>();

/** What was pressed, and the list in which it was. */
type Pressed = { ids: IdSet; listed: ArrayLike<number> | null };

const NOTHING: Pressed = { ids: NO_IDS, listed: null };

/**
 * The selection of a list of local ids. What leaves the list leaves the selection, too, as long as it is away. `isWhole` is true
 * if the list holds everything that was asked for.
 */
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

/** The ids of a list from one through another, whichever comes first; the second alone where the first is none. */
function idsBetween(listed: ArrayLike<number>, one: number | null, other: number): number[] {
  const ids = Array.from(listed);
  const from = one === null ? -1 : ids.indexOf(one);
  const to = ids.indexOf(other);
  if (from < 0 || to < 0) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
