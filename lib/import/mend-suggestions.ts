import type { GastoField } from '@/lib/domain/gasto-rules';
import type { MendedItem } from './mends';
import { MEND_RULES, type MendRule } from './suggestions';
import { valueText } from './value-text';

/** `before` is null if the field is missing; `index` counts from 1. */
export type Example = { index: number; field: GastoField; before: string | null; after: string | number };

export type MendSuggestion = {
  rule: MendRule;
  count: number;
  applied: boolean;
  examples: readonly Example[];
};

export const MAX_EXAMPLES = 3;

export function collectSuggestions(
  items: readonly MendedItem[],
  applied: readonly MendRule[],
): MendSuggestion[] {
  const counts = new Map<MendRule, { count: number; examples: Example[] }>();
  items.forEach(({ offered }, position) => {
    for (const { field, before, offers } of offered)
      for (const { rule, value } of offers) {
        const found = counts.get(rule) ?? { count: 0, examples: [] };
        counts.set(rule, found);
        found.count += 1;
        if (found.examples.length < MAX_EXAMPLES)
          found.examples.push({
            index: position + 1,
            field,
            before: valueText(before ?? undefined),
            after: typeof value === 'number' ? value : (valueText(value) ?? ''),
          });
      }
  });
  return MEND_RULES.flatMap((rule) => {
    const found = counts.get(rule);
    return found ? [{ rule, ...found, applied: applied.includes(rule) }] : [];
  });
}
