import { render, screen } from '@testing-library/react';
import { useTypeAhead } from '@/components/shell/use-shortcuts';
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
