import { isRecord } from '@/lib/domain/text-value';
import type { FolderFault } from '@/lib/export/folder-copy';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { readSetting, writeSetting } from './settings';

/** What keeps the automatic copy from being written. `smaller`: it waits for the person's word. */
export type FolderProblem =
  | { kind: 'smaller'; gastos: number; stored: number }
  | { kind: 'folder'; fault: FolderFault }
  | { kind: 'storage'; fault: StorageFault };

/** The last copy that was written into the folder; `started` is when its reading began, in milliseconds. */
export type FolderWritten = { started: number; at: string; gastos: number };

const KEYS = {
  name: 'mis-gastos:folder',
  changed: 'mis-gastos:folder-changed',
  written: 'mis-gastos:folder-written',
  problem: 'mis-gastos:folder-problem',
} as const;

/** The name of the folder that copies go to by themselves; empty where that is off. */
export function readFolderName(): string {
  return readSetting(KEYS.name) ?? '';
}

/** Turns the automatic copy on or, with an empty name, off. Nothing of before counts any more. */
export function setFolderName(name: string): void {
  for (const key of [KEYS.changed, KEYS.written, KEYS.problem]) writeSetting(key, '');
  writeSetting(KEYS.name, name);
}

/** When the data last changed, as far as the automatic copy has been told, in milliseconds. */
export function readChanged(): number {
  return Number(readSetting(KEYS.changed)) || 0;
}

/** Notes that the data have changed. */
export function noteChanged(now: number): void {
  writeSetting(KEYS.changed, String(now));
}

/** The texts of what is known, which change with it: for whoever shows it. */
export function readFolderTexts(): string {
  return JSON.stringify([readFolderName(), readSetting(KEYS.written), readSetting(KEYS.problem)]);
}

/** The last copy that was written; null where there is none. */
export function readWritten(): FolderWritten | null {
  const value = parse(KEYS.written);
  return isRecord(value) && typeof value.at === 'string' ? (value as FolderWritten) : null;
}

/** Notes a copy that was written, and that nothing stands in the way. */
export function noteWritten(written: FolderWritten): void {
  writeSetting(KEYS.problem, '');
  writeSetting(KEYS.written, JSON.stringify(written));
}

/** What stands in the way; null where nothing does. */
export function readProblem(): FolderProblem | null {
  const value = parse(KEYS.problem);
  return isRecord(value) && typeof value.kind === 'string' ? (value as FolderProblem) : null;
}

/** Notes what stands in the way. */
export function noteProblem(problem: FolderProblem): void {
  writeSetting(KEYS.problem, JSON.stringify(problem));
}

function parse(key: string): unknown {
  try {
    return JSON.parse(readSetting(key) ?? 'null');
  } catch {
    return null;
  }
}
