import { act, render, screen } from '@testing-library/react';
import { useShortcuts, useTypeAhead } from '@/components/shell/use-shortcuts';
import { setPreference } from '@/lib/page/settings/chosen-preferences';
import { showOverlay } from '@/lib/page/overlays';
import { newUser } from '../../support/new-user';

/** A page with one of each field, and what is handed over while it asks for a text. */
async function typeInto(role: string): Promise<string> {
  let taken = '';
  function Page() {
    useTypeAhead(true, /^[\da-z]$/, (key) => {
      taken += key;
    });
    return (
      <>
        <input aria-label="texto" />
        <input type="checkbox" />
        <input type="radio" />
        <textarea aria-label="largo" />
        <button>Abrir</button>
      </>
    );
  }
  render(<Page />);
  const user = newUser();
  screen.getAllByRole(role)[0]?.focus();
  await user.keyboard('a1{Control>}b{/Control}?');
  return taken;
}

it.each([
  ['button', 'a1'],
  ['checkbox', 'a1'],
  ['radio', 'a1'],
  ['textbox', ''],
])('with the focus on a %s hands over «%s»', async (role, taken) => {
  expect(await typeInto(role)).toBe(taken);
});

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
