import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';

type NoticeCardProps = { icon: LucideIcon; title: string; advice: string; children: ReactNode };

export function NoticeCard({ icon: Icon, title, advice, children }: NoticeCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        <div>
          <CardTitle id={id} className="text-sm">
            {title}
          </CardTitle>
          <CardDescription>{advice}</CardDescription>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  );
}
