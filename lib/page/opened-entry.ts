import { createStore } from 'zustand/vanilla';
import type { Gasto } from '@/lib/domain/entities';

/**
 * What the entry form is open for: nothing, a new expense with the amount typed so far, perhaps one like another, or one
 * that is stored.
 */
export type OpenedEntry =
  | { state: 'closed' }
  | { state: 'new'; cantidad: string; like: Gasto | null }
  | { state: 'edit'; gasto: Gasto };

/** What the entry form is open for. */
export const openedEntry = createStore<OpenedEntry>(() => ({ state: 'closed' }));

/** Opens the entry form for a new expense, on whatever screen the person is. */
export function openNewEntry(): void {
  openedEntry.setState({ state: 'new', cantidad: '', like: null }, true);
}

/** Opens it for a new expense like a stored one. */
export function openEntryLike(gasto: Gasto): void {
  openedEntry.setState({ state: 'new', cantidad: '', like: gasto }, true);
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
