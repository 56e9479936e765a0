import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Fecha } from '@/lib/domain/dates';
import { etiquetaKey } from '@/lib/domain/etiquetas';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import { stickyEtiqueta, stickyOn } from '@/lib/page/sticky-etiqueta';
import { STICKY } from '@/lib/text/etiquetas';
import { StickyPopover } from './sticky-popover';

type StickyButtonProps = { nombre: string; today: Fecha };

/** Gives new expenses the tag through a day, or ends that. */
export function StickyButton({ nombre, today }: StickyButtonProps) {
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const sticky = stickyOn(useSetting(stickyEtiqueta), today);
  const isOn = sticky !== null && etiquetaKey(sticky.nombre) === etiquetaKey(nombre);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
      {isOn ? <p role="status">{STICKY.until(nombre, format.dayAndMes(sticky.hasta))}</p> : null}
      <Button
        ref={button}
        variant="outline"
        size="small"
        className="max-w-full"
        aria-haspopup={isOn ? undefined : 'dialog'}
        aria-expanded={isOn ? undefined : isOpen}
        onClick={() => {
          if (isOn) stickyEtiqueta.write(null);
          else setIsOpen(!isOpen);
        }}
      >
        <span className="truncate">{isOn ? STICKY.stop : STICKY.goOn(nombre)}</span>
      </Button>
      {isOpen && !isOn ? (
        <StickyPopover
          anchor={button}
          {...{ nombre, today }}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
