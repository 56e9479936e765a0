import { deviceFileName, whichFileOf, type Device } from '@/lib/domain/device';
import { readBackupCount } from './backup-file';

/** Names of an earlier version, which tell no device. */
const OLDER_FILES = { a: 'mis-gastos-a.json', b: 'mis-gastos-b.json' } as const;

/** `lastMade`: of this device's last copy in the folder. */
type FolderCopy = { file: Blob; gastos: number; device: Device; lastMade: string | null };

/** `smaller`: not written; the newest good file has `stored` expenses, more than twice as many. */
type FolderOutcome =
  | { kind: 'written'; name: string }
  | { kind: 'smaller'; stored: number }
  | { kind: 'failed'; fault: FolderFault };

/** `gone`: moved or deleted. `unknown`: another program may hold the file. */
export type FolderFault = 'no-permission' | 'gone' | 'disk-full' | 'unknown';

const FAULT_OF_ERROR: Partial<Record<string, FolderFault>> = {
  NotAllowedError: 'no-permission',
  SecurityError: 'no-permission',
  NotFoundError: 'gone',
  QuotaExceededError: 'disk-full',
};

type Found = { name: string; made: string; gastos: number; file: File };

/**
 * Replaces the device's file that is not its newest good one, and no other device's. The browser puts only complete
 * files in place. A copy with less than half of the newest's expenses needs `evenIfSmaller`. Never rejects.
 */
export async function writeFolderCopy(
  folder: FileSystemDirectoryHandle,
  copy: FolderCopy,
  evenIfSmaller: boolean,
): Promise<FolderOutcome> {
  try {
    await takeOver(folder, copy);
    const names = await ownNames(folder, copy.device);
    const [newest] = await goodFiles(folder, names);
    if (newest && !evenIfSmaller && copy.gastos < newest.gastos / 2)
      return { kind: 'smaller', stored: newest.gastos };
    const which = newest && whichFileOf(copy.device, newest.name) === 'a' ? 'b' : 'a';
    const name = deviceFileName(copy.device, which);
    await writeWhole(folder, name, copy.file);
    // The file's name from before the person renamed the device.
    const before = names.filter((each) => each !== name && whichFileOf(copy.device, each) === which);
    for (const each of before) await folder.removeEntry(each);
    return { kind: 'written', name };
  } catch (error) {
    return { kind: 'failed', fault: folderFaultOf(error) };
  }
}

export function folderFaultOf(error: unknown): FolderFault {
  const name = error instanceof Object && 'name' in error ? String(error.name) : '';
  return FAULT_OF_ERROR[name] ?? 'unknown';
}

/** Renames files of earlier versions if the newest is this device's last copy. */
async function takeOver(folder: FileSystemDirectoryHandle, { device, lastMade }: FolderCopy): Promise<void> {
  const older = await goodFiles(folder, Object.values(OLDER_FILES));
  if (older[0]?.made !== lastMade) return;
  // The newest tells the owner: last, so that a killed browser can go on from there.
  for (const { name, file } of older.reverse()) {
    await writeWhole(folder, deviceFileName(device, name === OLDER_FILES.a ? 'a' : 'b'), file);
    await folder.removeEntry(name);
  }
}

async function ownNames(folder: FileSystemDirectoryHandle, device: Device): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) if (whichFileOf(device, name)) names.push(name);
  return names;
}

/** Reads the file back; throws if either fails. */
async function writeWhole(folder: FileSystemDirectoryHandle, name: string, file: Blob): Promise<void> {
  const handle = await folder.getFileHandle(name, { create: true });
  const writable = await handle.createWritable();
  try {
    await writable.write(file);
    await writable.close();
  } catch (error) {
    await writable.abort().catch(() => undefined);
    throw error;
  }
  if (!(await readFound(folder, name))) throw new Error(`${name} cannot be read back`);
}

/** The whole ones, newest first. */
async function goodFiles(folder: FileSystemDirectoryHandle, names: readonly string[]): Promise<Found[]> {
  const read = await Promise.all(names.map((name) => readFound(folder, name)));
  return read.filter((each) => each !== null).sort((one, other) => madeAt(other) - madeAt(one));
}

/** Milliseconds; 0 for a future instant, which a wrong clock made. */
function madeAt({ made }: Found): number {
  const instant = Date.parse(made);
  return instant > Date.now() ? 0 : instant;
}

async function readFound(folder: FileSystemDirectoryHandle, name: string): Promise<Found | null> {
  let file: File;
  try {
    file = await (await folder.getFileHandle(name)).getFile();
  } catch (error) {
    // A missing file; a missing folder fails on writing.
    if (folderFaultOf(error) === 'gone') return null;
    throw error;
  }
  const count = await readBackupCount(await file.arrayBuffer());
  return count && { name, file, ...count };
}
