import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

/** Whether the screen has room for the list as a grid. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}
