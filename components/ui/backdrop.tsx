/** Dims the page and takes its presses; globals.css stops its scrolling. */
export function Backdrop() {
  return <div data-slot="backdrop" className="pointer-events-auto fixed inset-0 z-50 bg-black/50" />;
}
