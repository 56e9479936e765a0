import { useLayoutEffect, useRef } from 'react';

/** The faded sides of a row that scrolls, in pixels. */
const FADE = { left: 16, right: 32 };

/** Scrolls a row of chips sideways, and nothing around it, until the chosen one can be read. */
export function useChosenInView(chosen: string | null) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chip = row.current?.querySelector(':checked')?.parentElement;
    if (row.current && chip) row.current.scrollLeft += hidden(row.current, chip);
  }, [chosen]);
  return row;
}

/** A chip wider than the row shows its beginning. */
function hidden(row: HTMLElement, chip: HTMLElement): number {
  const [room, box] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const before = box.left - room.left - FADE.left;
  const after = box.right - room.right + FADE.right;
  return before < 0 ? before : Math.max(0, Math.min(before, after));
}
