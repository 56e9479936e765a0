import { DatabaseZap } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { type ReactNode, useId, useState } from 'react';
import { restoreAndNotify } from '@/components/acts/restore-and-notify';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { CopyRecord } from '@/lib/domain/copies';
import { lossOf, type StoredMarker } from '@/lib/domain/data-loss';
import { fechaOf } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { keptCopies } from '@/lib/page/queries/program-queries';
import { noteEmpty } from '@/lib/page/storage/stored-notes';
import { NOUNS, WAITING } from '@/lib/text/common';
import { RESTORING_COPY } from '@/lib/text/common-later';
import { DATA_LOSS } from '@/lib/text/shell-later';
import type { Format } from '@/lib/text/format';

type LossScreenProps = { marker: StoredMarker; className?: string | undefined; children: ReactNode };

/** Only the children, if the database was emptied on purpose. */
export function LossScreen({ marker, className, children }: LossScreenProps) {
  const copies = useQuery(keptCopies);
  if (!copies) return null;
  const loss = lossOf(marker, copies);
  return loss ? <LossNotice {...loss} className={className} /> : children;
}

type LossNoticeProps = StoredMarker & { copy: CopyRecord | null; className: string | undefined };

function LossNotice({ gastos, at, copy, className }: LossNoticeProps) {
  const format = useFormat();
  const id = useId();
  return (
    <Card role="alert" aria-labelledby={id} className={cn('border-l-4 border-l-primary', className)}>
      <DatabaseZap aria-hidden className="mb-3 size-8 text-primary" strokeWidth={1.5} />
      <CardTitle id={id} className="text-balance text-xl">
        {DATA_LOSS.title(gastosOf(gastos, format))}
      </CardTitle>
      <CardDescription className="text-base">
        {format.choose(gastos, DATA_LOSS.cleared(dayOf(at, format)))}
      </CardDescription>
      <p className="mt-3 text-pretty">
        {copy
          ? DATA_LOSS.withCopy(dayOf(copy.at, format), gastosOf(copy.gastos, format))
          : DATA_LOSS.withFile}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        {copy ? <RestoreButton copy={copy} /> : null}
        <Button asChild variant={copy ? 'outline' : 'primary'}>
          <Link href="/ajustes/">{DATA_LOSS.restoreFile}</Link>
        </Button>
        <Button variant="ghost" onClick={noteEmpty}>
          {DATA_LOSS.startAfresh}
        </Button>
      </div>
    </Card>
  );
}

function RestoreButton({ copy }: { copy: CopyRecord }) {
  const format = useFormat();
  const [restoring, setRestoring] = useState(false);

  async function restore() {
    if (restoring) return;
    setRestoring(true);
    await restoreAndNotify(copy.id);
    setRestoring(false);
  }

  return (
    <Button aria-disabled={restoring} onClick={() => void restore()}>
      {restoring ? WAITING.restoring : RESTORING_COPY.restoreOf(dayOf(copy.at, format))}
    </Button>
  );
}

function dayOf(at: string, format: Format): string {
  return format.shortDay(fechaOf(new Date(at)));
}

function gastosOf(gastos: number, format: Format): string {
  return format.count(gastos, NOUNS.gasto);
}
