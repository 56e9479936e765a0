import type { StorageFault } from '@/lib/domain/storage-fault';

/** The loss of a connection, which is for good. */
export class Loss {
  /** Null while the connection may be used. */
  fault: StorageFault | null = null;
  readonly #watching = new Set<(fault: StorageFault) => void>();

  /** Calls back once, or at once if the connection is lost already. The answered function ends the watch. */
  watch(onFault: (fault: StorageFault) => void): () => void {
    if (this.fault) onFault(this.fault);
    else this.#watching.add(onFault);
    return () => {
      this.#watching.delete(onFault);
    };
  }

  declare(fault: StorageFault): void {
    this.fault = fault;
    for (const onFault of this.#watching) onFault(fault);
    this.#watching.clear();
  }
}
