import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FolderActions } from '@/components/ajustes/copies-card';
import { thisDevice } from '@/lib/page/storage/copy-settings';

afterEach(() => {
  localStorage.clear();
});

it('names the device once the field is left or Enter is pressed; an empty name stands for the usual one', async () => {
  const user = userEvent.setup();
  render(<FolderActions />);
  const field = screen.getByRole('textbox', { name: 'Nombre de este dispositivo' });
  const usual = thisDevice();
  expect(field).toHaveValue(usual.nombre);

  await user.clear(field);
  await user.type(field, ' Portátil de Ana ');
  expect(thisDevice()).toEqual(usual);
  await user.tab();
  expect(field).toHaveValue('Portátil de Ana');
  expect(thisDevice()).toEqual({ id: usual.id, nombre: 'Portátil de Ana' });

  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(usual.nombre);
  expect(thisDevice()).toEqual(usual);
});

it.each(['{"id":"k3x9q7"}', '{"id":"../..","nombre":"Portátil"}', 'nada'])(
  'a setting that names no device is made anew: %s',
  (text) => {
    localStorage.setItem('mis-gastos:device', text);
    const made = thisDevice();
    expect(made.id).toMatch(/^[a-z0-9]{6}$/);
    expect(thisDevice()).toEqual(made);
  },
);
