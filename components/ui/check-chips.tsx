import { useId } from 'react';
import { ChipInput, type Chip } from './chip-input';
import { FieldError } from './field';

type CheckChipsProps = {
  legend: string;
  chips: readonly Chip[];
  values: readonly string[];
  error?: string | undefined;
  onChange: (values: string[]) => void;
};

/** Any number of choices of a few, each a chip. */
export function CheckChips({ legend, chips, values, error, onChange }: CheckChipsProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => {
          const checked = values.includes(chip.value);
          return (
            <ChipInput
              key={chip.value}
              type="checkbox"
              name={name}
              chip={chip}
              checked={checked}
              onChange={() => {
                onChange(checked ? values.filter((value) => value !== chip.value) : [...values, chip.value]);
              }}
            />
          );
        })}
      </div>
      {error ? (
        <FieldError id={errorId} className="mt-1.5">
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
