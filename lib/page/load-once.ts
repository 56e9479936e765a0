/** `known`: the value, once it is there. */
export type Load<Value> = { (): Promise<Value>; known?: Value };

/** Of a module: the next user has it at once. */
export function loadOnce<Value>(load: () => Promise<Value>): Load<Value> {
  async function once(): Promise<Value> {
    const value = await load();
    Object.assign(once, { known: value });
    return value;
  }
  return once;
}

/** The search for recibos. */
export const loadDue = loadOnce(() => import('@/lib/domain/recurring/due'));
