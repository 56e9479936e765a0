import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SampleCard } from '@/components/importar/sample-card';
import { listCopies } from '@/lib/db/copies';
import { changeOf } from '@/lib/domain/change';
import { fechaOf } from '@/lib/domain/dates';
import { success } from '@/lib/domain/result';
import { perform, undo } from '@/lib/page/acts/history';
import { notedSample } from '@/lib/page/settings/noted-sample';
import { pageDatabase, pageProgram } from '@/lib/page/storage/page-database';
import { startJob } from '@/lib/page/workers';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { provideDataWorker } from '../../support/data-worker';
import { failOperation } from '../../support/failing-storage';
import { importInto } from '../../support/import-into';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';
import { storeNewerVersion } from '../../support/store-newer-version';
import { contentOf, newDatabase, NOTHING } from '../../support/test-database';

beforeEach(provideDataWorker);

async function openDialog() {
  await pageDatabase.categorias.add(buildCategoriaFields());
  await pageDatabase.metodosPago.add(buildMetodoPagoFields());
  await pageDatabase.gastos.add(buildGastoFields());
  const before = await contentOf(pageDatabase);
  const user = newUser();
  renderWithToasts(<SampleCard resettable />);
  await user.click(screen.getByRole('button', { name: 'Resetear Base de Datos' }));
  return { user, before, dialog: await screen.findByRole('alertdialog', { name: 'Resetear Base de Datos' }) };
}

afterEach(async () => {
  jest.restoreAllMocks();
  await pageDatabase.delete({ disableAutoOpen: false });
  await pageProgram.delete({ disableAutoOpen: false });
});

function box(dialog: HTMLElement): HTMLElement {
  return within(dialog).getByRole('checkbox', { name: 'Guardar una copia en este navegador' });
}

/** Presses «Resetear», and waits for what is said once all is cleared. */
async function confirm(user: UserEvent, dialog: HTMLElement): Promise<HTMLElement> {
  await user.click(within(dialog).getByRole('button', { name: 'Resetear' }));
  return screen.findByRole('listitem');
}

it('asks, with the focus on «Cancelar»', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription('Estás seguro de querer resetear la base de datos?');
  expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
});

it('clears all data once confirmed, and says so', async () => {
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Resetear' }));
  expect(await screen.findByText('Database reset successfully')).toBeInTheDocument();
  expect(await outside(contentOf(pageDatabase))).toEqual(NOTHING);
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

it('keeps a copy unless it is told not to, which the toast brings back', async () => {
  const { user, before, dialog } = await openDialog();
  expect(box(dialog)).toBeChecked();
  expect(box(dialog)).toHaveAccessibleDescription(/^Podrás restaurarla/);
  const done = await confirm(user, dialog);
  expect(done).toHaveTextContent(/^Database reset successfullyDeshacer$/);
  expect(await outside(listCopies(pageProgram))).toMatchObject([{ reason: 'reset', gastos: 1 }]);
  await user.click(within(done).getByRole('button', { name: 'Deshacer' }));
  const restored = await screen.findByText('Copia restaurada');
  // Nothing was there to copy before.
  expect(restored.closest('li')).toHaveTextContent(/^Copia restaurada$/);
  expect(await outside(contentOf(pageDatabase))).toEqual(before);
});

it('leaves nothing where it is told to keep none: no copy of before, no sample, no act to take back', async () => {
  notedSample.write(1);
  await perform('gastos-deleted', async (db) => {
    const id = await db.gastos.add(buildGastoFields());
    const before = await db.gastos.get(id);
    await db.gastos.delete(id);
    return success(changeOf({ gastos: before ? [{ id, before, after: null }] : [] }));
  });
  const { user, dialog } = await openDialog();
  await outside(startJob('copy', { reason: 'gastos-deleted' }).outcome);
  await user.click(box(dialog));
  expect(box(dialog)).toHaveAccessibleDescription(/^No quedará nada/);
  const done = await confirm(user, dialog);
  expect(done).toHaveTextContent(/^Database reset successfully$/);
  expect(await outside(listCopies(pageProgram))).toEqual([]);
  expect(localStorage.getItem('mis-gastos:sample')).toBe('');
  await outside(undo());
  expect(await outside(contentOf(pageDatabase))).toEqual(NOTHING);
});

it('says beforehand that there is no room for a copy, and clears when confirmed', async () => {
  failOperation('put', 'copyContents', 'QuotaExceededError');
  const { user, dialog } = await openDialog();
  await waitFor(() => {
    expect(box(dialog)).toBeDisabled();
  });
  expect(box(dialog)).not.toBeChecked();
  expect(box(dialog)).toHaveAccessibleDescription(
    'No se puede guardar ninguna. No queda espacio en este dispositivo. Si sigues se borra todo, también las copias de antes.',
  );
  expect(await confirm(user, dialog)).toHaveTextContent(/^Database reset successfully$/);
  expect(await outside(contentOf(pageDatabase))).toEqual(NOTHING);
});

it('says beforehand that the copies cannot be opened, and clears when confirmed', async () => {
  pageProgram.close();
  await storeNewerVersion(pageProgram.name);
  const { user, dialog } = await openDialog();
  await waitFor(() => {
    expect(box(dialog)).toBeDisabled();
  });
  expect(await confirm(user, dialog)).toHaveTextContent(
    /^Database reset successfullyLas copias de antes no se han podido borrar[.] /,
  );
  expect(await outside(contentOf(pageDatabase))).toEqual(NOTHING);
});

it('clears even where the copy fails in the end, without asking again, and says that there is none', async () => {
  const { user, dialog } = await openDialog();
  failOperation('add', 'copies', 'QuotaExceededError');
  expect(await confirm(user, dialog)).toHaveTextContent(
    /^Database reset successfullyNo se ha guardado ninguna copia[.] No queda espacio en este dispositivo[.]$/,
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await outside(contentOf(pageDatabase))).toEqual(NOTHING);
});

it.each([
  ['«Cancelar»', '{Enter}'],
  ['Escape', '{Escape}'],
])('keeps all data after %s, and gives the focus back', async (_, key) => {
  const { user, before } = await openDialog();
  await user.keyboard(key);
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('button', { name: 'Resetear Base de Datos' })).toHaveFocus();
  expect(await outside(contentOf(pageDatabase))).toEqual(before);
});

it('says that nothing was cleared when the database fails', async () => {
  const { user, dialog, before } = await openDialog();
  failOperation('clear', 'categorias', 'UnknownError');
  await user.click(within(dialog).getByRole('button', { name: 'Resetear' }));
  expect(await screen.findByText('No se ha podido resetear la base de datos')).toBeInTheDocument();
  expect(screen.getByText(/No se ha borrado nada[.]$/)).toBeInTheDocument();
  expect(screen.queryByText('Database reset successfully')).not.toBeInTheDocument();
  expect(await outside(contentOf(pageDatabase))).toEqual(before);
});

it('cannot be opened while it is disabled', () => {
  renderWithToasts(<SampleCard resettable={false} />);
  expect(screen.getByRole('button', { name: 'Resetear Base de Datos' })).toBeDisabled();
});

/** Catches what is offered as a download, and holds the next paint back until it is let go. */
function catchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  const paints: FrameRequestCallback[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.slice('blob:'.length))];
    if (blob) files.push({ name: this.download, blob });
  });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => paints.push(callback));
  return {
    files,
    paint: () => {
      act(() => {
        paints.splice(0).forEach((callback) => {
          callback(0);
        });
      });
    },
  };
}

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder().decode(await blob.arrayBuffer());
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('says «Generando...» while busy, then downloads a sample that imports without an error', async () => {
  const user = newUser();
  renderWithToasts(<SampleCard resettable />);
  const { files, paint } = catchDownloads();
  await user.click(screen.getByRole('button', { name: 'Descargar Ejemplo' }));
  expect(screen.getByRole('button', { name: 'Generando...' })).toBeVisible();
  expect(files).toHaveLength(0);
  paint();
  const toast = await screen.findByText(/^Archivo descargado con/);
  expect(screen.getByRole('button', { name: 'Descargar Ejemplo' })).toBeVisible();

  expect(files.map(({ name }) => name)).toEqual([`gastos-completo-ejemplo-${fechaOf(new Date())}.json`]);
  const [file] = files;
  expect(file?.blob.type).toBe('application/json');
  const sample = JSON.parse(file ? await outside(textOf(file.blob)) : '') as { gastos: unknown[] };
  const count = sample.gastos.length;
  expect(toast).toHaveTextContent(
    `Archivo descargado con 5 categorías, 4 métodos de pago y ${count} gastos de ejemplo`,
  );
  const summary = await outside(importInto(newDatabase(), sample));
  expect(summary).toMatchObject({
    total: count,
    imported: count,
    categorias: 5,
    metodosPago: 4,
    rejections: [],
  });
});

it('downloads one file for a double click', async () => {
  const user = newUser();
  renderWithToasts(<SampleCard resettable />);
  const { files, paint } = catchDownloads();
  await user.dblClick(screen.getByRole('button', { name: 'Descargar Ejemplo' }));
  paint();
  await screen.findByText(/^Archivo descargado con/);
  expect(files).toHaveLength(1);
});

it('says so when the file cannot be made, and can be tried again', async () => {
  const user = newUser();
  renderWithToasts(<SampleCard resettable />);
  const { files, paint } = catchDownloads();
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('no memory');
  });
  await user.click(screen.getByRole('button', { name: 'Descargar Ejemplo' }));
  paint();
  expect(await screen.findByText('Error al generar archivo de ejemplo')).toBeInTheDocument();
  expect(files).toHaveLength(0);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Descargar Ejemplo' })).toBeEnabled();
  });
});

it.each([
  [false, 'disabled'],
  [true, 'enabled'],
])('resettable: %s, the reset is %s', (resettable, state) => {
  renderWithToasts(<SampleCard resettable={resettable} />);
  const reset = screen.getByRole<HTMLButtonElement>('button', { name: 'Resetear Base de Datos' });
  expect(reset.disabled).toBe(state === 'disabled');
});
