import type { StatementReview } from '@/lib/statements/review-statement';
import { fateOf, type ReviewChoices } from '@/lib/statements/statement-plan';

/** Shops that count as spent from now on though their words say otherwise, and those that do not. */
export function saidShops(
  review: StatementReview,
  source: number,
  choices: ReviewChoices,
): { counted: string[]; spared: string[] } {
  const counted = new Set(review.sources[source]?.counted);
  const spared = new Set(review.sources[source]?.spared);
  for (const [shop, { isAdded, isCounted }] of seenShops(review, source, choices)) {
    if (isAdded) spared.delete(shop);
    else if (choices.spared.has(shop)) spared.add(shop);
    if (isCounted) counted.add(shop);
    else if (isCounted === false) counted.delete(shop);
  }
  return { counted: [...counted], spared: [...spared] };
}

/** `isCounted` looks at movements that by their words are no spending; null without any. */
type SeenShop = { isAdded: boolean; isCounted: boolean | null };

function seenShops({ movements }: StatementReview, source: number, choices: ReviewChoices) {
  const seen = new Map<string, SeenShop>();
  movements.forEach((movement, at) => {
    const { shop, status, counted } = movement;
    const fate = fateOf(movement, at, choices);
    // An expense that is there already says nothing against its shop.
    if (movement.source !== source || fate === 'here' || fate === 'same') return;
    const { isAdded, isCounted } = seen.get(shop) ?? { isAdded: false, isCounted: null };
    const comes = fate === 'add';
    const isDoubted = counted !== null || (status.kind === 'aside' && status.reason !== 'dicho');
    seen.set(shop, {
      isAdded: isAdded || comes,
      isCounted: isDoubted ? isCounted === true || comes : isCounted,
    });
  });
  return seen;
}
