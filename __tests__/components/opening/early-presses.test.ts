import { noteEarlyPresses, PATIENCE_MS } from '@/components/opening/early-entry-program';
import { EARLY_ENTRY, endStuck, repeatEarlyPresses } from '@/components/opening/early-input';
import { runProgram } from '@/__tests__/support/run-program';

/** What the page heard, in order: the names of buttons, and keys. */
let heard: string[] = [];

function hearKey(event: KeyboardEvent): void {
  heard.push(event.ctrlKey ? `Ctrl+${event.key}` : event.key);
}

beforeEach(() => {
  heard = [];
  jest.useFakeTimers();
  document.body.innerHTML = `<button><i>plus</i></button><button>more</button><a href="#"><i>link</i></a><input />
    <div id="${EARLY_ENTRY}"><button>digit</button></div>`;
  runProgram(noteEarlyPresses, { form: EARLY_ENTRY, patienceMs: PATIENCE_MS });
});

/** The page becomes able to hear, and hears what waited for that. */
async function becomeReady(): Promise<void> {
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => {
      heard.push(button.textContent);
    };
  document.addEventListener('keydown', hearKey);
  await repeatEarlyPresses();
}

afterEach(async () => {
  document.removeEventListener('keydown', hearKey);
  document.body.replaceChildren();
  delete document.documentElement.dataset.stuck;
  await repeatEarlyPresses();
});

function click(text: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('i, button'))
    if (element.textContent === text && !element.querySelector('i')) element.click();
}

function key(pressed: string, init: KeyboardEventInit = {}, at: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true, ...init });
  at.dispatchEvent(event);
  return event;
}

it('what was pressed before the page could hear is pressed then, in order', async () => {
  click('plus');
  key('1');
  click('more');
  key('k', { ctrlKey: true });
  await becomeReady();
  expect(heard).toEqual(['plus', '1', 'more', 'Ctrl+k']);
});

it('a button that is pressed again since nothing happened is pressed once', async () => {
  click('plus');
  click('plus');
  await becomeReady();
  expect(heard).toEqual(['plus']);
});

it('what answers by itself, or would do something else, is not pressed again', async () => {
  click('link');
  click('digit');
  key('7', {}, document.querySelector('input') ?? document.body);
  key('Tab');
  key(' ');
  key('c', { ctrlKey: true });
  key('n', { altKey: true });
  await becomeReady();
  expect(heard).toEqual([]);
});

it('nobody hears at once what is pressed again later', async () => {
  document.addEventListener('keydown', hearKey);
  key('n');
  expect(heard).toEqual([]);
  await becomeReady();
  expect(heard).toEqual(['n']);
});

it('the browser does nothing of its own with the key of the palette', () => {
  expect(key('k', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(key('n').defaultPrevented).toBe(false);
});

it('once the page hears, nothing is noted any more', async () => {
  await becomeReady();
  click('plus');
  key('n');
  expect(heard).toEqual(['plus', 'n']);
});

function isStuck(): boolean {
  return document.documentElement.dataset.stuck === 'yes';
}

function failToLoad(tag: string) {
  return () => document.body.appendChild(document.createElement(tag)).dispatchEvent(new Event('error'));
}

function throwIn(filename: string) {
  return () => window.dispatchEvent(new ErrorEvent('error', { filename }));
}

function pass(milliseconds: number) {
  return () => {
    jest.advanceTimersByTime(milliseconds);
  };
}

const OWN_SCRIPT = `${window.location.origin}/_next/static/chunks/1.js`;

it.each([
  ['a script does not come', failToLoad('script'), true],
  ['a picture does not come', failToLoad('img'), false],
  ['a script of the site throws', throwIn(OWN_SCRIPT), true],
  ['an extension throws', throwIn('chrome-extension://abc/content.js'), false],
  ['a script of no known place throws', throwIn(''), false],
  ['ten seconds pass', pass(10_000), true],
  ['nearly ten seconds pass', pass(9_999), false],
])('if %s, presses are let through, and the page says it is stuck: %j', (_, happen, lets) => {
  document.addEventListener('keydown', hearKey);
  happen();
  key('n');
  expect([isStuck(), heard]).toEqual(lets ? [true, ['n']] : [false, []]);
});

it('where the page is only late, what was pressed before is pressed again', async () => {
  click('plus');
  key('1');
  jest.advanceTimersByTime(10_000);
  click('more');
  await becomeReady();
  expect(heard).toEqual(['plus', '1']);
});

it('the page stays stuck until a screen is there, and is then never stuck again', async () => {
  failToLoad('script')();
  await becomeReady();
  expect(isStuck()).toBe(true);
  endStuck();
  failToLoad('script')();
  jest.advanceTimersByTime(60_000);
  expect(isStuck()).toBe(false);
});

it('what is pressed between the coming of a screen and the shell’s hearing is noted', async () => {
  endStuck();
  key('n');
  expect(heard).toEqual([]);
  await becomeReady();
  expect(heard).toEqual(['n']);
});
