'use client';

import { useStore } from 'zustand';
import { jsonSession } from '@/lib/page/json-session';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { StorageNotice } from '@/components/shell/storage-notice';
import { useAwaitFile } from '@/lib/hooks/use-await-file';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { SPECIFICATION } from '@/lib/text/specification';
import { FileCard } from './file-card';
import { HelpCard } from './help-card';
import { preloadImport, ProcessCard } from './process-card';
import { SampleCard } from './sample-card';
import { useFocusOnTransition } from './use-focus-on-transition';

const ExportCard = dynamic(
  () => import('@/components/exportar/export-card').then((module) => module.ExportCard),
  { ssr: false },
);
const ImportHistory = dynamic(() => import('./import-history').then((module) => module.ImportHistory), {
  ssr: false,
});

/** The cards of docs/specification.md §2, in that order. */
export function ImportarView() {
  const flow = useStore(jsonSession.flow);
  const storage = useStorageStatus();
  const targets = useFocusOnTransition(flow);
  const faulty = storage.state === 'faulty';
  useAwaitFile();
  useEffect(preloadImport, []);
  return (
    <>
      <PageHeader title={SPECIFICATION.importarGastos} />
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        {faulty ? <StorageNotice fault={storage.fault} /> : null}
        <SampleCard resettable={!faulty && flow.state !== 'importing'} />
        <FileCard flow={flow} cardRef={targets.file} pickerRef={targets.picker} />
        <HelpCard folded={flow.state !== 'empty'} />
        {flow.state === 'empty' ? null : (
          <ProcessCard flow={flow} startable={!faulty} focusTarget={targets.next} />
        )}
        <ExportCard />
        {faulty ? null : <ImportHistory />}
      </div>
    </>
  );
}
