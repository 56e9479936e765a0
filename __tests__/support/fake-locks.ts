type Use = (lock: Lock | null) => unknown;

type Held = { name: string; mode: LockMode; clientId: string; lose: (error: unknown) => void };

type Waiting = Omit<Held, 'lose'> & { grant: () => void };

/** The browser's locks as the pages of one origin share them, which Node and jsdom lack: in turn, shared, stolen. */
export class FakeLocks {
  #held: Held[] = [];
  #queue: Waiting[] = [];

  /** The locks as one page or worker sees them. */
  of(clientId: string): Pick<LockManager, 'query'> & {
    request: (name: string, options: LockOptions, use: Use) => Promise<unknown>;
  } {
    return {
      query: () =>
        Promise.resolve({ held: this.#held.map(({ name, mode }, at) => this.#info(name, mode, at)) }),
      request: (name: string, given: LockOptions | Use, givenUse?: Use) => {
        const options = typeof given === 'function' ? {} : given;
        const use = givenUse ?? (given as Use);
        return this.#request(clientId, name, options, use);
      },
    };
  }

  #info(name: string, mode: LockMode, at: number): LockInfo {
    return { name, mode, clientId: this.#held[at]?.clientId };
  }

  #request(clientId: string, name: string, options: LockOptions, use: Use): Promise<unknown> {
    const { mode = 'exclusive', steal = false, signal } = options;
    return new Promise((resolve, reject) => {
      const wanted: Waiting = {
        ...{ name, mode, clientId },
        grant: () => {
          const held: Held = { name, mode, clientId, lose: reject };
          this.#held.push(held);
          void Promise.resolve()
            .then(() => use({ name, mode }))
            .then(resolve, reject)
            .finally(() => {
              this.#held = this.#held.filter((one) => one !== held);
              this.#grantNext(name);
            });
        },
      };
      if (steal) {
        for (const held of this.#held)
          if (held.name === name) held.lose(new DOMException('stolen', 'AbortError'));
        this.#held = this.#held.filter((held) => held.name !== name);
        wanted.grant();
        return;
      }
      signal?.addEventListener('abort', () => {
        if (!this.#queue.includes(wanted)) return;
        this.#queue = this.#queue.filter((one) => one !== wanted);
        reject(new DOMException('no longer wanted', 'AbortError'));
      });
      this.#queue.push(wanted);
      this.#grantNext(name);
    });
  }

  #grantNext(name: string): void {
    for (;;) {
      const next = this.#queue.find((waiting) => waiting.name === name);
      const held = this.#held.filter((one) => one.name === name);
      const isFree = next && held.every(({ mode }) => mode === 'shared' && next.mode === 'shared');
      if (!isFree) return;
      this.#queue = this.#queue.filter((one) => one !== next);
      next.grant();
    }
  }
}
