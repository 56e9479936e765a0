import { useLiveQuery } from 'dexie-react-hooks';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { readKeptCopies } from '@/lib/page/kept-copies';

/** The copies that this browser keeps, the newest first. Undefined while loading. */
export function useKeptCopies(): CopyRecord[] | undefined {
  return useLiveQuery(readKeptCopies);
}
