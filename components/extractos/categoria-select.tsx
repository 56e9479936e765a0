import { NativeSelect } from '@/components/ui/native-select';
import type { CategoriaFields } from '@/lib/domain/entities';
import type { CategoriaChoice } from '@/lib/statements/statement-plan';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import { SelectOptions } from './metodo-fields';
import { valueOf, type RowOptions } from './row-options';

type CategoriaSelectProps = {
  label: string;
  choice: CategoriaChoice;
  options: RowOptions<CategoriaFields>;
  describedBy?: string | undefined;
  className?: string;
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
