import { success, type Result } from '@/lib/domain/result';
import { chooseCategoriaAt, chooseIncluded, chooseSpared } from '@/lib/statements/edit-choices';
import { reviewedShops } from '@/lib/statements/reviewed-shops';
import { NO_CHOICES, type ReviewChoices } from '@/lib/statements/statement-plan';
import { idsOfShops, type CardFault, type CardRows, type TakeBack } from './classify';
import type { StatementSession } from './statement-session';

/** Writes nothing: the import writes and remembers. */
export function rowsOfReview(session: StatementSession): CardRows {
  function choicesNow(): ReviewChoices {
    const now = session.flow.getState();
    return now.state === 'reviewed' ? now.choices : NO_CHOICES;
  }
  /** The cards take back in turn, and nothing else is chosen beside them. */
  function chosen(edit: () => void): Promise<Result<TakeBack, CardFault>> {
    const { categorias, ofMovement, asked, included, spared } = choicesNow();
    edit();
    return Promise.resolve(
      success(() => {
        session.edit((choices) => ({ ...choices, categorias, ofMovement, asked, included, spared }));
        return Promise.resolve(success(null));
      }),
    );
  }
  return {
    kind: 'review',
    reviewed: () => {
      const now = session.flow.getState();
      return now.state === 'reviewed' ? reviewedShops(now.review, now.choices) : null;
    },
    classify: (shops, choice, isAlways) =>
      chosen(() => {
        session.edit(chooseCategoriaAt(idsOfShops(shops), choice, !isAlways));
      }),
    remove: (shops, isAlways) =>
      chosen(() => {
        const places = idsOfShops(shops);
        session.edit(isAlways ? chooseSpared(places) : chooseIncluded(places, false));
      }),
  };
}
