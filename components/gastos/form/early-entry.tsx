'use client';

import { lazy, useSyncExternalStore, type ReactNode } from 'react';
import { AS_IT_CAME } from '@/components/ui/lazy-part';
import { isEarlyEntryShown, subscribeToEarlyEntry } from '@/components/opening/early-input';

/** Not in the page's scripts: the bundler leaves out a branch that only the server takes. */
const EarlyForm =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./early-form')).EarlyForm }))
    : null;

/**
 * In the HTML, for a phone whose address asks for a new expense. The head's script serves it until the real form
 * comes. Only the server draws it: nothing hydrates.
 */
export function EarlyEntry({ children }: { children: ReactNode }) {
  const isThere = useSyncExternalStore(subscribeToEarlyEntry, isEarlyEntryShown, () => true);
  if (!isThere) return null;
  if (!EarlyForm)
    return (
      <div className={SHOWN_EARLY} suppressHydrationWarning>
        {AS_IT_CAME}
      </div>
    );
  return (
    <div className={SHOWN_EARLY}>
      <EarlyForm>{children}</EarlyForm>
    </div>
  );
}

const SHOWN_EARLY = 'early:block hidden';
