/** Answers undefined on an insecure connection. */
export function lockManager(): LockManager | undefined {
  const { locks }: { locks?: LockManager } = globalThis.navigator;
  return locks;
}
