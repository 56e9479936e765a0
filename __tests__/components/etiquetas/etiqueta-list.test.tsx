import { act, screen, waitFor, within } from '@testing-library/react';
import { EtiquetaList } from '@/components/etiquetas/etiqueta-list';
import { useUndoKeys } from '@/components/shell/use-shortcuts';
import { ALL_TIME } from '@/lib/domain/dates';
import { etiquetaSums } from '@/lib/page/queries/index-queries';
import { stickyEtiqueta } from '@/lib/page/settings/sticky-etiqueta';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { buildGastoFields } from '../../support/build-gasto';
import { provideIndexWorker } from '../../support/in-process-worker';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';
import { seedCatalogo } from '../../support/seed-catalogo';
import { contentOf } from '../../support/test-database';
import { textOf } from '../../support/text-of';

provideIndexWorker();

beforeEach(() => seedCatalogo(pageDatabase));

afterEach(async () => {
  stickyEtiqueta.write(null);
  for (const table of pageDatabase.tables) await table.clear();
});

/** 10 #viaje, 20 #viaje #Ocio, 40 #ocio, and one without a tag. */
async function storeSome() {
  const lists = [['viaje'], ['viaje', 'Ocio'], ['ocio'], undefined];
  await pageDatabase.gastos.bulkAdd(
    lists.map((etiquetas, at) =>
      buildGastoFields({
        cantidad: 10 * 2 ** at,
        fecha: `2026-10-0${at + 1}`,
        ...(etiquetas && { etiquetas }),
      }),
    ),
  );
}

function Screen() {
  useUndoKeys();
  return (
    <>
      <h1 tabIndex={-1}>Categorías</h1>
      <EtiquetaList />
    </>
  );
}

async function openList() {
  renderWithToasts(<Screen />);
  await screen.findByRole('list', { name: 'Etiquetas' });
}

function rows(): string[] {
  return within(screen.getByRole('list', { name: 'Etiquetas' }))
    .getAllByRole('listitem')
    .map(textOf);
}

async function choose(nombre: string, action: string) {
  const user = newUser();
  await user.click(screen.getByRole('button', { name: `Acciones de «#${nombre}»` }));
  await user.click(await screen.findByRole('button', { name: action }));
  return user;
}

async function storedTags() {
  return (await outside(contentOf(pageDatabase))).gastos.map(({ etiquetas }) => etiquetas);
}

/** Follows the index after the list does. */
function toldOfTags(): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = etiquetaSums(ALL_TIME, {}).follow(() => {
      resolve();
      queueMicrotask(() => {
        end();
      });
    }, reject);
  });
}

it('shows nothing where there are no tags', async () => {
  await pageDatabase.gastos.add(buildGastoFields());
  const { container } = renderWithToasts(<EtiquetaList />);
  await act(toldOfTags);
  expect(within(container).queryByText('Etiquetas')).toBeNull();
});

it('lists tags by name with count, sum and last day, says how they count, and leads to their expenses', async () => {
  await storeSome();
  await openList();
  expect(rows()).toEqual([
    '#ocio 60,00 € Último: 3 oct 2026 2 gastos',
    '#viaje 30,00 € Último: 2 oct 2026 2 gastos',
  ]);
  expect(screen.getByText('Un gasto con dos etiquetas cuenta en las dos')).toBeVisible();
  expect(screen.getByRole('link', { name: '#ocio' })).toHaveAttribute('href', '/gastos/?todo&etiqueta=ocio');
});

it('says nothing of expenses that count in both where none has two tags', async () => {
  await pageDatabase.gastos.bulkAdd(
    [['viaje'], ['ocio'], undefined].map((etiquetas) => buildGastoFields(etiquetas && { etiquetas })),
  );
  await openList();
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText('Un gasto con dos etiquetas cuenta en las dos')).toBeNull();
});

it('renames a tag in all rows, and undoes that', async () => {
  await storeSome();
  await openList();
  const before = await storedTags();
  const user = await choose('viaje', 'Cambiar nombre');
  const field = await screen.findByRole('combobox', { name: 'Nombre' });
  expect(field).toHaveFocus();
  await user.keyboard('#Lisboa{Enter}');
  expect(await screen.findByText('Etiqueta cambiada en 2 gastos')).toBeVisible();
  expect(await storedTags()).toEqual([['Lisboa'], ['Lisboa', 'Ocio'], ['ocio'], undefined]);
  await screen.findByRole('link', { name: '#Lisboa' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Etiqueta como antes en 2 gastos')).toBeVisible();
  expect(await storedTags()).toEqual(before);
});

it('a rename and a removal take along the tag that goes on, and so do their undo and redo', async () => {
  await storeSome();
  const viaje = { nombre: 'viaje', hasta: '2026-10-19' };
  stickyEtiqueta.write(viaje);
  await openList();
  const user = await choose('viaje', 'Cambiar nombre');
  await screen.findByRole('combobox', { name: 'Nombre' });
  await user.keyboard('#Lisboa{Enter}');
  await screen.findByText('Etiqueta cambiada en 2 gastos');
  const lisboa = { ...viaje, nombre: 'Lisboa' };
  expect(stickyEtiqueta.read()).toEqual(lisboa);
  await screen.findByRole('button', { name: 'Acciones de «#Lisboa»' });
  await choose('Lisboa', 'Eliminar');
  await screen.findByText('Etiqueta eliminada de 2 gastos');
  expect(stickyEtiqueta.read()).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => {
    expect(stickyEtiqueta.read()).toEqual(lisboa);
  });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => {
    expect(stickyEtiqueta.read()).toEqual(viaje);
  });
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => {
    expect(stickyEtiqueta.read()).toEqual(lisboa);
  });
});

it('says what joining does before it joins, and undoes it row for row', async () => {
  await storeSome();
  await openList();
  const before = await storedTags();
  const user = await choose('viaje', 'Cambiar nombre');
  const field = await screen.findByRole('combobox', { name: 'Nombre' });
  await user.clear(field);
  await user.type(field, 'OCIO{Enter}');
  const warning = await screen.findByRole('alert');
  await waitFor(() => {
    expect(warning).toHaveTextContent(
      '«#ocio» ya existe, con 2 gastos. Al unirlas, «#viaje» desaparece y lo suyo (2 gastos) pasa a «#ocio». El gasto que tiene las dos se queda con una. Puedes deshacerlo.',
    );
  });
  expect(await storedTags()).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Unir' }));
  expect(await screen.findByText('Etiquetas unidas en 2 gastos')).toBeVisible();
  expect(await storedTags()).toEqual([['ocio'], ['ocio'], ['ocio'], undefined]);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => {
    expect(await storedTags()).toEqual(before);
  });
});

it('refuses a name that cannot be a tag, and changes the spelling of its own', async () => {
  await storeSome();
  await openList();
  const user = await choose('ocio', 'Cambiar nombre');
  const field = await screen.findByRole('combobox', { name: 'Nombre' });
  await user.clear(field);
  await user.type(field, 'a, b{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Hasta 40 letras/);
  await user.clear(field);
  await user.type(field, 'Ócio{Enter}');
  expect(await screen.findByText('Etiqueta cambiada en 2 gastos')).toBeVisible();
  expect(await storedTags()).toEqual([['viaje'], ['viaje', 'Ócio'], ['Ócio'], undefined]);
});

it('removes a tag at once, with an undo', async () => {
  await storeSome();
  await openList();
  const user = await choose('viaje', 'Eliminar');
  expect(await screen.findByText('Etiqueta eliminada de 2 gastos')).toBeVisible();
  expect(await storedTags()).toEqual([undefined, ['Ocio'], ['ocio'], undefined]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => {
    expect(rows()).toHaveLength(2);
  });
});
