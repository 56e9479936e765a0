import { ChipInput, type Chip } from './chip-input';
import { ChoiceFieldset } from './choice-fieldset';

type ChoiceChipsProps = {
  legend: string;
  chips: readonly Chip[];
  value: string | null;
  error?: string | undefined;
  onChange: (value: string) => void;
};

export function ChoiceChips({ legend, chips, value, error, onChange }: ChoiceChipsProps) {
  return (
    <ChoiceFieldset legend={legend} error={error} choose="one">
      {(name) => (
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
      )}
    </ChoiceFieldset>
  );
}
