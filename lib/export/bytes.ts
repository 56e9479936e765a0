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

/** Hexadecimal digits; null if the browser cannot compute them. */
export async function sha256Of(bytes: BufferSource): Promise<string | null> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gzip; parts need not wait for each other. */
export class Compressor {
  readonly #stream = new CompressionStream('gzip');
  readonly #writer = this.#stream.writable.getWriter();
  readonly #compressed = bytesOf(this.#stream.readable);
  readonly #encoder = new TextEncoder();

  write(part: string | Uint8Array<ArrayBuffer>): void {
    const bytes = typeof part === 'string' ? this.#encoder.encode(part) : part;
    // An error here also rejects `finish`.
    this.#writer.write(bytes).catch(() => undefined);
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    await this.#writer.close();
    return this.#compressed;
  }
}

/** Rejects if the bytes are no complete gzip data of UTF-8 text. */
export async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new TextDecoder('utf-8', { fatal: true }).decode(await inflate(bytes));
}

/** Rejects if the bytes are no complete gzip data. */
export function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new DecompressionStream('gzip');
  const writer = stream.writable.getWriter();
  // An error here also rejects the reading.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return bytesOf(stream.readable);
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
  }
  return joined(parts);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let length = 0;
  for (const part of parts) {
    bytes.set(part, length);
    length += part.length;
  }
  return bytes;
}
