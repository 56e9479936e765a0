import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { OneTabStop } from '@/components/ui/keyboard-focus';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import { dueSoon } from '@/lib/domain/recurring/due';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import { endedSeries } from '@/lib/page/stored-notes';
import type { Resumen } from '@/lib/page/resumen-query';
import { RECURRING } from '@/lib/text/resumen';
import { DueList } from './due-list';

type RecurringCardProps = Pick<Resumen, 'summaries' | 'today'> & {
  catalogo: Catalogo;
  /** Entered for later days. */
  ahead: readonly Gasto[];
};

const FIRST_SHOWN = 3;

/** Expenses to come: entered ahead, and expected soon. Renders nothing if there are none. */
export function RecurringCard({ summaries, today, catalogo, ahead }: RecurringCardProps) {
  const format = useFormat();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(false);
  const ended = useSetting(endedSeries);
  const due = useMemo(
    () => dueSoon({ summaries, today, catalogo, ended }, ahead.map(sumGasto)),
    [summaries, today, catalogo, ended, ahead],
  );
  if (due.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-4 print:hidden">
      <CardTitle ref={title} id={id} tabIndex={-1}>
        {RECURRING.title}
      </CardTitle>
      {/* What the person entered ahead need not repeat. */}
      {due.some(({ series }) => series !== null) ? (
        <CardDescription className="mt-0.5">{RECURRING.advice}</CardDescription>
      ) : null}
      <OneTabStop>
        <DueList
          due={all ? due : due.slice(0, FIRST_SHOWN)}
          catalogo={catalogo}
          today={today}
          onChange={() => title.current?.focus()}
        />
        {due.length > FIRST_SHOWN && !all ? (
          <Button
            variant="ghost"
            size="small"
            className="-mb-2 -ml-3 mt-1 min-h-8 text-muted-foreground"
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
