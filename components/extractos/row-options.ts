import { compareNombres } from '@/lib/domain/collator';
import type { CatalogoTable, RowOf, Starters } from '@/lib/domain/entities';
import type { RowChoice } from '@/lib/statements/statement-plan';
import { shorten } from '@/lib/text/format';

/** One line of a select. */
export type RowOption = { value: string; label: string };

/** The categories, or the methods, that can be chosen: those stored, and those that the import would make. */
export type RowOptions<Fields> = {
  stored: readonly RowOption[];
  makeable: readonly RowOption[];
  /** What a value of the select stands for; null for none. */
  choiceOf: (value: string) => RowChoice<Fields> | null;
};

/** What stands for a choice in a select. */
export function valueOf(choice: RowChoice<{ nombre: string }> | null): string {
  if (!choice) return '';
  return choice.kind === 'stored' ? String(choice.id) : `+${choice.fields.nombre}`;
}

/** Lists the rows of a table by name, and those starters whose names are not stored; `except` is a name that is offered otherwise. */
export function rowOptions<Name extends CatalogoTable>(
  stored: Iterable<RowOf<Name>>,
  starters: Starters[Name],
  except = '',
): RowOptions<Starters[Name][number]> {
  const rows = [...stored].filter(({ nombre }) => nombre !== except);
  const names = new Set(rows.map(({ nombre }) => nombre));
  const makeable: readonly Starters[Name][number][] = starters.filter(({ nombre }) => !names.has(nombre));
  return {
    stored: rows
      .sort((one, other) => compareNombres(one.nombre, other.nombre))
      // The name first: by its letters the keyboard chooses.
      .map(({ id, nombre }) => ({ value: String(id), label: shorten(nombre) })),
    makeable: makeable.map(({ nombre }) => ({ value: `+${nombre}`, label: nombre })),
    choiceOf: (value) => {
      if (value === '') return null;
      if (!value.startsWith('+')) return { kind: 'stored', id: Number(value) };
      const fields = makeable.find(({ nombre }) => nombre === value.slice(1));
      return fields ? { kind: 'new', fields } : null;
    },
  };
}
