import { useFormat } from '@/lib/hooks/use-format';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import type { MovementFate } from '@/lib/statements/review-choices';
import { NONE } from '@/lib/text/common';
import { EXTRACTOS } from '@/lib/text/extractos';
import { ASIDE, IGNORED, MOVED, REFUNDS_IN } from '@/lib/text/extractos-review';
import { shorten } from '@/lib/text/format';

type MovementWords = {
  day: (movement: ReviewedMovement) => string;
  bring: (movement: ReviewedMovement) => string;
  meta: (movement: ReviewedMovement, fate: MovementFate) => string;
};

/** `metodoNames` has one name for each source. */
export function useMovementWords(metodoNames: readonly (string | null)[]): MovementWords {
  const format = useFormat();

  function day({ fecha }: ReviewedMovement) {
    return fecha === null ? NONE.fecha : format.shortDay(fecha);
  }
  return {
    day,
    bring: (movement) =>
      EXTRACTOS.bring(shorten(movement.nombre), day(movement), format.cantidad(BigInt(-movement.importe))),
    meta: (movement, fate) => {
      const metodo = fate === 'add' ? metodoNames[movement.source] : null;
      return [day(movement), ...(metodo ? [shorten(metodo)] : []), stateOf(movement, fate)].join(' · ');
    },
  };
}

function stateOf({ status, counted, foreign }: ReviewedMovement, fate: MovementFate): string {
  switch (status.kind) {
    case 'new':
      if (fate === 'aside') return EXTRACTOS.isSpared;
      if (fate !== 'add') return EXTRACTOS.isOut;
      return counted === null ? EXTRACTOS.isNew : EXTRACTOS.countedBefore;
    case 'foreign':
      return foreign === null ? EXTRACTOS.isNew : EXTRACTOS.isForeign(foreign.escrito, foreign.divisa);
    case 'aside':
      if (fate === 'add') return EXTRACTOS.isNew;
      return status.seen ? `${ASIDE[status.reason]}: ${MOVED[status.seen]}` : ASIDE[status.reason];
    case 'again':
    case 'typed':
      if (fate === 'same' || fate === 'here') return EXTRACTOS.isHere;
      return fate === 'add' ? EXTRACTOS.isNew : EXTRACTOS.isOut;
    case 'pending':
      return EXTRACTOS.isPending;
    case 'here':
      return status.gone ? EXTRACTOS.gone : EXTRACTOS.isHere;
    case 'income':
      return status.isNoted ? REFUNDS_IN.noted : EXTRACTOS.isIncome;
    case 'refund':
      return EXTRACTOS.isIncome;
    case 'ignored':
      return IGNORED[status.reason];
  }
}
