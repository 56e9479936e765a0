import type { Device } from '@/lib/domain/device';
import { createBackup } from '@/lib/export/backup-file';
import { writeFolderCopy } from '@/lib/export/folder-copy';
import { buildGasto } from '../../support/build-gasto';
import { memoryFolder } from '../../support/memory-folder';

const PORTATIL: Device = { id: 'aaaaaa', nombre: 'Portátil' };
const MOVIL: Device = { id: 'bbbbbb', nombre: 'Móvil' };
/** Another profile of the same machine: its name is the same. */
const OTHER_PROFILE: Device = { id: 'cccccc', nombre: 'Portátil' };

let minute = 0;

/** A backup of some expenses, made a minute after the last one. */
async function backupOf(gastos: number, device?: Device): Promise<Blob> {
  minute += 1;
  const backup = createBackup();
  backup.begin({ categorias: new Map(), metodosPago: new Map() });
  backup.add(Array.from({ length: gastos }, (_, place) => buildGasto({ id: place + 1 })));
  const written = await backup.end(new Date(Date.UTC(2026, 9, 5, 10, minute)), null, device);
  if (!written.ok) throw new Error(written.fault);
  return new Blob([written.value.bytes]);
}

async function copy(
  folder: ReturnType<typeof memoryFolder>,
  device: Device,
  gastos: number,
  { evenIfSmaller = false, lastMade = null }: { evenIfSmaller?: boolean; lastMade?: string | null } = {},
): Promise<string> {
  const file = await backupOf(gastos, device);
  const outcome = await writeFolderCopy(folder.handle, { file, gastos, device, lastMade }, evenIfSmaller);
  return outcome.kind === 'written' ? outcome.name : outcome.kind;
}

it('writes two files in turn, which say whose they are', async () => {
  const folder = memoryFolder();
  const [a, b] = ['mis-gastos-portatil-aaaaaa-a.json', 'mis-gastos-portatil-aaaaaa-b.json'];
  expect([
    await copy(folder, PORTATIL, 3),
    await copy(folder, PORTATIL, 4),
    await copy(folder, PORTATIL, 5),
  ]).toEqual([a, b, a]);
  expect(await folder.counts()).toEqual({ [a]: 5, [b]: 4 });
  expect(await folder.head(a)).toMatchObject({ dispositivo: 'Portátil', dispositivoId: 'aaaaaa' });
});

it('two devices, and two profiles of one, leave each other’s copies alone', async () => {
  const folder = memoryFolder();
  for (const [device, gastos] of [
    [PORTATIL, 30],
    [MOVIL, 2],
    [OTHER_PROFILE, 7],
    [PORTATIL, 31],
    [MOVIL, 3],
    [OTHER_PROFILE, 8],
  ] as const)
    await copy(folder, device, gastos);
  expect(Object.values(await folder.counts()).sort((one, other) => one - other)).toEqual([
    2, 3, 7, 8, 30, 31,
  ]);
});

it('keeps back a copy that is much smaller than the device’s own last one, whatever others have', async () => {
  const folder = memoryFolder();
  await copy(folder, MOVIL, 100);
  await copy(folder, PORTATIL, 10);
  expect(await copy(folder, PORTATIL, 4)).toBe('smaller');
  expect(await copy(folder, PORTATIL, 4, { evenIfSmaller: true })).toBe('mis-gastos-portatil-aaaaaa-b.json');
});

describe('the files of earlier versions', () => {
  const OLDER = { 'mis-gastos-a.json': 18, 'mis-gastos-b.json': 20 };

  /** A folder with both, and the instant of the newer one. */
  async function olderFolder() {
    const folder = memoryFolder();
    for (const [name, gastos] of Object.entries(OLDER)) folder.put(name, await backupOf(gastos));
    return { folder, lastMade: (await folder.head('mis-gastos-b.json')).creada };
  }

  it('become those of the device that wrote the newest, which goes on with them', async () => {
    const { folder, lastMade } = await olderFolder();
    expect(await copy(folder, PORTATIL, 2, { lastMade })).toBe('smaller');
    expect(await folder.counts()).toEqual({
      'mis-gastos-portatil-aaaaaa-a.json': 18,
      'mis-gastos-portatil-aaaaaa-b.json': 20,
    });
    expect(await copy(folder, PORTATIL, 21)).toBe('mis-gastos-portatil-aaaaaa-a.json');
    expect(await copy(folder, PORTATIL, 22)).toBe('mis-gastos-portatil-aaaaaa-b.json');
    expect(Object.values(await folder.counts())).toEqual([21, 22]);
  });

  it.each([0, 1])(
    'are all there after a write fails on the way, and the next copy goes on (%i)',
    async (after) => {
      const { folder, lastMade } = await olderFolder();
      folder.failAfter(after);
      expect(await copy(folder, PORTATIL, 21, { lastMade })).toBe('failed');
      expect(Object.values(await folder.counts()).toSorted()).toEqual([18, 20]);
      folder.failAfter(Infinity);
      await copy(folder, PORTATIL, 21, { lastMade });
      expect(Object.values(await folder.counts()).toSorted()).toEqual([20, 21]);
    },
  );

  it('stay as they are where another device wrote the newest', async () => {
    const { folder } = await olderFolder();
    expect(await copy(folder, MOVIL, 2, { lastMade: '2026-10-05T09:00:00.000Z' })).toContain('movil');
    expect(await copy(folder, MOVIL, 3)).toContain('movil');
    expect(await folder.counts()).toMatchObject(OLDER);
  });
});

it('goes on with its files once the device is called something else', async () => {
  const folder = memoryFolder();
  await copy(folder, PORTATIL, 3);
  await copy(folder, PORTATIL, 4);
  const renamed = { ...PORTATIL, nombre: 'Casa {1}' };
  expect(await copy(folder, renamed, 5)).toBe('mis-gastos-casa-1-aaaaaa-a.json');
  expect(await copy(folder, renamed, 1)).toBe('smaller');
  expect(await folder.counts()).toEqual({
    'mis-gastos-casa-1-aaaaaa-a.json': 5,
    'mis-gastos-portatil-aaaaaa-b.json': 4,
  });
});
