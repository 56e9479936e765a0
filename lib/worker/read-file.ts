import { failure, type Result, success } from '@/lib/domain/result';
import { MAX_FILE_BYTES } from '@/lib/import/file-limits';

/** `gone`: moved, changed or locked after the choice. */
export async function readBytes(file: Blob): Promise<Result<ArrayBuffer, 'too-large' | 'gone'>> {
  if (file.size > MAX_FILE_BYTES) return failure('too-large');
  try {
    return success(await file.arrayBuffer());
  } catch {
    return failure('gone');
  }
}
