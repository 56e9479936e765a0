import { isRecord } from '@/lib/domain/text-value';

const SHOWN_CHARACTERS = 80;

/** Null for undefined. Objects and lists are not spelled out: a file may nest them too deep for JSON.stringify. */
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
