import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { CommandPalette } from '@/components/palette/command-palette';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { useStore } from 'zustand';
import { overlay, showOverlay } from '@/lib/page/overlays';
import { setPreference } from '@/lib/page/settings/chosen-preferences';
import { keepStorageOpen } from '@/lib/page/storage/storage-status';
import { buildCategoriaFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { newUser } from '../../support/new-user';
import { routerTo } from '../../support/router-to';

beforeEach(async () => {
  await pageDatabase.categorias.add(buildCategoriaFields());
  await pageDatabase.metodosPago.add(buildMetodoPagoFields());
});

afterEach(async () => {
  jest.restoreAllMocks();
  act(() => {
    showOverlay(null);
  });
  localStorage.clear();
  await pageDatabase.delete({ disableAutoOpen: false });
});

/** A page with a button, from which the palette is opened, and where it leads. */
async function openPalette() {
  const visited: string[] = [];
  const router = routerTo((href) => {
    visited.push(`${href} from ${document.activeElement?.textContent ?? ''}`);
  });
  function Page() {
    useEffect(keepStorageOpen, []);
    return (
      <>
        <button
          onClick={() => {
            showOverlay('palette');
          }}
        >
          Abrir
        </button>
        {useStore(overlay) === 'palette' ? <CommandPalette typed="" /> : null}
      </>
    );
  }
  render(
    <AppRouterContext value={router}>
      <Page />
    </AppRouterContext>,
  );
  const user = newUser();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByRole('option', { name: 'Resumen' });
  return { user, visited };
}

function selected() {
  return screen.getByRole('option', { selected: true });
}

it('takes the focus and has its first line selected', async () => {
  await openPalette();
  const input = screen.getByRole('combobox', { name: 'Paleta de comandos' });
  expect(input).toHaveFocus();
  expect(selected()).toHaveAccessibleName('Resumen');
  expect(input).toHaveAttribute('aria-activedescendant', selected().id);
  expect(screen.getByRole('listbox', { name: 'Resultados' })).toContainElement(selected());
});

it('a comparison is searched, a line with an amount is added', async () => {
  const { user } = await openPalette();
  await user.keyboard('>30');
  expect(selected()).toHaveAccessibleName('Buscar «>30» en los gastos');
  await user.clear(screen.getByRole('combobox', { name: 'Paleta de comandos' }));
  await user.keyboard('pan 30');
  expect(selected()).toHaveAccessibleName(/^Añadir: /);
});

it('the arrows move through all groups, and Enter goes there with the focus given back', async () => {
  const { user, visited } = await openPalette();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(selected()).toHaveAccessibleName('Importar');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(selected()).toHaveAccessibleName('Nuevo gasto');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => {
    expect(visited).toEqual(['/privacidad/ from Abrir']);
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the arrows go round', async () => {
  const { user } = await openPalette();
  await user.keyboard('{ArrowUp}');
  expect(selected()).toHaveAccessibleName('Atajos de teclado');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveAccessibleName('Resumen');
});

it('finds categories and methods without their accents', async () => {
  const { user, visited } = await openPalette();
  await user.keyboard('alimentacion');
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', selected().id);
  expect(selected()).toHaveAccessibleName('Gastos de Alimentación');
  expect(within(screen.getByRole('group', { name: 'Categorías' })).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(visited).toEqual(['/gastos/?todo&cat=1 from Abrir']);
  });
});

it('a line can be pressed', async () => {
  const { user, visited } = await openPalette();
  await user.keyboard('cine');
  await user.click(screen.getByRole('option', { name: 'Buscar «cine» en los gastos' }));
  await waitFor(() => {
    expect(visited).toEqual(['/gastos/?todo&q=cine from Abrir']);
  });
});

it('changes the theme', async () => {
  const { user } = await openPalette();
  await user.keyboard('oscuro{Enter}');
  await waitFor(() => {
    expect(localStorage.getItem('mis-gastos:theme')).toBe('dark');
  });
});

it('Escape leaves it and gives the focus back', async () => {
  const { user, visited } = await openPalette();
  await user.keyboard('tema{Escape}');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(visited).toEqual([]);
  expect(localStorage.getItem('mis-gastos:theme')).toBeNull();
});

it('shows single keys only while they work', async () => {
  await openPalette();
  const option = screen.getByRole('option', { name: 'Nuevo gasto' });
  expect(option).toHaveTextContent('Nuevo gaston');
  act(() => {
    setPreference('shortcuts', false);
  });
  expect(option).toHaveTextContent(/^Nuevo gasto$/);
  expect(screen.getByRole('option', { name: 'Deshacer' })).toHaveTextContent('DeshacerCtrlZ');
});

it('works where the data cannot be opened', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('made to fail by the test', 'SecurityError');
  });
  pageDatabase.close({ disableAutoOpen: false });
  const { user, visited } = await openPalette();
  await user.keyboard('gastos{Enter}');
  await waitFor(() => {
    expect(visited).toEqual(['/gastos/ from Abrir']);
  });
});
