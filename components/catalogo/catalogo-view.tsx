'use client';

import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { Skeleton } from '@/components/ui/skeleton';
import { CATALOGO_SCREENS } from '@/lib/text/catalogo';
import type { CatalogoTable } from '@/lib/domain/entities';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { WAITING } from '@/lib/text/common';

function loadList() {
  return import('./catalogo-list');
}

export function CatalogoView({ table }: { table: CatalogoTable }) {
  const loaded = useLoaded(loadList, true);
  return (
    <>
      <PageHeader title={CATALOGO_SCREENS[table].title} />
      <div className="mx-auto max-w-3xl">
        <ScreenGate opening={<CatalogoSkeleton />}>
          {loaded ? (
            <loaded.CatalogoList table={table} opening={<CatalogoSkeleton />} />
          ) : (
            <CatalogoSkeleton />
          )}
        </ScreenGate>
      </div>
    </>
  );
}

function CatalogoSkeleton() {
  return (
    <div role="status" className="grid gap-4 p-4 sm:p-6">
      <span className="sr-only">{WAITING.loading}</span>
      <Skeleton className="h-10" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
