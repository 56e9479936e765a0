import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

const WRITERS = ['pushState', 'replaceState'] as const;

/** Stands in for Next.js: what is inside reads the page's address, and follows window.history and «back». */
export function WithAddress({ children }: { children: ReactNode }) {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return <SearchParamsContext value={params}>{children}</SearchParamsContext>;
}

function subscribe(onChange: () => void): () => void {
  const originals = WRITERS.map((name) => window.history[name].bind(window.history));
  WRITERS.forEach((name, index) => {
    window.history[name] = (...args) => {
      originals[index]?.(...args);
      onChange();
    };
  });
  window.addEventListener('popstate', onChange);
  return () => {
    for (const name of WRITERS) Reflect.deleteProperty(window.history, name);
    window.removeEventListener('popstate', onChange);
  };
}
