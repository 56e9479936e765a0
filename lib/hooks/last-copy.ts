import { useSyncExternalStore } from 'react';
import { isRecord } from '@/lib/domain/text-value';
import { readSetting, subscribeToSettings, writeSetting } from './local-setting';

/** When data were last copied to outside of this browser, in ISO format, and how many expenses there were. */
export type LastCopy = { at: string; gastos: number };

const KEY = 'mis-gastos:last-copy';

/** The last answer and what it was read from: the same object as long as nothing changes. */
let last: { text: string | null; copy: LastCopy | null } = { text: null, copy: null };

/** The last copy that left this browser, as a file or into a folder; null where there was none. */
export function readLastCopy(): LastCopy | null {
  const text = readSetting(KEY);
  if (text !== last.text) last = { text, copy: parse(text) };
  return last.copy;
}

/** Notes that a copy has left this browser. */
export function noteCopy({ at, gastos }: LastCopy): void {
  writeSetting(KEY, JSON.stringify({ at, gastos }));
}

/** The last copy, now and whenever there is another one, made by any tab. */
export function useLastCopy(): LastCopy | null {
  return useSyncExternalStore(subscribeToSettings, readLastCopy, noCopy);
}

function noCopy(): null {
  return null;
}

function parse(text: string | null): LastCopy | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(read)) return null;
    const { at, gastos } = read;
    const known = typeof at === 'string' && !Number.isNaN(Date.parse(at)) && typeof gastos === 'number';
    return known ? { at, gastos } : null;
  } catch {
    return null;
  }
}
