'use client';
import { type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { PageHeader } from '@/components/shell/page-header';
import { StorageNotice } from '@/components/shell/storage-notice';
import { lazyPart } from '@/components/ui/lazy-part';
import { useStorageStatus, useWhileOpen } from '@/lib/hooks/use-storage-status';
import { type JsonFlow, jsonSession } from '@/lib/page/import/json-session';
import { awaitFile } from '@/lib/page/workers';
import { SPECIFICATION } from '@/lib/text/specification';
import { FileCard, preloadImport, ProcessCard } from './process-card';
import { HelpCard } from './help-card';
import { SampleCard } from './sample-card';

const ExportCard = lazyPart(() =>
  import('@/components/exportar/export-gastos').then((module) => module.ExportCard),
);
const ImportHistory = lazyPart(() => import('./import-history').then((module) => module.ImportHistory));

/** The cards of docs/specification.md §2, in that order. */
export function ImportarView() {
  const flow = useStore(jsonSession.flow);
  const storage = useStorageStatus();
  const targets = useFocusOnTransition(flow);
  const faulty = storage.state === 'faulty';
  useWhileOpen(awaitFile);
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
          <ProcessCard flow={flow} cardRef={targets.process} startable={!faulty} focusTarget={targets.next} />
        )}
        <ExportCard />
        {faulty ? null : <ImportHistory />}
      </div>
    </>
  );
}

type FocusTargets = {
  file: RefObject<HTMLElement | null>;
  picker: RefObject<HTMLButtonElement | null>;
  process: RefObject<HTMLElement | null>;
  /** The person's next step; the last of several counts. */
  next: RefCallback<HTMLElement>;
};

/** Focuses the next step after each transition, which a return to the screen is not. */
function useFocusOnTransition(flow: JsonFlow): FocusTargets {
  const file = useRef<HTMLElement>(null);
  const picker = useRef<HTMLButtonElement>(null);
  const process = useRef<HTMLElement>(null);
  const target = useRef<HTMLElement | null>(null);
  const shown = useRef(flow);
  useEffect(() => {
    const before = shown.current;
    shown.current = flow;
    const chosen = fileOf(flow) !== null && fileOf(flow) !== fileOf(before);
    if (flow.state === 'empty') {
      if (before.state !== 'empty') picker.current?.focus();
    } else if (flow.state !== before.state) {
      // Keeps the pressed button under the finger.
      target.current?.focus({ preventScroll: chosen || flow.state !== 'selected' });
      // Results are long and come to the top.
      if (flow.state === 'finished') target.current?.scrollIntoView({ block: 'start' });
    }
    // If file and import do not both fit into the window, the import counts.
    if (chosen) for (const { current } of [file, process]) current?.scrollIntoView({ block: 'nearest' });
  }, [flow]);
  const next = useCallback((element: HTMLElement | null) => {
    if (element) target.current = element;
  }, []);
  return { file, picker, process, next };
}

function fileOf(flow: JsonFlow): File | null {
  return flow.state === 'empty' ? null : flow.file;
}
