import { failure, type Result, success } from '@/lib/domain/result';
import { isRecord } from '@/lib/domain/values';

const SHOWN_CHARACTERS = 80;

/** Null for undefined. Objects and lists may be too deep for JSON.stringify. */
export function valueText(value: unknown): string | null {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : plainText(value);
  return text.length > SHOWN_CHARACTERS
    ? `${text.slice(0, SHOWN_CHARACTERS).toWellFormed()}…`
    : text.toWellFormed();
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (isRecord(value)) return '{…}';
  return JSON.stringify(value);
}

/** Line and column count from 1. */
type JsonPlace = { line: number; column: number; excerpt: string };

/** On either side of the place. */
const EXCERPT_CHARACTERS = 24;

const SPACE = /[ \t\r\n]*/y;
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const LINE_END = /\r\n|\n|\r/g;

/** `first-…` directly after an opening bracket. */
type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'comma' | 'end';

/** `encoding`: no strict UTF-8; null for JSON. Browsers do not all report the place. */
export function findJsonFault(bytes: ArrayBuffer): JsonPlace | 'encoding' | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'encoding';
  }
  const at = faultAt(text);
  return at === null ? null : placeOf(text, at);
}

/** The text's length if the end is missing; null for JSON. */
function faultAt(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = endOf(SPACE, text, 0) ?? 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    const next = step(text, at, sign, expected, open);
    if (!next) return at;
    expected = next.expected;
    at = endOf(SPACE, text, next.at) ?? next.at;
  }
  return expected === 'end' ? null : at;
}

/** Null if the token breaks the rules. Keeps the open brackets in `open`. */
function step(
  text: string,
  at: number,
  sign: string,
  expected: Expected,
  open: ('{' | '[')[],
): { at: number; expected: Expected } | null {
  const inside = open.at(-1);
  const isOver = expected === 'comma' || expected === (inside === '{' ? 'first-key' : 'first-value');
  if (isOver && inside && sign === (inside === '{' ? '}' : ']')) {
    open.pop();
    return { at: at + 1, expected: open.length > 0 ? 'comma' : 'end' };
  }
  switch (expected) {
    case 'colon':
      return sign === ':' ? { at: at + 1, expected: 'value' } : null;
    case 'comma':
      return sign === ',' ? { at: at + 1, expected: inside === '{' ? 'key' : 'value' } : null;
    case 'key':
    case 'first-key': {
      const end = endOf(STRING, text, at);
      return end === null ? null : { at: end, expected: 'colon' };
    }
    case 'value':
    case 'first-value': {
      if (sign === '{' || sign === '[') {
        open.push(sign);
        return { at: at + 1, expected: sign === '{' ? 'first-key' : 'first-value' };
      }
      const end = endOf(sign === '"' ? STRING : SCALAR, text, at);
      return end === null ? null : { at: end, expected: open.length > 0 ? 'comma' : 'end' };
    }
    case 'end':
      return null;
  }
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function placeOf(text: string, at: number): JsonPlace {
  let line = 1;
  let start = 0;
  for (const { 0: end, index } of text.slice(0, at).matchAll(LINE_END)) {
    line += 1;
    start = index + end.length;
  }
  const from = Math.max(start, at - EXCERPT_CHARACTERS);
  const [excerpt = ''] = text.slice(from, at + EXCERPT_CHARACTERS).split(/[\r\n]/);
  return { line, column: at - start + 1, excerpt: excerpt.toWellFormed().trim() };
}

/** `gone`: moved, changed or locked after the choice. */
export type JsonFault = 'too-large' | 'gone' | 'unreadable' | 'no-gastos';

export type FileContent = { categorias: unknown; metodosPago: unknown; gastos: unknown[] };

/** docs/specification.md §5, «File content». `unreadable`: no strict UTF-8 or no JSON. */
export function parseFile(bytes: ArrayBuffer): Result<FileContent, 'unreadable' | 'no-gastos'> {
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failure('unreadable');
  }
  if (Array.isArray(content)) return success({ categorias: [], metodosPago: [], gastos: content });
  if (!isRecord(content) || !Array.isArray(content.gastos)) return failure('no-gastos');
  return success({
    categorias: content.categorias,
    metodosPago: content.metodosPago,
    gastos: content.gastos,
  });
}
