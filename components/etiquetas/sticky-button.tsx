import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import { addDays, isFecha, type Fecha } from '@/lib/domain/dates';
import { etiquetaKey } from '@/lib/domain/etiquetas';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import { stickyEtiqueta, stickyOn } from '@/lib/page/sticky-etiqueta';
import { STICKY } from '@/lib/text/etiqueta-list';

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
        <Popover
          anchor={button}
          align="start"
          aria-label={STICKY.goOn(nombre)}
          className="w-72"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <StickyForm
            {...{ nombre, today }}
            onDone={() => {
              setIsOpen(false);
            }}
          />
        </Popover>
      ) : null}
    </div>
  );
}

/** A week, as long as a journey. */
const USUAL_DAYS = 7;

function StickyForm({ nombre, today, onDone }: StickyButtonProps & { onDone: () => void }) {
  const [hasta, setHasta] = useState(addDays(today, USUAL_DAYS));
  const [isFaulty, setIsFaulty] = useState(false);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
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
