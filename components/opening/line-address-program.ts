/**
 * Takes a line out of the address, `#linea=12,50 café`, before anything else reads it, and keeps it for this tab. If that is not
 * possible, the line stays in the address.
 */
export function takeLineOfAddress({ fragment, keptKey }: { fragment: string; keptKey: string }): void {
  if (location.hash.indexOf(fragment) !== 0) return;
  try {
    sessionStorage.setItem(keptKey, location.hash.slice(fragment.length));
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch (_) {
    // Storage is blocked, or the line is longer than it takes.
  }
}
