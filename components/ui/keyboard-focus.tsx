import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { focusFirst, focusHeading } from './focus';

export function useFocusFirst(container: RefObject<Element | null>, selector: string): void {
  useEffect(() => {
    focusFirst(container.current, selector);
  }, [container, selector]);
}

/** A `ref`: the element has the focus when it comes. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * A dialog's `onCloseAutoFocus`: gives the focus to the opener, by default the element that had it, or if gone to the
 * screen's heading. Render the dialog only while it is open.
 */
export function useFocusReturn(opener?: RefObject<Element | null>): (event: Event) => void {
  const [focused] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    // A dialog that came meanwhile would take the focus back, and select the text typed in it.
    if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
    const target = opener ? opener.current : focused;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus();
    else focusHeading();
  };
}

const STOPS = 'a[href], button, [data-stop]';

const STEPS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

export function OneTabStop({ onFocus, onKeyDown, ...props }: ComponentProps<'div'>) {
  function take(event: FocusEvent<HTMLDivElement>) {
    const stop = event.target.closest(STOPS);
    if (stop) keepOne(event.currentTarget, stop);
    onFocus?.(event);
  }

  function step(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = stopsIn(event.currentTarget);
    const place = stops.findIndex((stop) => stop === document.activeElement);
    if (place === -1) return;
    event.preventDefault();
    stops[Math.min(Math.max(place + by, 0), stops.length - 1)]?.focus();
  }

  return <div ref={keepOneAlways} onFocus={take} onKeyDown={step} {...props} />;
}

function stopsIn(group: Element): (HTMLElement | SVGElement)[] {
  return [...group.querySelectorAll<HTMLElement | SVGElement>(STOPS)];
}

/** Follows changes of the group's content. */
function keepOneAlways(group: Element | null) {
  if (!group) return undefined;
  keepOne(group);
  const observer = new MutationObserver(() => {
    keepOne(group);
  });
  observer.observe(group, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

/** Leaves one stop to Tab: the wanted one, the former one, or the first. */
function keepOne(group: Element, wanted?: Element): void {
  const stops = stopsIn(group);
  const kept = wanted ?? stops.find((stop) => stop.getAttribute('tabindex') === '0') ?? stops[0];
  for (const stop of stops) {
    const index = stop === kept ? '0' : '-1';
    if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index);
  }
}
