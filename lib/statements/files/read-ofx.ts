import { bancoInName } from '@/lib/statements/tables/cuenta';
import { hundredthsOf } from '@/lib/statements/cells/lex-amount';
import { dayOf } from '@/lib/statements/cells/lex-day';
import type {
  Hundredths,
  Ledger,
  LedgerAccount,
  LedgerEntry,
  Place,
  Problem,
} from '@/lib/statements/movement';
import { markupPieces } from './read-markup';

type Fields = { values: Map<string, string>; row: number };

type TypedEntry = {
  entry: LedgerEntry;
  account: LedgerAccount;
  place: Place;
  type: string;
  isOfCard: boolean;
};

type Reading = {
  ledger: Ledger;
  typed: TypedEntry[];
  isOfCard: boolean;
  banco: string | null;
  account: LedgerAccount | null;
  fields: Fields | null;
  balance: boolean;
  tag: string;
  value: string;
  list: boolean;
  whole: boolean;
};

const ONCE = new Set(['trnamt', 'dtposted', 'fitid', 'trntype']);

/** XML, and SGML with open tags. A day stays as written; an unreadable movement is reported. */
export function readOfx(text: string): Ledger {
  const reading: Reading = {
    ledger: { accounts: [], problems: [] },
    typed: [],
    isOfCard: false,
    banco: null,
    account: null,
    fields: null,
    balance: false,
    tag: '',
    value: '',
    list: false,
    whole: false,
  };
  let row = 1;
  const start = Math.max(text.search(/<OFX>/i), 0);
  for (let i = 0; i < start; i += 1) if (text[i] === '\n') row += 1;
  for (const piece of markupPieces(text.slice(start))) {
    if (piece.kind === 'text') {
      if (reading.tag !== '') reading.value += piece.text;
      row += countLines(piece.text);
      continue;
    }
    endValue(reading, row);
    if (piece.kind === 'open') openTag(reading, piece.name, row);
    else closeTag(reading, piece.name);
  }
  endValue(reading, row);
  endEntry(reading);
  settleSigns(reading);
  if (!reading.whole)
    reading.ledger.problems.push({ code: 'cut-off', place: { sheet: null, row, column: null } });
  return reading.ledger;
}

function openTag(reading: Reading, name: string, row: number): void {
  if (name === 'stmtrs' || name === 'ccstmtrs') {
    endEntry(reading);
    reading.isOfCard = name === 'ccstmtrs';
    reading.account = emptyAccount(reading);
    reading.ledger.accounts.push(reading.account);
  } else if (name === 'stmttrn') {
    endEntry(reading);
    reading.fields = { values: new Map(), row };
  } else if (name === 'banktranlist') reading.list = true;
  else if (name === 'ledgerbal' || name === 'availbal') {
    endEntry(reading);
    reading.balance = name === 'ledgerbal';
  }
  reading.tag = name;
  reading.value = '';
}

function closeTag(reading: Reading, name: string): void {
  if (name === 'stmttrn' || name === 'banktranlist') endEntry(reading);
  if (name === 'ledgerbal' || name === 'availbal') reading.balance = false;
  if (name === 'ofx') reading.whole = true;
}

function endValue(reading: Reading, row: number): void {
  const { tag, account, fields } = reading;
  const value = reading.value.replace(/\s+/g, ' ').trim();
  reading.tag = '';
  reading.value = '';
  if (tag === '' || value === '') return;
  if (fields && !reading.balance) {
    if (!fields.values.has(tag)) fields.values.set(tag, value);
    else if (ONCE.has(tag)) stray(reading, fields.row, value);
  } else if (tag === 'org') reading.banco ??= bancoOfOrg(value);
  else if (tag === 'trnamt') stray(reading, row, value);
  else if (account) {
    if (tag === 'curdef') account.divisa = value.toUpperCase();
    else if (tag === 'acctid') account.cuenta ??= value;
    else if (tag === 'balamt' && reading.balance) account.closing ??= amountOf(value);
  }
}

function emptyAccount({ banco }: Reading): LedgerAccount {
  return { banco, cuenta: null, divisa: null, opening: null, closing: null, entries: [] };
}

/** Some banks write a number. */
function bancoOfOrg(value: string): string | null {
  return bancoInName(value) ?? (/\p{L}{3}/u.test(value) ? value : null);
}

/** A field outside any movement: the tag before it is broken, and a movement is lost. */
function stray({ ledger }: Reading, row: number, text: string): void {
  const place = { sheet: null, row, column: null };
  if (ledger.problems.at(-1)?.place.row !== row) ledger.problems.push({ code: 'bad-record', place, text });
}

function endEntry(reading: Reading): void {
  const { fields, ledger } = reading;
  reading.fields = null;
  if (!fields) return;
  const place = { sheet: null, row: fields.row, column: null };
  const entry = entryOf(fields, place, ledger.problems);
  if (!entry) return;
  if (!reading.account) {
    reading.account = emptyAccount(reading);
    ledger.accounts.push(reading.account);
  }
  reading.account.entries.push(entry);
  reading.typed.push({
    ...{ entry, account: reading.account, place, isOfCard: reading.isOfCard },
    type: (fields.values.get('trntype') ?? '').toUpperCase(),
  });
}

function entryOf({ values, row }: Fields, place: Place, problems: Problem[]): LedgerEntry | null {
  const posted = values.get('dtposted') ?? '';
  const used = values.get('dtuser') ?? '';
  const amount = values.get('trnamt') ?? '';
  const fecha = dayIn(posted);
  const importe = amountOf(amount);
  if (fecha === null) problems.push({ code: posted === '' ? 'no-day' : 'bad-day', place, text: posted });
  if (importe === null)
    problems.push({ code: amount === '' ? 'no-amount' : 'bad-amount', place, text: amount });
  if (fecha === null || importe === null) return null;
  const texts = ['name', 'payee', 'memo'].map((tag) => values.get(tag) ?? '').filter((text) => text !== '');
  const userDay = dayIn(used);
  return {
    row,
    fecha: userDay ?? fecha,
    otrasFechas: userDay !== null && userDay !== fecha ? [fecha] : [],
    importe,
    concepto: texts[0] ?? '',
    detalles: texts.slice(1),
    referencia: values.get('fitid') ?? null,
  };
}

const OUT = new Set('DEBIT PAYMENT CHECK FEE SRVCHG CASH DIRECTDEBIT REPEATPMT POS ATM'.split(' '));
const IN = new Set('CREDIT DEP DIRECTDEP DIV'.split(' '));

/** Null if the type tells nothing. A payment goes into a card. */
function sideOfType({ type, isOfCard }: TypedEntry): 'out' | 'in' | null {
  if (OUT.has(type)) return type === 'PAYMENT' && isOfCard ? 'in' : 'out';
  return IN.has(type) ? 'in' : null;
}

/** Signs are the customer's, unless a file has none or an account has all of them the wrong way. */
function settleSigns({ ledger, typed }: Reading): void {
  const isSigned = typed.some(({ entry }) => entry.importe < 0);
  for (const account of ledger.accounts) {
    const own = typed.filter((one) => one.account === account);
    const out = own.filter((one) => sideOfType(one) === 'out');
    if (out.length === 0 || out.some(({ entry }) => entry.importe < 0)) continue;
    if (!isSigned) signByType(account, own, ledger.problems);
    else if (own.some((one) => sideOfType(one) === 'in' && one.entry.importe < 0))
      for (const { entry } of own) entry.importe = 0 - entry.importe;
  }
}

function signByType(account: LedgerAccount, typed: readonly TypedEntry[], problems: Problem[]): void {
  const open = new Set<LedgerEntry>();
  for (const one of typed) {
    const { entry, place } = one;
    const side = sideOfType(one);
    if (side === 'out') entry.importe = 0 - entry.importe;
    if (side !== null || entry.importe === 0) continue;
    open.add(entry);
    problems.push({ code: 'no-sign', place, text: entry.concepto });
  }
  account.entries = account.entries.filter((entry) => !open.has(entry));
}

function dayIn(text: string): string | null {
  const found = /^(\d{4})(\d{2})(\d{2})(?:\d{2,6}(?:\.\d+)?)?\s*(?:\[[^\]]*\])?$/.exec(text);
  return found ? dayOf(Number(found[1]), Number(found[2]), Number(found[3])) : null;
}

/** OFX allows both decimal marks, and none of thousands. */
function amountOf(text: string): Hundredths | null {
  const found = /^([+-]?)(\d*[.,]?\d*)$/.exec(text);
  const digits = found?.[2] ?? '';
  const value = digits === '' ? null : plainHundredths(digits);
  if (value === null) return null;
  return found?.[1] === '-' && value !== 0 ? -value : value;
}

function plainHundredths(digits: string): Hundredths | null {
  const [whole = '', decimals = ''] = digits.split(/[.,]/);
  if (!/^\d{0,2}0*$/.test(decimals)) return null;
  return hundredthsOf(`${whole || '0'}.${decimals.slice(0, 2).padEnd(2, '0')}`, '.');
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
