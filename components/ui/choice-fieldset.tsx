import { useId, type ReactNode } from 'react';
import { cn } from './cn';
import { FieldError } from './field';

type ChoiceFieldsetProps = {
  legend: string;
  error?: string | undefined;
  choose: 'one' | 'many';
  className?: string | undefined;
  /** The legend is only for screen readers. */
  isLegendHidden?: boolean;
  /** Renders the inputs with their shared name. */
  children: (name: string) => ReactNode;
};

/** The error moves no choice: it stands in the legend's place, where it is seen, and below the choices of a hidden legend. */
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
