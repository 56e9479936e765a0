import { GastosDatabase } from '@/lib/db/database';
import type { WorkerRequest } from '@/lib/worker/jobs';
import { runExport } from '@/lib/worker/run-export';
import type { ExportRequest } from '@/lib/export/export-job';

/** The browser's Worker, which jsdom lacks: exports in the test's own thread. */
class InProcessDataWorker extends EventTarget {
  readonly #abort = new AbortController();
  readonly #db = new GastosDatabase();

  postMessage(request: WorkerRequest): void {
    if (request.type === 'cancel') this.#abort.abort();
    else void this.#run(structuredClone(request.given) as ExportRequest);
  }

  terminate(): void {
    this.#db.close();
  }

  async #run(request: ExportRequest): Promise<void> {
    const outcome = await runExport(this.#db, request, {
      onPercent: (percent) => {
        this.#reply({ type: 'percent', percent });
      },
      signal: this.#abort.signal,
    });
    this.#reply({ type: 'outcome', outcome });
  }

  #reply(data: unknown): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** Gives the page of a test a data worker that exports. */
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
