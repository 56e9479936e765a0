import { atFirstUse } from '@/lib/domain/at-first-use';
import { wordTester } from '@/lib/read/patterns';
import { plainWords } from '@/lib/read/words';
import { accountAbove } from '@/lib/statements/account-numbers';
import { cellText } from '@/lib/statements/cell';
import type { CellTable } from '@/lib/statements/find-tables';
import { looksLikeMovement } from '@/lib/statements/row-shape';

/**
 * `word`: a pattern of the folded name; `line`: of a line that may hold an address or a title («Ing.»). `code`: the
 * Bank of Spain's.
 */
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

/** Null without a bank's name, or with several. */
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
