import { useEffect, type RefObject } from 'react';
import { focusFirst } from './focus';

/** Focuses the first match inside the element when it comes. */
export function useFocusFirst(container: RefObject<Element | null>, selector: string): void {
  useEffect(() => {
    focusFirst(container.current, selector);
  }, [container, selector]);
}

/** For a `ref`: the element has the focus when it comes. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
