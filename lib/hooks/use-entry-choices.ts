import type { Starters } from '@/lib/domain/entities';
import { entryChoices, knownEntryChoices, type EntryChoices } from '@/lib/page/entry-choices';
import { useIsLate } from './use-is-late';
import { useQuery } from './use-query';

/**
 * The starters if nothing is stored. Undefined while loading; if that takes long, known choices are answered that
 * `willDo` accepts.
 */
export function useEntryChoices(
  starters: Starters,
  willDo: (known: EntryChoices) => boolean = () => true,
): EntryChoices | undefined {
  const read = useQuery(entryChoices(starters));
  const isLate = useIsLate();
  const known = isLate ? knownEntryChoices() : undefined;
  return read ?? (known && willDo(known) ? known : undefined);
}
