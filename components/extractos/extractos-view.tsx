'use client';

import { useStore } from 'zustand';
import { statementSession } from '@/lib/page/statement-session';
import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { StorageNotice } from '@/components/shell/storage-notice';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { EXTRACTOS_TITLE } from '@/lib/text/common';
import { SourceCard } from './source-card';
import { useStatementFocus } from './use-statement-focus';

const StatementSteps = dynamic(() => import('./statement-steps').then((module) => module.StatementSteps), {
  ssr: false,
});

export function ExtractosView() {
  const flow = useStore(statementSession.flow);
  const storage = useStorageStatus();
  const picker = useRef<HTMLButtonElement>(null);
  const next = useStatementFocus(flow, picker);
  const faulty = storage.state === 'faulty';
  return (
    <>
      <PageHeader title={EXTRACTOS_TITLE} />
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        {faulty ? <StorageNotice fault={storage.fault} /> : null}
        <SourceCard flow={flow} pickerRef={picker} />
        <StatementSteps flow={flow} startable={!faulty} focusTarget={next} />
      </div>
    </>
  );
}
