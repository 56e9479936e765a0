import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { EntryLauncher, NewEntryLink } from '@/components/shell/entry-launcher';
import { closeEntry, openedEntry } from '@/lib/page/overlays';
import { enterPhase, phase } from '@/lib/page/phase';

afterEach(() => {
  closeEntry();
  window.history.replaceState(null, '', '/');
});

function bringLink(): HTMLElement {
  render(<NewEntryLink>Nuevo gasto</NewEntryLink>);
  return screen.getByRole('link', { name: 'Nuevo gasto' });
}

/** Answers whether the browser follows the link. */
function follow(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return !event.defaultPrevented;
}

it.each([
  ['/gastos/', '?nuevo'],
  ['/gastos/?mes=2026-05&q=pan%20y', '?mes=2026-05&q=pan%20y&nuevo'],
  ['/?anio=2026&nuevo', '?anio=2026&nuevo'],
])('a new tab of %s gets its form at %s', (address, href) => {
  const link = bringLink();
  expect(link).toHaveAttribute('href', '?nuevo');
  window.history.replaceState(null, '', address);
  fireEvent.pointerDown(link);
  expect(link).toHaveAttribute('href', href);
});

it('the keyboard gets the same address', () => {
  const link = bringLink();
  window.history.replaceState(null, '', '/gastos/?mes=2026-05');
  link.focus();
  expect(link).toHaveAttribute('href', '?mes=2026-05&nuevo');
});

it('opens the form over the screen', () => {
  expect(follow(bringLink())).toBe(false);
  expect(openedEntry.getState().state).toBe('new');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', (key) => {
  expect(follow(bringLink(), { [key]: true })).toBe(true);
  expect(openedEntry.getState().state).toBe('closed');
});

afterEach(() => {
  enterPhase('shown');
  delete document.documentElement.dataset.entry;
});

it.each([
  ['closed', false],
  ['early', true],
] as const)('if the early form is %s when React comes, the screens wait on: %j', (entry, wait) => {
  document.documentElement.dataset.entry = entry;
  enterPhase('opening');
  render(<EntryLauncher />);
  expect(phase.getState() === 'opening').toBe(wait);
});
