import { useState } from 'react';

/**
 * For a dialog rendered only while open: its `onCloseAutoFocus`, which returns the focus to the opener or, if gone,
 * to the screen's heading.
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
