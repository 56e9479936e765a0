/** Moves the focus to the first element of a container that a selector finds. */
export function focusFirst(container: Element | null, selector: string, options?: FocusOptions): void {
  container?.querySelector<HTMLElement>(selector)?.focus(options);
}

/** Moves the focus to the screen's heading: where it goes when what had it is no more. */
export function focusHeading(): void {
  focusFirst(document.body, 'h1');
}

/** Gives the focus back to what had it before a dialog or, where that is gone, to the screen's heading. */
export function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else focusHeading();
}
