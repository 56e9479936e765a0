import { act, screen, waitFor, within } from '@testing-library/react';
import { closeGastos, listedGastos, openGastos } from '../../../support/gastos-page';

afterEach(closeGastos);

/** What the address asks for. */
function address(): string {
  return decodeURIComponent(window.location.search);
}

/** Until then, what is shown may be of a part of the words. */
function isAskedFor(words: string): Promise<void> {
  return waitFor(() => {
    expect(address()).toBe(`?mes=2026-10&q=${words}`);
  });
}

async function showsOnly(...nombres: string[]): Promise<void> {
  await waitFor(() => {
    const lines = nombres.length === 0 ? [] : listedGastos();
    expect(lines).toHaveLength(nombres.length);
    nombres.forEach((nombre, index) => {
      expect(lines[index]).toContain(nombre);
    });
  });
}

describe('the search', () => {
  it.each([
    ['without case and accents', 'CAFE', 'Café con leche'],
    ['by any words in any order', 'leche cafe', 'Café con leche'],
    ['in the descripcion', 'plaza', 'Café con leche'],
    ['by the name of a category', 'ocio', 'Café con leche'],
    ['by the name of a method', 'tarjeta', 'Luz'],
  ])('finds %s', async (_, typed, nombre) => {
    const user = await openGastos();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), typed);
    await isAskedFor(typed);
    await showsOnly(nombre);
    expect(screen.getByText('1 gasto')).toBeVisible();
  });

  it('leaves one step in the browser’s history for all that is typed', async () => {
    const user = await openGastos();
    const steps = window.history.length;
    await user.type(screen.getByRole('searchbox'), 'luz');
    await showsOnly('Luz');
    expect(window.history).toHaveLength(steps);
  });

  it.each([
    [
      'its button',
      async (user: Awaited<ReturnType<typeof openGastos>>) => {
        await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
      },
    ],
    [
      'Escape',
      async (user: Awaited<ReturnType<typeof openGastos>>) => {
        await user.type(screen.getByRole('searchbox'), '{Escape}');
      },
    ],
  ])('is cleared by %s', async (_, clear) => {
    const user = await openGastos({ address: 'mes=2026-10&q=luz' });
    expect(screen.getByRole('searchbox')).toHaveValue('luz');
    await clear(user);
    await showsOnly('Café con leche', 'Pan', 'Luz');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(address()).toBe('?mes=2026-10');
  });

  it('has the focus after «/», which it does not type', async () => {
    const user = await openGastos();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows what the address asks for after «back»', async () => {
    await openGastos({ address: 'mes=2026-10&q=luz' });
    act(() => {
      window.history.replaceState(null, '', '?mes=2026-10&q=pan');
    });
    await showsOnly('Pan');
    expect(screen.getByRole('searchbox')).toHaveValue('pan');
  });

  it('says that nothing was found, and takes words and filters away together', async () => {
    const user = await openGastos({
      gastos: [{ fecha: '2026-10-05', nombre: 'Pan' }],
      address: 'mes=2026-10&q=pan',
    });
    await user.type(screen.getByRole('searchbox'), 'talones');
    await isAskedFor('pantalones');
    expect(await screen.findByRole('heading', { name: 'Ningún gasto coincide' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    await showsOnly('Pan');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each([
    ['q=nada', 'Quitar la búsqueda'],
    ['estado=otro', 'Quitar el filtro'],
    ['estado=otro&cat=1', 'Quitar filtros'],
    ['q=nada&estado=otro', 'Quitar filtros'],
  ])('names what the button takes away: %s', async (asked, name) => {
    const user = await openGastos({ gastos: [], address: `mes=2026-10&${asked}` });
    await user.click(await screen.findByRole('button', { name }));
    expect(address()).toBe('?mes=2026-10');
  });
});

describe('the filters', () => {
  async function openFilters(options?: Parameters<typeof openGastos>[0]) {
    const user = await openGastos(options);
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Filtros' })) };
  }

  it.each([
    ['Hogar', 'cat=1', ['Pan', 'Luz']],
    ['Tarjeta', 'metodo=2', ['Luz']],
    ['Pendiente', 'estado=pendiente', ['Café con leche']],
    ['Pagado', 'estado=pagado', ['Pan', 'Luz']],
  ])('by «%s» hold at once', async (choice, part, nombres) => {
    const { user, dialog } = await openFilters();
    await user.click(dialog.getByRole('checkbox', { name: choice }));
    expect(address()).toBe(`?mes=2026-10&${part}`);
    const count = `${nombres.length} ${nombres.length === 1 ? 'gasto' : 'gastos'}`;
    await user.click(dialog.getByRole('button', { name: `Ver ${count}` }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await showsOnly(...nombres);
    expect(screen.getByRole('button', { name: /^Filtros\s*1 activo$/ })).toBeVisible();
  });

  it('by amount are typed as people type amounts', async () => {
    const { user, dialog } = await openFilters();
    await user.type(dialog.getByLabelText('Mínimo'), '2,4');
    await user.type(dialog.getByLabelText('Máximo'), '1.000');
    expect(address()).toBe('?mes=2026-10&min=2.40&max=1000.00');
    await showsOnlyBehind('Pan');
  });

  it('by amount are put in order', async () => {
    const { user, dialog } = await openFilters();
    await user.type(dialog.getByLabelText('Mínimo'), '1.000');
    await user.type(dialog.getByLabelText('Máximo'), '2');
    expect(address()).toBe('?mes=2026-10&min=2.00&max=1000.00');
    await user.type(dialog.getByLabelText('Máximo'), '.000');
    expect(address()).toBe('?mes=2026-10&min=1000.00&max=2000.00');
    await showsOnlyBehind('Luz');
  });

  it('by amount take a sum, and show what it comes to', async () => {
    const { user, dialog } = await openFilters();
    await user.type(dialog.getByLabelText('Mínimo'), '1+1,40');
    expect(dialog.getByText(/^= 2,40.€$/)).toBeVisible();
    expect(address()).toBe('?mes=2026-10&min=2.40');
  });

  it('filter nothing by an amount that cannot be read, and say so', async () => {
    const { user, dialog } = await openFilters();
    const min = dialog.getByLabelText('Mínimo');
    await user.type(min, '1,234');
    expect(min).toBeInvalid();
    expect(min).toHaveAccessibleDescription('Escribe una cantidad, por ejemplo 12,50.');
    expect(address()).toBe('?mes=2026-10');
  });

  it('are all taken away in the dialog, and the words stay', async () => {
    const { user, dialog } = await openFilters({ address: 'mes=2026-10&cat=1&min=2.00&q=pan' });
    expect(dialog.getByLabelText('Mínimo')).toHaveValue('2');
    await user.click(dialog.getByRole('button', { name: 'Quitar filtros' }));
    expect(dialog.getByLabelText('Mínimo')).toHaveValue('');
    expect(dialog.getByRole('checkbox', { name: 'Hogar' })).not.toBeChecked();
    expect(address()).toBe('?mes=2026-10&q=pan');
  });

  it('are shown one by one, each with a way to take it away', async () => {
    const user = await openGastos({
      address: 'mes=2026-10&cat=1,0&metodo=2&estado=pagado&min=2.00&max=2000.00',
    });
    const chips = within(screen.getByRole('list', { name: 'Filtros activos' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Hogar',
      'Sin categoría',
      'Tarjeta',
      'Pagado',
      '≥ 2,00 €',
      '≤ 2.000,00 €',
      'Quitar filtros',
    ]);
    await showsOnly('Luz');
    await user.click(chips.getByRole('button', { name: 'Quitar el filtro Tarjeta' }));
    await showsOnly('Pan', 'Luz');
    expect(address()).toBe('?mes=2026-10&cat=1,0&estado=pagado&min=2.00&max=2000.00');
    await user.click(chips.getByRole('button', { name: 'Quitar filtros' }));
    await showsOnly('Café con leche', 'Pan', 'Luz');
    expect(address()).toBe('?mes=2026-10');
    expect(screen.queryByRole('list', { name: 'Filtros activos' })).not.toBeInTheDocument();
  });

  it('of a category that is gone has a name all the same', async () => {
    await openGastos({ address: 'mes=2026-10&cat=1,77' });
    expect(screen.getByRole('button', { name: 'Quitar el filtro Sin categoría' })).toBeVisible();
  });

  it('choose the order, in which no day has a heading unless the order is by day', async () => {
    const { user, dialog } = await openFilters();
    await user.selectOptions(dialog.getByLabelText('Ordenar por'), 'Mayor cantidad');
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await showsOnly('Luz', 'Pan', 'Café con leche');
    const list = within(screen.getByRole('region', { name: /^Gastos de/ }));
    expect(list.queryByRole('heading')).not.toBeInTheDocument();
    expect(listedGastos()[0]).toContain('1 oct 2026 · Hogar · 💳 Tarjeta');
    expect(address()).toBe('?mes=2026-10&orden=cantidad-desc');
  });

  /** The list, while the dialog over it hides it from those who do not see. */
  async function showsOnlyBehind(...nombres: string[]): Promise<void> {
    await waitFor(() => {
      const rows = screen.getAllByRole('listitem', { hidden: true }).filter((row) => 'gasto' in row.dataset);
      expect(rows).toHaveLength(nombres.length);
      nombres.forEach((nombre, index) => {
        expect(rows[index]).toHaveTextContent(nombre);
      });
    });
  }
});

it.each([
  ['{ArrowLeft}', 'mes=2026-09'],
  ['{ArrowRight}', 'mes=2026-11'],
])('%s leads to %s, and «back» returns', async (key, part) => {
  const user = await openGastos();
  await user.keyboard(key);
  await screen.findByRole('heading', { name: /^No hay gastos en/ });
  expect(address()).toBe(`?${part}`);
  act(() => {
    window.history.back();
  });
  await showsOnly('Café con leche', 'Pan', 'Luz');
});

it('the filters go along from month to month', async () => {
  const user = await openGastos({ address: 'mes=2026-09&cat=1&q=pan', gastos: [] });
  await user.click(await screen.findByRole('button', { name: 'Mes siguiente' }));
  expect(address()).toBe('?mes=2026-10&cat=1&q=pan');
});

it('?nuevo opens the form, and leaves the address with it', async () => {
  const user = await openGastos({ address: 'mes=2026-10&nuevo' });
  expect(await screen.findByRole('dialog', { name: 'Nuevo gasto' })).toBeVisible();
  expect(address()).toBe('?mes=2026-10&nuevo');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(address()).toBe('?mes=2026-10');
  });
});
