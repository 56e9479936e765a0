const ONE_MINUTE = 60_000;

/** Throws if the browser cannot make the file. */
export function saveAsFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only later.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, ONE_MINUTE);
}

/** Once React's last drawing is on the screen. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}
