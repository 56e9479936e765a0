import { daysBetween, type Fecha } from '@/lib/domain/dates';
import { groupBy } from '@/lib/domain/lists';
import type { BroughtMovement } from '@/lib/statements/brought-movement';
import {
  bareText,
  compareTexts,
  type MovementTexts,
  type TextAgreement,
} from '@/lib/statements/movement-texts';

type Agreement = 'agree' | 'differ' | 'silent';

/** `unknown`: perhaps the same; `apart`: of different numbers, still perhaps an account and its card. */
export type Relation = 'same' | 'unknown' | 'apart' | 'other';

/** Inside, the file must have a brought movement, perhaps reworded; at an edge, the day may be there in part. */
export type Coverage = 'inside' | 'edge' | 'outside';

type Comparison = {
  relation: Relation;
  /** For two layouts, which may name different days, the least. */
  days: number;
  isOneDay: boolean;
  text: TextAgreement;
  cuota: Agreement;
  saldo: Agreement;
  referencia: Agreement;
  coverage: Coverage;
};

/** `likely`: probably the same, so the answer is preset. */
type Verdict = { kind: 'new' } | { kind: 'known' } | { kind: 'ask'; likely: boolean };

/** Movements further apart are two. */
export const MOST_DAYS = 3;

const NEW: Verdict = { kind: 'new' };
const ASK: Verdict = { kind: 'ask', likely: false };
const LIKELY: Verdict = { kind: 'ask', likely: true };

export type Compared = { movement: BroughtMovement; texts: MovementTexts };

/**
 * Finds items of a movement's day and amount. It answers its own lists: an item removed from one is not found again.
 */
export function ofDayAndAmount<Item extends Pick<Compared, 'movement'>>(
  items: Iterable<Item>,
): (one: Compared) => Item[] {
  const days = groupBy(items, ({ movement }) => movement.fecha);
  const groups = new Map(
    [...days].map(([fecha, group]) => [fecha, groupBy(group, ({ movement }) => movement.importe)]),
  );
  return ({ movement }) => groups.get(movement.fecha)?.get(movement.importe) ?? [];
}

export function compareMovements(
  { movement: one, texts }: Compared,
  { movement: other, texts: otherTexts }: Compared,
  relation: Relation,
  coverage: Coverage,
): Comparison {
  const isOneLayout = one.source.layout === other.source.layout;
  return {
    relation,
    days:
      one.fecha === other.fecha ? 0 : isOneLayout ? distance(one.fecha, other.fecha) : daysApart(one, other),
    isOneDay: one.fecha === other.fecha,
    text: agreementOfTexts({ movement: one, texts }, { movement: other, texts: otherTexts }, isOneLayout),
    cuota: agreement(one.cuota, other.cuota),
    // Every account without money is alike.
    saldo: one.saldo === 0 && other.saldo === 0 ? 'silent' : agreement(one.saldo, other.saldo),
    referencia:
      isOneLayout || one.referencia === other.referencia
        ? agreement(one.referencia, other.referencia)
        : 'silent',
    coverage,
  };
}

function agreementOfTexts(
  { movement: one, texts }: Compared,
  { movement: other, texts: otherTexts }: Compared,
  isOneLayout: boolean,
): TextAgreement {
  if (other.squeezed) return compareSqueezed(one, texts, other);
  const agreement = compareTexts(texts, otherTexts, isOneLayout);
  return agreement !== 'agree' && (one.isEditable || other.isEditable) ? 'silent' : agreement;
}

/** Known only if the accounts are one and nothing differs. */
export function judge(compared: Comparison): Verdict {
  const { relation, days, cuota } = compared;
  if (cuota === 'differ' || relation === 'other' || days > MOST_DAYS) return NEW;
  const verdict = judgeAlike(compared);
  return verdict.kind === 'new' ? judgeReworded(compared) : verdict;
}

function judgeAlike(compared: Comparison): Verdict {
  return compared.relation === 'same' ? judgeOfOneAccount(compared) : judgeOfAny(compared);
}

/**
 * Banks delete no movements: if the file covers a brought movement's day but lacks it, another text may be its new
 * wording.
 */
function judgeReworded({ relation, isOneDay, saldo, referencia, coverage }: Comparison): Verdict {
  const differs = saldo === 'differ' || referencia === 'differ';
  if (relation === 'apart' || coverage === 'outside' || (differs && coverage !== 'inside')) return NEW;
  return relation === 'same' && isOneDay && !differs && coverage === 'inside' ? LIKELY : ASK;
}

export function fitOf(compared: Comparison): number {
  const { relation, days, text, saldo, referencia, cuota } = compared;
  const texts = { agree: 60, sameShop: 40, alike: 30, silent: 10, differ: 0 }[text];
  const signs = [saldo, referencia, cuota].reduce(
    (sum, one) => sum + (one === 'agree' ? 15 : one === 'differ' ? -15 : 0),
    0,
  );
  // A brought movement that the file repeats unchanged is not taken for a reworded one.
  const last = judgeAlike(compared).kind === 'new' ? -200 : 0;
  return last + texts + signs + (relation === 'same' ? 8 : relation === 'unknown' ? 4 : 0) - days * 5;
}

function judgeOfOneAccount(compared: Comparison): Verdict {
  const { days, isOneDay, text, saldo, referencia, coverage } = compared;
  const differs = saldo === 'differ' || referencia === 'differ';
  const proved = saldo === 'agree' || referencia === 'agree';
  if (days > 0) {
    if (text === 'silent') return NEW;
    if (text === 'differ') return referencia === 'agree' && !differs ? ASK : NEW;
    // A day later the balance may differ.
    if (differs) return NEW;
    return proved ? LIKELY : ASK;
  }
  switch (text) {
    case 'agree':
      if (!differs) return isOneDay ? { kind: 'known' } : LIKELY;
      return coverage === 'inside' ? LIKELY : ASK;
    case 'sameShop':
      return differs ? ASK : LIKELY;
    case 'silent':
      if (differs) return NEW;
      return proved || coverage === 'inside' ? LIKELY : ASK;
    // A reference that agrees may belong to the purchase, of which this is another part.
    case 'alike':
      if (differs) return NEW;
      return saldo === 'agree' ? LIKELY : ASK;
    case 'differ':
      if (differs) return NEW;
      return saldo === 'agree' ? LIKELY : proved ? ASK : NEW;
  }
}

/** For accounts that may be one, balances are evidence. */
function judgeOfAny({ relation, days, text, saldo }: Comparison): Verdict {
  const proved = saldo === 'agree';
  if (text === 'differ') return proved && days === 0 ? LIKELY : NEW;
  if (text === 'silent') return days > 0 ? NEW : proved ? LIKELY : ASK;
  if (days > 0) return saldo === 'differ' ? NEW : proved && text === 'agree' ? LIKELY : ASK;
  if (relation === 'apart' || saldo === 'differ') return ASK;
  return proved || text !== 'alike' ? LIKELY : ASK;
}

function distance(fecha: Fecha, other: Fecha): number {
  return Math.abs(daysBetween(fecha, other));
}

function daysApart(one: BroughtMovement, other: BroughtMovement): number {
  let least = Infinity;
  for (const fecha of [one.fecha, ...one.otrasFechas])
    for (const second of [other.fecha, ...other.otrasFechas])
      least = Math.min(least, distance(fecha, second));
  return least;
}

/** An earlier version's text holds the main text first, then the others, and may lack the instalment. */
function compareSqueezed(
  one: BroughtMovement,
  { bare, whole, named }: MovementTexts,
  other: BroughtMovement,
): TextAgreement {
  const squeezed = bareText(other.concepto);
  if (whole === '' || squeezed === '') return 'silent';
  if (squeezed === whole || (bare.length >= 3 && squeezed.startsWith(bare)))
    return one.cuota === null || squeezed === whole ? 'agree' : 'alike';
  return named().words.some((word) => word.length >= 4 && squeezed.includes(word)) ? 'alike' : 'differ';
}

function agreement(one: string | number | null, other: string | number | null): Agreement {
  if (one === null || other === null) return 'silent';
  return one === other ? 'agree' : 'differ';
}
