import type { EarlierMovement, Known, KnownRefund } from '@/lib/statements/known';
import type { Match } from '@/lib/statements/match-known';
import { matchRefunds, type PaidExpense, type IncomeOffer } from '@/lib/statements/match-refunds';
import { isIncome } from '@/lib/statements/match-statement';
import type { Movement } from '@/lib/statements/movement';

/** `earlier`: perhaps an earlier import has noted it. */
export type OfferedRefund = IncomeOffer & { earlier: EarlierMovement | null };

type Own = {
  nombreOf: (at: number) => string;
  isAdded: (at: number) => boolean;
};

/** By place: incomes that may be refunds of stored expenses or of the file's own, and those noted as refunds before. */
export function refundOffers(
  movements: readonly Movement[],
  { paid, refunds }: Pick<Known, 'paid' | 'refunds'>,
  matches: readonly Match[],
  own: Own,
): Map<number, OfferedRefund | 'noted'> {
  const offered = new Map<number, OfferedRefund | 'noted'>();
  const open: number[] = [];
  function notedAt(at: number): KnownRefund | undefined {
    const match = matches[at];
    return match && match.kind !== 'new' ? refunds[match.at] : undefined;
  }
  movements.forEach((movement, at) => {
    if (!isIncome(movement)) return;
    if (matches[at]?.kind === 'known' && notedAt(at)?.gone === false) offered.set(at, 'noted');
    else open.push(at);
  });
  if (open.length === 0) return offered;
  const incomes = open
    .flatMap((at) => movements[at] ?? [])
    .map(({ fecha, importe, concepto, detalles }) => ({
      ...{ fecha: fecha ?? '', cents: importe, concepto, detalles },
    }));
  matchRefunds(incomes, [...paid, ...ownExpenses(movements, own)]).forEach((offer, place) => {
    const at = open[place];
    if (!offer || at === undefined) return;
    const noted = notedAt(at);
    const { concepto = '', fecha = '' } = noted?.movement ?? {};
    const earlier = noted ? { concepto, fecha, fileName: noted.fileName } : null;
    offered.set(at, { ...offer, likely: offer.likely && !noted, earlier });
  });
  return offered;
}

function ownExpenses(movements: readonly Movement[], { nombreOf, isAdded }: Own): PaidExpense[] {
  return movements.flatMap((movement, at): PaidExpense[] => {
    const { fecha, importe, devuelto = 0, concepto, detalles } = movement;
    if (fecha === null || !isAdded(at)) return [];
    const [nombre, cents] = [nombreOf(at), -importe];
    return [
      {
        ...{ target: { kind: 'row', at }, nombre, fecha, cents, left: cents - devuelto },
        ...{ back: devuelto > 0 ? [devuelto] : [], owed: [], texts: [nombre, concepto, ...detalles] },
      },
    ];
  });
}
