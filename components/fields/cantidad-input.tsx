import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/field';
import { useFormat } from '@/lib/hooks/use-format';

type CantidadInputProps = ComponentProps<typeof Input> & {
  /** Whether the program shows keys of its own, so that the device need not. */
  hasOwnKeys: boolean;
};

/** Where an amount is typed. */
export function CantidadInput({ hasOwnKeys, ...props }: CantidadInputProps) {
  const format = useFormat();
  return (
    <Input
      inputMode={hasOwnKeys ? 'none' : 'decimal'}
      autoComplete="off"
      placeholder={format.plainNumber(0)}
      className="h-12 text-2xl font-semibold tabular-nums sm:h-14 sm:text-2xl"
      {...props}
    />
  );
}
