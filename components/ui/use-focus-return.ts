import { useState } from 'react';

/**
 * Returns the focus from a dialog to its opener or, if gone, to the screen's heading. Pass the result to
 * `onCloseAutoFocus`, and render the dialog only while it is open.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const gone = !opener?.isConnected || opener === document.body;
    const target = gone ? document.querySelector('h1') : opener;
    if (target instanceof HTMLElement) target.focus();
  };
}
