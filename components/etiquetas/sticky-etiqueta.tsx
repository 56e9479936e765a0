import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import { addDays, type Fecha, isFecha } from '@/lib/domain/dates';
import {
  etiquetaKey,
  hasEtiqueta,
  type StickyEtiqueta,
  withEtiquetas,
  withoutEtiquetas,
} from '@/lib/domain/etiquetas';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import { stickyEtiqueta, stickyOn } from '@/lib/page/settings/sticky-etiqueta';
import { STICKY } from '@/lib/text/etiquetas';

type StickyPopoverProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  nombre: string;
  today: Fecha;
  align?: 'start' | 'end';
  onClose: () => void;
};

/** A week, as long as a journey. */
const USUAL_DAYS = 7;

function StickyPopover({ anchor, nombre, today, align = 'start', onClose }: StickyPopoverProps) {
  return (
    <Popover
      anchor={anchor}
      align={align}
      aria-label={STICKY.goOn(nombre)}
      className="w-72"
      onClose={onClose}
    >
      <StickyForm {...{ nombre, today }} onDone={onClose} />
    </Popover>
  );
}

type StickyFormProps = Pick<StickyPopoverProps, 'nombre' | 'today'> & { onDone: () => void };

function StickyForm({ nombre, today, onDone }: StickyFormProps) {
  const [hasta, setHasta] = useState(addDays(today, USUAL_DAYS));
  const [isFaulty, setIsFaulty] = useState(false);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would submit the form around the button too.
    event.stopPropagation();
    if (!isFecha(hasta) || hasta < today) setIsFaulty(true);
    else {
      stickyEtiqueta.write({ nombre, hasta });
      onDone();
    }
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <p className="text-pretty text-sm text-muted-foreground">{STICKY.explained}</p>
      <Field label={STICKY.lastDay} error={isFaulty ? STICKY.noDay : undefined}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={today}
            value={hasta}
            onChange={(event) => {
              setHasta(event.target.value);
              setIsFaulty(false);
            }}
          />
        )}
      </Field>
      <Button type="submit">{STICKY.begin}</Button>
    </form>
  );
}

type StickyButtonProps = { nombre: string; today: Fecha };

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

type StickyChipProps = {
  /** The tag that goes on; null if `nombre` can begin to. */
  sticky: StickyEtiqueta | null;
  nombre: string;
  value: readonly string[];
  onChange: (etiquetas: readonly string[] | undefined) => void;
};

/** A long name is cut, its last day is not. */
function ChipWords({ nombre, sticky }: Pick<StickyChipProps, 'nombre' | 'sticky'>) {
  const format = useFormat();
  return (
    <span className="flex min-w-0 whitespace-pre">
      <span className="truncate">{STICKY.goOn(nombre)}</span>
      {sticky ? (
        <span className="shrink-0">{` ${STICKY.through(format.dayAndMes(sticky.hasta))}`}</span>
      ) : null}
    </span>
  );
}

/** A press drops the tag for this expense alone, takes it again, or lets a tag go on. */
export function StickyChip({ sticky, nombre, value, onChange }: StickyChipProps) {
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
        className="max-w-full rounded-full px-3.5 font-normal aria-pressed:border-primary aria-pressed:text-primary"
        onClick={() => {
          if (!sticky) setIsOpen(!isOpen);
          else onChange(isTaken ? withoutEtiquetas(value, [nombre]) : withEtiquetas(value, [nombre]));
        }}
      >
        <ChipWords {...{ nombre, sticky }} />
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
