import { atFirstUse } from '@/lib/domain/at-first-use';
import { pattern, wordTester } from '@/lib/read/patterns';
import { foldText, plainWords } from '@/lib/read/words';
import { type Cell, cellText, looksLikeMovement } from '@/lib/statements/cells/cell';
import type { CellTable } from './find-tables';
import { headingWords } from '@/lib/statements/cells/table-words';

/** «Cuenta: CUENTA ONE 0049 0209 60 3751926766», «Tarjeta **** 1234». */
const NAMES = [
  'cuenta|cta|ccc|iban|clabe|cbu|cvu|tarjeta|account|card|contrato|producto',
  '(?:giro)?konto|kontonummer|compte|conta|conto|cartao|carta|kreditkarte',
].join('|');
const DIGITS = '(?:[a-z]{2}\\d{2}[ -]?)?[\\dx*•][\\dx*•. -]{2,40}\\d';
const numbered = pattern(`\\b(?:${NAMES})\\b[^\\d*•]{0,40}?(${DIGITS})(?![\\d,/])`);
const NO_NUMBER =
  /\b(?:saldo|balance|disponible|limite|total|importe|fecha|periodo|desde|hasta|solde|kontostand)\b/;
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
  'tegenrekening|tegenpartij|(?:zahlungs)?empfanger|auftraggeber|begunstigter|beguenstigter|zahlungsbeteiligter|beneficiaire|controparte',
);

/** A number beside a payee is more likely the payee's. */
export function isOwnAccount(header: readonly string[], column: number): boolean {
  const own = headingWords(header[column] ?? '');
  if (namesPartner(own)) return false;
  if (/\bauftragskonto\b/.test(own)) return true;
  const numbers =
    /\b(?:iban|numero|number|n|no|nro|num|kontonummer|konto nr)\b/.test(own) &&
    !/\b(?:tarjeta|card)\b/.test(own);
  return !numbers || !header.some((text) => namesPartner(headingWords(text)));
}

/** Of a masked number, those behind the mask. Null for fewer than four. */
export function accountDigits(cuenta: string): string | null {
  const digits = (cuenta.split(/[*•]|x{2,}/i).at(-1) ?? '').replace(/\D/g, '');
  return digits.length >= 4 ? digits : null;
}

/** `line`: a pattern for lines, which may hold a title («Ing.»). `code`: the Bank of Spain's. */
type Banco = { nombre: string; word: string; line?: string; code?: string };

const BANCOS: readonly Banco[] = [
  { nombre: 'Santander', word: 'santander', line: '(?:banco|grupo) santander', code: '0049' },
  { nombre: 'CaixaBank', word: 'caixabank\\w*', code: '2100' },
  { nombre: 'BBVA', word: 'bbva', code: '0182' },
  { nombre: 'Sabadell', word: 'b?sabadell', line: 'banco (?:de )?sabadell|bsabadell', code: '0081' },
  { nombre: 'ING', word: 'ing', line: 'ing (?:direct|bank|espana)', code: '1465' },
  { nombre: 'Bankinter', word: 'bankinter', code: '0128' },
  { nombre: 'Openbank', word: 'openbank', code: '0073' },
  { nombre: 'Abanca', word: 'abanca', code: '2080' },
  { nombre: 'Unicaja', word: 'unicaja', code: '2103' },
  { nombre: 'Kutxabank', word: 'kutxabank', code: '2095' },
  { nombre: 'Ibercaja', word: 'ibercaja', code: '2085' },
  { nombre: 'Cajamar', word: 'cajamar', code: '3058' },
  { nombre: 'Laboral Kutxa', word: 'laboral ?kutxa', code: '3035' },
  { nombre: 'N26', word: 'n26', code: '1563' },
  { nombre: 'Revolut', word: 'revolut', code: '1583' },
  { nombre: 'imagin', word: 'imagin(?:bank)?' },
  { nombre: 'Wise', word: 'wise|transferwise' },
  { nombre: 'Mercado Pago', word: 'mercado ?pago' },
  { nombre: 'Bancolombia', word: 'bancolombia' },
  { nombre: 'BancoEstado', word: 'banco ?estado' },
];

const MOST_ROWS = 30;
const MOST_LETTERS = 300;

const namedBancos = atFirstUse(() =>
  BANCOS.map(({ nombre, word, line = word }) => ({
    nombre,
    inName: wordTester(word),
    inLine: wordTester(line),
  })),
);

/** Null for several. */
export function bancoInName(name: string): string | null {
  const words = plainWords(name);
  return onlyBanco(namedBancos().map(({ nombre, inName }) => (inName(words) ? nombre : null)));
}

/** Reads an IBAN or 20 digits. */
export function bancoOfCuenta(cuenta: string): string | null {
  const digits = /^(?:es\d{2})?(\d{4})\d{16}$/i.exec(cuenta.replace(/[\s.-]/g, ''));
  return digits ? bancoOfCode(digits[1] ?? '') : null;
}

export function bancoOfCode(code: string): string | null {
  return BANCOS.find((one) => one.code === code)?.nombre ?? null;
}

export function bancoAbove(table: CellTable): string | null {
  const cuenta = accountAbove(table);
  const ofCuenta = cuenta === null ? null : bancoOfCuenta(cuenta);
  if (ofCuenta !== null) return ofCuenta;
  const { from, to } = table.above;
  const lines = table.sheet.rows
    .slice(Math.max(from, to - MOST_ROWS), to)
    .filter((row) => !looksLikeMovement(row))
    .map((row) => plainWords(row.map(cellText).join(' ').slice(0, MOST_LETTERS)));
  return onlyBanco(namedBancos().map(({ nombre, inLine }) => (lines.some(inLine) ? nombre : null)));
}

/** Null unless all that is known is the same. */
export function onlyBanco(bancos: readonly (string | null)[]): string | null {
  const [only = null, ...others] = new Set(bancos.filter((banco) => banco !== null));
  return others.length === 0 ? only : null;
}
