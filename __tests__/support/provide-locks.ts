/** The browser's locks, which jsdom lacks: others hold all of them until the test has them let go. */
export function provideLocks(): { letGo: (name: string) => void } {
  const waiting = new Map<string, () => void>();
  function request(name: string, use: () => unknown): Promise<unknown> {
    return new Promise((resolve) => {
      waiting.set(name, () => {
        resolve(use());
      });
    });
  }
  Object.assign(navigator, { locks: { request } });
  return {
    letGo: (name) => {
      Reflect.deleteProperty(navigator, 'locks');
      const grant = waiting.get(name);
      if (!grant) throw new Error(`nobody waits for ${name}`);
      grant();
    },
  };
}
