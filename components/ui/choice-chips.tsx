import { useId } from 'react';
import { ChipInput, type Chip } from './chip-input';
import { FieldError } from './field';

type ChoiceChipsProps = {
  legend: string;
  chips: readonly Chip[];
  value: string | null;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One choice of a few, each a chip; the arrow keys move among them. */
export function ChoiceChips({ legend, chips, value, error, onChange }: ChoiceChipsProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-invalid={Boolean(error)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <ChipInput
            key={chip.value}
            type="radio"
            name={name}
            chip={chip}
            checked={chip.value === value}
            onChange={() => {
              onChange(chip.value);
            }}
          />
        ))}
      </div>
      {error ? (
        <FieldError id={errorId} className="mt-1.5">
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
