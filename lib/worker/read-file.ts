import { failure, type Result, success } from '@/lib/domain/result';
import { sha256Of } from '@/lib/export/bytes';
import { readOwnCsv } from '@/lib/export/csv-format';
import { MAX_FILE_BYTES } from '@/lib/import/file-limits';
import { type FileContent, type JsonFault, parseFile } from '@/lib/import/parse-file';
import { FIELDS } from '@/lib/text/common';

/** `sha256`: in the diary. */
type ImportFile = { content: FileContent; sha256: string | null };

/** Larger files are not read ahead: a review may hold the same file in memory. */
const READ_AHEAD_BYTES = 64 * 2 ** 20;

/** Never rejects. */
export async function readImportFile(file: Blob): Promise<Result<ImportFile, JsonFault>> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return bytes;
  // Runs beside the parsing. Without memory for it the diary has no hash.
  const digest = sha256Of(bytes.value).catch(() => null);
  const own = ownContent(bytes.value);
  const content = own ? success(own) : parseFile(bytes.value);
  return content.ok ? success({ content: content.value, sha256: await digest }) : failure(content.fault);
}

/** Of the program's own CSV; null for another file. */
function ownContent(bytes: ArrayBuffer): FileContent | null {
  try {
    return readOwnCsv(bytes, FIELDS);
  } catch {
    return null;
  }
}

/** Null if the file is too large to wait in memory. */
export function readInAdvance(file: Blob): Promise<Result<ImportFile, JsonFault>> | null {
  return file.size > READ_AHEAD_BYTES ? null : readImportFile(file);
}

/** `gone`: moved, changed or locked after the choice. */
export async function readBytes(file: Blob): Promise<Result<ArrayBuffer, 'too-large' | 'gone'>> {
  if (file.size > MAX_FILE_BYTES) return failure('too-large');
  try {
    return success(await file.arrayBuffer());
  } catch {
    return failure('gone');
  }
}
