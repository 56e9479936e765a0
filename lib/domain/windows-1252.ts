/** Bytes 80 to 9F of windows-1252, which Node 20 reads as control characters. */
const UPPER =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

export function decodeWindows1252(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0;
    units[i] = byte >= 0x80 && byte < 0xa0 ? UPPER.charCodeAt(byte - 0x80) : byte;
  }
  // Devices that run browsers keep the lower byte first.
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units);
}
