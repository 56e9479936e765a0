/** Dims the page under a dialog. While it stands, the page does not scroll: globals.css says so. */
export function Backdrop() {
  return <div data-slot="backdrop" className="fixed inset-0 z-50 bg-black/50" />;
}
