import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';

/** React leaves content as the HTML brought it, with `suppressHydrationWarning`. */
export const AS_IT_CAME = '';

/**
 * Loads when it is first drawn, with `Loading` in its place until then. The server draws `Loading` alone: the HTML
 * would else need the part's chunk before it can hydrate.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading?: () => ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    const isBrowser = useInBrowser();
    const loading = Loading ? <Loading /> : null;
    return isBrowser ? (
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    ) : (
      loading
    );
  };
}

/** For `useSyncExternalStore`, of values that stay. */
export function neverChanges(): () => void {
  return () => undefined;
}

/** False while a page is prerendered and until it is hydrated. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
