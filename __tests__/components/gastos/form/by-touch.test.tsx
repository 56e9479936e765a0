import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { closeGastos, openGastos, storedGastos } from '../../../support/gastos-page';
import { outside } from '../../../support/outside';

afterEach(closeGastos);

async function newForm(user: UserEvent) {
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  await form.findByLabelText('Cantidad');
  return form;
}

async function closed(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

function touch(): void {
  const mouse = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(mouse(media), { matches: media.startsWith('(pointer: coarse)') }),
    );
}

function labelsIn(group: HTMLElement): (string | null)[] {
  return within(group)
    .getAllByRole('radio')
    .map(({ parentElement }) => parentElement && parentElement.textContent);
}

it('each day of the last week is one press away, the others behind the last chip', async () => {
  const user = await openGastos();
  const form = await newForm(user);
  const days = form.getByRole('radiogroup', { name: 'Fecha' });
  expect(labelsIn(days)).toEqual([
    ...['Hoy', 'Ayer', 'dom 4', 'sáb 3', 'vie 2', 'jue 1', 'mié 30'],
    'Otro día',
  ]);
  await user.type(form.getByLabelText('Cantidad'), '3');
  await user.click(form.getByRole('radio', { name: 'mié 30' }));
  await user.click(form.getByRole('radio', { name: /Ocio/ }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await closed();
  expect((await storedGastos()).at(-1)).toMatchObject({ cantidad: 3, fecha: '2026-09-30' });
});

it('a press on «Otro día» opens the picker at once, a key only shows its field', async () => {
  const user = await openGastos();
  const form = await newForm(user);
  const opened: Element[] = [];
  Object.assign(HTMLInputElement.prototype, {
    showPicker(this: HTMLInputElement) {
      opened.push(this);
    },
  });
  await user.click(form.getByRole('radio', { name: 'mié 30' }));
  await user.keyboard('{ArrowRight}');
  expect(form.getByRole('radio', { name: 'Otro día' })).toBeChecked();
  expect(form.getByLabelText('Fecha', { selector: 'input' })).toHaveValue('2026-09-30');
  expect(opened).toEqual([]);
  await user.click(form.getByRole('radio', { name: 'Hoy' }));
  await user.click(form.getByText('Otro día'));
  expect(opened).toEqual([form.getByLabelText('Fecha', { selector: 'input' })]);
  expect(opened[0]).toHaveFocus();
});

it('the three most used methods are chips, the others follow behind one more', async () => {
  const user = await openGastos();
  await outside(
    pageDatabase.metodosPago.bulkAdd(
      ['Bizum', 'Cheque'].map((nombre) => ({ nombre, descripcion: '', icono: '💳' })),
    ),
  );
  const form = await newForm(user);
  const metodos = form.getByRole('radiogroup', { name: 'Método de pago' });
  const other = await form.findByRole('button', { name: 'Otro método' });
  const [first, second] = labelsIn(metodos);
  expect(labelsIn(metodos)).toHaveLength(3);
  await user.click(other);
  const all = screen.getByRole('dialog', { name: 'Buscar un método de pago' });
  await user.type(within(all).getByRole('combobox'), 'che');
  await user.click(within(all).getByRole('option', { name: /Cheque/ }));
  expect(all).not.toBeInTheDocument();
  await waitFor(() => {
    expect(other).toHaveFocus();
  });
  expect(labelsIn(metodos)).toEqual([first, second, '💳Cheque']);
  expect(form.getByRole('radio', { name: /Cheque/ })).toBeChecked();
});

describe('with touch', () => {
  it('a line takes the place of the amount and its keys, and asks for what is missing', async () => {
    touch();
    const user = await openGastos();
    const form = await newForm(user);
    expect(form.getByRole('group', { name: 'Teclado numérico' })).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Escribir o dictar' }));
    const line = await form.findByRole('textbox', { name: 'Escribir o dictar' });
    expect(line).toHaveFocus();
    expect(form.queryByLabelText('Cantidad')).not.toBeInTheDocument();
    expect(form.queryByRole('group', { name: 'Teclado numérico' })).not.toBeInTheDocument();
    await user.type(line, 'bar pepe ayer{Enter}');
    expect(line).toHaveFocus();
    expect(line).toHaveAccessibleDescription(/^¿Cuánto ha sido\?/);
    await user.type(line, ' 12,50{Enter}');
    const categorias = form.getByRole('radiogroup', { name: 'Categoría' });
    expect(categorias).toHaveAccessibleDescription('¿Categoría?');
    await user.click(within(categorias).getByText('Ocio'));
    await waitFor(() => {
      expect(line).toHaveValue('');
    });
    expect(line).toHaveFocus();
    expect((await storedGastos()).at(-1)).toMatchObject({
      nombre: 'Bar pepe',
      cantidad: 12.5,
      categoriaId: 2,
      fecha: '2026-10-05',
    });
  });

  it('the amount comes back with what the line said, and its keys with it', async () => {
    touch();
    const user = await openGastos();
    const form = await newForm(user);
    await user.click(form.getByRole('button', { name: 'Escribir o dictar' }));
    await user.type(await form.findByRole('textbox', { name: 'Escribir o dictar' }), '7 pan');
    await user.click(form.getByRole('button', { name: 'Teclado numérico' }));
    expect(form.getByLabelText('Cantidad')).toHaveValue('7');
    expect(form.getByLabelText('Cantidad')).toHaveFocus();
    expect(form.getByRole('group', { name: 'Teclado numérico' })).toBeInTheDocument();
  });

  it('an edit opens with no field focused and no keys; a tap on the amount brings them', async () => {
    touch();
    const user = await openGastos({
      gastos: [{ nombre: 'Cine', cantidad: 30.8, categoriaId: 2, fecha: '2026-09-12' }],
      address: 'mes=2026-09',
    });
    await user.click(screen.getByRole('button', { name: 'Editar Cine' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar gasto' });
    const edited = within(dialog);
    const cantidad = await edited.findByLabelText('Cantidad');
    expect(dialog).toHaveFocus();
    expect(cantidad).toHaveValue('30,80');
    expect(edited.getByRole('radio', { name: /Ocio/ })).toBeChecked();
    expect(edited.getByLabelText('Nombre')).toHaveValue('Cine');
    expect(edited.getByLabelText('Fecha', { selector: 'input' })).toHaveValue('2026-09-12');
    expect(edited.queryByRole('group', { name: 'Teclado numérico' })).not.toBeInTheDocument();
    fireEvent.focus(cantidad);
    expect(edited.getByRole('group', { name: 'Teclado numérico' })).toBeInTheDocument();
  });
});
