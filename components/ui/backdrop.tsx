/**
 * Dims the page under a dialog, and takes the presses that the page no longer gets. While it stands, the page does not
 * scroll: globals.css says so.
 */
export function Backdrop() {
  return <div data-slot="backdrop" className="pointer-events-auto fixed inset-0 z-50 bg-black/50" />;
}
