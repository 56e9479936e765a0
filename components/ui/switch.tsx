import type { ComponentProps } from 'react';
import { cn } from './cn';

type SwitchProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** The knob's place, not only the colour, shows the state. */
export function Switch({ checked, onCheckedChange, className, ...props }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      data-slot="switch"
      aria-checked={checked}
      className={cn(
        'group inline-flex h-11 w-12 shrink-0 cursor-pointer items-center justify-center rounded sm:h-10',
        className,
      )}
      onClick={() => {
        onCheckedChange(!checked);
      }}
      {...props}
    >
      <span className="flex h-6 w-10 items-center rounded-full border border-muted-foreground transition-colors group-aria-checked:border-primary group-aria-checked:bg-primary">
        <span className="group-aria-checked:translate-x-4.5 ml-1 size-4 rounded-full bg-muted-foreground transition-transform group-aria-checked:bg-primary-foreground forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
}
