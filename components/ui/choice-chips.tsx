import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cn } from './cn';
import { FieldError } from './field';

type Chip = { value: string; label: string; icon?: string };

type ChipInputProps = {
  type: 'radio' | 'checkbox';
  name: string;
  chip: Chip;
  checked: boolean;
  onChange: () => void;
};

/** With the unseen input inside, focus scrolls the chip into view. */
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

type ChoiceFieldsetProps = {
  legend: string;
  error?: string | undefined;
  choose: 'one' | 'many';
  className?: string | undefined;
  isLegendHidden?: boolean;
  /** Renders the inputs with their shared name. */
  children: (name: string) => ReactNode;
};

/** The error moves no choice: it replaces the legend, or stands below the choices of a hidden one. */
export function ChoiceFieldset({
  legend,
  error,
  choose,
  className,
  isLegendHidden = false,
  children,
}: ChoiceFieldsetProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      role={choose === 'one' ? 'radiogroup' : undefined}
      className={cn('min-w-0', className)}
      aria-invalid={choose === 'one' ? Boolean(error) : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={isLegendHidden || error ? 'sr-only' : 'wrap-anywhere mb-1.5 text-sm font-medium'}>
        {legend}
      </legend>
      {isLegendHidden ? children(name) : null}
      {error ? (
        <FieldError id={errorId} className={isLegendHidden ? 'mt-1.5' : 'mb-1.5'}>
          {error}
        </FieldError>
      ) : null}
      {isLegendHidden ? null : children(name)}
    </fieldset>
  );
}

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

/** Without a bar; fades at a side with more; keeps room for the focus ring. */
export const SCROLL_ROW =
  'mask-[linear-gradient(to_right,transparent,black_1rem,black_calc(100%-2rem),transparent)] -ml-4 flex *:shrink-0 items-center gap-1.5 overflow-x-auto py-1.5 pl-4 pr-8 [scrollbar-width:none] sm:-ml-5 sm:px-5 [&::-webkit-scrollbar]:hidden';

/** In pixels. */
const FADE = { left: 16, right: 32 };

/** Scrolls the row alone, sideways, until the chosen chip can be read. */
export function useChosenInView(chosen: string | null) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chip = row.current?.querySelector(':checked')?.parentElement;
    if (row.current && chip) row.current.scrollLeft += hidden(row.current, chip);
  }, [chosen]);
  return row;
}

/** A chip wider than the row shows its beginning. */
function hidden(row: HTMLElement, chip: HTMLElement): number {
  const [room, box] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const before = box.left - room.left - FADE.left;
  const after = box.right - room.right + FADE.right;
  return before < 0 ? before : Math.max(0, Math.min(before, after));
}

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
