import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn';

type FieldControl = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type FieldProps = {
  label: string;
  error?: ReactNode;
  /** True if an error moves nothing: it covers the label, and nothing beside. */
  isErrorInLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Two lines fit above the field. */
const IN_LABEL_CLASS = 'tight:static absolute inset-x-0 bottom-0 text-[0.8125rem]/[1.15] sm:text-sm/[1.15]';

export function Field({ label, error, isErrorInLabel = false, className, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const isCovered = isErrorInLabel && Boolean(error);
  const shownError = error ? (
    <FieldError id={errorId} className={isErrorInLabel ? IN_LABEL_CLASS : undefined}>
      {error}
    </FieldError>
  ) : null;
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className={isCovered ? 'relative grid' : 'contents'}>
        <label htmlFor={id} className={cn('text-sm font-medium', isCovered && 'opacity-0')}>
          {label}
        </label>
        {isErrorInLabel ? shownError : null}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined })}
      {isErrorInLabel ? null : shownError}
    </div>
  );
}

export function FieldError({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('base:text-sm flex gap-1.5 text-destructive', className)} {...props}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(
        'base:h-11 base:w-full base:px-3 base:text-base base:sm:h-10 base:sm:text-sm base:rounded aria-invalid:border-destructive min-w-0 border border-input bg-background',
        className,
      )}
      {...props}
    />
  );
}
