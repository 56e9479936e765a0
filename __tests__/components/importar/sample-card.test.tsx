import { act, screen, waitFor } from '@testing-library/react';
import { SampleCard } from '@/components/importar/sample-card';
import { fechaOf } from '@/lib/domain/dates';
import { importInto } from '../../support/import-into';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';
import { newDatabase } from '../../support/test-database';

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
