import { useId, useState } from 'react';
import { QuestionDialog } from '@/components/acts/question-dialog';
import { restoreAndNotify } from '@/components/acts/restore-and-notify';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import type { CopyRecord } from '@/lib/domain/copies';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { eraseKeptCopies, keptCopies } from '@/lib/page/program-queries';
import { COPIES } from '@/lib/text/ajustes';
import { NOUNS, WAITING } from '@/lib/text/common';
import { notCleared, RESTORING_COPY } from '@/lib/text/common-later';

export function CopiesCard() {
  const id = useId();
  const copies = useQuery(keptCopies);
  const [asking, setAsking] = useState(false);
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{COPIES.title}</CardTitle>
      <CardDescription>{COPIES.advice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-4">
        {copies?.length === 0 ? <p className="text-sm text-muted-foreground">{COPIES.none}</p> : null}
        {copies && copies.length > 0 ? (
          <>
            <ul className="divide-y divide-border">
              {copies.map((copy) => (
                <CopyLine key={copy.id} copy={copy} />
              ))}
            </ul>
            <Button
              variant="outline"
              className="justify-self-start"
              aria-haspopup="dialog"
              onClick={() => {
                setAsking(true);
              }}
            >
              {COPIES.erase}
            </Button>
          </>
        ) : null}
        {asking ? (
          <EraseQuestion
            onClose={() => {
              setAsking(false);
            }}
          />
        ) : null}
      </CardContent>
    </Card>
  );
}

function CopyLine({ copy }: { copy: CopyRecord }) {
  const format = useFormat();
  const [restoring, setRestoring] = useState(false);
  const when = format.instant(copy.at);

  async function restore() {
    if (restoring) return;
    setRestoring(true);
    await restoreAndNotify(copy.id);
    setRestoring(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-medium">{COPIES.reasons[copy.reason]}</p>
        <p className="tabular-nums text-muted-foreground">
          {when} · {format.count(copy.gastos, NOUNS.gasto)} · {format.fileSize(copy.bytes)}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-disabled={restoring}
        aria-label={restoring ? undefined : RESTORING_COPY.restoreOf(when)}
        onClick={() => void restore()}
      >
        {restoring ? WAITING.restoring : COPIES.restore}
      </Button>
    </li>
  );
}

function EraseQuestion({ onClose }: { onClose: () => void }) {
  async function erase() {
    const erased = await eraseKeptCopies();
    onClose();
    if (erased.ok) toast.success(COPIES.erased);
    else toast.error(COPIES.eraseFailed, { description: notCleared(erased.fault) });
  }

  return (
    <QuestionDialog
      title={COPIES.eraseTitle}
      text={COPIES.eraseQuestion}
      onClose={onClose}
      answers={
        <Button variant="destructive" onClick={() => void erase()}>
          {COPIES.erase}
        </Button>
      }
    />
  );
}
