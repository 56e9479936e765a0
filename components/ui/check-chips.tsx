import { ChipInput, type Chip } from './chip-input';
import { ChoiceFieldset } from './choice-fieldset';

type CheckChipsProps = {
  legend: string;
  chips: readonly Chip[];
  values: readonly string[];
  error?: string | undefined;
  onChange: (values: string[]) => void;
};

export function CheckChips({ legend, chips, values, error, onChange }: CheckChipsProps) {
  return (
    <ChoiceFieldset legend={legend} error={error} choose="many">
      {(name) => (
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
                  onChange(
                    checked ? values.filter((value) => value !== chip.value) : [...values, chip.value],
                  );
                }}
              />
            );
          })}
        </div>
      )}
    </ChoiceFieldset>
  );
}
