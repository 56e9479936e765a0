export function focusFirst(container: Element | null, selector: string, options?: FocusOptions): void {
  container?.querySelector<HTMLElement>(selector)?.focus(options);
}

/** Focuses the screen's heading, if the focused element is gone. */
export function focusHeading(): void {
  focusFirst(document.body, 'h1');
}

/** Returns the focus to a dialog's opener or, if gone, to the screen's heading. */
export function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else focusHeading();
}
