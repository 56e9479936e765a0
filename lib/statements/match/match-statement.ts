import type { DayRange, Fecha } from '@/lib/domain/dates';
import { groupBy } from '@/lib/domain/lists';
import { accountsOf, type FileSources, resolveSources, type StoredSource } from './file-sources';
import { type Match, matchKnown, type Relation } from './match-known';
import type { PaidExpense } from './match-refunds';
import type { TypedGasto } from './match-typed';
import type { BroughtMovement, Movement, SourceId } from '@/lib/statements/movement';
import { type Compared, textReader } from '@/lib/statements/names/movement-texts';
import type { Statement } from '@/lib/statements/statement';
import { type BroughtCharge, rangeOf, weighAccounts } from './weigh-accounts';

type BroughtThing = Pick<BroughtCharge, 'movement' | 'file' | 'isNamesake'> & { thing: number };

type MatchedStatement = {
  sources: FileSources;
  /** Null for no charge. */
  kept: (BroughtMovement | null)[];
  /** Places beyond `brought` are rows in a table above. */
  matches: Match[];
  /** Matches of incomes with noted refunds. */
  refundMatches: Match[];
};

function isSettled(movement: Movement | undefined): boolean {
  return movement?.state.kind === 'movement' || movement?.state.kind === 'aside';
}

export function isIncome({ importe, fecha, state, foreign }: Movement): boolean {
  return importe > 0 && fecha !== null && foreign === null && state.kind === 'movement';
}

/** Even if only the person can make it an expense. */
function isCharge({ importe, fecha }: Pick<Movement, 'importe' | 'fecha'>): boolean {
  return importe < 0 && fecha !== null;
}

/** Compares charges with brought ones, and with the tables above: a file may list the latest movements twice. */
export function matchStatement(
  statement: Statement,
  brought: readonly BroughtThing[],
  refunds: readonly KnownRefund[],
  stored: readonly StoredSource[],
  answered: string | undefined,
): MatchedStatement {
  const accounts = accountsOf(statement);
  const read = textReader();
  const told = toldBy(statement, accounts);
  const rows = told.map((row) => (row && row.importe < 0 ? comparedOf(row, read) : null));
  const before = brought.map(({ movement, thing, file, isNamesake }) => ({
    movement,
    texts: read(movement.concepto, movement.detalles),
    thing,
    file,
    isNamesake,
  }));
  const layouts = new Set(accounts.ids.map(({ layout }) => layout));
  const ofLayouts = before.filter(({ movement }) => layouts.has(movement.source.layout));
  const sources = resolveSources(
    statement,
    accounts,
    { rows, brought: groupBy(ofLayouts, ({ movement }) => movement.source.key) },
    stored,
    answered,
  );
  const matches = matchRows(statement, { accounts, sources, rows, before });
  const final = sources.sources.map(idOf);
  const kept = told.map((movement, at) => {
    const source = final[accounts.ofMovement[at] ?? 0];
    if (!movement || !source) return null;
    return movement.source.key === source.key ? movement : { ...movement, source };
  });
  const incomes = told.map((row) => (row && row.importe > 0 ? comparedOf(row, read) : null));
  const refundMatches = matchNoted(incomes, refunds, accounts, sources, read);
  return { sources, kept, matches, refundMatches };
}

/** One to one. A noted refund that several files contain is one. */
function matchNoted(
  incomes: readonly (Compared | null)[],
  refunds: readonly KnownRefund[],
  { ofMovement }: Accounts,
  { relationTo }: FileSources,
  read: Read,
): Match[] {
  const ids = [...new Set(refunds.map(({ reembolso }) => reembolso))];
  const noted = refunds.map(({ movement, reembolso }) => ({
    ...comparedOf(movement, read),
    thing: ids.indexOf(reembolso),
  }));
  return matchKnown(incomes, noted, {
    relate: (row, at) => {
      const source = refunds[at]?.movement.source;
      return source ? relationTo(ofMovement[row] ?? 0, source) : 'unknown';
    },
    coverageOf: () => 'outside',
  });
}

type Held = {
  accounts: Accounts;
  sources: FileSources;
  rows: (Compared | null)[];
  before: (Compared & { thing: number })[];
};

function matchRows(statement: Statement, { accounts, sources, rows, before }: Held): Match[] {
  const tables = tablesOf(statement);
  const inFile =
    new Set(tables).size > 1
      ? rows.map((row, at) => (row && isSettled(statement.movements[at]) ? { ...row, thing: -1 - at } : null))
      : [];
  const relateTables = tableRelations(rows, tables, accounts);
  const coverage = coveredDays(statement, accounts.ofMovement);
  const known = inFile.length === 0 ? before : [...before, ...inFile];
  function relate(row: number, at: number): Relation {
    const other = before[at]?.movement.source;
    const source = accounts.ofMovement[row] ?? 0;
    return other ? sources.relationTo(source, other) : relateTables(row, at - before.length);
  }
  function match(isOne: (source: number, other: SourceId) => boolean): Match[] {
    return matchKnown(rows, known, {
      relate,
      coverageOf: (row, at) => {
        const [other, source] = [before[at]?.movement, accounts.ofMovement[row] ?? 0];
        return other && isOne(source, other.source) ? coverage(source, other.fecha) : 'outside';
      },
    });
  }
  function mustHold(source: number, other: SourceId): boolean {
    return accounts.ids[source]?.layout === other.layout || sources.relationTo(source, other) === 'same';
  }
  const matches = match(mustHold);
  function isCovered(source: number, { source: other, fecha }: BroughtMovement): boolean {
    return !mustHold(source, other) && coverage(source, fecha) !== 'outside';
  }
  const shared = sharedSources(matches, before, accounts, isCovered);
  if (shared.size === 0) return matches;
  return match((source, other) => mustHold(source, other) || shared.has(sourceKey(source, other)));
}

/** Accounts that share nearly all movements of the common days are other forms of this file's. */
function sharedSources(
  matches: readonly Match[],
  before: readonly (Compared & { thing: number })[],
  { ids, ofMovement }: Accounts,
  isCovered: (source: number, movement: BroughtMovement) => boolean,
): ReadonlySet<string> {
  const matched = ids.map(() => new Set<number>());
  matches.forEach((match, row) => {
    const thing = match.kind === 'new' ? undefined : before[match.at]?.thing;
    if (thing !== undefined) matched[ofMovement[row] ?? 0]?.add(thing);
  });
  const counts = new Map<string, { must: number; are: number }>();
  for (const { movement, thing } of before)
    matched.forEach((things, source) => {
      if (things.size < ENOUGH_SHARED || !isCovered(source, movement)) return;
      const key = sourceKey(source, movement.source);
      const { must, are } = counts.get(key) ?? { must: 0, are: 0 };
      counts.set(key, { must: must + 1, are: are + Number(things.has(thing)) });
    });
  return new Set(
    [...counts].flatMap(([key, { must, are }]) =>
      are >= ENOUGH_SHARED && are < must && are >= must * ENOUGH_PART ? [key] : [],
    ),
  );
}

/** The least number and share of common movements between two forms of one account. */
const ENOUGH_SHARED = 3;
const ENOUGH_PART = 0.75;

function sourceKey(source: number, { key, layout }: SourceId): string {
  return `${source}|${key}|${layout}`;
}

function coveredDays(
  { movements }: Statement,
  ofMovement: readonly number[],
): (source: number, fecha: Fecha) => 'inside' | 'edge' | 'outside' {
  const days = new Map<number | undefined, string[]>();
  movements.forEach(({ fecha }, at) => {
    if (fecha === null) return;
    const own = days.get(ofMovement[at]);
    if (own) own.push(fecha);
    else days.set(ofMovement[at], [fecha]);
  });
  const ranges = new Map([...days].map(([source, all]) => [source, rangeOf(all)]));
  return (source, fecha) => {
    const range = ranges.get(source);
    if (range == null || fecha < range.desde || fecha > range.hasta) return 'outside';
    return fecha > range.desde && fecha < range.hasta ? 'inside' : 'edge';
  };
}

type Read = ReturnType<typeof textReader>;

function toldBy({ movements }: Statement, { ids, ofMovement }: Accounts): (BroughtMovement | null)[] {
  const telling = tellingReferences(
    movements.map(({ referencia }, at) => ({ referencia, account: String(ofMovement[at]) })),
  );
  const isBalance = movingBalances(movements, ofMovement);
  return movements.map((movement, at) => {
    const id = ids[ofMovement[at] ?? 0];
    const saldo = isBalance(ofMovement[at]) ? movement.saldo : null;
    const referencia = telling(movement.referencia, String(ofMovement[at]));
    const isTold = isCharge(movement) || isIncome(movement);
    return id && isTold ? broughtMovement(movement, id, { saldo, referencia }) : null;
  });
}

/** A limit, or one balance in all rows, says nothing. */
function movingBalances(
  movements: Statement['movements'],
  ofMovement: readonly number[],
): (account: number | undefined) => boolean {
  const seen = new Map<number | undefined, { rows: number; saldos: Set<number> }>();
  movements.forEach(({ saldo, state, importe }, at) => {
    if (saldo === null || state.kind === 'ignored' || importe === 0) return;
    const own = seen.get(ofMovement[at]) ?? { rows: 0, saldos: new Set() };
    own.rows += 1;
    own.saldos.add(saldo);
    seen.set(ofMovement[at], own);
  });
  return (account) => {
    const { rows, saldos } = seen.get(account) ?? { rows: 0, saldos: new Set() };
    return rows < 2 || saldos.size > 1;
  };
}

function comparedOf(movement: BroughtMovement, read: Read): Compared {
  return { movement, texts: read(movement.concepto, movement.detalles) };
}

function idOf({ key, cuenta, layout }: SourceId): SourceId {
  return { key, cuenta, layout };
}

/** Parts of one table have one header. */
function tablesOf({ parts, movements }: Statement): number[] {
  const names = [...new Set(parts.map(nameOf))];
  return movements.map(({ part }) => {
    const own = parts[part];
    return own ? names.indexOf(nameOf(own)) : 0;
  });
}

function nameOf({ sheet, headerRow }: Statement['parts'][number]): string {
  return `${sheet ?? ''}|${headerRow ?? ''}`;
}

function tableRelations(
  compared: readonly (Compared | null)[],
  tables: readonly number[],
  { ids, ofMovement }: Accounts,
): (row: number, above: number) => Relation {
  const relations = new Map<string, Relation>();
  function rowsOf(table: number | undefined, source: number | undefined): Compared[] {
    return compared.filter(
      (row, at) => row !== null && tables[at] === table && ofMovement[at] === source,
    ) as Compared[];
  }
  return (row, above) => {
    const [own, other, source] = [tables[row], tables[above], ofMovement[row]];
    if ((other ?? 0) >= (own ?? 0) || source !== ofMovement[above]) return 'other';
    if (ids[source ?? 0]?.cuenta != null) return 'same';
    const memo = `${own}|${other}|${source}`;
    let relation = relations.get(memo);
    if (relation === undefined)
      relations.set(memo, (relation = weighTables(rowsOf(own, source), rowsOf(other, source))));
    return relation;
  };
}

function weighTables(rows: readonly Compared[], above: readonly Compared[]): Relation {
  const [covered, before] = [rows, above].map((some) => rangeOf(some.map(({ movement }) => movement.fecha)));
  // A table that continues another shares at most a day with it.
  if (covered && before && (goesOn(covered, before) || goesOn(before, covered))) return 'apart';
  const others = above.map((one) => ({ ...one, file: 0, isNamesake: rows.length > 1 }));
  const { kind } = weighAccounts(rows, covered ?? null, others);
  return kind === 'proved' ? 'same' : kind === 'against' ? 'apart' : 'unknown';
}

function goesOn(after: DayRange, before: DayRange): boolean {
  return after.desde === before.hasta && before.desde < before.hasta && after.desde < after.hasta;
}

function broughtMovement(
  { fecha, otrasFechas, importe, concepto, detalles, cuota, isEditable }: Movement,
  source: SourceId,
  { saldo, referencia }: Pick<BroughtMovement, 'saldo' | 'referencia'>,
): BroughtMovement | null {
  if (fecha === null) return null;
  const brought: BroughtMovement = {
    source, fecha, otrasFechas, importe, concepto, detalles, cuota, saldo, referencia,
  }; // oxfmt-ignore
  if (isEditable) brought.isEditable = true;
  return brought;
}

/** Once in their account, and no mere «0». */
function tellingReferences(
  movements: readonly (Pick<Movement, 'referencia'> & { account: string })[],
): (referencia: string | null, account: string) => string | null {
  const counts = new Map<string, number>();
  for (const { referencia, account } of movements) {
    if (referencia === null) continue;
    const key = `${account}|${referencia}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (referencia, account) =>
    referencia !== null && /[1-9a-z]\w*\w\w/i.test(referencia) && counts.get(`${account}|${referencia}`) === 1
      ? referencia
      : null;
}

/** `gone`: its expense is deleted. After a restore, the file's name is the backup's. */
export type KnownMovement = {
  /** Ids of the import in the diary and of the expense. */
  record: number;
  gasto: number;
  movement: BroughtMovement;
  gone: boolean;
  fileName: string;
  isRestored?: true;
};

/**
 * `reembolso`: the refund's id. `gone`: its expense is deleted and not brought by an import that stands; those come
 * last.
 */
type KnownRefund = Pick<KnownMovement, 'movement' | 'fileName' | 'gone'> & { reembolso: string };

export type Known = {
  brought: readonly KnownMovement[];
  refunds: readonly KnownRefund[];
  /** An income of the file may lower these. */
  paid: readonly PaidExpense[];
  /** Expenses that no statement has brought. */
  typed: readonly (TypedGasto & { nombre: string })[];
  sources: readonly StoredSource[];
};

type Accounts = ReturnType<typeof accountsOf>;
