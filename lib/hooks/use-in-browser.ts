import { useSyncExternalStore } from 'react';

/** False while a page is prerendered and until it has come to life, so that what only the browser knows comes after. */
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
