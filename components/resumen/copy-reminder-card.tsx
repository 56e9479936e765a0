import { ShieldAlert } from 'lucide-react';
import Link from 'next/link';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import type { CopyReminder } from '@/lib/domain/copy-reminder';
import { remindLater, useCopyReminder } from '@/lib/hooks/copy-reminder';
import { useFormat } from '@/lib/hooks/use-format';
import type { Format } from '@/lib/text/format';
import { HEALTH, REMINDER } from '@/lib/text/health-words';

/** Reminds of a copy when it is time for one; otherwise nothing. */
export function CopyReminderCard() {
  const format = useFormat();
  const reminder = useCopyReminder();
  const id = useId();
  if (!reminder) return null;
  return (
    <Card aria-labelledby={id} className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <ShieldAlert aria-hidden className="size-5 shrink-0 text-primary" />
        <div>
          <CardTitle id={id} className="text-sm">
            {titleOf(reminder, format)}
          </CardTitle>
          <CardDescription>{REMINDER.advice}</CardDescription>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="small">
          <Link href="/ajustes/" prefetch={false}>
            {REMINDER.download}
          </Link>
        </Button>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            remindLater(new Date());
          }}
        >
          {REMINDER.later}
        </Button>
      </div>
    </Card>
  );
}

function titleOf(reminder: CopyReminder, format: Format): string {
  if (reminder.kind === 'days') return REMINDER.days(format.count(reminder.days, HEALTH.day, HEALTH.days));
  return REMINDER.changes(format.count(reminder.changes, REMINDER.change, REMINDER.changesNoun));
}
