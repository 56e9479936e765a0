import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { EtiquetasField } from '@/components/etiquetas/etiquetas-field';
import { newUser } from '../../support/new-user';

function Tagged({ isClosed = false }: { isClosed?: boolean }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <EtiquetasField value={value} onChange={setValue} isClosed={isClosed} />
      <button type="button">Después</button>
      <output>{value.join(' | ')}</output>
    </>
  );
}

function line() {
  return screen.getByRole('combobox', { name: 'Etiquetas' });
}

it('takes a pasted list, and the name behind its last comma', async () => {
  render(<Tagged />);
  const user = newUser();
  await user.click(line());
  await user.paste(', #lisboa, porto; Roma');
  expect(line()).toHaveValue('Roma');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent(/^lisboa \| porto \| Roma$/);
});

it('says of a name that it can be no tag, and lets the Tab key out', async () => {
  render(<Tagged />);
  const user = newUser();
  await user.type(line(), 'a'.repeat(41));
  await user.keyboard('{Enter}');
  expect(line()).toHaveAccessibleDescription('Hasta 40 letras, sin «#», «,» ni «;».');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(line()).toHaveFocus();
});

it('keeps a pasted list in which a name can be no tag, to be mended', async () => {
  render(<Tagged />);
  const user = newUser();
  await user.click(line());
  await user.paste('a#b; c, D');
  expect(line()).toHaveAccessibleDescription('Hasta 40 letras, sin «#», «,» ni «;».');
  expect(line()).toHaveValue('a#b; c, D');
  await user.keyboard('{Control>}a{/Control}');
  await user.paste('ab; c, D,');
  expect(screen.getByRole('status')).toHaveTextContent(/^ab \| c \| D$/);
});

it('takes only tags in use where it takes tags away', async () => {
  render(<Tagged isClosed />);
  const user = newUser();
  await user.type(line(), 'nadie,otro');
  await user.tab();
  expect(line()).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('keeps the focus when a tag is removed', async () => {
  render(<Tagged />);
  const user = newUser();
  await user.type(line(), 'lisboa{Enter}');
  await user.click(screen.getByRole('button', { name: 'Quitar la etiqueta lisboa' }));
  expect(line()).toHaveFocus();
});
