import { OpeningPicture } from '@/components/opening/opening-picture';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/hooks/use-format';
import { WAITING } from '@/lib/text/common';
import { RESUMEN } from '@/lib/text/resumen';

export function Welcome() {
  return (
    <div className="@2xl:flex-row flex flex-col gap-4 py-4 sm:gap-6">
      <div className="flex-1">
        <h2 className="text-balance text-2xl font-semibold tracking-tight">{RESUMEN.welcome}</h2>
        <p className="mt-2 max-w-xl text-pretty text-muted-foreground">{RESUMEN.promise}</p>
      </div>
      <AnswerPicture />
    </div>
  );
}

/** The answer of the start page, as it will look. */
function AnswerPicture() {
  const format = useFormat();
  return (
    <figure className="@2xl:w-72 shrink-0 rounded-card border border-dashed border-border bg-card p-4">
      <figcaption className="text-xs text-muted-foreground">{RESUMEN.soon}</figcaption>
      <p className="mt-1 text-balance font-semibold tabular-nums tracking-tight">
        {RESUMEN.picture(format.headline(21_200n), format.headline(1200n))}
      </p>
      <svg aria-hidden viewBox="0 0 256 40" className="mt-3 w-full" fill="none" strokeLinecap="round">
        <path d="M2 8h252" strokeWidth={1.5} strokeDasharray="5 4" className="stroke-warning" />
        <path d="M2 38 30 35 52 35 76 29 98 28 118 23 140 22" strokeWidth={2.5} className="stroke-primary" />
      </svg>
    </figure>
  );
}

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
