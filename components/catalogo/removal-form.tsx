import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { CheckChips } from '@/components/ui/check-chips';
import type { Chip } from '@/components/ui/chip-input';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { FieldError } from '@/components/ui/field';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import { firstGrapheme } from '@/lib/domain/grapheme';
import { useFormat } from '@/lib/hooks/use-format';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { shorten, shownNombre } from '@/lib/text/format';
import { useRemovalForm, type RemovalFormProps } from './use-removal-form';

/** Deletes or merges rows, and asks for the destination of their expenses. */
export function RemovalForm(props: RemovalFormProps) {
  const { table, by, row, rows, onCreate } = props;
  const { form, busy, chosen, choose, places, destination, chooseDestination, fault, remove } =
    useRemovalForm(props);
  const words = CATALOGO_SCREENS[table];
  const destinationFault =
    fault === 'no-destination'
      ? words.noDestination
      : fault === 'destination-gone'
        ? words.destinationGone
        : undefined;
  const nowhere = row !== null && places.length === 0;
  return (
    <form ref={form} noValidate onSubmit={(event) => void remove(event)} className="flex min-h-0 flex-col">
      <div className="grid grid-cols-1 gap-5 overflow-y-auto p-5">
        <Explanation {...props} nowhere={nowhere} />
        {row ? null : (
          <CheckChips
            legend={CATALOGO.mergeWhich}
            chips={rows.map(toChip)}
            values={chosen.map(String)}
            error={fault === 'too-few' ? CATALOGO.faults.tooFew : undefined}
            onChange={(values) => {
              choose(values.map(Number));
            }}
          />
        )}
        {places.length > (row ? 0 : 1) ? (
          <ChoiceChips
            legend={row ? (by === 'deleted' ? words.deleteTo : CATALOGO.mergeTo) : CATALOGO.survivor}
            chips={places.map(toChip)}
            value={destination === null ? null : String(destination)}
            error={destinationFault}
            onChange={(value) => {
              chooseDestination(Number(value));
            }}
          />
        ) : null}
        {fault === 'gone' ? (
          <FieldError role="alert" tabIndex={-1}>
            {words.gone}
          </FieldError>
        ) : null}
      </div>
      <div className="flex flex-col border-t border-border p-4 sm:flex-row sm:justify-end">
        {nowhere ? (
          <Button onClick={onCreate}>
            <Plus aria-hidden />
            {words.add}
          </Button>
        ) : (
          <Button type="submit" variant={by === 'deleted' ? 'destructive' : 'primary'} aria-disabled={busy}>
            {busy ? CATALOGO.moving : by === 'deleted' ? BUTTONS.delete : CATALOGO.merge}
          </Button>
        )}
      </div>
    </form>
  );
}

function Explanation({ table, by, row, usage, nowhere }: RemovalFormProps & { nowhere: boolean }) {
  const format = useFormat();
  const words = CATALOGO_SCREENS[table];
  return (
    <p className="wrap-anywhere text-pretty text-sm text-muted-foreground">
      {row ? ofRow(row) : words.mergingMany}
    </p>
  );

  function ofRow({ id, nombre }: CatalogoRow): string {
    if (by === 'merged') return words.merging(shorten(nombre));
    const count = usage?.get(id)?.count;
    const gastos = count === undefined ? NOUNS.gasto[1] : format.count(count, NOUNS.gasto);
    if (!nowhere) return CATALOGO.has(shorten(nombre), gastos);
    return format.choose(count ?? 0, words.onlyOne(shorten(nombre), gastos));
  }
}

function toChip({ id, nombre, icono }: CatalogoRow): Chip {
  return { value: String(id), label: shownNombre(nombre), icon: firstGrapheme(icono) };
}
