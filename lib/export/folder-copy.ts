import { deviceFileName, whichFileOf, type Device } from '@/lib/domain/device';
import { readBackupCount } from './backup-file';

/** The two files that versions before wrote in turn, without a word of whose they are. They are read, and never written. */
const OLDER_FILES = ['mis-gastos-a.json', 'mis-gastos-b.json'] as const;

/** A plain backup about to be written, how many expenses it holds, and whose it is. */
export type FolderCopy = { file: Blob; gastos: number; device: Device };

/**
 * How a copy into a folder ended. `smaller`: it holds less than half of the `stored` expenses of the newest good file,
 * and nothing was written.
 */
export type FolderOutcome =
  | { kind: 'written'; name: string }
  | { kind: 'smaller'; stored: number }
  | { kind: 'failed'; fault: FolderFault };

/**
 * Why nothing was written into a folder.
 * - `no-permission`: the browser does not allow it, or not any more.
 * - `gone`: the folder was moved or deleted.
 * - `disk-full`: there is no room.
 * - `unknown`: anything else; another program may hold the file.
 */
export type FolderFault = 'no-permission' | 'gone' | 'disk-full' | 'unknown';

const FAULT_OF_ERROR: Partial<Record<string, FolderFault>> = {
  NotAllowedError: 'no-permission',
  SecurityError: 'no-permission',
  NotFoundError: 'gone',
  QuotaExceededError: 'disk-full',
};

/** A good file of the folder. */
type Found = { name: string; made: string; gastos: number };

/**
 * Writes a copy into the one of the device's two files that is not its newest good one; those of other devices are theirs. The
 * browser puts it in place only when it is complete, and it is read back. Not below half of what the newest holds, unless
 * `evenIfSmaller`. Never rejects.
 */
export async function writeFolderCopy(
  folder: FileSystemDirectoryHandle,
  copy: FolderCopy,
  evenIfSmaller: boolean,
): Promise<FolderOutcome> {
  try {
    const names = await ownNames(folder, copy.device);
    const own = await newestOf(folder, names);
    const newest = own ?? (await newestOf(folder, OLDER_FILES));
    if (newest && !evenIfSmaller && copy.gastos < newest.gastos / 2)
      return { kind: 'smaller', stored: newest.gastos };
    const which = own && whichFileOf(copy.device, own.name) === 'a' ? 'b' : 'a';
    const name = deviceFileName(copy.device, which);
    await writeWhole(folder, name, copy.file);
    if (!(await readFound(folder, name))) return { kind: 'failed', fault: 'unknown' };
    // What the device's file was called before the device was given another name.
    const before = names.filter((each) => each !== name && whichFileOf(copy.device, each) === which);
    for (const each of before) await folder.removeEntry(each);
    return { kind: 'written', name };
  } catch (error) {
    return { kind: 'failed', fault: folderFaultOf(error) };
  }
}

/** The fault that an error of the file system stands for. */
export function folderFaultOf(error: unknown): FolderFault {
  const name = error instanceof Object && 'name' in error ? String(error.name) : '';
  return FAULT_OF_ERROR[name] ?? 'unknown';
}

async function ownNames(folder: FileSystemDirectoryHandle, device: Device): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) if (whichFileOf(device, name)) names.push(name);
  return names;
}

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
}

/** The newest of some files that is whole; null if none is. */
async function newestOf(folder: FileSystemDirectoryHandle, names: readonly string[]): Promise<Found | null> {
  const read = await Promise.all(names.map((name) => readFound(folder, name)));
  const found = read.filter((each) => each !== null).sort((one, other) => madeAt(other) - madeAt(one));
  return found[0] ?? null;
}

/** When a file was made, in milliseconds; 0 where that is still to come: it was made with the clock ahead. */
function madeAt({ made }: Found): number {
  const instant = Date.parse(made);
  return instant > Date.now() ? 0 : instant;
}

async function readFound(folder: FileSystemDirectoryHandle, name: string): Promise<Found | null> {
  let file: File;
  try {
    file = await (await folder.getFileHandle(name)).getFile();
  } catch (error) {
    // A file that is not there yet. A folder that is not there fails once it is written to.
    if (folderFaultOf(error) === 'gone') return null;
    throw error;
  }
  const count = await readBackupCount(await file.arrayBuffer());
  return count && { name, ...count };
}
