/** How the system hands over files that it opens with an installed program; not every browser has it, nor do the DOM's types. */
declare global {
  interface Window {
    launchQueue?: {
      setConsumer: (take: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
    };
  }
}

/**
 * Calls with the files that the system opens with the program, as the manifest's `file_handlers` offer it: with those
 * that this page was opened for, too. A launch without files and a file that cannot be read count as none.
 */
export function takeOpenedFiles(take: (files: File[]) => void): void {
  window.launchQueue?.setConsumer(({ files }) => {
    void Promise.all(files.map((file) => file.getFile())).then(take, () => {
      take([]);
    });
  });
}
