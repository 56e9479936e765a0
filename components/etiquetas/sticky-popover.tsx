import { useState, type RefObject, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import { addDays, type Fecha, isFecha } from '@/lib/domain/dates';
import { stickyEtiqueta } from '@/lib/page/sticky-etiqueta';
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

/** Asks for the last day, and lets the tag go on. */
export function StickyPopover({ anchor, nombre, today, align = 'start', onClose }: StickyPopoverProps) {
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
