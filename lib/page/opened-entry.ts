import { createStore } from 'zustand/vanilla';
import type { Gasto } from '@/lib/domain/entities';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { LineQuestion } from '@/lib/domain/line/line-types';
import type { Unfinished } from '@/lib/domain/unfinished';

/** What a line of text has said of a new expense, and what is to be asked about it. */
export type SaidByLine = { draft: Partial<GastoDraft>; questions: readonly LineQuestion[] };

/**
 * What the entry form is open for: nothing; a new expense with the amount typed so far, perhaps one like another, what a line
 * has said or, by its id, something unfinished; several new ones, each from a line of something unfinished; or one that is stored.
 */
export type OpenedEntry =
  | { state: 'closed' }
  | { state: 'new'; cantidad: string; like: Gasto | null; line: SaidByLine | null; unfinished?: string }
  | { state: 'lines'; unfinished: string }
  | { state: 'edit'; gasto: Gasto };

/** What the entry form is open for. */
export const openedEntry = createStore<OpenedEntry>(() => ({ state: 'closed' }));

/** Opens the entry form for a new expense, on whatever screen the person is. */
export function openNewEntry(): void {
  openedEntry.setState({ state: 'new', cantidad: '', like: null, line: null }, true);
}

/** Opens it for a new expense like a stored one. */
export function openEntryLike(gasto: Gasto): void {
  openedEntry.setState({ state: 'new', cantidad: '', like: gasto, line: null }, true);
}

/** Opens it with what a line of text has said, and asks the rest. */
export function openEntryOfLine(line: SaidByLine): void {
  openedEntry.setState({ state: 'new', cantidad: '', like: null, line }, true);
}

/** Opens it for something unfinished that this page has open under an id. */
export function openUnfinishedEntry(id: string, kind: Unfinished['kind']): void {
  if (kind === 'lines') openedEntry.setState({ state: 'lines', unfinished: id }, true);
  else openedEntry.setState({ state: 'new', cantidad: '', like: null, line: null, unfinished: id }, true);
}

/** Adds to the amount that the form of a new expense begins with: people type on while it opens. */
export function typeAhead(text: string): void {
  const current = openedEntry.getState();
  if (current.state === 'new') openedEntry.setState({ ...current, cantidad: current.cantidad + text }, true);
}

/** Opens the entry form for a stored expense. */
export function openEntryOf(gasto: Gasto): void {
  openedEntry.setState({ state: 'edit', gasto }, true);
}

/** Closes the entry form. */
export function closeEntry(): void {
  openedEntry.setState({ state: 'closed' }, true);
}
