import { Fragment, type ReactNode } from 'react';
import { useGrowingCount } from '@/components/ui/use-growing-count';
import type { CategoriaFields } from '@/lib/domain/entities';
import { statementSession } from '@/lib/page/statement-session';
import { fateOf, type MovementFate, type ReviewChoices } from '@/lib/statements/review-choices';
import { chooseIncluded } from '@/lib/statements/edit-choices';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import type { RowOptions } from './row-options';

export type ListedMovements = {
  /** Indices of `movements`. */
  places: readonly number[];
  movements: readonly ReviewedMovement[];
  choices: ReviewChoices;
  categorias: RowOptions<CategoriaFields>;
  /** By source; null if unknown. */
  metodoNames: readonly (string | null)[];
};

type MovementListProps = Pick<ListedMovements, 'places' | 'movements' | 'choices'> & {
  step?: number;
  children: (movement: ReviewedMovement, at: number, fate: MovementFate) => ReactNode;
};

/** Drawn as the person scrolls. */
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
