import { useSyncExternalStore } from 'react';
import type { CopyReminder } from '@/lib/domain/copy-reminder';
import { currentReminder, readReminder, subscribeToReminder } from '@/lib/page/uncopied-changes';

/** Why it is time for a copy, kept up to date; null while it is not. */
export function useCopyReminder(): CopyReminder | null {
  return readReminder(useSyncExternalStore(subscribeToReminder, currentReminder, () => 'null'));
}
