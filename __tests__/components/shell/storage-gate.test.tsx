import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { ScreenGate, StorageGate } from '@/components/shell/storage-gate';
import { enterPhase } from '@/lib/page/phase';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { keepStorageOpen } from '@/lib/page/storage/storage-status';
import { newUser } from '../../support/new-user';

function Page() {
  useEffect(keepStorageOpen, []);
  return <StorageGate opening={<p>Abriendo</p>}>Tus datos</StorageGate>;
}

function failOpen(errorName: string): void {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('made to fail by the test', errorName);
  });
}

function storeVersion(version: number): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(pageDatabase.name, version);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

afterEach(async () => {
  jest.restoreAllMocks();
  enterPhase('shown');
  await pageDatabase.delete({ disableAutoOpen: false });
});

it('shows what it was given while the storage opens, then the data', async () => {
  render(<Page />);
  expect(screen.getByText('Abriendo')).toBeVisible();
  expect(screen.queryByText('Tus datos')).not.toBeInTheDocument();
  expect(await screen.findByText('Tus datos')).toBeVisible();
  expect(screen.queryByText('Abriendo')).not.toBeInTheDocument();
});

it.each<[string, () => Promise<void>]>([
  ['a missing database is made', () => Promise.resolve()],
  ['one that is older is upgraded', () => storeVersion(1)],
])('%s as the page opens', async (_, prepare) => {
  await prepare();
  render(<Page />);
  await waitFor(async () => {
    const stored = await indexedDB.databases();
    expect(stored).toContainEqual({ name: pageDatabase.name, version: 10 * pageDatabase.verno });
  });
  expect(await screen.findByText('Tus datos')).toBeVisible();
});

function Screen() {
  useEffect(keepStorageOpen, []);
  return (
    <>
      <ScreenGate opening={<p>Abriendo</p>}>
        <p>Tus datos</p>
      </ScreenGate>
      <StorageGate opening={<p>Espera</p>}>
        <p>El formulario</p>
      </StorageGate>
    </>
  );
}

it('has a screen wait while the entry form comes first', async () => {
  act(() => {
    enterPhase('opening');
  });
  render(<Screen />);
  const opening = screen.getByText('Abriendo');
  expect(await screen.findByText('El formulario')).toBeVisible();
  expect(screen.getByText('Abriendo')).toBe(opening);
  act(() => {
    enterPhase('shown');
  });
  expect(screen.getByText('Tus datos')).toBeVisible();
  expect(screen.queryByText('Abriendo')).not.toBeInTheDocument();
});

it.each([
  ['SecurityError', 'Este navegador no deja guardar datos aquí'],
  ['QuotaExceededError', 'No queda espacio para tus datos'],
  ['OperationError', 'No se han podido abrir tus datos'],
])('after a %s says «%s», and opens when it is tried again', async (errorName, title) => {
  failOpen(errorName);
  render(<Page />);
  const heading = await screen.findByRole('heading', { name: title });
  expect(screen.getByRole('alert')).toContainElement(heading);
  expect(screen.queryByText('Tus datos')).not.toBeInTheDocument();
  jest.restoreAllMocks();
  await newUser().click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Tus datos')).toBeVisible();
});

it('keeps its notice while trying again does not help', async () => {
  failOpen('SecurityError');
  render(<Page />);
  const title = 'Este navegador no deja guardar datos aquí';
  await screen.findByRole('heading', { name: title });
  await newUser().click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText('Tus datos')).not.toBeInTheDocument();
});

it('offers to reload where the data are of a newer version', async () => {
  await storeVersion(999);
  render(<Page />);
  await screen.findByRole('heading', { name: 'Tus datos son de una versión más nueva de Mis Gastos' });
  const notice = within(screen.getByRole('alert'));
  expect(notice.getAllByRole('button').map((button) => button.textContent)).toEqual(['Recargar la página']);
});

it('takes the data away when another tab takes the database over', async () => {
  await pageDatabase.open();
  render(<Page />);
  await screen.findByText('Tus datos');
  await act(() => storeVersion(999));
  await screen.findByRole('heading', { name: 'Mis Gastos se ha actualizado en otra pestaña' });
  expect(screen.queryByText('Tus datos')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
});
