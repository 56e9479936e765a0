import { ERRORS } from '@/lib/text/shell';
import { toast } from './toast';

/** What carries out acts and remembers them: not what a first paint waits for. */
export function loadPageActs() {
  return import('./page-acts');
}

/** Carries out an act as soon as what carries it out is there; see {@link withLoaded}. */
export function withPageActs(
  act: (acts: Awaited<ReturnType<typeof loadPageActs>>) => Promise<unknown>,
): Promise<void> {
  return withLoaded(loadPageActs, act);
}

/** Does something with what has to be loaded for it, and says so if that does not come. */
export async function withLoaded<Loaded>(
  load: () => Promise<Loaded>,
  act: (loaded: Loaded) => Promise<unknown>,
): Promise<void> {
  let loaded: Loaded;
  try {
    loaded = await load();
  } catch {
    toast.error(ERRORS.title, { description: ERRORS.advice });
    return;
  }
  await act(loaded);
}
