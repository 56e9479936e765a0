import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import { FieldError } from './field';

type ChoiceFieldsetProps = {
  legend: string;
  error?: string | undefined;
  /** Whether one is chosen of all, or any number. */
  choose: 'one' | 'many';
  className?: string | undefined;
  /** Whether the legend is only for those who hear it, because the choices say it all. */
  isLegendHidden?: boolean;
  /** The inputs, given the name that they share. */
  children: (name: string) => ReactNode;
};

/** Choices under their legend. What is wrong stands above them, where it is seen however many there are. */
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
      <legend className={isLegendHidden ? 'sr-only' : 'wrap-anywhere mb-1.5 text-sm font-medium'}>
        {legend}
      </legend>
      {error ? (
        <FieldError id={errorId} className="mb-1.5">
          {error}
        </FieldError>
      ) : null}
      {children(name)}
    </fieldset>
  );
}
