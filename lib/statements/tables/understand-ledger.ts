import { asideInWords } from '@/lib/read/aside-words';
import { cuotaIn } from '@/lib/statements/cells/cell';
import { bancoOfCuenta, onlyBanco } from './cuenta';
import { withCurrencies } from './currencies';
import type { StatementFormat } from '@/lib/statements/files/load-statement';
import {
  type Ledger,
  type LedgerAccount,
  type Movement,
  type Problem,
  refused,
  type Refused,
} from '@/lib/statements/movement';
import type { Part, Proof, Statement } from '@/lib/statements/statement';

/** The format's own sums are the proof. */
export function understandLedger(
  format: StatementFormat,
  { accounts, problems }: Ledger,
  preferred: string,
): Statement | Refused {
  const entries = accounts.flatMap((account, part) =>
    account.entries.map((entry) => movementOf(entry, part, account.cuenta)),
  );
  if (entries.length === 0 && problems.length === 0) return refused({ code: 'no-table' });
  const broken = problems.some(({ code }) => code !== 'cut-off');
  const parts = accounts.map((account) => partOf(account, broken));
  return {
    kind: 'statement',
    format,
    banco: onlyBanco(accounts.map(({ banco, cuenta }) => banco ?? (cuenta && bancoOfCuenta(cuenta)))),
    parts,
    movements: [...withCurrencies(entries, parts, preferred)],
    notes: [],
    questions: [],
    problems: [
      ...problems,
      ...accounts.flatMap((account) => closingProblem(account, format.kind === 'norma43')),
    ],
    remember: null,
    recalled: [],
  };
}

function movementOf(entry: LedgerAccount['entries'][number], part: number, cuenta: string | null): Movement {
  const { row, fecha, otrasFechas, importe, detalles, referencia } = entry;
  const concepto = entry.concepto.replace(/\s+/g, ' ').trim();
  const aside = asideInWords(concepto, detalles);
  const state: Movement['state'] =
    importe === 0
      ? { kind: 'ignored', reason: 'cero' }
      : aside === null
        ? { kind: 'movement' }
        : { kind: 'aside', reason: aside };
  return {
    row,
    part,
    state,
    fecha,
    otrasFechas,
    importe,
    escrito: (importe / 100).toFixed(2),
    comision: 0,
    concepto,
    detalles,
    notas: [],
    cuota: cuotaIn(concepto, detalles),
    cuenta,
    saldo: null,
    referencia,
    divisa: null,
    foreign: null,
  };
}

function partOf(account: LedgerAccount, broken: boolean): Part {
  const { cuenta, divisa, opening, closing, entries } = account;
  const [first, last] = [entries[0]?.fecha ?? '', entries.at(-1)?.fecha ?? ''];
  return {
    sheet: null,
    cuenta,
    divisa,
    headerRow: null,
    order: first === last ? null : first < last ? 'oldest' : 'newest',
    decimals: null,
    opening,
    closing,
    proof: proofOf(account, broken),
  };
}

function proofOf(account: LedgerAccount, broken: boolean): Proof {
  if (account.opening === null || account.closing === null) return { kind: 'none' };
  const of = account.entries.length;
  if (difference(account) === 0 && !broken) return { kind: 'sums', of };
  return { kind: 'broken', right: 0, of };
}

function difference({ opening, closing, entries }: LedgerAccount): number {
  return (closing ?? 0) - (opening ?? 0) - entries.reduce((sum, { importe }) => sum + importe, 0);
}

function closingProblem(account: LedgerAccount, stated: boolean): Problem[] {
  const { opening, closing, entries } = account;
  if (!stated || opening === null || closing === null || difference(account) === 0) return [];
  const place = { sheet: null, row: entries.at(-1)?.row ?? 1, column: null };
  return [
    {
      code: 'broken-balance',
      place,
      expected: closing - difference(account),
      found: closing,
      suspect: 'amount-or-row',
    },
  ];
}
