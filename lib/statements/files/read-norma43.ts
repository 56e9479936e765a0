import type { Fecha } from '@/lib/domain/dates';
import { bancoOfCode } from '@/lib/statements/tables/cuenta';
import { dayOf } from '@/lib/statements/cells/lex-day';
import type {
  Hundredths,
  Ledger,
  LedgerAccount,
  LedgerEntry,
  Place,
  Problem,
} from '@/lib/statements/movement';

/** ISO 4217 */
const DIVISAS: Record<string, string> = {
  '978': 'EUR', '840': 'USD', '826': 'GBP', '756': 'CHF', '392': 'JPY', '484': 'MXN', '032': 'ARS', '152': 'CLP',
  '170': 'COP', '604': 'PEN', '858': 'UYU', '986': 'BRL', '124': 'CAD', '036': 'AUD', '752': 'SEK', '578': 'NOK',
  '208': 'DKK', '985': 'PLN', '504': 'MAD',
}; // oxfmt-ignore

type Reading = {
  ledger: Ledger;
  account: LedgerAccount | null;
  entry: LedgerEntry | null;
  records: number;
  closed: boolean;
  ended: boolean;
};

/**
 * Cuaderno 43 of the AEB, in 80 columns; compares the sums and counts of records 33 and 88. An unreadable record is
 * reported.
 */
export function readNorma43(text: string): Ledger {
  const reading: Reading = {
    ledger: { accounts: [], problems: [] },
    account: null,
    entry: null,
    records: 0,
    closed: true,
    ended: false,
  };
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    if (line.trim() === '' || line === '\u001a') return;
    if (!line.startsWith('88')) reading.records += 1;
    readRecord(reading, line, { sheet: null, row: index + 1, column: null });
  });
  if (!reading.ended || !reading.closed)
    reading.ledger.problems.push({
      code: 'cut-off',
      place: { sheet: null, row: lines.length, column: null },
    });
  return reading.ledger;
}

function readRecord(reading: Reading, line: string, place: Place): void {
  switch (line.slice(0, 2)) {
    case '00':
      return;
    case '11':
      openAccount(reading, line, place);
      return;
    case '22':
      addEntry(reading, line, place);
      return;
    case '23':
      addText(reading, line);
      return;
    case '24':
      return;
    case '33':
      closeAccount(reading, line, place);
      return;
    case '88':
      reading.ended = true;
      compareCount(reading.ledger.problems, place, reading.records, digitsAt(line, 20, 26));
      return;
    default:
      reading.ledger.problems.push({ code: 'bad-record', place, text: line.slice(0, 80).trim() });
  }
}

function openAccount(reading: Reading, line: string, place: Place): void {
  const opening = signed(line.slice(32, 33), digitsAt(line, 33, 47));
  if (opening === null) reading.ledger.problems.push({ code: 'bad-record', place, text: line.trim() });
  reading.account = {
    banco: bancoOfCode(line.slice(2, 6)),
    cuenta: line.slice(10, 20),
    divisa: DIVISAS[line.slice(47, 50)] ?? null,
    opening,
    closing: null,
    entries: [],
  };
  reading.entry = null;
  reading.closed = false;
  reading.ledger.accounts.push(reading.account);
}

function addEntry(reading: Reading, line: string, place: Place): void {
  const fecha = dayAt(line, 10);
  const valor = dayAt(line, 16);
  const importe = signed(line.slice(27, 28), digitsAt(line, 28, 42));
  reading.entry = null;
  if (fecha === null || importe === null || !reading.account) {
    const text = line.trim();
    reading.ledger.problems.push(
      fecha === null && importe !== null
        ? { code: 'bad-day', place, text: line.slice(10, 16) }
        : importe === null && fecha !== null
          ? { code: 'bad-amount', place, text: line.slice(27, 42) }
          : { code: 'bad-record', place, text },
    );
    return;
  }
  const referencia = [line.slice(52, 64), line.slice(64, 80), line.slice(42, 52)]
    .map((text) => text.trim())
    .find((text) => /[1-9A-Za-z]/.test(text));
  reading.entry = {
    row: place.row,
    fecha,
    otrasFechas: valor !== null && valor !== fecha ? [valor] : [],
    importe,
    concepto: '',
    detalles: [],
    referencia: referencia ?? null,
  };
  reading.account.entries.push(reading.entry);
}

/** Texts break at any letter, within words too. */
function addText({ entry }: Reading, line: string): void {
  if (!entry) return;
  const text = line.slice(4, 80).padEnd(76, ' ');
  entry.concepto += text;
}

function closeAccount(reading: Reading, line: string, place: Place): void {
  const { account, ledger } = reading;
  reading.closed = true;
  reading.entry = null;
  if (!account) {
    ledger.problems.push({ code: 'bad-record', place, text: line.trim() });
    return;
  }
  account.closing = signed(line.slice(58, 59), digitsAt(line, 59, 73));
  const charges = account.entries.filter((entry) => entry.importe < 0);
  const credits = account.entries.filter((entry) => entry.importe > 0);
  compareSum(ledger.problems, place, charges, digitsAt(line, 25, 39));
  compareSum(ledger.problems, place, credits, digitsAt(line, 44, 58));
  const stated = (digitsAt(line, 20, 25) ?? 0) + (digitsAt(line, 39, 44) ?? 0);
  compareCount(ledger.problems, place, account.entries.length, stated);
}

function compareSum(problems: Problem[], place: Place, entries: LedgerEntry[], stated: number | null): void {
  const found = entries.reduce((sum, entry) => sum + Math.abs(entry.importe), 0);
  if (stated !== null && stated !== found)
    problems.push({ code: 'wrong-total', place, expected: stated, found });
}

function compareCount(problems: Problem[], place: Place, found: number, stated: number | null): void {
  if (stated !== null && stated !== found)
    problems.push({ code: 'wrong-count', place, expected: stated, found });
}

/** 1 is money out, 2 is money in. */
function signed(mark: string, digits: number | null): Hundredths | null {
  if (digits === null || (mark !== '1' && mark !== '2')) return null;
  return mark === '1' && digits !== 0 ? -digits : digits;
}

function digitsAt(line: string, from: number, to: number): number | null {
  const text = line.slice(from, to);
  return text.length === to - from && /^\d+$/.test(text) ? Number(text) : null;
}

function dayAt(line: string, from: number): Fecha | null {
  const text = line.slice(from, from + 6);
  if (!/^\d{6}$/.test(text)) return null;
  return dayOf(2000 + Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4)));
}
