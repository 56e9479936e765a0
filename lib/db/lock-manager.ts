/** The browser’s locks; none on a connection that is not secure. */
export function lockManager(): LockManager | undefined {
  const { locks }: { locks?: LockManager } = globalThis.navigator;
  return locks;
}
