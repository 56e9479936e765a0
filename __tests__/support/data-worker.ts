import { GastosDatabase, ProgramDatabase } from '@/lib/db/databases';
import { JobRunner } from '@/lib/worker/data-jobs';
import type { WorkerRequest } from '@/lib/worker/jobs';

/** The browser's Worker, which jsdom lacks: does its job in the test's own thread. */
export class InProcessDataWorker extends EventTarget {
  readonly #stores = { db: new GastosDatabase(), program: new ProgramDatabase() };
  readonly #runner = new JobRunner(this.#stores, (data) => {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  });

  postMessage(request: WorkerRequest): void {
    this.#runner.receive(request);
  }

  terminate(): void {
    this.#stores.db.close();
    this.#stores.program.close();
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
