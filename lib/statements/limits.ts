import { binaryText } from '@/lib/domain/lists';

type ArchiveCheck =
  { kind: 'fits'; names: string[] } | { kind: 'too-large' } | { kind: 'broken' } | { kind: 'encrypted' };

type Part = { name: string; method: number; packed: number; unpacked: number; offset: number };

/**
 * Parts may unpack to at most `limit` bytes together. Adds up the stated sizes, then unpacks in pieces, because an
 * archive may lie.
 */
export async function checkArchive(bytes: Uint8Array, limit: number): Promise<ArchiveCheck> {
  const parts = partsOf(bytes);
  if (parts === null) return { kind: 'broken' };
  if (parts === 'encrypted') return { kind: 'encrypted' };
  if (parts.reduce((sum, part) => sum + part.unpacked, 0) > limit) return { kind: 'too-large' };
  let left = limit;
  for (const part of parts) {
    const size = await measuredSize(bytes, part, left);
    if (size === null) return { kind: 'broken' };
    left -= size;
    if (left < 0) return { kind: 'too-large' };
  }
  return { kind: 'fits', names: parts.map((part) => part.name) };
}

function partsOf(bytes: Uint8Array): Part[] | 'encrypted' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = directoryEnd(view);
  if (end === -1) return null;
  const count = view.getUint16(end + 10, true);
  let place = view.getUint32(end + 16, true);
  const parts: Part[] = [];
  for (let i = 0; i < count; i += 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== 0x02014b50) return null;
    if ((view.getUint16(place + 8, true) & 1) === 1) return 'encrypted';
    const nameLength = view.getUint16(place + 28, true);
    parts.push({
      name: binaryText(bytes.subarray(place + 46, place + 46 + Math.min(nameLength, 1024))),
      method: view.getUint16(place + 10, true),
      packed: view.getUint32(place + 20, true),
      unpacked: view.getUint32(place + 24, true),
      offset: view.getUint32(place + 42, true),
    });
    place += 46 + nameLength + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return parts;
}

function directoryEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535);
  for (let place = view.byteLength - 22; place >= lowest; place -= 1)
    if (view.getUint32(place, true) === 0x06054b50) return place;
  return -1;
}

/** Counts up to a little over `limit`; null if the part is broken. */
async function measuredSize(bytes: Uint8Array, part: Part, limit: number): Promise<number | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset } = part;
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== 0x04034b50) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + part.packed > view.byteLength) return null;
  if (part.method === 0) return part.packed;
  if (part.method !== 8) return null;
  return inflatedSize(bytes.slice(start, start + part.packed), limit);
}

async function inflatedSize(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<number | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return size;
      }
    }
  } catch {
    // A part that does not unpack is broken; nothing else throws here.
    return null;
  }
}

/** Banks give out a few megabytes; a larger file is refused before it is unpacked. */
export const LIMITS = {
  /** «50 MB» and more are refused. */
  bytes: 50_000_000 - 1,
  /** Bytes of all parts of a workbook together. */
  unpacked: 100_000_000,
  rows: 200_000,
  columns: 256,
} as const;
