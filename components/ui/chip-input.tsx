export type Chip = { value: string; label: string; icon?: string };

type ChipInputProps = {
  type: 'radio' | 'checkbox';
  name: string;
  chip: Chip;
  checked: boolean;
  onChange: () => void;
};

/** The chip holds the unseen input, so that focus scrolls the chip into view. */
export function ChipInput({ type, name, chip, checked, onChange }: ChipInputProps) {
  return (
    <label className="has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring relative inline-flex h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-input px-3.5 text-sm hover:bg-accent sm:h-10">
      <input
        type={type}
        name={name}
        value={chip.value}
        checked={checked}
        onChange={onChange}
        className="sr-only"
      />
      {chip.icon ? <span aria-hidden>{chip.icon}</span> : null}
      <span className="truncate">{chip.label}</span>
    </label>
  );
}
