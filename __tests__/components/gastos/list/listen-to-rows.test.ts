import { fireEvent } from '@testing-library/react';
import { listenToRows } from '@/components/gastos/list/listen-to-rows';

const PAN = 7;

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A list of one row, and what is asked for by gestures on it. */
function listen({ canSwipe } = { canSwipe: true }) {
  jest.useFakeTimers();
  document.body.innerHTML = `<ul><li data-gasto="${PAN}"><button>Pan</button></li></ul>`;
  const asked: string[] = [];
  const [list, row, button] = ['ul', 'li', 'button'].map((name) => {
    const element = document.querySelector<HTMLElement>(name);
    if (!element) throw new Error(name);
    return element;
  }) as [HTMLElement, HTMLElement, HTMLElement];
  button.addEventListener('click', () => asked.push('press'));
  stop = listenToRows(list, {
    swipesOf: (id) =>
      canSwipe
        ? {
            left: { label: 'Eliminar', act: () => asked.push(`left ${id}`) },
            right: { label: 'Pagado', act: () => asked.push(`right ${id}`) },
          }
        : null,
    onLongPress: (id) => asked.push(`long ${id}`),
  });
  return { row, button, asked };
}

const FINGER = { pointerType: 'touch', isPrimary: true };

/** What a pointer does, as a browser tells it. */
function point(target: HTMLElement, type: string, x: number, y: number, pointer = FINGER): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y });
  target.dispatchEvent(Object.assign(event, pointer));
}

function touch(target: HTMLElement, [first, ...others]: readonly (readonly [x: number, y: number])[]): void {
  point(target, 'pointerdown', ...(first ?? [0, 0]));
  for (const [x, y] of others) point(target, 'pointermove', x, y);
}

function letGo(target: HTMLElement, x: number, y = 0): void {
  point(target, 'pointerup', x, y);
  fireEvent.click(target);
}

it.each([
  ['right', 300, 'right 7'],
  ['left', 100, 'left 7'],
])('a swipe to the %s asks for what it says, once, and presses nothing', (_side, x, expected) => {
  const { button, asked } = listen();
  touch(button, [
    [200, 0],
    [(200 + x) / 2, 2],
    [x, 4],
  ]);
  letGo(button, x, 4);
  expect(asked).toEqual([expected]);
  fireEvent.click(button);
  expect(asked).toEqual([expected, 'press']);
});

it('the row follows the finger, says what will be done and whether it will, and goes back', () => {
  const { row, button } = listen();
  touch(button, [
    [200, 0],
    [160, 0],
  ]);
  expect(row.style.transform).toBe('translateX(-40px)');
  expect(row.dataset).toMatchObject({ swipe: 'Eliminar', swipeTo: 'left', swipeCounts: 'false' });
  point(button, 'pointermove', 300, 0);
  expect(row.dataset).toMatchObject({ swipe: 'Pagado', swipeTo: 'right', swipeCounts: 'true' });
  letGo(button, 300);
  expect(row.style.transform).toBe('');
  expect(row.dataset.swipe).toBeUndefined();
});

it.each<[string, [x: number, y: number][], number]>([
  [
    'too short a swipe',
    [
      [200, 0],
      [240, 0],
    ],
    240,
  ],
  [
    'a finger that goes down first',
    [
      [200, 0],
      [203, 40],
      [320, 40],
    ],
    320,
  ],
  [
    'a swipe from the screen’s edge',
    [
      [5, 0],
      [150, 0],
    ],
    150,
  ],
])('%s asks for nothing', (_name, points, x) => {
  const { button, asked } = listen();
  touch(button, points);
  point(button, 'pointerup', x, 0);
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});

it.each([
  ['a mouse', { pointerType: 'mouse', isPrimary: true }],
  ['a second finger', { pointerType: 'touch', isPrimary: false }],
])('%s asks for nothing', (_name, pointer) => {
  const { button, asked } = listen();
  point(button, 'pointerdown', 200, 0, pointer);
  point(button, 'pointermove', 320, 0, pointer);
  point(button, 'pointerup', 320, 0, pointer);
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});

it('a finger that rests selects, and its end presses nothing', () => {
  const { button, asked } = listen();
  touch(button, [
    [200, 0],
    [204, 3],
  ]);
  jest.advanceTimersByTime(500);
  letGo(button, 204, 3);
  expect(asked).toEqual(['long 7']);
});

it('a finger that the browser takes for scrolling asks for nothing', () => {
  const { row, button, asked } = listen();
  touch(button, [
    [200, 0],
    [230, 0],
  ]);
  point(button, 'pointercancel', 230, 0);
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
  expect(row.style.transform).toBe('');
});

it('where rows are not swiped now, a finger that moves asks for nothing and may still press', () => {
  const { button, asked } = listen({ canSwipe: false });
  touch(button, [
    [200, 0],
    [320, 0],
  ]);
  letGo(button, 320);
  expect(asked).toEqual(['press']);
});
