import { useSyncExternalStore } from 'react';

/** False while a page is prerendered and until it is hydrated; browser-only values come after. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
}

function neverChanges(): () => void {
  return () => undefined;
}

function isInBrowser(): boolean {
  return true;
}

function isOnServer(): boolean {
  return false;
}
