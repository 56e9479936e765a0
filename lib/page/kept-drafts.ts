import type { Gasto } from '@/lib/domain/entities';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { keptLinesSetting } from './kept-lines';
import { newDraftSetting } from './new-draft';

/** What was typed into an expense, what that began with, and the expense as it stood then; null for a new one. */
export type KeptDraft = { gasto: Gasto | null; initial: GastoDraft; draft: GastoDraft };

/** The expense that a draft is of, by its local id; null for a new one. */
export type DraftId = number | null;

const kept = new Map<DraftId, KeptDraft>();
const shown = new Set<DraftId>();

/** Keeps what was typed as long as the page lives, for when its row or its form is drawn again. */
export function keepDraft(draft: KeptDraft): void {
  kept.set(draft.gasto?.id ?? null, draft);
}

/** What was typed into an expense and is not saved; undefined where that is nothing. */
export function keptDraftOf(id: DraftId): KeptDraft | undefined {
  return kept.get(id);
}

/** What was typed is saved, or the person gave it up. */
export function forgetDraft(id: DraftId): void {
  kept.delete(id);
}

/** Notes whether the fields of an expense are on the page: then nobody need be told that something is kept. */
export function setDraftShown(id: DraftId, isShown: boolean): void {
  if (isShown) shown.add(id);
  else shown.delete(id);
}

/** Whether the fields of an expense are on the page. */
export function isDraftShown(id: DraftId): boolean {
  return shown.has(id);
}

/** Forgets everything typed: what it was typed into is gone, and none of it may come back. */
export function forgetDrafts(): void {
  kept.clear();
  newDraftSetting.write(null);
  keptLinesSetting.write('');
}
