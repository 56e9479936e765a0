import type { AmountSign } from '@/lib/statements/mapping';
import { asideInWords } from '@/lib/statements/aside-words';
import type { AsideReason } from '@/lib/statements/movement';
import { detailsAt, type RawTable } from '@/lib/statements/raw-table';
import { linksOf, rightShare } from '@/lib/statements/settle-money';
import type { MoneyReading } from '@/lib/statements/money-readings';
import { isPaymentOfCard, sideOfWords } from '@/lib/statements/side-words';

/** Amounts as written below and above zero, and texts that agree and disagree with their signs. */
type SignEvidence = {
  negatives: number;
  positives: number;
  agree: number;
  disagree: number;
  payments: number;
  /** No card payments, and nothing that may not be spending. */
  spent: number;
};

const MOST_ROWS = 2000;

/** Counts over a sample of very many rows. */
export function signEvidence(raw: RawTable, { importes, sign }: MoneyReading): SignEvidence {
  const { kinds, conceptos, choices } = raw;
  const evidence: SignEvidence = { negatives: 0, positives: 0, agree: 0, disagree: 0, payments: 0, spent: 0 };
  const wordsOf = wordReader();
  const step = Math.ceil(kinds.length / MOST_ROWS);
  kinds.forEach((kind, at) => {
    if (at % step !== 0) return;
    const read = importes[at];
    if (kind !== 'movement' || typeof read !== 'number' || read === 0) return;
    const written = sign === 'inverted' ? -read : read;
    const concepto = conceptos[at] || detailsAt(raw, at).join(' ');
    const { side, aside, isPayment } = wordsOf(concepto);
    // A change of currency has a side that goes out and one that comes in.
    if (choices.divisa !== null && aside === 'divisa') return;
    if (written < 0) evidence.negatives += 1;
    else evidence.positives += 1;
    if (side !== null) evidence[(side === 'out') === written < 0 ? 'agree' : 'disagree'] += 1;
    if (written < 0 && isPayment) evidence.payments += 1;
    else if (written < 0 && aside === null) evidence.spent += 1;
  });
  return evidence;
}

type SignWords = { side: 'out' | 'in' | null; aside: AsideReason | null; isPayment: boolean };

/** «Pago tarjeta» goes out of an account, and comes into its card. */
function wordReader(): (concepto: string) => SignWords {
  const known = new Map<string, SignWords>();
  return (concepto) => {
    let words = known.get(concepto);
    if (!words) {
      const isPayment = isPaymentOfCard(concepto);
      const aside = asideInWords(concepto, []);
      const side = aside === 'tarjeta' && !isPayment ? null : sideOfWords(concepto);
      known.set(concepto, (words = { side, aside, isPayment }));
    }
    return words;
  };
}

/**
 * Signed amounts can be meant either way: nothing tells, and most are positive, as on a card's statement; or texts
 * contradict the signs; or too few rows tell.
 */
export function isSignOpen(raw: RawTable, money: MoneyReading): boolean {
  if (money.plan.kind !== 'single' || money.sign === 'marks') return false;
  if (money.isTwofold) return true;
  const isFollowed = linksOf(money.chains) > 0 && rightShare(money) >= 0.5;
  const column = raw.money.get(money.plan.column);
  if (!column || (column.pluses > 0 && column.negatives > 0)) return false;
  const { negatives, positives, agree, disagree, payments } = signEvidence(raw, money);
  // The balance of a card may be a debt, which grows with each purchase.
  if (isFollowed) {
    const isGrowing = money.sign === 'asWritten' && negatives === 0 && agree === 0;
    const [right, wrong] = money.sign === 'inverted' ? [disagree, agree] : [agree, disagree];
    return isGrowing || (wrong > right && (payments > 0 || wrong > 1));
  }
  if (agree === positives + negatives) return false;
  if (positives > negatives) return true;
  // A card's column without positive amounts would hold payments alone.
  if (positives === 0) return payments * 4 > agree;
  if (disagree * 4 > agree) return true;
  return agree === 0 && negatives <= positives * 2;
}

/** Null if the likely sign would leave nothing to import. */
export function likelySign({
  negatives,
  positives,
  agree,
  disagree,
  payments,
  spent,
}: SignEvidence): AmountSign | null {
  const isInverted =
    payments > 0 || disagree > agree || (disagree === agree && (negatives === 0 || spent === 0))
      ? positives > 0
      : false;
  if (isInverted) return 'inverted';
  return spent > 0 ? 'asWritten' : null;
}
