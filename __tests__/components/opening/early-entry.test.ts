import { runProgram } from '@/__tests__/support/run-program';
import { askInPlace, serveEarlyEntry } from '@/components/opening/early-entry-program';
import {
  EARLY_CANTIDAD_KEY,
  EARLY_ENTRY,
  endEarlyEntry,
  isEarlyEntryClosed,
  isEarlyEntryShown,
  takeEarlyAsk,
  takeEarlyCantidad,
} from '@/components/opening/early-input';
import { NEW_PARAMETER } from '@/lib/domain/query-address';
import { PAD_QUERY } from '@/lib/page/device/pad-query';

function runScript(search: string, isPhone = true): void {
  window.history.replaceState(null, '', `/gastos/${search}`);
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  const form = { parameter: NEW_PARAMETER, query: PAD_QUERY, form: EARLY_ENTRY };
  runProgram(serveEarlyEntry, { ...form, keptKey: EARLY_CANTIDAD_KEY });
  runProgram(askInPlace, form);
}

/** What the script listens to, once in the life of a page, and here for one test. */
const [onWindow, onDocument] = [
  jest.spyOn(window, 'addEventListener'),
  jest.spyOn(document, 'addEventListener'),
];

function bringForm(): HTMLInputElement {
  const form = document.createElement('div');
  form.id = EARLY_ENTRY;
  form.appendChild(document.createElement('a')).setAttribute('href', '?');
  const input = form.appendChild(document.createElement('input'));
  const pad = form.appendChild(document.createElement('div'));
  pad.setAttribute('role', 'group');
  for (const text of ['7', ',', '']) pad.appendChild(document.createElement('button')).textContent = text;
  document.body.replaceChildren(form);
  return input;
}

function press(...texts: string[]): void {
  for (const text of texts)
    for (const key of document.querySelectorAll('button')) if (key.textContent === text) key.click();
}

/** Presses the form's way out. Answers whether it leads to its address. */
function leave(): boolean {
  let leads = false;
  window.addEventListener('click', (event) => {
    leads = !event.defaultPrevented;
    event.preventDefault();
  });
  document.querySelector('a')?.click();
  return leads;
}

/** Loads the page again; what is kept for the tab stays. */
function loadAgain(): HTMLInputElement {
  leavePage();
  const input = bringForm();
  runScript('?nuevo');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  return input;
}

function leavePage(): void {
  for (const [type, listener] of onWindow.mock.calls) window.removeEventListener(type, listener);
  for (const [type, listener, options] of onDocument.mock.calls)
    document.removeEventListener(type, listener, options);
  onWindow.mockClear();
  onDocument.mockClear();
  window.earlyPresses = undefined;
  document.body.replaceChildren();
  for (const attribute of ['data-entry', 'data-stuck']) document.documentElement.removeAttribute(attribute);
}

afterEach(() => {
  leavePage();
  sessionStorage.clear();
});

it.each([
  ['?nuevo', true, true],
  ['?nuevo=', true, true],
  ['?mes=2026-06&nuevo', true, true],
  ['?nuevo&mes=2026-06', true, true],
  ['?nuevo', false, false],
  ['', true, false],
  ['?nuevos', true, false],
  ['?q=nuevo', true, false],
])('the address %j, on a phone: %j, shows the early form: %j', (search, isPhone, isShown) => {
  bringForm();
  runScript(search, isPhone);
  expect(isEarlyEntryShown()).toBe(isShown);
});

it('a page without the early form shows none', () => {
  runScript('?nuevo');
  expect([isEarlyEntryShown(), takeEarlyCantidad(',')]).toEqual([false, null]);
});

it('keys write where the caret stands and erase there, and what is typed is taken once', () => {
  const input = bringForm();
  runScript('?nuevo');
  press('7', '7', ',');
  input.setSelectionRange(1, 2);
  press('');
  expect([input.value, input.selectionStart]).toEqual(['7,', 1]);
  press('');
  press('');
  expect([input.value, input.selectionStart]).toEqual([',', 0]);
  press('7');
  expect(takeEarlyCantidad('.')).toEqual({ text: '7.', caret: 1 });
  expect([isEarlyEntryShown(), takeEarlyCantidad('.')]).toEqual([false, null]);
});

it.each([
  ['7,', 'stayed as it was', () => undefined],
  ['7,', 'ended without another', endEarlyEntry],
  ['', 'was followed by one that took it', () => takeEarlyCantidad(',')],
  ['', 'was closed', leave],
])('%j is the amount of the page loaded again, if the early form %s', (kept, _, happen) => {
  bringForm();
  runScript('?nuevo');
  press('7', ',');
  happen();
  expect(loadAgain().value).toBe(kept);
});

it('where the page is stuck, the form is closed in place, and the address asks for it no more', () => {
  bringForm();
  runScript('?nuevo');
  document.documentElement.dataset.stuck = 'yes';
  expect([leave(), isEarlyEntryShown(), isEarlyEntryClosed()]).toEqual([false, false, true]);
  expect(window.location.search).toBe('');
});

it('closed in place, it leaves the rest of the address', () => {
  bringForm();
  runScript('?mes=2026-06&nuevo');
  document.documentElement.dataset.stuck = 'yes';
  leave();
  expect(window.location.search).toBe('?mes=2026-06');
});

describe('a link to a new expense', () => {
  function bringLink(): HTMLAnchorElement {
    const link = document.body.appendChild(document.createElement('a'));
    link.setAttribute('href', '?nuevo');
    return link;
  }

  /** Presses it before React is there, or after. Answers whether the browser follows it. */
  function follow(init: MouseEventInit = {}, early = true): boolean {
    window.earlyPresses = early ? [] : undefined;
    let follows = false;
    function onClick(event: Event) {
      follows = !event.defaultPrevented;
      event.preventDefault();
    }
    const link = bringLink();
    link.addEventListener('click', onClick);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return follows;
  }

  it('shows the early form in place, with the rest of the address', () => {
    const input = bringForm();
    runScript('?mes=2026-05&cat=1');
    expect(follow()).toBe(false);
    expect(window.location.search).toBe('?mes=2026-05&cat=1&nuevo');
    expect([isEarlyEntryShown(), document.activeElement]).toEqual([true, input]);
    press('7');
    expect(takeEarlyAsk()).toBe(true);
    expect(takeEarlyCantidad(',')?.text).toBe('7');
  });

  it('asks for the form, once, where there is no early one', () => {
    runScript('');
    expect(follow()).toBe(false);
    expect([isEarlyEntryShown(), takeEarlyAsk(), takeEarlyAsk()]).toEqual([false, true, false]);
  });

  it.each<[string, () => void, MouseEventInit, boolean]>([
    ['a new tab is asked for', () => undefined, { ctrlKey: true }, true],
    ['React is there', () => undefined, {}, false],
    ['the page is stuck', () => (document.documentElement.dataset.stuck = 'yes'), {}, true],
  ])('is left to the browser or to React if %s', (_, happen, init, early) => {
    runScript('?mes=2026-05');
    happen();
    expect(follow(init, early)).toBe(true);
    expect(window.location.search).toBe('?mes=2026-05');
    expect(takeEarlyAsk()).toBe(false);
    expect(document.querySelector('a')?.search).toBe(early ? '?mes=2026-05&nuevo' : '?nuevo');
  });
});

it('where the page is not stuck, its way out leads to its address', () => {
  bringForm();
  runScript('?nuevo');
  expect(leave()).toBe(true);
});

it('where storage is blocked, keys write as well', () => {
  const input = bringForm();
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('made to fail by the test', 'SecurityError');
  });
  runScript('?nuevo');
  press('7');
  expect(input.value).toBe('7');
  blocked.mockRestore();
});
