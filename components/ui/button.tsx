import { cva, type VariantProps } from 'class-variance-authority';
import { cloneElement, type ComponentProps, type HTMLAttributes, type ReactElement } from 'react';
import { cn } from './cn';

const buttonVariants = cva(
  'base:inline-flex base:shrink-0 base:justify-center base:rounded base:max-w-full base:text-sm base:font-medium cursor-pointer items-center gap-2 border transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-primary-foreground hover:bg-primary/90',
        outline: 'border-input bg-card hover:bg-accent',
        ghost: 'border-transparent hover:bg-accent',
        destructive: 'border-transparent bg-destructive text-destructive-foreground hover:bg-destructive/90',
      },
      size: {
        default: 'base:min-h-11 base:px-[min(1rem,5vw)] base:py-0.5 base:sm:min-h-10',
        icon: 'base:size-11 base:sm:size-10 base:tight:w-6',
        small: 'base:min-h-11 base:px-[min(0.75rem,4vw)] base:py-0.5 base:sm:min-h-9',
      },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
);

type Looks = VariantProps<typeof buttonVariants>;

type ButtonProps =
  | (ComponentProps<'button'> & Looks & { asChild?: false })
  | (Looks & { asChild: true; className?: string; children: ReactElement<HTMLAttributes<HTMLElement>> });

/** With `asChild` its looks go to the one child, such as a link. */
export function Button({ className, variant, size, ...props }: ButtonProps) {
  const looks = { 'data-slot': 'button', className: cn(buttonVariants({ variant, size }), className) };
  if (!props.asChild) return <button type="button" {...looks} {...props} />;
  const { asChild: _, children: child, ...others } = props;
  const merged = { ...others, ...looks, ...child.props };
  return cloneElement(child, { ...merged, className: cn(looks.className, child.props.className) });
}
