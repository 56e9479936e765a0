import { ERRORS } from '@/lib/text/shell';
import { toast } from './toast';

/** Acts and history, which no first paint needs. */
export function loadPageActs() {
  return import('./notify-change');
}

export async function withPageActs(
  act: (acts: Awaited<ReturnType<typeof loadPageActs>>) => Promise<unknown>,
): Promise<void> {
  await withLoaded(loadPageActs, act);
}

/** A toast tells if the module cannot be loaded. */
export async function withLoaded<Loaded, Answer>(
  load: () => Promise<Loaded>,
  act: (loaded: Loaded) => Promise<Answer>,
): Promise<Answer | null> {
  let loaded: Loaded;
  try {
    loaded = await load();
  } catch {
    toast.error(ERRORS.title, { description: ERRORS.advice });
    return null;
  }
  return act(loaded);
}
