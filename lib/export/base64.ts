import { binaryText } from '@/lib/domain/lists';

/** A multiple of three: the encoded pieces can be joined. */
const PIECE_BYTES = 3 * 8192;

/** RFC 4648, with padding. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    pieces.push(btoa(binaryText(bytes.subarray(start, start + PIECE_BYTES))));
  return pieces.join('');
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let place = 0; place < binary.length; place += 1) bytes[place] = binary.charCodeAt(place);
    return bytes;
  } catch {
    return null;
  }
}
