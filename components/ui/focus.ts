export function focusFirst(container: Element | null, selector: string, options?: FocusOptions): void {
  container?.querySelector<HTMLElement>(selector)?.focus(options);
}

/** Call it if the focused element is gone. */
export function focusHeading(): void {
  focusFirst(document.body, 'h1');
}
