import { deviceFileName, whichFileOf, type Device } from '@/lib/domain/device';
import { readBackupCount } from './backup-file';

/** The two files of earlier versions, by their letter: their names do not say whose they are. */
const OLDER_FILES = { a: 'mis-gastos-a.json', b: 'mis-gastos-b.json' } as const;

/**
 * A plain backup about to be written, how many expenses it holds, and whose it is. `lastMade` is the instant of the last copy
 * that the device has written into the folder; null for none.
 */
export type FolderCopy = { file: Blob; gastos: number; device: Device; lastMade: string | null };

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
type Found = { name: string; made: string; gastos: number; file: File };

/**
 * Writes a copy into the one of the device's two files that is not its newest good one, and touches no other device's. The
 * browser puts a copy in place only when it is complete. One with less than half the expenses of the newest is written only
 * with `evenIfSmaller`. Never rejects.
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

/** The fault that an error of the file system stands for. */
export function folderFaultOf(error: unknown): FolderFault {
  const name = error instanceof Object && 'name' in error ? String(error.name) : '';
  return FAULT_OF_ERROR[name] ?? 'unknown';
}

/** Gives the files of earlier versions the device's name if the newest of them is the copy that it wrote last. */
async function takeOver(folder: FileSystemDirectoryHandle, { device, lastMade }: FolderCopy): Promise<void> {
  const older = await goodFiles(folder, Object.values(OLDER_FILES));
  if (older[0]?.made !== lastMade) return;
  // The newest tells whose they are, so it goes last: a browser killed between the two goes on from there.
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

/** Writes a file and reads it back; throws if either fails. */
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

/** Those of some files that are whole, the newest first. */
async function goodFiles(folder: FileSystemDirectoryHandle, names: readonly string[]): Promise<Found[]> {
  const read = await Promise.all(names.map((name) => readFound(folder, name)));
  return read.filter((each) => each !== null).sort((one, other) => madeAt(other) - madeAt(one));
}

/** When a file was made, in milliseconds; 0 if that is still to come: the clock was ahead then. */
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
  return count && { name, file, ...count };
}
