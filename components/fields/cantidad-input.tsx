import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/field';
import { useFormat } from '@/lib/hooks/use-format';

type CantidadInputProps = ComponentProps<typeof Input> & {
  /** True if our own keys replace the device's keyboard. */
  hasOwnKeys: boolean;
};

export function CantidadInput({ hasOwnKeys, ...props }: CantidadInputProps) {
  const format = useFormat();
  return (
    <Input
      inputMode={hasOwnKeys ? 'none' : 'decimal'}
      autoComplete="off"
      placeholder={format.plainNumber(0)}
      className="tight:scroll-mt-1 h-12 scroll-mt-10 text-2xl font-semibold tabular-nums sm:h-14 sm:text-2xl"
      {...props}
    />
  );
}
