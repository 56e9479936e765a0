import { useState } from 'react';

/** Which expenses of a list are selected, by local id. */
export type Selection = {
  ids: ReadonlySet<number>;
  /** Whether a narrow screen shows the boxes. */
  selecting: boolean;
  setSelecting: (selecting: boolean) => void;
  /** Selects an expense or not; with `through`, all from the one pressed last. */
  toggle: (id: number, through: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

const NO_IDS: ReadonlySet<number> = new Set();

/** The selection of a list of local ids. */
export function useSelection(listed: ArrayLike<number>): Selection {
  const [ids, setIds] = useState(NO_IDS);
  const [last, setLast] = useState<number | null>(null);
  const [selecting, setSelecting] = useState(false);

  function toggle(id: number, through: boolean) {
    const selected = !ids.has(id);
    const next = new Set(ids);
    for (const one of through ? idsBetween(listed, last, id) : [id]) {
      if (selected) next.add(one);
      else next.delete(one);
    }
    setIds(next);
    setLast(id);
  }

  return {
    ids,
    selecting,
    setSelecting,
    toggle,
    selectAll: () => {
      setIds(new Set(Array.from(listed)));
    },
    clear: () => {
      setIds(NO_IDS);
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
