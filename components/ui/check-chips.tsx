import { ChipLabel, type Chip } from './choice-chips';

type CheckChipsProps = {
  legend: string;
  chips: readonly Chip[];
  values: readonly string[];
  onToggle: (value: string) => void;
};

/** Any number of choices of a few, each a chip. */
export function CheckChips({ legend, chips, values, onToggle }: CheckChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <ChipLabel key={chip.value} chip={chip}>
            <input
              type="checkbox"
              checked={values.includes(chip.value)}
              onChange={() => {
                onToggle(chip.value);
              }}
              className="sr-only"
            />
          </ChipLabel>
        ))}
      </div>
    </fieldset>
  );
}
