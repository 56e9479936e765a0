import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';

/** A router for a page of a test: it goes nowhere, and says where it was told to go. */
export function routerTo(push: (href: string) => void): AppRouterInstance {
  return {
    push,
    replace: () => undefined,
    back: () => undefined,
    forward: () => undefined,
    refresh: () => undefined,
    prefetch: () => undefined,
    bfcacheId: '',
  };
}
