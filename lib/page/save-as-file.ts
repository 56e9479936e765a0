const ONE_MINUTE = 60_000;

/** Offers a text or a file as a download. Throws when the browser cannot make the file. */
export function saveAsFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers take hold of the file only later; until then the address must stay valid.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, ONE_MINUTE);
}

/** Resolves once what React last drew is on the screen. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}
