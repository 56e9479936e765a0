import { daysBetween, type Fecha } from '@/lib/domain/dates';
import type { BroughtMovement } from '@/lib/statements/brought-movement';
import {
  bareText,
  compareTexts,
  type MovementTexts,
  type TextAgreement,
} from '@/lib/statements/movement-texts';

/** Two movements say the same of a thing, or not; `silent`: one of them says nothing. */
export type Agreement = 'agree' | 'differ' | 'silent';

/**
 * Two statements are of one account; perhaps of one; of two whose numbers differ, which can still be an account and its card; or of two
 * accounts.
 */
export type Relation = 'same' | 'unknown' | 'apart' | 'other';

/**
 * Whether a new file covers the day of a movement that was brought, so that it must be among its rows, as it was or otherwise: a day
 * between others, or the first or the last one, which may be there in part.
 */
export type Coverage = 'inside' | 'edge' | 'outside';

/** Two movements of one amount, compared in all that their files say of them. */
type Comparison = {
  relation: Relation;
  /** How many days lie between them; of two layouts, which may each name another of a movement's days, by the nearest of all. */
  days: number;
  isOneDay: boolean;
  text: TextAgreement;
  cuota: Agreement;
  saldo: Agreement;
  referencia: Agreement;
  coverage: Coverage;
};

/** The result of a comparison; `likely`: they are the same as far as can be told, and the answer is preset so. */
export type Verdict = { kind: 'new' } | { kind: 'known' } | { kind: 'ask'; likely: boolean };

/** From how many days apart on two movements are two. */
export const MOST_DAYS = 3;

const NEW: Verdict = { kind: 'new' };
const ASK: Verdict = { kind: 'ask', likely: false };
const LIKELY: Verdict = { kind: 'ask', likely: true };

/** A movement with its text taken apart. */
export type Compared = { movement: BroughtMovement; texts: MovementTexts };

/** Compares a movement of a new file with one that was brought. Both have the same amount. */
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

/**
 * Whether a movement is one that was brought. It is known only if the accounts are one and nothing that both files say differs.
 * Otherwise it is new, or the person is asked.
 */
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
 * Banks delete no movements: if the file covers the day of one that was brought and lacks it, another text of its amount may be that
 * movement, reworded.
 */
function judgeReworded({ relation, isOneDay, saldo, referencia, coverage }: Comparison): Verdict {
  const differs = saldo === 'differ' || referencia === 'differ';
  if (relation === 'apart' || coverage === 'outside' || (differs && coverage !== 'inside')) return NEW;
  return relation === 'same' && isOneDay && !differs && coverage === 'inside' ? LIKELY : ASK;
}

/** How well two movements fit, so that of several the best is taken. */
export function fitOf(compared: Comparison): number {
  const { relation, days, text, saldo, referencia, cuota } = compared;
  const texts = { agree: 60, sameShop: 40, alike: 30, silent: 10, differ: 0 }[text];
  const signs = [saldo, referencia, cuota].reduce(
    (sum, one) => sum + (one === 'agree' ? 15 : one === 'differ' ? -15 : 0),
    0,
  );
  // Nothing is taken for reworded that stands there as it was.
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
    // A day later a balance can be another one.
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
    // A reference that agrees may be that of the purchase, of which this is another part.
    case 'alike':
      if (differs) return NEW;
      return saldo === 'agree' ? LIKELY : ASK;
    case 'differ':
      if (differs) return NEW;
      return saldo === 'agree' ? LIKELY : proved ? ASK : NEW;
  }
}

/** Of two files whose accounts may be one, a balance that agrees says that they are, and one that differs perhaps that they are not. */
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

/** The text of an earlier version holds the main text first, then what stood beside it; of its instalment it may say nothing. */
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
