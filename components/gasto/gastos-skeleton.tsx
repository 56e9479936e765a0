import { Skeleton } from '@/components/ui/skeleton';
import { WAITING } from '@/lib/text/common';

export function GastosSkeleton() {
  return (
    <div role="status" className="grid gap-4 p-4 sm:p-6">
      <span className="sr-only">{WAITING.loading}</span>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
