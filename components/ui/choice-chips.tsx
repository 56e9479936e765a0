import { useId, type ReactNode } from 'react';
import { FieldError } from './field';

/** One choice: its value, which is also its name, and what is drawn before it. */
export type Chip = { value: string; label: string; icon?: string };

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
          <ChipLabel key={chip.value} chip={chip}>
            <input
              type="radio"
              name={name}
              value={chip.value}
              checked={chip.value === value}
              onChange={() => {
                onChange(chip.value);
              }}
              className="sr-only"
            />
          </ChipLabel>
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

/** A chip's looks around its control. */
export function ChipLabel({ chip, children }: { chip: Chip; children: ReactNode }) {
  return (
    <label className="has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring inline-flex h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-input px-3.5 text-sm hover:bg-accent sm:h-10">
      {children}
      {chip.icon ? <span aria-hidden>{chip.icon}</span> : null}
      <span className="truncate">{chip.label}</span>
    </label>
  );
}
