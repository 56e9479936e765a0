import { useSyncExternalStore } from 'react';
import type { CopyReminder } from '@/lib/domain/copy-reminder';
import { currentReminder, readReminder, subscribeToReminder } from '@/lib/page/uncopied-changes';

/** Null while no copy is due. */
export function useCopyReminder(): CopyReminder | null {
  return readReminder(useSyncExternalStore(subscribeToReminder, currentReminder, () => 'null'));
}
