import { Skeleton } from '@/components/ui/skeleton';
import { SHELL } from '@/lib/text/screens';

/** Stands where the start page's contents will be. */
export function ResumenSkeleton() {
  return (
    <div role="status" className="mx-auto grid max-w-5xl gap-4 p-4 sm:gap-5 sm:p-6">
      <span className="sr-only">{SHELL.loading}</span>
      <Skeleton className="h-10" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
