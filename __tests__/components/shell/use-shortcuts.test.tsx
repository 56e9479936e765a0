import { act, render, screen } from '@testing-library/react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { showOverlay } from '@/lib/page/overlays';
import { setPreference } from '@/lib/page/chosen-preferences';
import { newUser } from '../../support/new-user';

afterEach(() => {
  showOverlay(null);
  localStorage.clear();
});

function renderPage() {
  const pressed: string[] = [];
  function Page() {
    useShortcuts({ n: ({ key }) => pressed.push(key), '?': ({ key }) => pressed.push(key) });
    return <input aria-label="Campo" />;
  }
  render(<Page />);
  return { user: newUser(), pressed };
}

it('single keys act', async () => {
  const { user, pressed } = renderPage();
  await user.keyboard('n?x');
  expect(pressed).toEqual(['n', '?']);
});

it('turned off they do nothing, turned on again they act', async () => {
  const { user, pressed } = renderPage();
  act(() => {
    setPreference('shortcuts', false);
  });
  await user.keyboard('n?');
  expect(pressed).toEqual([]);
  act(() => {
    setPreference('shortcuts', true);
  });
  await user.keyboard('n');
  expect(pressed).toEqual(['n']);
});

it('keys with Ctrl, Alt or Meta, and keys typed into a field, are left alone', async () => {
  const { user, pressed } = renderPage();
  await user.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}{Meta>}n{/Meta}');
  await user.type(screen.getByRole('textbox', { name: 'Campo' }), 'n?');
  expect(pressed).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Campo' })).toHaveValue('n?');
});

it('keys are left alone as soon as something is to lie over the screen, even while it still loads', async () => {
  const { user, pressed } = renderPage();
  act(() => {
    showOverlay('palette');
  });
  await user.keyboard('n');
  expect(pressed).toEqual([]);
});
