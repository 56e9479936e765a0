import type { UnfinishedRow } from '@/lib/db/databases';
import { heldLocks, holdPageLock } from '@/lib/db/life-lock';
import { atFirstUse } from '@/lib/domain/at-first-use';
import type { Gasto } from '@/lib/domain/entities';
import { type GastoDraft, readDraft, readUnfinished, type Unfinished } from '@/lib/domain/gasto-entry';
import { type DraftKey, openDrafts, openUnfinishedEntry } from '@/lib/page/overlays';
import { loadDatabases, programRows } from '@/lib/page/storage/page-data';
import { storedQuery } from '@/lib/page/queries/query';
import { countOf, createSetting, fieldsOf } from '@/lib/page/settings/settings';

/** sessionStorage outlives reloads and ends with the tab. */
const TAB_KEY = 'mis-gastos:tab';

/** Null if storage is blocked; shared by a duplicated tab. */
export function tabName(): string | null {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known !== null) return known;
    const name = Math.random().toString(36).slice(2);
    sessionStorage.setItem(TAB_KEY, name);
    return name;
  } catch {
    return null;
  }
}

/** An edit ends with the page; `initial` and `gasto` are of its beginning. */
type Draft = Unfinished | { kind: 'edit'; gasto: Gasto; initial: GastoDraft; draft: GastoDraft };

type DraftOffer = { key: string; content: Unfinished };

/** `content`: null once it has ended. `at`: of the last typing. */
type Kept = { content: Draft | null; at: number; isWritten: boolean };

/** This page's drafts; the database may not have them yet. */
const kept = new Map<DraftKey, Kept>();

/** Drafts of other pages, by the last reading. */
let others: readonly UnfinishedRow[] = [];

/** Typed before this page could write to the second database. */
const ahead = createSetting<UnfinishedRow | null>('mis-gastos:draft', readRow, null);

/** True once this page has written to the second database. */
let hasWritten = false;

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

export function newDraftKey(): string {
  return Math.random().toString(36).slice(2);
}

export function keptDraft(key: DraftKey): Draft | null {
  return kept.get(key)?.content ?? null;
}

/** New expenses and lines outlive the page and a killed browser. */
export function keepDraft(key: DraftKey, content: Draft): void {
  write(key, content, Date.now());
}

export function endDraft(key: DraftKey): void {
  write(key, null, Date.now());
}

/** Releases a draft to other fields; true if there was any. */
export function leaveDraft(key: DraftKey): boolean {
  const draft = kept.get(key);
  if (!openDrafts.delete(key) || !draft?.content) return false;
  write(key, draft.content, draft.at);
  return true;
}

function moveDraft({ key, content }: DraftOffer, into: string): void {
  openDrafts.add(into);
  keepDraft(into, content);
  endDraft(key);
}

/** Moves a draft that was offered earlier; null if it is gone. */
export async function takeDraft(key: string, into: string): Promise<Unfinished | null> {
  const offers = await draftOffers.read();
  const offer = offers.find((one) => one.key === key);
  if (offer) moveDraft(offer, into);
  return offer?.content ?? null;
}

export function openLines(text: string): void {
  const key = newDraftKey();
  openDrafts.add(key);
  keepDraft(key, { kind: 'lines', text });
  openUnfinishedEntry(key, 'lines');
}

/** Open in no tab: this tab's first, then the newest. */
export const draftOffers = storedQuery('drafts', async (observed) => {
  const written = [...kept].filter(([key, { isWritten }]) => isWritten && !openDrafts.has(key));
  const rows = await programRows<UnfinishedRow>('unfinished', observed).catch(() => null);
  // No await from here to `own`: later writes are unknown to this reading.
  for (const [key, draft] of rows ? written : []) if (kept.get(key) === draft) kept.delete(key);
  const own = new Set(kept.keys());
  const held = await heldLocks().catch(() => new Set());
  others = withAhead(rows ?? []).filter(
    ({ id, openIn }) => !own.has(id) && (openIn === null || !held.has(openIn)),
  );
  return knownOffers();
});

/** By the last reading, for forms that open while nothing can be read. */
export function knownOffers(): readonly DraftOffer[] {
  const tab = tabName();
  const left = [...kept].flatMap(([key, { content, at }]) =>
    typeof key === 'string' && !openDrafts.has(key) ? [{ id: key, tab, at, content }] : [],
  );
  const rows = [...others.filter(({ id }) => !kept.has(id)), ...left];
  rows.sort((one, other) => Number(other.tab === tab) - Number(one.tab === tab) || other.at - one.at);
  const read = rows.map(({ id, content }) => ({ key: id, content: readUnfinished(content) }));
  const older = [...OLDER].map(([key, setting]) => ({ key, content: setting.read() }));
  return [...read, ...older].flatMap(({ key, content }) => (content ? [{ key, content }] : []));
}

/** Of all tabs: their expenses are gone. */
export async function forgetDrafts(): Promise<void> {
  openDrafts.clear();
  kept.clear();
  others = [];
  for (const setting of [ahead, ...OLDER.values()]) setting.write(null);
  await loadDatabases()
    .then(({ pageProgram }) => pageProgram.unfinished.clear())
    .catch(ignored);
}

/** Writes and deletions keep the order in which they were asked for. */
function write(key: DraftKey, content: Draft | null, at: number): void {
  const draft: Kept = { content, at, isWritten: false };
  kept.set(key, draft);
  OLDER.get(String(key))?.write(null);
  if (typeof key === 'number' || content?.kind === 'edit') return;
  const openIn = openDrafts.has(key) ? pageLock() : null;
  const row = content && { id: key, tab: tabName(), openIn, at, content };
  if (row && !hasWritten) ahead.write(row);
  void loadDatabases()
    .then(async ({ pageProgram: { unfinished } }) => {
      if (row) await unfinished.put(row);
      else await unfinished.delete(key);
      draft.isWritten = true;
      hasWritten = true;
      const waiting = ahead.read();
      if (waiting?.id === key && waiting.at <= at) ahead.write(null);
    })
    .catch(ignored);
}

function withAhead(rows: readonly UnfinishedRow[]): readonly UnfinishedRow[] {
  const row = ahead.read();
  return row && !rows.some(({ id }) => id === row.id) ? [...rows, row] : rows;
}

function readRow(text: string): UnfinishedRow | undefined {
  const { id, tab, openIn, at, content } = fieldsOf(text);
  const read = readUnfinished(content);
  if (typeof id !== 'string' || !read) return undefined;
  return { id, tab: textOrNull(tab), openIn: textOrNull(openIn), at: countOf(at) ?? 0, content: read };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readOlderDraft(text: string): Unfinished | null {
  const draft = readDraft(fieldsOf(text));
  return draft && { kind: 'gasto', draft };
}

function ignored(): void {
  // The second database cannot be written, as on a full disk; this page still remembers.
}
