/** Missing in some browsers and in TypeScript's library. */
declare global {
  interface Window {
    launchQueue?: {
      setConsumer: (take: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
    };
  }
}

/**
 * Calls with files that the system opens with the program (the manifest's `file_handlers`), also those that opened
 * this page. An unreadable file means an empty list.
 */
export function takeOpenedFiles(take: (files: File[]) => void): void {
  window.launchQueue?.setConsumer(({ files }) => {
    void Promise.all(files.map((file) => file.getFile())).then(take, () => {
      take([]);
    });
  });
}
