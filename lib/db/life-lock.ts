/** `alive`: a worker's first message, if the browser has locks; its lock ends with it. `leave`: its page is left. */
export type LifeMessage = { type: 'alive'; lock: string } | { type: 'leave' };

export function holdPageLock(): string | null {
  return holdForLife('page', () => undefined);
}

export function holdForLife(whose: 'worker' | 'page', onHeld: (lock: string) => void): string | null {
  const locks = lockManager();
  if (!locks) return null;
  const lock = `mis-gastos:${whose}:${crypto.randomUUID()}`;
  void locks.request(lock, () => {
    onHeld(lock);
    return new Promise<never>(() => undefined);
  });
  return lock;
}

export async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
}

export async function lifeEnded(lock: string): Promise<void> {
  await lockManager()?.request(lock, () => undefined);
}

/** Undefined on an insecure connection. */
export function lockManager(): LockManager | undefined {
  const { locks }: { locks?: LockManager } = globalThis.navigator;
  return locks;
}
