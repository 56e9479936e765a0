import { TABLE_OF } from '@/lib/domain/catalogo-entry';
import type { GastoFields } from '@/lib/domain/entities';
import { type GastoFault, type GastoField, validateGasto } from '@/lib/domain/gasto-rules';
import type { Result } from '@/lib/domain/result';
import { isRecord } from '@/lib/domain/values';
import { hasMends, type Mends } from './import-flow';
import { nameIds, type NameMend, NO_NAMED_IDS, spokenNames } from './name-mends';
import type { FileContent } from './parse-file';
import { type MendRule, offersFor } from './suggestions';

/** `check` follows the mends. */
export type MendedItem = {
  item: unknown;
  check: Result<GastoFields, readonly GastoFault[]>;
  /** For each field that is wrong in the file, applied or not. */
  offered: readonly { field: GastoField; before: unknown; offers: ReturnType<typeof offersFor> }[];
  /** Names in place of wrong ids, applied or not. */
  spoken: Readonly<ReturnType<typeof spokenNames>>;
};

export function applyMends(content: FileContent, mends: Mends): FileContent {
  if (!hasMends(mends)) return content;
  const { ids, ...lists } = nameIds(content, mends.names);
  return { ...lists, gastos: content.gastos.map((item) => mendItem(item, mends.rules, ids).item) };
}

/** Shared by most of a file. */
const NOTHING_OFFERED: Pick<MendedItem, 'offered' | 'spoken'> = { offered: [], spoken: [] };

/** An item that is no object stays as it is. */
export function mendItem(original: unknown, rules: readonly MendRule[] = [], ids = NO_NAMED_IDS): MendedItem {
  const check = validateGasto(original);
  if (check.ok || !isRecord(original)) return { item: original, check, ...NOTHING_OFFERED };

  const faulty = fieldsOf(check.fault);
  const offered = faulty.flatMap((field) => {
    const offers = offersFor(original, field);
    return offers.length > 0 ? [{ field, before: original[field], offers }] : [];
  });
  const spoken = spokenNames(original, faulty);
  const chosen: [GastoField, unknown][] = offered.flatMap(({ field, offers }) => {
    const offer = offers.find(({ rule }) => rules.includes(rule));
    return offer ? [[field, offer.value]] : [];
  });
  for (const { field, nombre } of spoken) {
    const id = ids[TABLE_OF[field]].get(nombre);
    if (id !== undefined) chosen.push([field, id]);
  }
  if (chosen.length === 0) return { item: original, check, offered, spoken };
  const item = { ...original, ...Object.fromEntries(chosen) };
  return { item, check: validateGasto(item), offered, spoken };
}

/** One reading of a date replaces the other. */
export function withRule(mends: Mends, rule: MendRule): Mends {
  return { ...mends, rules: [...withoutRule(withoutRule(mends, rule), OTHER_READING[rule]).rules, rule] };
}

export function withoutRule(mends: Mends, rule: MendRule | undefined): Mends {
  return { ...mends, rules: mends.rules.filter((each) => each !== rule) };
}

export function hasNames({ names }: Mends, wanted: readonly NameMend[]): boolean {
  const mended = new Set(names.map(nameKey));
  return wanted.every((name) => mended.has(nameKey(name)));
}

function nameKey({ table, from }: NameMend): string {
  return `${table} ${from}`;
}

const OTHER_READING: Partial<Record<MendRule, MendRule>> = {
  'fecha-day-first': 'fecha-month-first',
  'fecha-month-first': 'fecha-day-first',
};

function fieldsOf(faults: readonly GastoFault[]): GastoField[] {
  return faults.filter((fault) => fault !== 'no-object');
}
