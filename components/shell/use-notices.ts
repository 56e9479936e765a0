import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { raisedToasts } from '@/components/acts/toast';
import { useIsInUse } from '@/lib/hooks/use-is-phase';

/**
 * Loads what shows toasts at the person's first act; null until then. If it cannot be loaded, the next toast tries again: toasts
 * wait for it.
 */
export function useNotices<Notices>(load: () => Promise<Notices>): Notices | null {
  const [loaded, setLoaded] = useState<{ notices: Notices } | null>(null);
  const isInUse = useIsInUse();
  const raised = useStore(raisedToasts);
  useEffect(() => {
    if (!isInUse || loaded) return;
    let live = true;
    load().then(
      (notices) => {
        if (live) setLoaded({ notices });
      },
      () => {
        // The site cannot be reached now.
      },
    );
    return () => {
      live = false;
    };
  }, [load, isInUse, raised, loaded]);
  return loaded && loaded.notices;
}
