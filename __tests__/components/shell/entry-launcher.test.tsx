import { render } from '@testing-library/react';
import { EntryLauncher } from '@/components/shell/entry-launcher';
import { holdScreens, screensHeld, showScreens } from '@/lib/page/held-screens';

afterEach(() => {
  showScreens();
  delete document.documentElement.dataset.entry;
});

it.each([
  ['closed', false],
  ['early', true],
] as const)('if the early form is %s when React comes, the screens wait on: %j', (entry, wait) => {
  document.documentElement.dataset.entry = entry;
  holdScreens();
  render(<EntryLauncher />);
  expect(screensHeld.getState()).toBe(wait);
});
