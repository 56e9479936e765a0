/** The browser's BroadcastChannel, by timers that a test may rule: each hears all others of its name. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();

  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    setTimeout(() => {
      for (const other of FakeChannel.open)
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    });
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

/** Gives each test of a file channels that nobody listens to yet. */
export function provideChannels(): void {
  const original: unknown = Reflect.get(globalThis, 'BroadcastChannel');
  beforeEach(() => {
    FakeChannel.open.clear();
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  });
  afterEach(() => {
    Object.assign(globalThis, { BroadcastChannel: original });
  });
}
