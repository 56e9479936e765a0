import { OpeningPicture } from '@/components/opening/opening-picture';
import { Skeleton } from '@/components/ui/skeleton';
import { WAITING } from '@/lib/text/common';
import { Welcome } from '@/components/resumen/cards/welcome';

/** Shows a welcome, unless there were expenses on the last visit. */
export function ResumenSkeleton() {
  return (
    <OpeningPicture>
      <p role="status" className="sr-only">
        {WAITING.loading}
      </p>
      <div className="stored:hidden @container mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        <Welcome />
        <div className="@2xl:grid-cols-3 grid grid-cols-1 gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      </div>
      <div className="stored:grid mx-auto hidden max-w-5xl gap-3 p-3 sm:gap-4 sm:p-6 xl:max-w-[120rem] xl:grid-cols-2">
        <Skeleton className="h-10 xl:col-span-2" />
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </OpeningPicture>
  );
}
