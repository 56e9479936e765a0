import { ShieldAlert } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import type { CopyReminder } from '@/lib/domain/copy-reminder';
import { useCopyReminder } from '@/lib/hooks/use-copy-reminder';
import { remindLater } from '@/lib/page/uncopied-changes';
import { useFormat } from '@/lib/hooks/use-format';
import { NOUNS } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { REMINDER } from '@/lib/text/resumen';
import { NoticeCard } from './notice-card';

/** Renders nothing until a copy is due. */
export function CopyReminderCard() {
  const format = useFormat();
  const reminder = useCopyReminder();
  if (!reminder) return null;
  return (
    <NoticeCard icon={ShieldAlert} title={titleOf(reminder, format)} advice={REMINDER.advice}>
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
    </NoticeCard>
  );
}

function titleOf(reminder: CopyReminder, format: Format): string {
  if (reminder.kind === 'days') return REMINDER.since(format.count(reminder.days, NOUNS.dia));
  return REMINDER.since(format.count(reminder.changes, REMINDER.change));
}
