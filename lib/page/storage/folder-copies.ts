import { folderFaultOf } from '@/lib/export/folder-copy';
import { folderProblem, folderWritten, noteWritten, setFolderName, thisDevice } from './copy-settings';
import { startJob } from '@/lib/page/workers';
import { folderChanged, folderName, noteFolderChange } from './folder-change';
import { lastCopy } from './stored-notes';
import { loadDatabases } from './page-data';
import { subscribeToSettings } from '@/lib/page/settings/settings';

declare global {
  // Missing in TypeScript's library: https://wicg.github.io/file-system-access/
  interface FileSystemHandle {
    queryPermission?: (access: { mode: 'readwrite' }) => Promise<PermissionState>;
    requestPermission?: (access: { mode: 'readwrite' }) => Promise<PermissionState>;
  }
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

/** Shared by all tabs. */
const LOCK_NAME = 'mis-gastos:folder';

const FOLDER = 'folder';

const READ_AND_WRITE = { mode: 'readwrite' } as const;

/** Time without a change. */
const COPY_AFTER_MS = 10_000;

/** Least time between two copies. */
const PAUSE_MS = 60_000;

/** Milliseconds. */
export function dueAt(changed: number, started: number): number {
  return Math.max(changed + COPY_AFTER_MS, started + PAUSE_MS);
}

export function canKeepFolder(): boolean {
  return typeof window.showDirectoryPicker === 'function';
}

/** Writes the first copy, unless the person cancels. Needs a gesture. */
export async function chooseFolder(): Promise<void> {
  let folder: FileSystemDirectoryHandle;
  try {
    if (!window.showDirectoryPicker) return;
    folder = await window.showDirectoryPicker({ id: 'mis-gastos', ...READ_AND_WRITE });
  } catch {
    return; // The person cancelled.
  }
  const { pageProgram } = await loadDatabases();
  await pageProgram.handles.put(folder, FOLDER);
  setFolderName(folder.name);
  noteFolderChange();
  await copyNow();
}

/** The folder's files stay. */
export async function forgetFolder(): Promise<void> {
  setFolderName('');
  const { pageProgram } = await loadDatabases();
  await pageProgram.handles.delete(FOLDER);
}

/** Writes a due copy. Needs a gesture. */
export async function allowFolderAgain(): Promise<void> {
  const { pageProgram } = await loadDatabases();
  const folder = await pageProgram.handles.get(FOLDER);
  try {
    if ((await folder?.requestPermission?.(READ_AND_WRITE)) !== 'granted') return;
  } catch {
    return; // Without a gesture the browser does not even ask: the notice stays.
  }
  await copyNow();
}

/** Overruled by the person: no change, or far fewer expenses. */
type InSpiteOf = { unchanged?: boolean; smaller?: boolean };

export async function copyNow(inSpiteOf: InSpiteOf = {}): Promise<void> {
  await navigator.locks.request(LOCK_NAME, () => copy(inSpiteOf));
}

async function copy({ unchanged = false, smaller = false }: InSpiteOf): Promise<void> {
  const { pageProgram } = await loadDatabases();
  const folder = await pageProgram.handles.get(FOLDER);
  if (folderName.read() === '' || !(folder instanceof FileSystemDirectoryHandle)) return;
  if (!isPending() && !unchanged && !smaller) return;
  try {
    const permission = (await folder.queryPermission?.(READ_AND_WRITE)) ?? 'granted';
    if (permission !== 'granted') folderProblem.write({ kind: 'folder', fault: 'no-permission' });
    else await write(folder, smaller);
  } catch (error) {
    folderProblem.write({ kind: 'folder', fault: folderFaultOf(error) });
  }
}

async function write(folder: FileSystemDirectoryHandle, evenIfSmaller: boolean): Promise<void> {
  const started = Date.now();
  const changed = folderChanged.read();
  const lastMade = folderWritten.read()?.at ?? null;
  const given = { folder, evenIfSmaller, device: thisDevice(), lastMade };
  const outcome = await startJob('folder-copy', given).outcome;
  switch (outcome.kind) {
    case 'finished':
      noteWritten({ started, changed, at: outcome.at, gastos: outcome.gastos });
      lastCopy.write({ at: outcome.at, gastos: outcome.gastos });
      return;
    case 'smaller':
      folderProblem.write({ kind: 'smaller', gastos: outcome.gastos, stored: outcome.stored });
      return;
    case 'not-written':
      folderProblem.write({ kind: 'folder', fault: outcome.fault });
      return;
    case 'failed':
      folderProblem.write({ kind: 'storage', fault: outcome.fault });
      return;
    case 'cancelled':
  }
}

/** Copies after noted changes, once the page is calm or hidden, at most once a minute. Smaller copies wait for the person. */
export function keepFolderCopies(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule() {
    clearTimeout(timer);
    if (!isPending() || folderProblem.read()?.kind === 'smaller') return;
    const now = Date.now();
    const changed = Math.min(folderChanged.read(), now);
    timer = setTimeout(run, Math.max(0, dueAt(changed, startedLast()) - now));
  }
  function run() {
    void navigator.locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await copy({});
      // Another tab is writing; its result shows here only a moment after it frees the lock.
      else timer = setTimeout(schedule, COPY_AFTER_MS);
    });
  }
  function onVisibility() {
    const due = isPending() && Date.now() >= startedLast() + PAUSE_MS;
    if (document.visibilityState === 'hidden' && due && folderProblem.read()?.kind !== 'smaller') run();
  }
  const stopFollowing = subscribeToSettings(schedule);
  document.addEventListener('visibilitychange', onVisibility);
  // The last visit may have left changes without a copy.
  schedule();
  return () => {
    clearTimeout(timer);
    stopFollowing();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Milliseconds; 0 if the clock was ahead then. */
function startedLast(): number {
  const started = folderWritten.read()?.started ?? 0;
  return started > Date.now() ? 0 : started;
}

function isPending(): boolean {
  return folderChanged.read() !== (folderWritten.read()?.changed ?? 0);
}
