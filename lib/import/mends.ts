import { TABLE_OF } from '@/lib/domain/catalogo-rules';
import type { GastoFields } from '@/lib/domain/entities';
import { validateGasto, type GastoFault, type GastoField } from '@/lib/domain/gasto-rules';
import type { Result } from '@/lib/domain/result';
import { isRecord } from '@/lib/domain/text-value';
import { hasMends, type Mend, type Mends } from './mend-plan';
import { nameIds, NO_NAMED_IDS, type NamedIds, type NameMend } from './name-mends';
import type { FileContent } from './parse-file';
import { spokenNames, type SpokenName } from './spoken-names';
import { offersFor, type MendRule, type Offer } from './suggestions';

/** An expense of the file once it has been mended, what the rules then say of it, and what was offered for it. */
export type MendedItem = {
  item: unknown;
  check: Result<GastoFields, readonly GastoFault[]>;
  /** What the rules offer for each of its fields that was typed nowhere and is wrong, applied or not. */
  offered: readonly { field: GastoField; before: unknown; offers: readonly Offer[] }[];
  /** The names by which ids may be mended that are wrong, applied or not. */
  spoken: readonly SpokenName[];
};

/** The cells of {@link Mends} by the place of their expense, so that each is found at once. */
export type CellsByIndex = ReadonlyMap<number, readonly Mend[]>;

/** The file with its mends applied: what a review shows and an import stores. */
export function applyMends(content: FileContent, mends: Mends): FileContent {
  if (!hasMends(mends)) return content;
  const cells = cellsByIndex(mends);
  const { ids, ...lists } = nameIds(content, mends.names);
  const forAll = mends.rules.length > 0 || mends.names.length > 0;
  const gastos = content.gastos.map((item, position) =>
    forAll || cells.has(position + 1) ? mendItem(item, cells.get(position + 1), mends.rules, ids).item : item,
  );
  return { ...lists, gastos };
}

/** Shared by all expenses that need nothing: most of a file. */
const NOTHING_OFFERED: Pick<MendedItem, 'offered' | 'spoken'> = { offered: [], spoken: [] };

/** Mends one expense: first what was typed, then by the rules what is still wrong. What is no object stays so. */
export function mendItem(
  original: unknown,
  cells: readonly Mend[] = [],
  rules: readonly MendRule[] = [],
  ids: NamedIds = NO_NAMED_IDS,
): MendedItem {
  const typed = isRecord(original) && cells.length > 0 ? withValues(original, cells) : original;
  const check = validateGasto(typed);
  if (check.ok || !isRecord(typed)) return { item: typed, check, ...NOTHING_OFFERED };

  const faulty = fieldsOf(check.fault);
  const offered = faulty.flatMap((field) => {
    const offers = offersFor(typed, field);
    return offers.length > 0 ? [{ field, before: typed[field], offers }] : [];
  });
  const spoken = spokenNames(typed, faulty);
  const chosen: { field: GastoField; value: unknown }[] = offered.flatMap(({ field, offers }) => {
    const offer = offers.find(({ rule }) => rules.includes(rule));
    return offer ? [{ field, value: offer.value }] : [];
  });
  for (const { of, field, nombre } of spoken) {
    const ofTable = ids[TABLE_OF[field]];
    // Where nothing is mended, no key needs to be written.
    const id = ofTable.size > 0 ? ofTable.get(`${of} ${nombre}`) : undefined;
    if (id !== undefined) chosen.push({ field, value: id });
  }
  if (chosen.length === 0) return { item: typed, check, offered, spoken };
  const item = withValues(typed, chosen);
  return { item, check: validateGasto(item), offered, spoken };
}

/** The cells by their expense; of two for one field the last counts. */
export function cellsByIndex({ cells }: Mends): CellsByIndex {
  const byIndex = new Map<number, Mend[]>();
  for (const cell of cells) {
    const ofItem = byIndex.get(cell.index);
    if (ofItem) ofItem.push(cell);
    else byIndex.set(cell.index, [cell]);
  }
  return byIndex;
}

/** The mends with a field typed; what was typed there before is replaced. */
export function withCell(mends: Mends, cell: Mend): Mends {
  const others = mends.cells.filter(({ index, field }) => index !== cell.index || field !== cell.field);
  return { ...mends, cells: [...others, cell] };
}

/** The mends with one more rule. One reading of a date replaces the other reading. */
export function withRule(mends: Mends, rule: MendRule): Mends {
  return { ...mends, rules: [...withoutRule(withoutRule(mends, rule), OTHER_READING[rule]).rules, rule] };
}

/** The mends without a rule: what it corrected is as it was in the file. */
export function withoutRule(mends: Mends, rule: MendRule | undefined): Mends {
  return { ...mends, rules: mends.rules.filter((each) => each !== rule) };
}

/** The mends with more names; each replaces what was said of the same one before. */
export function withNames(mends: Mends, names: readonly NameMend[]): Mends {
  return { ...mends, names: [...withoutNames(mends, names).names, ...names] };
}

/** The mends without some names, whatever they were mended to. */
export function withoutNames(mends: Mends, names: readonly NameMend[]): Mends {
  const gone = new Set(names.map(nameKey));
  return { ...mends, names: mends.names.filter((name) => !gone.has(nameKey(name))) };
}

/** Whether each of some names is mended, in whatever way. */
export function hasNames({ names }: Mends, wanted: readonly NameMend[]): boolean {
  const mended = new Set(names.map(nameKey));
  return wanted.every((name) => mended.has(nameKey(name)));
}

/** Equal for two mends of one name. */
function nameKey({ of, table, from }: Omit<NameMend, 'to'>): string {
  return `${of} ${table} ${from}`;
}

const OTHER_READING: Partial<Record<MendRule, MendRule>> = {
  'fecha-day-first': 'fecha-month-first',
  'fecha-month-first': 'fecha-day-first',
};

function fieldsOf(faults: readonly GastoFault[]): GastoField[] {
  return faults.filter((fault) => fault !== 'no-object');
}

function withValues(
  item: Record<string, unknown>,
  values: readonly { field: GastoField; value: unknown }[],
): Record<string, unknown> {
  return { ...item, ...Object.fromEntries(values.map(({ field, value }) => [field, value])) };
}
