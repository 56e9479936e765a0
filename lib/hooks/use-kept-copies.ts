import { useLiveQuery } from 'dexie-react-hooks';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { readKeptCopies } from '@/lib/page/kept-copies';

/** The copies of this browser, newest first; undefined while loading. */
export function useKeptCopies(): CopyRecord[] | undefined {
  return useLiveQuery(readKeptCopies);
}
