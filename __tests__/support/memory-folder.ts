/** A folder that lies in memory, as far as copies use one: its handle, and what is in it. */
export function memoryFolder() {
  const files = new Map<string, Blob>();
  let writesLeft = Infinity;

  function fileHandle(name: string) {
    return {
      getFile: () => Promise.resolve(files.get(name)),
      createWritable: () => {
        let written: Blob;
        return Promise.resolve({
          write: (file: Blob) => {
            written = file;
            return Promise.resolve();
          },
          close: () => {
            writesLeft -= 1;
            if (writesLeft < 0) return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
            files.set(name, written);
            return Promise.resolve();
          },
          abort: () => Promise.resolve(),
        });
      },
    };
  }

  async function parsed(name: string) {
    const text = await files.get(name)?.text();
    return JSON.parse(text ?? '') as { copia: { creada: string }; gastos: unknown[] };
  }

  const handle = {
    async *keys() {
      for (const name of [...files.keys()]) yield await Promise.resolve(name);
    },
    getFileHandle: (name: string, options?: { create: boolean }) =>
      files.has(name) || options?.create
        ? Promise.resolve(fileHandle(name))
        : Promise.reject(new DOMException(`There is no ${name}`, 'NotFoundError')),
    removeEntry: (name: string) => {
      files.delete(name);
      return Promise.resolve();
    },
  };

  return {
    handle: handle as unknown as FileSystemDirectoryHandle,
    put: (name: string, file: Blob) => files.set(name, file),
    /** Writing fails after so many files more. */
    failAfter: (writes: number) => {
      writesLeft = writes;
    },
    head: async (name: string) => (await parsed(name)).copia,
    /** How many expenses each file holds. */
    counts: async () => {
      const counts: Record<string, number> = {};
      for (const name of files.keys()) counts[name] = (await parsed(name)).gastos.length;
      return counts;
    },
  };
}
