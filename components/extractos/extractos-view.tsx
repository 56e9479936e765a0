'use client';

import { useStore } from 'zustand';
import { type StatementFlow, statementSession } from '@/lib/page/statement-session';
import { lazyPart } from '@/components/ui/lazy-part';
import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { StorageNotice } from '@/components/shell/storage-notice';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { TITLES } from '@/lib/text/common';
import { SourceCard } from './source-card';

const StatementSteps = lazyPart(() => import('./statement-steps').then((module) => module.StatementSteps));

export function ExtractosView() {
  const flow = useStore(statementSession.flow);
  const storage = useStorageStatus();
  const picker = useRef<HTMLButtonElement>(null);
  const next = useStatementFocus(flow, picker);
  const faulty = storage.state === 'faulty';
  return (
    <>
      <PageHeader title={TITLES.extractos} />
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        {faulty ? <StorageNotice fault={storage.fault} /> : null}
        <SourceCard flow={flow} pickerRef={picker} />
        <StatementSteps flow={flow} startable={!faulty} focusTarget={next} />
      </div>
    </>
  );
}

/**
 * Moves the focus after each step to the element with the returned ref. A return to the screen or a new review is no
 * step.
 */
function useStatementFocus(
  flow: StatementFlow,
  picker: RefObject<HTMLButtonElement | null>,
): RefCallback<HTMLElement> {
  const shown = useRef(flow.state);
  const waiting = useRef(false);
  useEffect(() => {
    if (shown.current === flow.state) return;
    shown.current = flow.state;
    if (flow.state === 'empty') picker.current?.focus();
    // The step's component may load first.
    waiting.current = flow.state !== 'empty' && flow.state !== 'reading';
    const target = waiting.current
      ? document.querySelector<HTMLElement>(`[data-step='${flow.state}']`)
      : null;
    if (target) goTo(target);
  }, [flow.state, picker]);

  function goTo(target: HTMLElement) {
    waiting.current = false;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  }

  return useCallback((element: HTMLElement | null) => {
    if (element && waiting.current && element.dataset.step === shown.current) goTo(element);
  }, []);
}
