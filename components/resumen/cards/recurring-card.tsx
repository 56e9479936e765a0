import { CalendarPlus } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { CategoryIcon } from '@/components/gasto/category-icon';
import { notifyEntry } from '@/components/acts/notify-entry';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { OneTabStop } from '@/components/ui/one-tab-stop';
import { addGastoLike } from '@/lib/db/edit-gastos';
import { addDays, type Fecha } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { dueRecurring, type RecurringGasto } from '@/lib/domain/recurring/recurring';
import { perform } from '@/lib/page/history';
import { useFormat } from '@/lib/hooks/use-format';
import type { Resumen } from '@/lib/page/resumen-query';
import { changeFaultSentence } from '@/lib/text/acts';
import { shownNombre, type Format } from '@/lib/text/format';
import { RECURRING } from '@/lib/text/resumen';

type RecurringCardProps = Pick<Resumen, 'summaries' | 'today'> & { catalogo: Catalogo };

const FIRST_SHOWN = 3;

/** Recurring expenses that are due soon, each with a button to add it. Renders nothing if there are none. */
export function RecurringCard({ summaries, today, catalogo }: RecurringCardProps) {
  const format = useFormat();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const due = useMemo(() => dueRecurring(summaries, today, catalogo), [summaries, today, catalogo]);
  if (due.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-4 print:hidden">
      <CardTitle ref={title} id={id} tabIndex={-1}>
        {RECURRING.title}
      </CardTitle>
      <CardDescription className="mt-0.5">{RECURRING.advice}</CardDescription>
      <OneTabStop>
        <ul className="mt-1 divide-y divide-border">
          {(all ? due : due.slice(0, FIRST_SHOWN)).map((recurring) => (
            <RecurringLine
              key={recurring.last.id}
              recurring={recurring}
              catalogo={catalogo}
              today={today}
              onAdded={() => title.current?.focus()}
            />
          ))}
        </ul>
        {due.length > FIRST_SHOWN && !all ? (
          <Button
            variant="ghost"
            size="small"
            className="-mb-2 -ml-3 mt-1 h-8 text-muted-foreground"
            onClick={() => {
              setAll(true);
            }}
          >
            {RECURRING.all(format.plainNumber(due.length))}
          </Button>
        ) : null}
      </OneTabStop>
    </Card>
  );
}

type RecurringLineProps = {
  recurring: RecurringGasto;
  catalogo: Catalogo;
  today: Fecha;
  onAdded: () => void;
};

function RecurringLine({ recurring, catalogo, today, onAdded }: RecurringLineProps) {
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  const { nombre, last } = recurring;
  const shown = shownNombre(nombre);
  const cantidad = format.cantidad(last.cents);

  async function add() {
    if (adding) return;
    setAdding(true);
    const { last, next } = recurring;
    const added = await perform('gasto-added', addGastoLike(last.id, next));
    // The added expense is now the last of its series, and this line disappears.
    if (added.ok && added.value) {
      notifyEntry(added.value, format);
      onAdded();
      return;
    }
    setAdding(false);
    if (added.ok) toast.info(RECURRING.notAdded);
    else toast.error(RECURRING.failed, { description: changeFaultSentence(added.fault) });
  }

  return (
    <li className="flex items-center gap-3 py-1">
      <CategoryIcon categoria={catalogo.categorias.get(last.categoriaId)} className="size-8 text-base" />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3 text-sm">
          <span className="truncate font-medium">{shown}</span>
          <span className="max-w-[60%] shrink-0 truncate tabular-nums">{cantidad}</span>
        </p>
        <p className="text-xs text-muted-foreground first-letter:uppercase">
          {whenText(recurring, today, format)}
        </p>
      </div>
      <Button
        variant="outline"
        size="icon"
        aria-label={RECURRING.addOf(shown, cantidad)}
        title={RECURRING.add}
        aria-disabled={adding}
        onClick={() => void add()}
      >
        <CalendarPlus aria-hidden />
      </Button>
    </li>
  );
}

/** «Mañana · cada mes». */
function whenText({ next, cadence }: RecurringGasto, today: Fecha, format: Format): string {
  const rhythm = RECURRING.cadences[cadence];
  if (next < today) return RECURRING.overdue(format.longDay(next), rhythm);
  return RECURRING.next(next === addDays(today, 1) ? RECURRING.tomorrow : format.day(next, today), rhythm);
}
