/** The browser's Worker, which jsdom lacks: it notes what it is told and answers what the test says. */
export class RecordingWorker extends EventTarget {
  static created: RecordingWorker[] = [];
  readonly received: unknown[] = [];
  terminated = false;

  constructor() {
    super();
    RecordingWorker.created.push(this);
  }

  /** The worker that was created last. */
  static last(): RecordingWorker {
    const last = RecordingWorker.created.at(-1);
    if (!last) throw new Error('no worker was created');
    return last;
  }

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  reply(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Gives each test of a file workers of its own. */
export function provideRecordingWorker(): void {
  beforeEach(() => {
    RecordingWorker.created = [];
    Object.assign(globalThis, { Worker: RecordingWorker });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
}
