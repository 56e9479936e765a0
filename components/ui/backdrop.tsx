/** Dims the page under a dialog and takes its presses. While it stands, globals.css stops the page from scrolling. */
export function Backdrop() {
  return <div data-slot="backdrop" className="pointer-events-auto fixed inset-0 z-50 bg-black/50" />;
}
