import type { Gasto } from '@/lib/domain/entities';
import type { GastoDraft } from '@/lib/domain/gasto-entry';

/** Unsaved input for a stored expense: `initial` is its first state, `gasto` the expense at that time. */
export type KeptDraft = { gasto: Gasto; initial: GastoDraft; draft: GastoDraft };

/** By the local id of the expense. */
const kept = new Map<number, KeptDraft>();
const shown = new Set<number>();

/** Keeps a draft as long as the page lives, for the next drawing of its row or form. */
export function keepDraft(draft: KeptDraft): void {
  kept.set(draft.gasto.id, draft);
}

export function keptDraftOf(id: number): KeptDraft | undefined {
  return kept.get(id);
}

/** Call it if a draft is saved or given up. */
export function forgetDraft(id: number): void {
  kept.delete(id);
}

/** Notes if an expense's fields are on the page: then no notice about a kept draft is needed. */
export function setDraftShown(id: number, isShown: boolean): void {
  if (isShown) shown.add(id);
  else shown.delete(id);
}

export function isDraftShown(id: number): boolean {
  return shown.has(id);
}

/** Forgets all drafts: their expenses are gone and may not come back. */
export function forgetDrafts(): void {
  kept.clear();
}
