import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { useGrowingCount } from '@/components/ui/use-growing-count';
import type { CatalogoTable, CategoriaFields, RowOf, Starters } from '@/lib/domain/entities';
import { compareNombres } from '@/lib/domain/graphemes';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/import/statement-session';
import { chooseCategoriaOf, chooseIncluded } from '@/lib/statements/review/edit-choices';
import {
  categoriaOf,
  fateOf,
  type MovementFate,
  type ReviewChoices,
  type RowChoice,
} from '@/lib/statements/review/review-choices';
import type { ReviewedMovement } from '@/lib/statements/review/review-statement';
import { NONE } from '@/lib/text/common';
import { EXTRACTOS, UNCLASSIFIED } from '@/lib/text/extractos';
import { LEFT_OUT, REFUNDS_IN } from '@/lib/text/extractos-review';
import { shorten } from '@/lib/text/format';

type MovementWords = {
  day: (movement: ReviewedMovement) => string;
  bring: (movement: ReviewedMovement) => string;
  meta: (movement: ReviewedMovement, fate: MovementFate) => string;
};

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
      return status.seen
        ? `${LEFT_OUT.aside[status.reason]}: ${LEFT_OUT.moved[status.seen]}`
        : LEFT_OUT.aside[status.reason];
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
      return LEFT_OUT.ignored[status.reason];
  }
}

type RowOption = { value: string; label: string };

type RowOptions<Fields> = {
  stored: readonly RowOption[];
  makeable: readonly RowOption[];
  choiceOf: (value: string) => RowChoice<Fields> | null;
};

/** A stored row's id, or `+` and a new row's name. */
function valueOf(choice: RowChoice<{ nombre: string }> | null): string {
  if (!choice) return '';
  return choice.kind === 'stored' ? String(choice.id) : `+${choice.fields.nombre}`;
}

/** Stored rows by name, then starters not yet stored. Omits the name `except`. */
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

function SelectOptions({ options }: { options: RowOptions<{ nombre: string }> }) {
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

export type ListedMovements = {
  /** Indices of `movements`. */
  places: readonly number[];
  movements: readonly ReviewedMovement[];
  choices: ReviewChoices;
  categorias: RowOptions<CategoriaFields>;
  /** Names of the payment methods, by source; null if unknown. */
  metodoNames: readonly (string | null)[];
};

type MovementListProps = Pick<ListedMovements, 'places' | 'movements' | 'choices'> & {
  step?: number;
  children: (movement: ReviewedMovement, at: number, fate: MovementFate) => ReactNode;
};

export function MovementList({ places, movements, choices, step, children }: MovementListProps) {
  const [drawn, end] = useGrowingCount(places.length, step);
  return (
    <>
      <ul className="mt-2 divide-y divide-border">
        {places.slice(0, drawn).map((at) => {
          const movement = movements[at];
          if (!movement) return null;
          return <Fragment key={at}>{children(movement, at, fateOf(movement, at, choices))}</Fragment>;
        })}
      </ul>
      {drawn < places.length ? <div key={drawn} ref={end} /> : null}
    </>
  );
}

type MovementLinesProps = { movement: ReviewedMovement; meta: string };

export function MovementLines({ movement: { nombre, descripcion }, meta }: MovementLinesProps) {
  return (
    <>
      <p className="truncate text-sm font-medium" title={descripcion}>
        <bdi>{nombre}</bdi>
      </p>
      <p className="text-sm text-muted-foreground">{meta}</p>
    </>
  );
}

type IncludeBoxProps = {
  label: string;
  places: readonly number[];
  checked: boolean;
  mixed?: boolean;
};

export function IncludeBox({ places, ...box }: IncludeBoxProps) {
  return (
    <CheckBox
      {...box}
      onChange={(included) => {
        statementSession.edit(chooseIncluded(places, included));
      }}
    />
  );
}

type CheckBoxProps = Omit<IncludeBoxProps, 'places'> & { onChange: (checked: boolean) => void };

export function CheckBox({ label, checked, mixed = false, onChange }: CheckBoxProps) {
  return (
    <label className="grid size-10 cursor-pointer place-items-center sm:size-9">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
        className="size-6 cursor-pointer accent-primary"
      />
    </label>
  );
}

type RowSelectProps<Fields> = Omit<ComponentProps<typeof NativeSelect>, 'value' | 'onChange'> & {
  choice: RowChoice<Fields> | null;
  options: RowOptions<Fields>;
  /** The option for no row; null if it cannot be chosen. */
  none: string | null;
  onChoose: (choice: RowChoice<Fields> | null) => void;
};

export function RowSelect<Fields extends { nombre: string }>({
  choice,
  options,
  none,
  onChoose,
  ...select
}: RowSelectProps<Fields>) {
  return (
    <NativeSelect
      {...select}
      value={valueOf(choice)}
      onChange={(event) => {
        onChoose(options.choiceOf(event.target.value));
      }}
    >
      {none === null ? null : <option value="">{none}</option>}
      <SelectOptions options={options} />
    </NativeSelect>
  );
}

type MovementCategoriaProps = Pick<ListedMovements, 'choices' | 'categorias'> & {
  movement: ReviewedMovement;
  at: number;
  day: string;
  className?: string;
};

export function MovementCategoria({
  movement,
  at,
  day,
  choices,
  categorias,
  className,
}: MovementCategoriaProps) {
  return (
    <RowSelect
      className={className}
      aria-label={EXTRACTOS.categoriaOf(shorten(movement.nombre), day)}
      none={UNCLASSIFIED.nombre}
      choice={categoriaOf(movement, at, choices)}
      options={categorias}
      onChoose={(choice) => {
        statementSession.edit(chooseCategoriaOf(at, choice));
      }}
    />
  );
}
