import type { Gasto } from '@/lib/domain/entities';
import type { GastoDraft } from '@/lib/domain/gasto-entry';

/** Unsaved input for a stored expense; `initial` and `gasto` are the states at its beginning. */
export type KeptDraft = { gasto: Gasto; initial: GastoDraft; draft: GastoDraft };

/** By the local id of the expense. */
const kept = new Map<number, KeptDraft>();
const shown = new Set<number>();

/** Keeps a draft for the next drawing of its row or form, as long as the page lives. */
export function keepDraft(draft: KeptDraft): void {
  kept.set(draft.gasto.id, draft);
}

export function keptDraftOf(id: number): KeptDraft | undefined {
  return kept.get(id);
}

export function forgetDraft(id: number): void {
  kept.delete(id);
}

/** Notes if an expense's fields are visible: a visible draft needs no notice. */
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
