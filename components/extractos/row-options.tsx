import { compareNombres } from '@/lib/domain/graphemes';
import type { CatalogoTable, RowOf, Starters } from '@/lib/domain/entities';
import type { RowChoice } from '@/lib/statements/review-choices';
import { EXTRACTOS } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';

type RowOption = { value: string; label: string };

export type RowOptions<Fields> = {
  stored: readonly RowOption[];
  makeable: readonly RowOption[];
  choiceOf: (value: string) => RowChoice<Fields> | null;
};

/** A stored row's id, or `+` and a new row's name. */
export function valueOf(choice: RowChoice<{ nombre: string }> | null): string {
  if (!choice) return '';
  return choice.kind === 'stored' ? String(choice.id) : `+${choice.fields.nombre}`;
}

/** Stored rows by name, and the starters that are not stored. Omits the name `except`. */
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

export function SelectOptions({ options }: { options: RowOptions<{ nombre: string }> }) {
  const { stored, makeable } = options;
  return (
    <>
      {stored.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {makeable.length === 0 ? null : (
        <optgroup label={EXTRACTOS.makeNew}>
          {makeable.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
