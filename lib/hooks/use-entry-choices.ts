import { useEffect, useState } from 'react';
import type { Starters } from '@/lib/domain/entities';
import { entryChoices, knownEntryChoices, type EntryChoices } from '@/lib/page/entry-choices';
import { useAnswer } from './use-answer';

/** Milliseconds that reading may take before what is known has to do: nothing can be read while an import is written. */
const PATIENCE_MS = 150;

/**
 * The choices of the entry form; the starters where nothing is stored yet. Undefined while loading. Instead of waiting
 * long it answers what is known, if that will do.
 */
export function useEntryChoices(
  starters: Starters,
  willDo: (known: EntryChoices) => boolean = () => true,
): EntryChoices | undefined {
  const read = useAnswer(entryChoices(starters));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const known = isLate ? knownEntryChoices() : undefined;
  return read ?? (known && willDo(known) ? known : undefined);
}
