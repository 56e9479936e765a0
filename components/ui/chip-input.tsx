import { cn } from './cn';

export type Chip = { value: string; label: string; icon?: string };

type ChipInputProps = {
  type: 'radio' | 'checkbox';
  name: string;
  chip: Chip;
  /** A tile has its icon above its name. */
  shape?: 'chip' | 'tile';
  checked: boolean;
  onChange: () => void;
};

/** The chip holds the unseen input, so that focus scrolls the chip into view. */
export function ChipInput({ type, name, chip, shape = 'chip', checked, onChange }: ChipInputProps) {
  return (
    <label
      className={cn(
        'has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring relative inline-flex max-w-full cursor-pointer items-center border border-input hover:bg-accent',
        shape === 'chip'
          ? 'has-checked:font-medium h-11 gap-2 rounded-full px-3.5 text-sm sm:h-10'
          : 'min-h-14 flex-col justify-center gap-0.5 rounded px-0.5 py-1.5 text-center text-xs tracking-tight',
      )}
    >
      <input
        type={type}
        name={name}
        value={chip.value}
        checked={checked}
        onChange={onChange}
        className="sr-only"
      />
      {chip.icon ? <span aria-hidden>{chip.icon}</span> : null}
      <span
        className={
          shape === 'chip' ? 'truncate' : 'wrap-break-word line-clamp-2 w-full hyphens-auto leading-tight'
        }
      >
        {chip.label}
      </span>
    </label>
  );
}
