import { createStore } from 'zustand/vanilla';
import type { Gasto } from '@/lib/domain/entities';
import type { GastoDraft, Unfinished } from '@/lib/domain/gasto-entry';
import type { LineQuestion } from '@/lib/read/line/line-text';

type Overlay = 'palette' | 'shortcuts' | 'presupuestos';

export const overlay = createStore<Overlay | null>(() => null);

export function showOverlay(shown: Overlay | null): void {
  overlay.setState(shown, true);
}

type SaidByLine = {
  draft: Partial<GastoDraft>;
  questions: readonly LineQuestion[];
  /** A sentence about the reading, for example that only the beginning was read. */
  notice?: string | undefined;
  /** The text itself, to be answered in the field for a line. */
  typed?: string;
};

type NewEntry = {
  cantidad: string;
  like: Gasto | null;
  line: SaidByLine | null;
  unfinished?: string;
  beginsWithLine?: boolean;
};

/**
 * `new`: the amount typed so far, with an expense to copy, a line, or unfinished content by id; it may begin with the field for a
 * line. `lines`: several expenses from unfinished lines. `refunds`: those of an expense.
 */
export type OpenedEntry =
  | { state: 'closed' }
  | ({ state: 'new' } & NewEntry)
  | { state: 'lines'; unfinished: string }
  | { state: 'edit' | 'refunds'; gasto: Gasto };

/** Of a stored expense its local id, of new ones a made-up key. */
export type DraftKey = number | string;

/** Drafts with fields on this page, or about to have them. The list looks here before the store of drafts is loaded. */
export const openDrafts = new Set<DraftKey>();

export const openedEntry = createStore<OpenedEntry>(() => ({ state: 'closed' }));

function openNew(entry: Partial<NewEntry> = {}): void {
  openedEntry.setState({ state: 'new', cantidad: '', like: null, line: null, ...entry }, true);
}

export function openNewEntry(): void {
  openNew();
}

export function openEntryLike(gasto: Gasto): void {
  openNew({ like: gasto });
}

/** With the key of a new draft, another form that is open gives way and its content is offered. */
export function openEntryOfLine(line: SaidByLine, draftKey?: string): void {
  openNew({ line, ...(draftKey !== undefined && { unfinished: draftKey }) });
}

export function openNewLine(): void {
  openNew({ beginsWithLine: true });
}

export function openUnfinishedEntry(id: string, kind: Unfinished['kind']): void {
  if (kind === 'lines') openedEntry.setState({ state: 'lines', unfinished: id }, true);
  else openNew({ unfinished: id });
}

/** Adds to the amount of a new expense: people type on while the form opens. */
export function typeAhead(text: string): void {
  const current = openedEntry.getState();
  if (current.state === 'new') openedEntry.setState({ ...current, cantidad: current.cantidad + text }, true);
}

export function openEntryOf(gasto: Gasto): void {
  openedEntry.setState({ state: 'edit', gasto }, true);
}

export function openRefundsOf(gasto: Gasto): void {
  openedEntry.setState({ state: 'refunds', gasto }, true);
}

export function closeEntry(): void {
  openedEntry.setState({ state: 'closed' }, true);
}
