export type TextEncoding = 'utf-8' | 'utf-8 with BOM' | 'windows-1252' | 'utf-16le' | 'utf-16be';

type DecodedText = { text: string; encoding: TextEncoding };

/** Bytes 80 to 9F of windows-1252, which Node 20 reads as control characters. The five free ones stay as they are. */
const UPPER =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/**
 * Decodes by byte order mark, else UTF-16 if every other byte is zero, else strict UTF-8, else windows-1252. A cut
 * last letter is dropped, so that a cut file keeps its accents.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    const text = strictUtf8(bytes.subarray(3));
    return text === null
      ? { text: decodeWindows1252(bytes.subarray(3)), encoding: 'windows-1252' }
      : { text, encoding: 'utf-8 with BOM' };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes.subarray(2), 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes.subarray(2), 'utf-16be');
  const wide = wideOrder(bytes);
  if (wide !== null) return utf16(bytes, wide);
  const text = strictUtf8(bytes) ?? damagedUtf8(bytes);
  return text === null
    ? { text: decodeWindows1252(bytes), encoding: 'windows-1252' }
    : { text, encoding: 'utf-8' };
}

function decodeWindows1252(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0;
    units[i] = byte >= 0x80 && byte < 0xa0 ? UPPER.charCodeAt(byte - 0x80) : byte;
  }
  // Devices that run browsers keep the lower byte first.
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units);
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes.subarray(0, bytes.length - cutLetter(bytes)),
    );
  } catch {
    return null;
  }
}

/** One or two stray bytes become �; as windows-1252 every accent would be spoiled. */
function damagedUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const strays = text.split('\ufffd', 10).length - 1;
  if (strays > 8) return null;
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return whole >= 4 * strays ? text : null;
}

function cutLetter(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? back : 0;
    }
  }
  return 0;
}

function utf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length & ~1)), encoding };
}

/** Without a mark, nearly every other byte of our letters is zero. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const seen = Math.min(bytes.length & ~1, 1000);
  if (seen < 4) return null;
  const zeros = [0, 0];
  for (let i = 0; i < seen; i += 1) if (bytes[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > seen * 0.4 && even < seen * 0.05) return 'utf-16le';
  if (even > seen * 0.4 && odd < seen * 0.05) return 'utf-16be';
  return null;
}
