import { pattern, wordTester } from '@/lib/read/patterns';
import { foldText } from '@/lib/read/words';
import { cellText, type Cell } from '@/lib/statements/cell';
import type { CellTable } from '@/lib/statements/find-tables';
import { headingWords } from '@/lib/statements/header-words';
import { looksLikeMovement } from '@/lib/statements/row-shape';

const MOST_ROWS = 30;
const MOST_LETTERS = 300;

/** «Cuenta: CUENTA ONE 0049 0209 60 3751926766», «Tarjeta **** 1234». */
const NAMES = 'cuenta|cta|ccc|iban|clabe|cbu|cvu|tarjeta|account|card|contrato|producto';
const DIGITS = '(?:[a-z]{2}\\d{2}[ -]?)?[\\dx*•][\\dx*•. -]{2,40}\\d';
const numbered = pattern(`\\b(?:${NAMES})\\b[^\\d*•]{0,40}(${DIGITS})(?![\\d,/])`);
const NO_NUMBER = /\b(?:saldo|balance|disponible|limite|total|importe|fecha|periodo|desde|hasta)\b/;
const DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

export function accountAbove({ sheet: { rows }, above: { from, to } }: CellTable): string | null {
  return (
    accountIn(rows.slice(Math.max(from, to - MOST_ROWS), to)) ??
    accountIn(rows.slice(Math.max(0, from - MOST_ROWS), from))
  );
}

function accountIn(rows: readonly Cell[][]): string | null {
  for (const row of rows) {
    if (looksLikeMovement(row)) continue;
    const text = row
      .map(cellText)
      .filter((cell) => cell !== '')
      .join(' ')
      .slice(0, MOST_LETTERS);
    const folded = foldText(text);
    const number = numbered().exec(folded)?.[1]?.trim();
    if (number && accountDigits(number) !== null && !DAY.test(number) && !NO_NUMBER.test(folded))
      return number;
  }
  return null;
}

const namesPartner = wordTester(
  'partner|beneficiari[oa]|contraparte|counterparty|destino|destinatari[oa]|ordenante|remitente',
  'payee|payer|recipient|to',
);

/** A number beside a payee is more likely the payee's. */
export function isOwnAccount(header: readonly string[], column: number): boolean {
  const own = headingWords(header[column] ?? '');
  if (namesPartner(own)) return false;
  const numbers = /\b(?:iban|numero|number|n|no|nro|num)\b/.test(own) && !/\b(?:tarjeta|card)\b/.test(own);
  return !numbers || !header.some((text) => namesPartner(headingWords(text)));
}

/** Of a masked number, those behind the mask. Null for fewer than four. */
export function accountDigits(cuenta: string): string | null {
  const digits = (cuenta.split(/[*•]|x{2,}/i).at(-1) ?? '').replace(/\D/g, '');
  return digits.length >= 4 ? digits : null;
}

/** The last digits that both show, at most ten (an IBAN contains them), or names. Null for a name beside a number. */
export function isSameAccount(one: string, other: string): boolean | null {
  const [digits, others] = [accountDigits(one), accountDigits(other)];
  if (digits === null && others === null) return foldText(one.trim()) === foldText(other.trim());
  if (digits === null || others === null) return null;
  const shown = Math.min(digits.length, others.length, ACCOUNT_DIGITS);
  return digits.slice(-shown) === others.slice(-shown);
}

const ACCOUNT_DIGITS = 10;
