import { act } from '@testing-library/react';

/**
 * Waits for something that is not on the page, such as what is stored. The page may draw itself anew meanwhile; it has
 * done so before the test goes on.
 */
export async function outside<Value>(answer: PromiseLike<Value>): Promise<Value> {
  return act(async () => await answer);
}
