import { serveEarlyEntry } from '@/components/opening/early-entry-program';
import { NEW_PARAMETER } from '@/lib/domain/new-address';
import { PAD_QUERY } from '@/lib/page/pad-query';
import {
  EARLY_CANTIDAD_KEY,
  EARLY_ENTRY,
  endEarlyEntry,
  isEarlyEntryClosed,
  isEarlyEntryShown,
  takeEarlyCantidad,
} from '@/components/opening/early-entry';
import { runProgram } from '@/__tests__/support/run-program';

function runScript(search: string, isPhone = true): void {
  window.history.replaceState(null, '', `/gastos/${search}`);
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  runProgram(serveEarlyEntry, {
    parameter: NEW_PARAMETER,
    query: PAD_QUERY,
    form: EARLY_ENTRY,
    keptKey: EARLY_CANTIDAD_KEY,
  });
}

/** What the script listens to, once in the life of a page, and here for one test. */
const listening = jest.spyOn(window, 'addEventListener');

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
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockClear();
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
