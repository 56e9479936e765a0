import { createStore } from 'zustand/vanilla';
import { isStorageBlocked, openDatabase } from '@/lib/db/open-database';
import { failure, type StorageFault } from '@/lib/domain/result';
import { loadDatabases } from './page-data';
import { pageReader } from './page-readers';
import { stopJobs } from '@/lib/page/workers';

/**
 * The state of the page's storage. `typed` is the text of the forms when the data were lost: the screens go at once, and the
 * notice may not have loaded yet.
 */
type StorageStatus =
  | { state: 'opening' }
  | { state: 'ready' }
  | { state: 'faulty'; fault: StorageFault; typed: string };

const READY: StorageStatus = { state: 'ready' };

export const storageStatus = createStore<StorageStatus>(() => ({ state: 'opening' }));

/**
 * Opens the page's storage ahead of {@link keepStorageOpen}, which reports faults; answers true once it is open.
 */
export async function beginOpening(): Promise<boolean> {
  const isOpen = (await open()) === READY;
  if (isOpen) storageStatus.setState(READY, true);
  return isOpen;
}

export function keepStorageOpen(): () => void {
  void tryToOpen();
  const stopWatching = pageReader.watchLoss((fault) => {
    stopJobs(fault);
    storageStatus.setState({ state: 'faulty', fault, typed: typedText() }, true);
  });
  window.addEventListener('pageshow', openAfterSleep);
  return () => {
    stopWatching();
    window.removeEventListener('pageshow', openAfterSleep);
  };
}

async function tryToOpen(): Promise<void> {
  const status = await open();
  storageStatus.setState(status, true);
  if (isUnanswered(status)) void followLateAnswer();
}

/** Tries again at the person's request: all parts that show data start afresh, failed ones too. */
export function beginAnew(): Promise<void> {
  storageStatus.setState({ state: 'opening' }, true);
  return tryToOpen();
}

/** Nothing more is stored until the page is reloaded. */
export function isLoss(fault: StorageFault): boolean {
  return fault === 'closed' || fault === 'superseded';
}

/** An answer comes, for example, once the tab in the way is closed. */
async function followLateAnswer(): Promise<void> {
  const opened = await openDatabase(pageReader, Infinity);
  if (isUnanswered(storageStatus.getState())) storageStatus.setState(statusOf(opened), true);
}

function isUnanswered(status: StorageStatus): boolean {
  return status.state === 'faulty' && status.fault === 'no-answer';
}

/** The browser closed the storage of a page kept aside, and the data may have been cleared meanwhile. */
function openAfterSleep({ persisted }: PageTransitionEvent): void {
  if (persisted) void tryToOpen();
}

async function open(): Promise<StorageStatus> {
  if (isStorageBlocked()) return { state: 'faulty', fault: 'unavailable', typed: '' };
  const opened = await openDatabase(pageReader);
  const isForDexie = opened.ok ? !pageReader.isThere : opened.fault === 'unknown';
  return statusOf(isForDexie ? await openByDexie() : opened);
}

/** Makes a missing database, and upgrades an old one. */
async function openByDexie(): ReturnType<typeof openDatabase> {
  try {
    return await openDatabase((await loadDatabases()).pageDatabase);
  } catch {
    return failure('unknown');
  }
}

function statusOf(opened: Awaited<ReturnType<typeof openDatabase>>): StorageStatus {
  return opened.ok ? READY : { state: 'faulty', fault: opened.fault, typed: '' };
}

const CONTROLS =
  'form :is(input:not([type=checkbox], [type=file], [type=search], [type=color]), textarea, select)';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Of all open forms, a line for each field: «Cantidad: 12,50». Empty if only choices and dates are filled in: these
 * have defaults.
 */
function typedText(): string {
  const controls = [...document.querySelectorAll<Control>(CONTROLS)].filter(isFilledIn);
  if (!controls.some(isTyped)) return '';
  return controls.map((control) => `${labelOf(control)}: ${valueOf(control)}`).join('\n');
}

function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked;
  return control.value.trim() !== '';
}

function isTyped(control: Control): boolean {
  return (
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')
  );
}

function valueOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? control.value;
  return control.type === 'radio' ? ownLabelOf(control) : control.value;
}

/** A radio is labelled by its group. */
function labelOf(control: Control): string {
  if (control.type !== 'radio') return ownLabelOf(control);
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent;
  return legend?.trim() ?? control.name;
}

function ownLabelOf(control: Control): string {
  const label = control.labels?.[0];
  const text = control.getAttribute('aria-label') ?? (label ? readText(label) : control.name);
  return text.trim();
}

function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll('[aria-hidden=true]')) picture.remove();
  return copy.textContent;
}
