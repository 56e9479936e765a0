import { act, render, screen } from '@testing-library/react';
import { InstallButton, StorageHealth, useProtection } from '@/components/ajustes/data-card';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { keepInstallOffers } from '@/lib/page/device/service-worker';
import { beginAnew } from '@/lib/page/storage/storage-status';
import { lastCopy } from '@/lib/page/storage/stored-notes';
import { newUser } from '../../support/new-user';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { textOf } from '../../support/text-of';

const NAME = 'Instalar en este dispositivo';

it('is there where the browser offers it, asks once, and goes', async () => {
  const end = keepInstallOffers();
  render(<InstallButton />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  let asked = 0;
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => {
      asked += 1;
      return Promise.resolve({ outcome: 'dismissed' });
    },
  });
  act(() => {
    window.dispatchEvent(offer);
  });
  // The browser does not ask by itself.
  expect(offer.defaultPrevented).toBe(true);
  await newUser().click(screen.getByRole('button', { name: NAME }));
  expect(asked).toBe(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  act(() => {
    window.dispatchEvent(offer);
  });
  expect(screen.getByRole('button', { name: NAME })).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  end();
});

/** The browser's StorageManager, which jsdom lacks. */
function giveStorage(storage: Partial<StorageManager> | undefined): void {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

function answering(persisted: boolean, persist: boolean) {
  return {
    persisted: () => Promise.resolve(persisted),
    persist: jest.fn(() => Promise.resolve(persist)),
    estimate: () => Promise.resolve({ usage: 1536, quota: 1e9 }),
  };
}

function Health() {
  const protection = useProtection();
  return protection === 'unknown' ? null : <StorageHealth protection={protection} />;
}

function fact(name: string): string {
  const value = screen.getByText(name).nextElementSibling;
  return value ? textOf(value) : '';
}

beforeEach(async () => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES');
  await beginAnew();
});

afterEach(async () => {
  jest.restoreAllMocks();
  giveStorage(undefined);
  localStorage.clear();
  await pageDatabase.delete({ disableAutoOpen: false });
});

it('says how much is stored, that there is no copy, and asks for protection', async () => {
  const storage = answering(false, true);
  giveStorage(storage);
  await seedCatalogo(pageDatabase);
  await seedGastos(pageDatabase, [{}, {}, {}]);
  render(<Health />);
  await screen.findByText('1,50 KB');
  expect(fact('Gastos guardados')).toBe('3');
  expect(fact('Última copia')).toBe('Nunca');
  expect(fact('Protección')).toBe('Sin proteger');
  expect(storage.persist).not.toHaveBeenCalled();
  await newUser().click(screen.getByRole('button', { name: 'Proteger los datos' }));
  expect(await screen.findByText('Protegidos')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says so where the browser refuses, and lets ask again', async () => {
  giveStorage(answering(false, false));
  render(<Health />);
  await newUser().click(await screen.findByRole('button', { name: 'Proteger los datos' }));
  expect(await screen.findByText(/no lo permite por ahora/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proteger los datos' })).toBeVisible();
});

it('stays calm where the browser can neither protect nor count', async () => {
  giveStorage(undefined);
  render(<Health />);
  expect(await screen.findByText('No se puede pedir aquí')).toBeVisible();
  expect(await screen.findByText('No se sabe')).toBeVisible();
  expect(fact('Gastos guardados')).toBe('0');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  [0, 'Hoy (328 gastos)'],
  [1, 'Ayer (328 gastos)'],
  [3, 'Hace 3 días (328 gastos)'],
])('of a copy %i days old says «%s»', async (days, text) => {
  giveStorage(answering(true, true));
  const at = new Date();
  at.setDate(at.getDate() - days);
  lastCopy.write({ at: at.toISOString(), gastos: 328 });
  render(<Health />);
  expect(await screen.findByText('Protegidos')).toBeVisible();
  expect(fact('Última copia')).toBe(text);
});

it.each([
  [1200, '1,50 KB: casi todo es el programa'],
  [300, '1,50 KB'],
  [undefined, '1,50 KB'],
])('with %s of 1536 bytes in the program’s files says «%s»', async (caches, text) => {
  const usageDetails = caches === undefined ? undefined : { caches };
  giveStorage({
    ...answering(true, true),
    estimate: () => Promise.resolve({ usage: 1536, quota: 1e9, usageDetails }),
  });
  render(<Health />);
  expect(await screen.findByText(/^1,50/)).toBeVisible();
  expect(fact('Espacio usado')).toBe(text);
});

it('takes a broken note of a copy for none', async () => {
  giveStorage(answering(true, true));
  localStorage.setItem('mis-gastos:last-copy', '{"at":"ayer","gastos":-3}');
  render(<Health />);
  expect(await screen.findByText('Protegidos')).toBeVisible();
  expect(fact('Última copia')).toBe('Nunca');
});
