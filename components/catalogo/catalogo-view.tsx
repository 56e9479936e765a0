'use client';

import { PageHeader } from '@/components/shell/page-header';
import { ScreenGate } from '@/components/shell/storage-gate';
import { CATALOGO_SCREENS } from '@/lib/text/catalogo';
import type { CatalogoTable } from '@/lib/domain/entities';
import { CatalogoList } from './catalogo-list';
import { CatalogoSkeleton } from './catalogo-skeleton';

/** The screen of one table of the catalogue. */
export function CatalogoView({ table }: { table: CatalogoTable }) {
  return (
    <>
      <PageHeader title={CATALOGO_SCREENS[table].title} />
      <div className="mx-auto max-w-3xl">
        <ScreenGate opening={<CatalogoSkeleton />}>
          <CatalogoList table={table} />
        </ScreenGate>
      </div>
    </>
  );
}
