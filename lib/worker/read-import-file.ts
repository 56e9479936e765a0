import { failure, success, type Result } from '@/lib/domain/result';
import { sha256Of } from '@/lib/export/sha256';
import { parseFile, type FileContent, type FileFault } from '@/lib/import/parse-file';
import { readBytes } from './read-bytes';

/** A file as an import needs it: what is in it, and the SHA-256 by which the diary knows it. */
export type ImportFile = { content: FileContent; sha256: string | null };

/** Up to so many bytes a file is read as soon as it is chosen; a review may hold the same file in memory besides. */
const READ_AHEAD_BYTES = 64 * 2 ** 20;

/** Reads, hashes and parses a file, or says why it cannot be imported. Never rejects. */
export async function readImportFile(file: Blob): Promise<Result<ImportFile, FileFault>> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return bytes;
  // Under way while the file is parsed. Without memory for it the diary goes without.
  const digest = sha256Of(bytes.value).catch(() => null);
  const content = parseFile(bytes.value);
  return content.ok ? success({ content: content.value, sha256: await digest }) : failure(content.fault);
}

/** The same for a file that is to be imported later; null where it is too large to lie in memory until then. */
export function readAhead(file: Blob): Promise<Result<ImportFile, FileFault>> | null {
  return file.size > READ_AHEAD_BYTES ? null : readImportFile(file);
}
