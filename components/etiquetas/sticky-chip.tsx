import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { hasEtiqueta, type StickyEtiqueta, withEtiquetas, withoutEtiquetas } from '@/lib/domain/etiquetas';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { STICKY } from '@/lib/text/etiquetas';
import { StickyPopover } from './sticky-popover';

type StickyChipProps = {
  /** The tag that goes on; null if `nombre` can begin to. */
  sticky: StickyEtiqueta | null;
  nombre: string;
  value: readonly string[];
  onChange: (etiquetas: readonly string[] | undefined) => void;
  className?: string;
};

/** A press drops the tag that goes on for this expense alone, and takes it again; or lets a tag go on. */
export function StickyChip({ sticky, nombre, value, onChange, className }: StickyChipProps) {
  const format = useFormat();
  const today = useToday();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isTaken = hasEtiqueta(value, nombre);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        aria-pressed={sticky ? isTaken : undefined}
        aria-haspopup={sticky ? undefined : 'dialog'}
        aria-expanded={sticky ? undefined : isOpen}
        className={cn(
          'max-w-full rounded-full px-3.5 font-normal aria-pressed:border-primary aria-pressed:text-primary',
          className,
        )}
        onClick={() => {
          if (!sticky) setIsOpen(!isOpen);
          else onChange(isTaken ? withoutEtiquetas(value, [nombre]) : withEtiquetas(value, [nombre]));
        }}
      >
        {/* A long name is cut, its last day is not. */}
        <span className="flex min-w-0 whitespace-pre">
          <span className="truncate">{STICKY.goOn(nombre)}</span>
          {sticky ? (
            <span className="shrink-0">{` ${STICKY.through(format.dayAndMes(sticky.hasta))}`}</span>
          ) : null}
        </span>
      </Button>
      {isOpen && !sticky ? (
        <StickyPopover
          anchor={button}
          align="end"
          {...{ nombre, today }}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
