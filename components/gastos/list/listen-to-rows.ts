export type SwipeSide = 'left' | 'right';

/** By the expense's local id. */
export type RowGestures = {
  /** Names the swipe's act; null if rows cannot be swiped now. */
  labelOf: (id: number, side: SwipeSide) => string | null;
  onSwipe: (id: number, side: SwipeSide) => void;
  onLongPress: (id: number) => void;
};

const LONG_PRESS_MS = 500;

/** A finger's tremble, a swipe that counts, and the screen's edges, which belong to the browser. */
const SLOP_PX = 10;
const SWIPE_PX = 88;
const EDGE_PX = 20;

type Touch = { row: HTMLElement; id: number; x: number; y: number; side: SwipeSide | null; timer: number };

/**
 * Listens to one finger. The row follows a swipe; the press that ends a gesture does not count. Answers a function that stops
 * it.
 */
export function listenToRows(list: HTMLElement, gestures: RowGestures): () => void {
  let touch: Touch | null = null;
  /** True if the press that ends now was a gesture. */
  let isGesture = false;

  function end() {
    if (!touch) return;
    clearTimeout(touch.timer);
    putBack(touch.row);
    touch = null;
  }

  function onDown(event: PointerEvent) {
    end();
    isGesture = false;
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-gasto]') : null;
    const isEdge = Math.min(event.clientX, window.innerWidth - event.clientX) < EDGE_PX;
    if (!row || event.pointerType !== 'touch' || !event.isPrimary || isEdge) return;
    const id = Number(row.dataset.gasto);
    const timer = window.setTimeout(() => {
      end();
      isGesture = true;
      gestures.onLongPress(id);
    }, LONG_PRESS_MS);
    touch = { row, id, x: event.clientX, y: event.clientY, side: null, timer };
  }

  function onMove(event: PointerEvent) {
    if (!touch || !event.isPrimary) return;
    const [across, down] = [event.clientX - touch.x, event.clientY - touch.y];
    if (!touch.side && Math.hypot(across, down) < SLOP_PX) return;
    clearTimeout(touch.timer);
    const side = across < 0 ? 'left' : 'right';
    const label = gestures.labelOf(touch.id, side);
    if (label === null || (!touch.side && Math.abs(down) > Math.abs(across))) {
      end();
      return;
    }
    isGesture = true;
    touch.side = side;
    draw(touch.row, side, across, label);
  }

  function onUp(event: PointerEvent) {
    if (!touch) return;
    const { id, side, x } = touch;
    end();
    if (side && Math.abs(event.clientX - x) >= SWIPE_PX) gestures.onSwipe(id, side);
  }

  function onClick(event: MouseEvent) {
    if (!isGesture) return;
    isGesture = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A long press would open the browser's menu. */
  function onMenu(event: Event) {
    if (isGesture || touch) event.preventDefault();
  }

  // The browser scrolls up and down only, and a resting finger selects no text.
  const { style } = list;
  style.touchAction = 'pan-y';
  style.userSelect = 'none';
  const listening = new AbortController();
  const { signal } = listening;
  list.addEventListener('pointerdown', onDown, { signal });
  list.addEventListener('pointermove', onMove, { signal });
  list.addEventListener('pointerup', onUp, { signal });
  list.addEventListener('pointercancel', end, { signal });
  list.addEventListener('click', onClick, { signal, capture: true });
  list.addEventListener('contextmenu', onMenu, { signal });
  return () => {
    end();
    style.touchAction = '';
    style.userSelect = '';
    listening.abort();
  };
}

function draw({ style, dataset }: HTMLElement, side: SwipeSide, across: number, label: string): void {
  style.transform = `translateX(${across}px)`;
  dataset.swipe = label;
  dataset.swipeTo = side;
  dataset.swipeCounts = String(Math.abs(across) >= SWIPE_PX);
}

function putBack({ style, dataset }: HTMLElement): void {
  style.transform = '';
  delete dataset.swipe;
  delete dataset.swipeTo;
  delete dataset.swipeCounts;
}
