import type { ForeignKind } from '@/lib/statements/movement';

type BinaryFormat =
  | { kind: 'empty' }
  | { kind: 'zip' }
  | { kind: 'ole' }
  | { kind: 'text' }
  | { kind: 'foreign'; foreign: ForeignKind };

type TextFormat = 'html' | 'spreadsheetml' | 'ofx' | 'norma43' | 'delimited' | UnreadFormat;

/** Formats that are recognized and not read here. */
type UnreadFormat = Extract<ForeignKind, 'json' | 'qif' | 'camt' | 'mt940'>;

const SIGNATURES: readonly (readonly [bytes: string, kind: ForeignKind])[] = [
  ['89504e47', 'image'],
  ['ffd8ff', 'image'],
  ['47494638', 'image'],
  ['424d', 'image'],
  ['49492a00', 'image'],
  ['4d4d002a', 'image'],
  ['25504446', 'pdf'],
  ['7b5c727466', 'document'],
  ['1f8b', 'archive'],
  ['52617221', 'archive'],
  ['377abcaf', 'archive'],
  ['425a68', 'archive'],
  ['fd377a585a', 'archive'],
  ['4d5a', 'program'],
  ['7f454c46', 'program'],
];

export function detectFormat(bytes: Uint8Array): BinaryFormat {
  if (bytes.every((byte, place) => place > 64 || isSpace(byte)) && isOnlySpace(bytes))
    return { kind: 'empty' };
  const head = hexOf(bytes.subarray(0, 12));
  if (head.startsWith('504b0304') || head.startsWith('504b0506')) return { kind: 'zip' };
  if (head.startsWith('d0cf11e0a1b11ae1')) return { kind: 'ole' };
  if (head.startsWith('52494646') && head.slice(16).startsWith('57454250'))
    return { kind: 'foreign', foreign: 'image' };
  if (head.slice(8, 16) === '66747970') return { kind: 'foreign', foreign: 'image' };
  for (const [signature, foreign] of SIGNATURES)
    if (head.startsWith(signature) && !(signature.length === 4 && !hasControls(bytes)))
      return { kind: 'foreign', foreign };
  if (hasControls(bytes) && !isWide(bytes)) return { kind: 'foreign', foreign: 'binary' };
  return { kind: 'text' };
}

export function detectTextFormat(text: string): TextFormat {
  const head = text.slice(0, 4096);
  const start = head.trimStart();
  if (/<OFX>|^OFXHEADER\s*:/im.test(head) || /<\?OFX\s/i.test(head)) return 'ofx';
  if (/<(?:\w+:)?Workbook\b/.test(head) && head.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return 'spreadsheetml';
  if (/<(?:\w+:)?BkToCstmr|urn:iso:std:iso:20022:tech:xsd:camt\./.test(head)) return 'camt';
  if (/^!(?:Type|Account|Option|Clear)\b/im.test(start)) return 'qif';
  if (/^:20:/m.test(head) && /^:(?:25|28C?|60[FM]|61):/m.test(head)) return 'mt940';
  if (start.startsWith('<') && /<(?:!doctype html|html|head|body|table|tr|meta|div|style)\b/i.test(head))
    return 'html';
  if (isNorma43(text)) return 'norma43';
  if (/^[[{]/.test(start) && /^[[{]\s*["{[\]}]/.test(start)) return 'json';
  return 'delimited';
}

function isNorma43(text: string): boolean {
  const lines = text.slice(0, 4096).split(/\r\n|\r|\n/, 12);
  const kinds = lines.filter((line) => /^(?:11\d{18}|22[\d ]{4}\d{4}|23\d\d|24\d\d|33\d{18}|88)/.test(line));
  return /^11\d{18}/.test(lines[0] ?? '') && kinds.length >= Math.min(2, lines.length);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Zeros may pad a text. */
function hasControls(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 4096).some((byte) => (byte > 0 && byte < 9) || (byte > 13 && byte < 26));
}

function isWide(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, 1000);
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  return zeros > head.length * 0.4 && zeros < head.length * 0.55;
}

function isSpace(byte: number): boolean {
  return (
    byte === 0x20 ||
    (byte >= 9 && byte <= 13) ||
    byte === 0 ||
    byte === 0xef ||
    byte === 0xbb ||
    byte === 0xbf
  );
}

function isOnlySpace(bytes: Uint8Array): boolean {
  return bytes.every(isSpace);
}
