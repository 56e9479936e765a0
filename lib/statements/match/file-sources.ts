import type { DayRange } from '@/lib/domain/dates';
import { foldText } from '@/lib/read/words';
import { accountDigits } from '@/lib/statements/tables/cuenta';
import type { Relation } from './match-known';
import type { MovedMoney, SourceId } from '@/lib/statements/movement';
import type { Compared } from '@/lib/statements/names/movement-texts';
import type { Question, Statement } from '@/lib/statements/statement';
import { type BroughtCharge, rangeOf, weighAccounts } from './weigh-accounts';

/** `isTold`: files without a number belong to it. */
export type StoredSource = {
  key: string;
  metodoPagoId: number | null;
  isTold: boolean;
  /** Shops that count as spent though their words say otherwise; `spared`: the opposite. */
  counted: readonly string[];
  spared: readonly string[];
  /** Other sources show it as charges. */
  moved: readonly MovedMoney[];
};

/** An account or card of a file; its method of payment is asked once. */
export type Source = SourceId &
  StoredSource & {
    /** For movements that are not of the assumed account; null if nothing is open. */
    otherKey: string | null;
  };

export type FileSources = {
  sources: Source[];
  ofMovement: number[];
  relationTo: (source: number, other: SourceId) => Relation;
  question: Question | null;
};

/** `rows` by place in the file, `brought` by key. */
type Charges = {
  rows: readonly (Compared | null)[];
  brought: ReadonlyMap<string, readonly BroughtCharge[]>;
};

/** By movement, the place in `ids`. */
type Accounts = { ids: SourceId[]; ofMovement: number[] };

export function accountsOf(statement: Statement): Accounts {
  const layout = statement.remember?.key ?? statement.format.kind;
  const places = new Map<string, number>();
  const ids: SourceId[] = [];
  function placeOf(cuenta: string | null): number {
    const key = keyOf(cuenta, layout);
    let place = places.get(key);
    if (place === undefined) {
      places.set(key, (place = ids.length));
      ids.push({ key, cuenta, layout });
    }
    return place;
  }
  // Sums name no account.
  let last = 0;
  const ofMovement = statement.movements.map(({ cuenta, state }) => {
    if (state.kind !== 'ignored') last = placeOf(cuenta);
    return last;
  });
  if (ids.length === 0) placeOf(statement.parts[0]?.cuenta ?? null);
  return { ids, ofMovement };
}

/**
 * Without a number, the account of files of its kind; if its content contradicts or several fit, the person is
 * asked.
 */
export function resolveSources(
  statement: Statement,
  { ids, ofMovement }: Accounts,
  charges: Charges,
  stored: readonly StoredSource[],
  answered: string | undefined,
): FileSources {
  const resolved = ids.map((id, source) =>
    id.cuenta === null
      ? accountOf(id, fileOf(statement, ofMovement, charges, source), charges, stored, answered)
      : sureOf(id),
  );
  const relations = new Map<string, Relation>();
  return {
    sources: resolved.map((one) => sourceOf(one, stored, answered)),
    ofMovement,
    question: resolved.find(({ question }) => question !== null)?.question ?? null,
    relationTo: (source, other) => {
      const memo = `${source}|${other.key}|${other.layout}`;
      let relation = relations.get(memo);
      if (relation === undefined) {
        const own = resolved[source];
        relation = own
          ? relate(own, fileOf(statement, ofMovement, charges, source), other, charges)
          : 'unknown';
        relations.set(memo, relation);
      }
      return relation;
    },
  };
}

type Evidence = ReturnType<typeof weighAccounts>;
type File = { rows: Compared[]; covered: DayRange | null };
type Resolved = { id: SourceId; isSure: boolean; otherKey: string | null; question: Question | null };

function keyOf(cuenta: string | null, layout: string): string {
  if (cuenta === null) return layout;
  return accountDigits(cuenta) === null ? `${layout}@${foldText(cuenta.trim())}` : cuenta;
}

function fileOf(
  { movements }: Statement,
  ofMovement: readonly number[],
  { rows }: Charges,
  source: number,
): File {
  return {
    // Other rows may have been left out of the import.
    rows: rows.filter(
      (row, at) => row !== null && ofMovement[at] === source && movements[at]?.state.kind === 'movement',
    ) as Compared[],
    covered: rangeOf(
      movements.flatMap(({ fecha }, at) => (fecha !== null && ofMovement[at] === source ? [fecha] : [])),
    ),
  };
}

function weigh({ rows, covered }: File, brought: readonly BroughtCharge[]): Evidence {
  return weighAccounts(rows, covered, brought);
}

function accountOf(
  id: SourceId,
  file: File,
  { brought }: Charges,
  stored: readonly StoredSource[],
  answered: string | undefined,
): Resolved {
  const keys = new Set([...brought.keys(), ...stored.map(({ key }) => key)]);
  const candidates = [...keys].filter((key) => key === id.layout || key.startsWith(`${id.layout}#`)).sort();
  const weighed = candidates.map((key) => ({ key, evidence: weigh(file, brought.get(key) ?? []) }));
  const otherKey = freeKey(id.layout, keys);
  if (answered !== undefined) return sureOf({ ...id, key: answered });
  const [proved, ...others] = weighed.filter(({ evidence }) => evidence.kind === 'proved');
  if (proved && others.length === 0) return sureOf({ ...id, key: proved.key });
  const [only, ...more] = weighed;
  if (!only) return sureOf(id);
  if (more.length === 0 && only.evidence.kind !== 'against') {
    const isTold = stored.some(({ key, isTold: told }) => key === only.key && told);
    const isOpen = only.evidence.kind === 'thin' && !isTold;
    return {
      id: { ...id, key: only.key },
      isSure: !isOpen,
      otherKey: isOpen ? otherKey : null,
      question: null,
    };
  }
  const best = weighed.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  const likely = best.evidence.kind === 'against' && best.evidence.share < 0.5 ? otherKey : best.key;
  const question: Question = {
    kind: 'cuenta',
    likely,
    accounts: candidates.map((key) => ({
      key,
      metodoPagoId: storedOf({ ...id, key }, stored)?.metodoPagoId ?? null,
    })),
    otherKey,
    examples: examplesOf(file, best.evidence),
  };
  return { ...sureOf({ ...id, key: likely }), question };
}

function sureOf(id: SourceId): Resolved {
  return { id, isSure: true, otherKey: null, question: null };
}

function sourceOf(
  { id, otherKey }: Resolved,
  stored: readonly StoredSource[],
  answered: string | undefined,
): Source {
  const before = storedOf(id, stored);
  return {
    ...id,
    otherKey,
    metodoPagoId: before?.metodoPagoId ?? null,
    counted: before?.counted ?? [],
    spared: before?.spared ?? [],
    moved: stored.find(({ key }) => key === id.key)?.moved ?? [],
    isTold: id.key === answered || stored.some(({ key, isTold }) => key === id.key && isTold),
  };
}

function weightOf({ evidence }: { evidence: Evidence }): number {
  return evidence.matched.length * (evidence.kind === 'against' ? evidence.share : 1);
}

function examplesOf({ rows }: File, { matched }: Evidence) {
  const shown = matched.length > 0 ? matched : rows.keys();
  return [...shown].slice(0, 2).flatMap((row) => {
    const movement = rows[row]?.movement;
    return movement
      ? [{ concepto: movement.concepto, fecha: movement.fecha, importe: movement.importe }]
      : [];
  });
}

function freeKey(layout: string, taken: ReadonlySet<string>): string {
  let count = 2;
  while (taken.has(`${layout}#${count}`)) count += 1;
  return `${layout}#${count}`;
}

function relate({ id, isSure }: Resolved, file: File, other: SourceId, { brought }: Charges): Relation {
  const isOneLayout = id.layout === other.layout;
  if (id.cuenta !== null && other.cuenta !== null) {
    const numbers = [id.cuenta, other.cuenta].map(accountDigits);
    const same = isSameAccount(id.cuenta, other.cuenta);
    // Two banks may both call an account «Nómina».
    if (!isOneLayout && numbers.includes(null)) return 'unknown';
    if (same !== null) return same ? 'same' : isOneLayout ? 'other' : 'apart';
  }
  if (!isOneLayout) return 'unknown';
  if (id.cuenta === null && other.cuenta === null && id.key !== other.key) return 'other';
  if (id.key === other.key && isSure) return 'same';
  if (id.key === other.key) return 'unknown';
  return weigh(file, brought.get(other.key) ?? []).kind === 'proved' ? 'same' : 'unknown';
}

function storedOf(id: SourceId, stored: readonly StoredSource[]): StoredSource | null {
  const own = stored.find(({ key }) => key === id.key);
  if (own) return own;
  const { cuenta } = id;
  if (cuenta === null) return null;
  const same = stored.find(
    ({ key }) => accountDigits(key) !== null && isAccountKey(key) && isSameAccount(key, cuenta),
  );
  return same ?? stored.find(({ key }) => key === id.layout) ?? null;
}

function isAccountKey(key: string): boolean {
  return !/^[a-z]:/.test(key);
}

/**
 * Compares the last digits that both show, at most ten (an IBAN contains them), or names. Null for a name and a
 * number.
 */
function isSameAccount(one: string, other: string): boolean | null {
  const [digits, others] = [accountDigits(one), accountDigits(other)];
  if (digits === null && others === null) return foldText(one.trim()) === foldText(other.trim());
  if (digits === null || others === null) return null;
  const shown = Math.min(digits.length, others.length, ACCOUNT_DIGITS);
  return digits.slice(-shown) === others.slice(-shown);
}

const ACCOUNT_DIGITS = 10;
