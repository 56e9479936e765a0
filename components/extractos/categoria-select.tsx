import { NativeSelect } from '@/components/ui/native-select';
import type { CategoriaFields } from '@/lib/domain/entities';
import { statementSession } from '@/lib/page/statement-session';
import { type CategoriaChoice, categoriaOf } from '@/lib/statements/review-choices';
import { chooseCategoriaOf } from '@/lib/statements/edit-choices';
import type { ReviewedMovement } from '@/lib/statements/review-statement';
import { EXTRACTOS, UNCLASSIFIED } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';
import type { ListedMovements } from './movement-list';
import { SelectOptions, valueOf, type RowOptions } from './row-options';

type CategoriaSelectProps = {
  label: string;
  choice: CategoriaChoice;
  options: RowOptions<CategoriaFields>;
  describedBy?: string | undefined;
  className?: string | undefined;
  onChoose: (choice: CategoriaChoice) => void;
};

export function CategoriaSelect({
  label,
  choice,
  options,
  describedBy,
  className,
  onChoose,
}: CategoriaSelectProps) {
  return (
    <NativeSelect
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      value={valueOf(choice)}
      onChange={(event) => {
        onChoose(options.choiceOf(event.target.value));
      }}
    >
      <option value="">{UNCLASSIFIED.nombre}</option>
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
    <CategoriaSelect
      className={className}
      label={EXTRACTOS.categoriaOf(shorten(movement.nombre), day)}
      choice={categoriaOf(movement, at, choices)}
      options={categorias}
      onChoose={(choice) => {
        statementSession.edit(chooseCategoriaOf(at, choice));
      }}
    />
  );
}
