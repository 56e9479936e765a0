import { act, screen, within } from '@testing-library/react';
import { GastosView } from '@/components/gastos/gastos-screen';
import { EntryLauncher } from '@/components/shell/entry-launcher';
import { useUndoKeys } from '@/components/shell/use-shortcuts';
import { useWriteWait } from '@/components/acts/long-act-notice';
import type { GastoFields } from '@/lib/domain/entities';
import { closeEntry } from '@/lib/page/overlays';
import { forgetDrafts } from '@/lib/page/acts/drafts';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { enterPhase } from '@/lib/page/phase';
import { beginAnew } from '@/lib/page/storage/storage-status';
import { fixDate } from './fixed-date';
import { newUser } from './new-user';
import { outside } from './outside';
import { renderWithToasts } from './render-with-toasts';
import { seedCatalogo, seedGastos } from './seed-catalogo';
import { contentOf } from './test-database';
import { textOf } from './text-of';
import { WithAddress } from './with-address';

/** Three expenses of October 2026: «Pan» (id 1), «Café con leche» (id 2, to be paid) and «Luz» (id 3), oldest last. */
export const OCTOBER: readonly Partial<GastoFields>[] = [
  { nombre: 'Pan', descripcion: 'Pan', cantidad: 2.4, fecha: '2026-10-05' },
  {
    nombre: 'Café con leche',
    descripcion: 'En la plaza',
    cantidad: 1.6,
    fecha: '2026-10-05',
    estado: 'pendiente',
    categoriaId: 2,
  },
  { nombre: 'Luz', descripcion: 'Factura', cantidad: 1040.5, fecha: '2026-10-01', metodoPagoId: 2 },
];

type PageOptions = { gastos?: readonly Partial<GastoFields>[]; address?: string; wide?: boolean };

/** Opens /gastos on 6 October 2026, with a catalogue and with expenses that were stored before. */
export async function openGastos({
  gastos = OCTOBER,
  address = 'mes=2026-10',
  wide = false,
}: PageOptions = {}) {
  fixDate(2026, 10, 6);
  enterPhase('shown');
  await beginAnew();
  await seedCatalogo(pageDatabase);
  await seedGastos(pageDatabase, gastos);
  window.history.replaceState(null, '', `/gastos/?${address}`);
  if (wide) widenScreen();
  const user = newUser();
  renderWithToasts(
    <WithAddress>
      <Page />
    </WithAddress>,
  );
  if (gastos.length > 0) await screen.findByRole('region', { name: /^Gastos de / });
  return user;
}

/** Leaves no data, no dialog and no address to the next test. */
export async function closeGastos(): Promise<void> {
  jest.restoreAllMocks();
  jest.useRealTimers();
  closeEntry();
  await forgetDrafts();
  await pageDatabase.delete({ disableAutoOpen: false });
}

/** What the list shows, an expense a line, as it is read. */
export function listedGastos(): string[] {
  return within(screen.getByRole('region', { name: /^Gastos de / }))
    .getAllByRole('listitem')
    .map(textOf);
}

/** The expenses that are stored, in the order of their ids. */
export async function storedGastos() {
  return (await outside(contentOf(pageDatabase))).gastos;
}

function Page() {
  useUndoKeys();
  useWriteWait();
  return (
    <>
      <GastosView />
      <EntryLauncher />
    </>
  );
}

const listeners = new Set<() => void>();
let isWide = false;

function widenScreen(): void {
  isWide = true;
  const narrow = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const query = narrow(media);
    if (media !== '(min-width: 64rem)') return query;
    return Object.defineProperties(query, {
      matches: { get: () => isWide },
      addEventListener: { value: (_type: string, listener: () => void) => listeners.add(listener) },
      removeEventListener: { value: (_type: string, listener: () => void) => listeners.delete(listener) },
    });
  });
}

/** Makes the screen of a page that was opened wide narrow, and wide again. */
export function setWide(wide: boolean): void {
  isWide = wide;
  act(() => {
    for (const listener of [...listeners]) listener();
  });
}
