type Side = 'left' | 'right';

/** The row says `label` meanwhile. */
type Swipe = { label: string; act: () => void };

/** Each gesture gets the expense's local id. */
type RowGestures = {
  /** Null if rows cannot be swiped now. */
  swipesOf: (id: number) => Record<Side, Swipe> | null;
  onLongPress: (id: number) => void;
};

const LONG_PRESS_MS = 500;

/** A finger's tremble, a swipe that counts, and screen edges, which are the browser's. */
const SLOP_PX = 10;
const SWIPE_PX = 88;
const EDGE_PX = 20;

type Touch = { row: HTMLElement; id: number; x: number; y: number; side: Side | null; timer: number };

/** The press that ends a gesture does not count. */
export function listenToRows(list: HTMLElement, gestures: RowGestures): () => void {
  const finger = new Finger(gestures);
  // The browser scrolls up and down only, and a resting finger selects no text.
  const { style } = list;
  style.touchAction = 'pan-y';
  style.userSelect = 'none';
  const listening = new AbortController();
  const { signal } = listening;
  list.addEventListener('pointerdown', finger.down, { signal });
  list.addEventListener('pointermove', finger.move, { signal });
  list.addEventListener('pointerup', finger.up, { signal });
  list.addEventListener('pointercancel', finger.end, { signal });
  list.addEventListener('click', finger.click, { signal, capture: true });
  list.addEventListener('contextmenu', finger.menu, { signal });
  return () => {
    finger.end();
    style.touchAction = '';
    style.userSelect = '';
    listening.abort();
  };
}

class Finger {
  readonly #gestures: RowGestures;
  #touch: Touch | null = null;
  /** True if the press that ends now was a gesture. */
  #isGesture = false;

  constructor(gestures: RowGestures) {
    this.#gestures = gestures;
  }

  readonly end = (): void => {
    if (!this.#touch) return;
    clearTimeout(this.#touch.timer);
    putBack(this.#touch.row);
    this.#touch = null;
  };

  readonly down = (event: PointerEvent): void => {
    this.end();
    this.#isGesture = false;
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-gasto]') : null;
    const isEdge = Math.min(event.clientX, window.innerWidth - event.clientX) < EDGE_PX;
    if (!row || event.pointerType !== 'touch' || !event.isPrimary || isEdge) return;
    const id = Number(row.dataset.gasto);
    const timer = window.setTimeout(() => {
      this.end();
      this.#isGesture = true;
      this.#gestures.onLongPress(id);
    }, LONG_PRESS_MS);
    this.#touch = { row, id, x: event.clientX, y: event.clientY, side: null, timer };
  };

  readonly move = (event: PointerEvent): void => {
    const touch = this.#touch;
    if (!touch || !event.isPrimary) return;
    const [across, down] = [event.clientX - touch.x, event.clientY - touch.y];
    if (!touch.side && Math.hypot(across, down) < SLOP_PX) return;
    clearTimeout(touch.timer);
    const side = across < 0 ? 'left' : 'right';
    const swipe = this.#gestures.swipesOf(touch.id)?.[side];
    if (!swipe || (!touch.side && Math.abs(down) > Math.abs(across))) {
      this.end();
      return;
    }
    this.#isGesture = true;
    touch.side = side;
    draw(touch.row, side, across, swipe.label);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.#touch) return;
    const { id, side, x } = this.#touch;
    this.end();
    if (side && Math.abs(event.clientX - x) >= SWIPE_PX) this.#gestures.swipesOf(id)?.[side].act();
  };

  readonly click = (event: MouseEvent): void => {
    if (!this.#isGesture) return;
    this.#isGesture = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A long press would open the browser's menu. */
  readonly menu = (event: Event): void => {
    if (this.#isGesture || this.#touch) event.preventDefault();
  };
}

function draw({ style, dataset }: HTMLElement, side: Side, across: number, label: string): void {
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
