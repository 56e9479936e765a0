import { readBackupCount } from './backup-file';

/** The two files that are written in turn. */
export const FOLDER_FILES = ['mis-gastos-a.json', 'mis-gastos-b.json'] as const;

/** A plain backup about to be written, and how many expenses it holds. */
export type FolderCopy = { file: Blob; gastos: number };

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
 * Writes a copy into the one of the two files that is not the newest good one. The browser puts it in place only when
 * it is complete, and it is read back. Not below half of what the newest holds, unless `evenIfSmaller`. Never
 * rejects.
 */
export async function writeFolderCopy(
  folder: FileSystemDirectoryHandle,
  copy: FolderCopy,
  evenIfSmaller: boolean,
): Promise<FolderOutcome> {
  try {
    const newest = await newestIn(folder);
    if (newest && !evenIfSmaller && copy.gastos < newest.gastos / 2)
      return { kind: 'smaller', stored: newest.gastos };
    const name = FOLDER_FILES.find((each) => each !== newest?.name) ?? FOLDER_FILES[0];
    const handle = await folder.getFileHandle(name, { create: true });
    const writable = await handle.createWritable();
    try {
      await writable.write(copy.file);
      await writable.close();
    } catch (error) {
      await writable.abort().catch(() => undefined);
      throw error;
    }
    const written = await readFound(folder, name);
    return written ? { kind: 'written', name } : { kind: 'failed', fault: 'unknown' };
  } catch (error) {
    return { kind: 'failed', fault: folderFaultOf(error) };
  }
}

/** The fault that an error of the file system stands for. */
export function folderFaultOf(error: unknown): FolderFault {
  const name = error instanceof Object && 'name' in error ? String(error.name) : '';
  return FAULT_OF_ERROR[name] ?? 'unknown';
}

/** The newest of the two files that is whole; null if neither is. One that is to come was made with the clock ahead. */
async function newestIn(folder: FileSystemDirectoryHandle): Promise<Found | null> {
  const found = await Promise.all(FOLDER_FILES.map((name) => readFound(folder, name)));
  const [first = null, second = null] = found;
  if (!first || !second) return first ?? second;
  return madeAt(first) >= madeAt(second) ? first : second;
}

/** When a file was made, in milliseconds; 0 where that is still to come. */
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
