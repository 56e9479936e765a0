import { startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ListedGastos } from '@/lib/domain/gastos-query';
import { useIsInUse } from '@/lib/hooks/use-is-phase';
import { heightOfList, rowAt, type LineHeights, type ListWindow } from './list-window';

/** An ordinary month is drawn whole once it is used: the browser's own search finds all of it. */
const WHOLE_ROWS = 150;

/** Rows drawn beyond each edge; the window moves in steps of half as many. */
const MARGIN_ROWS = 20;

/** A person who goes on to the next month sooner need not wait for unseen rows. */
const AFTER_PAINT_MS = 150;

/** The rows follow the page's scrolling; the ref is for the element that holds them. `address` names the query. */
export function useListWindow(
  address: string,
  { ids, days }: ListedGastos,
  heights: LineHeights,
): [window: ListWindow, holder: RefObject<HTMLDivElement | null>] {
  const count = ids.length;
  const holder = useRef<HTMLDivElement>(null);
  const isInUse = useIsInUse();
  const first = useMemo(() => rowsOnScreen(count, days, heights), [count, days, heights]);
  const [drawn, setDrawn] = useState({ address, from: 0, to: 0 });
  if (drawn.address !== address) setDrawn({ address, from: 0, to: 0 });

  useEffect(() => {
    if (!isInUse) return undefined;
    function follow() {
      const top = holder.current?.getBoundingClientRect().top ?? 0;
      const found = count <= WHOLE_ROWS ? { from: 0, to: WHOLE_ROWS } : around(top);
      setDrawn((last) => (last.from === found.from && last.to === found.to ? last : { address, ...found }));
    }
    function around(top: number): ListWindow {
      const step = MARGIN_ROWS / 2;
      const first = rowAt(-top, count, days, heights);
      const last = rowAt(window.innerHeight - top, count, days, heights);
      return {
        from: Math.max(Math.floor((first - MARGIN_ROWS) / step) * step, 0),
        to: Math.ceil((last + MARGIN_ROWS) / step) * step,
      };
    }
    function followScroll() {
      if (count <= WHOLE_ROWS) startTransition(follow);
      else follow();
    }
    // The first paint need not wait for unseen rows.
    const timer = setTimeout(() => {
      startTransition(follow);
    }, AFTER_PAINT_MS);
    window.addEventListener('scroll', followScroll, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', followScroll);
      window.removeEventListener('resize', follow);
    };
  }, [address, count, days, heights, isInUse]);

  // A list may grow until it is complete, and fills the first window all the while.
  const to = drawn.from === 0 ? Math.max(drawn.to, first) : drawn.to;
  return [{ from: Math.min(drawn.from, count), to: Math.min(to, count) }, holder];
}

/** The bar and the totals. A desk has the page's head too, a phone its bar below. */
const AROUND_REM = 6.25;
const PHONE_BAR_REM = 4;
const HAS_PHONE_BAR = '(width < 48rem)';

/** The first paint draws these. */
function rowsOnScreen(count: number, days: ListedGastos['days'], heights: LineHeights): number {
  const around = AROUND_REM + (matchMedia(HAS_PHONE_BAR).matches ? PHONE_BAR_REM : 0);
  return rowAt(window.innerHeight - around * remInPixels(), count, days, heights) + 1;
}

/** Depends on the chosen text size. */
export function remInPixels(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** The tallest list that every browser can lay out. */
const MAX_HEIGHT_PX = 15_000_000;

export function rowsThatFit({ ids, days }: ListedGastos, heights: LineHeights): number {
  if (heightOfList(ids.length, days, heights) <= MAX_HEIGHT_PX) return ids.length;
  return rowAt(MAX_HEIGHT_PX, ids.length, days, heights);
}
