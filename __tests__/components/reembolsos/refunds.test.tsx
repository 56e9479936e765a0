import { screen, waitFor, within } from '@testing-library/react';
import type { GastoFields, Reembolso } from '@/lib/domain/entities';
import { closeGastos, listedGastos, openGastos, storedGastos } from '../../support/gastos-page';
import { textOf } from '../../support/text-of';

afterEach(closeGastos);

const CENA: Partial<GastoFields> = { nombre: 'Cena', cantidad: 80, fecha: '2026-10-05' };
const PAN: Partial<GastoFields> = { nombre: 'Pan', cantidad: 10, fecha: '2026-10-05' };
/** With cents, so that all amounts are written with theirs. */
const LAST_YEAR: Partial<GastoFields> = { nombre: 'Luz', cantidad: 40.5, fecha: '2025-10-05' };
const BACK: Reembolso[] = [
  { id: 'a', cantidad: 40, fecha: '2026-10-05', de: 'Ana' },
  { id: 'b', cantidad: 15.5, fecha: '2026-10-06' },
];

/** A name that holds amounts, whose spaces do not break. */
function named(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(' ', '\\s')}$`);
}

async function refunds() {
  const [cena] = await storedGastos();
  return cena?.reembolsos?.map(({ id: _, ...rest }) => rest);
}

/** Opens the refunds of «Cena» by the key. */
async function openByKey(
  reembolsos?: Reembolso[],
  others: readonly Partial<GastoFields>[] = [PAN, LAST_YEAR],
) {
  const user = await openGastos({
    gastos: [{ ...CENA, ...(reembolsos && { reembolsos }) }, ...others],
    wide: true,
  });
  screen.getByRole('button', { name: 'Editar Cena' }).focus();
  await user.keyboard('d');
  const dialog = within(await screen.findByRole('dialog', { name: 'Devoluciones' }));
  await dialog.findByRole('status');
  return { user, dialog };
}

it.each([
  ['Todo: 80,00 €', 80, 'Te cuesta 0,00 € de 80,00 €'],
  ['Mitad: 40,00 €', 40, 'Te cuesta 40,00 € de 80,00 €'],
  ['Un tercio: 26,67 €', 26.67, 'Te cuesta 53,33 € de 80,00 €'],
])('one press on «%s» stores it as of today, and the toast takes it back', async (name, cantidad, costs) => {
  const { user, dialog } = await openByKey();
  await user.click(dialog.getByRole('button', { name: named(name) }));
  expect(await screen.findByText(costs)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await refunds()).toEqual([{ cantidad, fecha: '2026-10-06' }]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(async () => {
    expect(await refunds()).toBeUndefined();
  });
});

it.each([
  ['on a phone', false, 'pagado'],
  ['on a phone, pending', false, 'pendiente'],
  ['on a desk', true, 'pagado'],
  ['on a desk, pending', true, 'pendiente'],
])('a row of which one part came back and another is owed says both, %s', async (_, wide, estado) => {
  const reembolsos: Reembolso[] = [
    ...BACK,
    { id: 'c', cantidad: 20, fecha: '2026-10-06', estado: 'esperado' },
  ];
  await openGastos({ gastos: [{ ...CENA, estado, reembolsos }, LAST_YEAR], wide });
  const [row] = listedGastos();
  expect(row).toContain('24,50 €');
  expect(row).toContain('de 80,00 €');
  expect(row).toContain('te deben 20,00 €');
});

it('the first share has the focus: the key and Enter are enough', async () => {
  const { user, dialog } = await openByKey();
  await waitFor(() => {
    expect(dialog.getByRole('button', { name: /^Todo/ })).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  await waitFor(async () => {
    expect(await refunds()).toEqual([{ cantidad: 80, fecha: '2026-10-06' }]);
  });
});

it('another amount may be a sum, with its giver and its day', async () => {
  const { user, dialog } = await openByKey();
  await user.type(dialog.getByLabelText('De quién (opcional)'), ' Ana ');
  await user.clear(dialog.getByLabelText('Fecha'));
  await user.type(dialog.getByLabelText('Fecha'), '2026-10-02');
  await user.click(dialog.getByRole('button', { name: 'Otra cantidad' }));
  await user.keyboard('40+15,5{Enter}');
  await waitFor(async () => {
    expect(await refunds()).toEqual([{ cantidad: 55.5, fecha: '2026-10-02', de: 'Ana' }]);
  });
});

it.each([
  ['80,01', named('Quedan 80,00 €: no puede ser más.')],
  ['', '¿Cuánto ha sido?'],
  ['-5', /sin el signo menos/],
])('refuses «%s», and stores nothing', async (typed, said) => {
  const { user, dialog } = await openByKey();
  await user.click(dialog.getByRole('button', { name: 'Otra cantidad' }));
  await user.keyboard(`${typed}{Enter}`);
  expect(dialog.getByLabelText('Cantidad')).toHaveAccessibleDescription(said);
  expect(await refunds()).toBeUndefined();
});

it('says how much is left if there were others', async () => {
  const { user, dialog } = await openByKey(BACK);
  expect(dialog.getByRole('status')).toHaveTextContent('Te cuesta 24,50 € de 80,00 €');
  expect(dialog.getByRole('button', { name: named('Mitad: 40,00 €') })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Otra cantidad' }));
  await user.keyboard('24,51{Enter}');
  expect(dialog.getByLabelText('Cantidad')).toHaveAccessibleDescription(
    named('Quedan 24,50 €: no puede ser más.'),
  );
});

it('money that is owed changes no sum; one press makes it received today', async () => {
  const { user, dialog } = await openByKey();
  await user.click(dialog.getByRole('radio', { name: 'Me lo deben' }));
  await user.type(dialog.getByLabelText('De quién (opcional)'), 'Luis');
  await user.click(dialog.getByRole('button', { name: named('Mitad: 40,00 €') }));
  expect(await screen.findByText('Te deben 40,00 €: Cena')).toBeVisible();
  expect(await refunds()).toEqual([{ cantidad: 40, fecha: '2026-10-06', de: 'Luis', estado: 'esperado' }]);
  await screen.findByText('te deben 40,00 €');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('90,00 €');

  screen.getByRole('button', { name: 'Editar Cena' }).focus();
  await user.keyboard('d');
  await user.click(await screen.findByRole('button', { name: /^Ya me lo han devuelto/ }));
  await waitFor(async () => {
    expect(await refunds()).toEqual([{ cantidad: 40, fecha: '2026-10-06', de: 'Luis' }]);
  });
  await waitFor(() => {
    expect(screen.getAllByText('de 80,00 €')).not.toHaveLength(0);
  });
});

it('each can be changed and removed', async () => {
  const { user, dialog } = await openByKey(BACK);
  await user.click(dialog.getByRole('button', { name: /^Modificar: 40,00\s€, Ana/ }));
  const cantidad = dialog.getByLabelText('Cantidad');
  expect(cantidad).toHaveValue('40');
  await user.clear(cantidad);
  await user.type(cantidad, '64,50{Enter}');
  await waitFor(async () => {
    expect((await refunds())?.[0]).toMatchObject({ cantidad: 64.5, de: 'Ana' });
  });
  await user.click(await dialog.findByRole('button', { name: /^Eliminar: 15,50\s€/ }));
  await waitFor(async () => {
    expect(await refunds()).toHaveLength(1);
  });
  expect(await screen.findByText('Eliminada la devolución de 15,50 €')).toBeVisible();
});

it('a refund in January for December says what December sums up to', async () => {
  const december = { ...CENA, fecha: '2025-12-20' };
  const user = await openGastos({
    gastos: [december, { ...PAN, cantidad: 772.4, fecha: '2025-12-02' }],
    address: 'mes=2025-12',
    wide: true,
  });
  screen.getByRole('button', { name: 'Editar Cena' }).focus();
  await user.keyboard('d');
  await user.click(await screen.findByRole('button', { name: named('Mitad: 40,00 €') }));
  expect(await screen.findByText('Diciembre baja a 812,40 €')).toBeVisible();
});

it.each([true, false])('the row says what is left of what was paid, wide: %s', async (wide) => {
  await openGastos({ gastos: [{ ...CENA, reembolsos: BACK }, PAN], wide });
  const [, row] = listedGastos();
  expect(row).toContain('24,50 €');
  expect(row).toContain('de 80,00 €');
  expect(screen.getAllByRole('definition').map(textOf)[0]).toBe('34,50 €');
});

it('all back: the row stays, and counts as one expense', async () => {
  await openGastos({
    gastos: [{ ...CENA, reembolsos: [{ ...BACK[0], id: 'a', cantidad: 80, fecha: '2026-10-05' }] }],
  });
  expect(listedGastos()[0]).toContain('0,00 €');
  expect(screen.getByText('1 gasto')).toBeVisible();
});

describe('the form of the expense', () => {
  async function openForm(reembolsos?: Reembolso[]) {
    const user = await openGastos({ gastos: [{ ...CENA, ...(reembolsos && { reembolsos }) }] });
    await user.click(screen.getByRole('button', { name: 'Editar Cena' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Editar gasto' })) };
  }

  it('lists what came back, stores at once, and saves its own changes afterwards', async () => {
    const { user, dialog } = await openForm(BACK);
    const list = await dialog.findByRole('list', { name: 'Devoluciones de este gasto' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await user.type(dialog.getByLabelText('Nombre'), ' larga');
    await user.click(dialog.getByRole('button', { name: 'Me han devuelto…' }));
    await user.click(dialog.getByRole('button', { name: named('Todo: 24,50 €') }));
    await waitFor(async () => {
      expect(await refunds()).toHaveLength(3);
    });
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(async () => {
      expect((await storedGastos())[0]?.nombre).toBe('Cena larga');
    });
    expect(await refunds()).toHaveLength(3);
  });

  it('refuses an amount below what came back, with the figure', async () => {
    const { user, dialog } = await openForm(BACK);
    const cantidad = await dialog.findByLabelText('Cantidad');
    await user.clear(cantidad);
    await user.type(cantidad, '50');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(cantidad).toHaveAccessibleDescription(named('Ya te han devuelto 55,50 €: no puede ser menos.'));
    expect((await storedGastos())[0]?.cantidad).toBe(80);
  });

  it('refuses it no longer once the refund is gone', async () => {
    const { user, dialog } = await openForm(BACK.slice(0, 1));
    const cantidad = await dialog.findByLabelText('Cantidad');
    await user.clear(cantidad);
    await user.type(cantidad, '30,50');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(cantidad).toBeInvalid();
    await user.click(await dialog.findByRole('button', { name: /^Eliminar: 40,00\s€/ }));
    await waitFor(() => {
      expect(cantidad).toBeValid();
    });
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(async () => {
      expect((await storedGastos())[0]?.cantidad).toBe(30.5);
    });
  });

  it('offers the first refund', async () => {
    const { user, dialog } = await openForm();
    await user.click(await dialog.findByRole('button', { name: 'Me han devuelto…' }));
    await user.click(await dialog.findByRole('button', { name: named('Mitad: 40,00 €') }));
    await waitFor(async () => {
      expect(await refunds()).toHaveLength(1);
    });
    expect(screen.getByRole('dialog', { name: 'Editar gasto' })).toBeVisible();
  });
});

it('the grid refuses an amount below what came back', async () => {
  const user = await openGastos({ gastos: [{ ...CENA, reembolsos: BACK }], wide: true });
  await user.click(screen.getByText('24,50 €', { selector: 'bdi' }));
  const cantidad = await screen.findByRole('textbox', { name: 'Cantidad' });
  await user.clear(cantidad);
  await user.type(cantidad, '50{Enter}');
  expect(await screen.findByText('Ya te han devuelto 55,50 €: no puede ser menos.')).toBeVisible();
  expect((await storedGastos())[0]?.cantidad).toBe(80);
});

it('the bar of one selected expense opens it, and sums in net', async () => {
  const user = await openGastos({ gastos: [{ ...CENA, reembolsos: BACK }, PAN], wide: true });
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Cena' }));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 seleccionado · 24,50 €');
  await user.click(await bar.findByRole('button', { name: 'Me han devuelto…' }));
  expect(await screen.findByRole('dialog', { name: 'Devoluciones' })).toBeVisible();
});
