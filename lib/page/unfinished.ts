import { heldLocks, holdPageLock } from '@/lib/db/life-lock';
import { storedQuery } from '@/lib/db/query';
import { clearUnfinished, deleteUnfinished, listUnfinished, putUnfinished } from '@/lib/db/unfinished-rows';
import type { UnfinishedRow } from '@/lib/db/unfinished-row';
import { atFirstUse } from '@/lib/domain/at-first-use';
import { readDraft, readUnfinished, type Unfinished } from '@/lib/domain/unfinished';
import { pageProgram } from './page-database';
import { createSetting, fieldsOf } from './settings';
import { tabName } from './tab-name';

export type UnfinishedOffer = { id: string; content: Unfinished };

const open = new Set<string>();

/** Rows that this page knows better than the database: open, not yet written, or null if not yet deleted. */
const own = new Map<string, UnfinishedRow | null>();

/** Null if the browser has no locks. */
const pageLock = atFirstUse(holdPageLock);

/** Settings that kept unfinished content before version 4 of the second database. */
const OLDER = new Map(
  (
    [
      ['mis-gastos:new-draft', readOlderDraft],
      ['mis-gastos:lines', (text: string) => readUnfinished({ kind: 'lines', text })],
    ] as const
  ).map(([key, read]) => [key as string, createSetting<Unfinished | null>(key, read, null)]),
);

export function newUnfinishedId(): string {
  return Math.random().toString(36).slice(2);
}

/** The content outlives the page and a killed browser. */
export function keepUnfinished(id: string, content: Unfinished): void {
  open.add(id);
  write({ id, ...taker(), at: Date.now(), content });
}

/** Forgets content that was stored as an expense or emptied. */
export function endUnfinished(id: string): void {
  open.delete(id);
  own.set(id, null);
  OLDER.get(id)?.write(null);
  deleteUnfinished(pageProgram, id).then(() => {
    if (own.get(id) === null) own.delete(id);
  }, ignored);
}

/** Releases a form's content to other forms; true if there is any. */
export function leaveUnfinished(id: string): boolean {
  const row = own.get(id);
  if (!open.delete(id) || !row) return false;
  write({ ...row, openIn: null });
  return true;
}

/** Null if no form of this page has the id open. */
export function openUnfinished(id: string): Unfinished | null {
  return open.has(id) ? (own.get(id)?.content ?? null) : null;
}

/** Moves offered content to a form of this page. */
export function moveUnfinished({ id, content }: UnfinishedOffer, into: string): void {
  keepUnfinished(into, content);
  endUnfinished(id);
}

/** Moves content that was offered earlier; null if it is gone. */
export async function takeUnfinished(id: string, into: string): Promise<Unfinished | null> {
  const offers = await unfinishedOffers.read();
  const offer = offers.find((one) => one.id === id);
  if (offer) moveUnfinished(offer, into);
  return offer?.content ?? null;
}

/** Content that no form of any tab has open: this tab's first, then newest first. */
export const unfinishedOffers = storedQuery('unfinished', readOffers);

async function readOffers(): Promise<readonly UnfinishedOffer[]> {
  const stored = await listUnfinished(pageProgram).catch(() => []);
  const held = await heldLocks().catch(() => new Set());
  const others = stored.filter(({ id, openIn }) => !own.has(id) && (openIn === null || !held.has(openIn)));
  const left = [...own.values()].filter((row) => row !== null).filter(({ id }) => !open.has(id));
  const rows = [...others, ...left];
  const tab = tabName();
  rows.sort((one, other) => Number(other.tab === tab) - Number(one.tab === tab) || other.at - one.at);
  const read = rows.map(({ id, content }) => ({ id, content: readUnfinished(content) }));
  const older = [...OLDER].map(([id, setting]) => ({ id, content: setting.read() }));
  return [...read, ...older].flatMap(({ id, content }) => (content ? [{ id, content }] : []));
}

/** Forgets the unfinished content of all tabs. */
export async function forgetUnfinished(): Promise<void> {
  open.clear();
  own.clear();
  for (const setting of OLDER.values()) setting.write(null);
  await clearUnfinished(pageProgram).catch(ignored);
}

function taker(): Pick<UnfinishedRow, 'tab' | 'openIn'> {
  return { tab: tabName(), openIn: pageLock() };
}

function write(row: UnfinishedRow): void {
  own.set(row.id, row);
  putUnfinished(pageProgram, row).then(() => {
    if (own.get(row.id) === row && !open.has(row.id)) own.delete(row.id);
  }, ignored);
}

function readOlderDraft(text: string): Unfinished | null {
  const draft = readDraft(fieldsOf(text));
  return draft && { kind: 'gasto', draft };
}

function ignored(): void {
  // The second database cannot be written, as on a full disk; this page still remembers.
}
