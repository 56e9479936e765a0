'use client';

import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { CATALOGO_SCREENS } from '@/lib/text/catalogo';
import type { CatalogoTable } from '@/lib/domain/entities';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { CatalogoSkeleton } from './catalogo-skeleton';

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
          {loaded ? <loaded.CatalogoList table={table} /> : <CatalogoSkeleton />}
        </ScreenGate>
      </div>
    </>
  );
}
