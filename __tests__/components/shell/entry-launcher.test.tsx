import { render } from '@testing-library/react';
import { EntryLauncher } from '@/components/shell/entry-launcher';
import { enterPhase, phase } from '@/lib/page/phase';

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
