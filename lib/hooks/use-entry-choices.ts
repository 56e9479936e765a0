import { useEffect, useState } from 'react';
import type { Starters } from '@/lib/domain/entities';
import { entryChoices, type EntryChoices, knownEntryChoices } from '@/lib/page/entry-choices';
import { useQuery } from './use-query';

/** Until known values must do: nothing can be read while an import is written. */
const PATIENCE_MS = 150;

/** `patience` in milliseconds. */
export function useIsLate(patience = PATIENCE_MS): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [patience]);
  return isLate;
}

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
