import { ERRORS } from '@/lib/text/shell';
import { toast } from './toast';

/** What carries out acts and remembers them: not what a first paint waits for. */
export function loadPageActs() {
  return import('./page-acts');
}

/** Carries out an act as soon as what carries it out is there, and says so if that does not come. */
export async function withPageActs(
  act: (acts: Awaited<ReturnType<typeof loadPageActs>>) => unknown,
): Promise<void> {
  let acts;
  try {
    acts = await loadPageActs();
  } catch {
    toast.error(ERRORS.title, { description: ERRORS.advice });
    return;
  }
  await act(acts);
}
