import { useState, type RefObject } from 'react';
import { focusHeading } from './focus';

/**
 * The dialog's `onCloseAutoFocus`: the focus returns to the opener or, if gone, to the screen's heading. By default
 * the opener is the element with the focus. Render the dialog only while it is open.
 */
export function useFocusReturn(opener?: RefObject<Element | null>): (event: Event) => void {
  const [focused] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const target = opener ? opener.current : focused;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
    else focusHeading();
  };
}
