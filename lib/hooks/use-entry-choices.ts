import type { Starters } from '@/lib/domain/entities';
import { entryChoices, knownEntryChoices, type EntryChoices } from '@/lib/page/entry-choices';
import { useAnswer } from './use-answer';
import { useIsLate } from './use-is-late';

/**
 * The choices of the entry form; the starters where nothing is stored yet. Undefined while loading. Instead of waiting
 * long it answers what is known, if that will do.
 */
export function useEntryChoices(
  starters: Starters,
  willDo: (known: EntryChoices) => boolean = () => true,
): EntryChoices | undefined {
  const read = useAnswer(entryChoices(starters));
  const isLate = useIsLate();
  const known = isLate ? knownEntryChoices() : undefined;
  return read ?? (known && willDo(known) ? known : undefined);
}
