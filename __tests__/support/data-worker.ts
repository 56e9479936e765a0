import { GastosDatabase } from '@/lib/db/database';
import { ProgramDatabase } from '@/lib/db/program-database';
import type { WorkerRequest } from '@/lib/worker/jobs';
import { runJob } from '@/lib/worker/run-job';

/** The browser's Worker, which jsdom lacks: does its job in the test's own thread. */
class InProcessDataWorker extends EventTarget {
  readonly #abort = new AbortController();
  readonly #stores = { db: new GastosDatabase(), program: new ProgramDatabase() };

  postMessage(request: WorkerRequest): void {
    if (request.type === 'cancel') this.#abort.abort();
    else void this.#run(request);
  }

  terminate(): void {
    this.#stores.db.close();
    this.#stores.program.close();
  }

  async #run({ kind, given }: Extract<WorkerRequest, { type: 'start' }>): Promise<void> {
    const control = {
      onPercent: (percent: number) => {
        this.#reply({ type: 'percent', percent });
      },
      signal: this.#abort.signal,
    };
    this.#reply({ type: 'outcome', outcome: await runJob(this.#stores, kind, given, control, new Date()) });
  }

  #reply(data: unknown): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** Gives the page of a test a data worker. */
export function provideDataWorker(): void {
  Object.assign(globalThis, { Worker: InProcessDataWorker });
}

/** Catches what is offered as a download, in the order in which it is. */
export function catchDownloads(): { name: string; blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.slice('blob:'.length))];
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
}
