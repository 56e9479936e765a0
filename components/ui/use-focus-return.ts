import { useState } from 'react';

/**
 * For a dialog that is rendered while it is open: gives the focus back to what had it before or, where that is
 * gone, to the screen's heading. What is returned belongs to the dialog's `onCloseAutoFocus`.
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
