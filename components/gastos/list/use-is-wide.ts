import { useSyncExternalStore } from 'react';

const WIDE_QUERY = '(min-width: 1024px)';

/** Whether the screen has room for the list as a grid. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function isWide(): boolean {
  return matchMedia(WIDE_QUERY).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}
