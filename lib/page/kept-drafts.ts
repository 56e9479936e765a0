import type { Gasto } from '@/lib/domain/entities';
import type { GastoDraft } from '@/lib/domain/gasto-entry';

/** What was typed into a stored expense, what that began with, and the expense as it stood then. */
export type KeptDraft = { gasto: Gasto; initial: GastoDraft; draft: GastoDraft };

/** By the local ids of their expenses. */
const kept = new Map<number, KeptDraft>();
const shown = new Set<number>();

/** Keeps what was typed as long as the page lives, for when its row or its form is drawn again. */
export function keepDraft(draft: KeptDraft): void {
  kept.set(draft.gasto.id, draft);
}

/** What was typed into an expense and is not saved; undefined where that is nothing. */
export function keptDraftOf(id: number): KeptDraft | undefined {
  return kept.get(id);
}

/** What was typed is saved, or the person gave it up. */
export function forgetDraft(id: number): void {
  kept.delete(id);
}

/** Notes whether the fields of an expense are on the page: then nobody need be told that something is kept. */
export function setDraftShown(id: number, isShown: boolean): void {
  if (isShown) shown.add(id);
  else shown.delete(id);
}

/** Whether the fields of an expense are on the page. */
export function isDraftShown(id: number): boolean {
  return shown.has(id);
}

/** Forgets everything typed: what it was typed into is gone, and none of it may come back. */
export function forgetDrafts(): void {
  kept.clear();
}
