'use client';
import { ClipboardPaste, FileSpreadsheet, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type RefCallback, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { toast } from '@/components/acts/toast';
import { DropZone } from '@/components/importar/drop-zone';
import { PageHeader } from '@/components/shell/page-header';
import { StorageNotice } from '@/components/shell/storage-notice';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { type StatementFlow, statementSession } from '@/lib/page/import/statement-session';
import { TITLES } from '@/lib/text/common';
import { EXTRACTOS, PASTED } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';

const WORDS = {
  drop: EXTRACTOS.drop,
  orPick: EXTRACTOS.orPick,
  pick: EXTRACTOS.pick,
  fileInput: EXTRACTOS.fileInput,
  refusing: EXTRACTOS.refusing,
  accept: '.csv,.tsv,.txt,.xls,.xlsx,.ods,.xml,.html,.htm,.ofx,.qfx,.n43,.q43,.aeb,text/*',
};

type SourceCardProps = { flow: StatementFlow; pickerRef: RefObject<HTMLButtonElement | null> };

function SourceCard({ flow, pickerRef }: SourceCardProps) {
  const importing = flow.state === 'importing';
  const take = useChoose();
  usePasted(paste, take);
  return (
    <Card aria-labelledby="elegir-extracto">
      <CardTitle id="elegir-extracto">{EXTRACTOS.chooseTitle}</CardTitle>
      {flow.state === 'empty' ? <CardDescription>{EXTRACTOS.advice}</CardDescription> : null}
      <CardContent className="mt-4 grid grid-cols-1 gap-3">
        {flow.state === 'empty' ? null : <Chosen name={flow.name} clearable={!importing} />}
        <DropZone
          small={flow.state !== 'empty'}
          refusing={importing}
          buttonRef={pickerRef}
          onFiles={take}
          words={WORDS}
        />
        {flow.state === 'empty' ? <PasteField onRead={paste} /> : null}
      </CardContent>
    </Card>
  );
}

function PasteField({ onRead }: { onRead: (text: string) => void }) {
  const [pasting, setPasting] = useState(false);
  if (pasting) return <PasteBox onRead={onRead} />;
  return (
    <Button
      variant="ghost"
      size="small"
      className="justify-self-start"
      onClick={() => {
        setPasting(true);
      }}
    >
      <ClipboardPaste aria-hidden />
      {EXTRACTOS.paste}
    </Button>
  );
}

function PasteBox({ onRead }: { onRead: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {EXTRACTOS.pasteLabel}
      </label>
      <textarea
        id={id}
        autoFocus
        rows={4}
        value={text}
        aria-describedby={`${id}-advice`}
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
        }}
        className="w-full min-w-0 rounded border border-input bg-background px-3 py-2 font-mono text-base sm:text-sm"
      />
      <p id={`${id}-advice`} className="text-sm text-muted-foreground">
        {EXTRACTOS.pasteAdvice}
      </p>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={text.trim() === ''}
        onClick={() => {
          onRead(text);
        }}
      >
        {EXTRACTOS.readPasted}
      </Button>
    </div>
  );
}

/** Fields keep their own pastes. Both functions must be stable. */
function usePasted(onText: (text: string) => void, onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    function takePasted(event: ClipboardEvent) {
      if (isField(event.target)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const files = [...(event.clipboardData?.files ?? [])];
      // Sheets copy a picture of the cells beside the text.
      if (text.trim() !== '') onText(text);
      else if (files.length > 0) onFiles(files);
      else return;
      event.preventDefault();
    }
    document.addEventListener('paste', takePasted);
    return () => {
      document.removeEventListener('paste', takePasted);
    };
  }, [onText, onFiles]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null
  );
}

function Chosen({ name, clearable }: { name: string; clearable: boolean }) {
  return (
    <div className="bg-muted/50 flex min-h-14 items-center gap-3 rounded border border-border p-2 pl-3">
      <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 truncate text-sm font-medium" title={name}>
        <bdi>{name}</bdi>
      </p>
      {clearable ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={EXTRACTOS.clear}
          title={EXTRACTOS.clear}
          onClick={() => {
            statementSession.clear();
          }}
        >
          <X aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}

/** A later choice counts while an earlier file is still looked at. */
let latest: readonly File[] | null = null;

/** The program's own CSV goes on to the import screen. */
function useChoose(): (files: readonly File[]) => void {
  const router = useRouter();
  return useCallback(
    (files) => {
      const [file] = files;
      if (!file || refuses()) return;
      latest = files;
      if (file.name.toLowerCase().endsWith('.csv'))
        void ownCsv(file).then((select) => {
          if (latest !== files) return;
          if (select) {
            select(file);
            router.push('/importar/');
          } else choose(file, files);
        });
      else choose(file, files);
    },
    [router],
  );
}

async function ownCsv(file: File): Promise<((file: File) => void) | null> {
  try {
    const { isOwnCsv, selectOwnCsv } = await import('./take-own-csv');
    return (await isOwnCsv(file)) ? selectOwnCsv : null;
  } catch {
    // Reading it as a statement reports the fault.
    return null;
  }
}

function choose(file: File, files: readonly File[]): void {
  statementSession.choose({ kind: 'file', file });
  if (files.length > 1)
    toast.info(EXTRACTOS.firstTaken(shorten(file.name)), { description: EXTRACTOS.othersLeft });
}

function paste(text: string): void {
  if (refuses()) return;
  latest = null;
  statementSession.choose({ kind: 'text', text, name: PASTED });
}

function refuses(): boolean {
  const importing = statementSession.flow.getState().state === 'importing';
  if (importing) toast.info(EXTRACTOS.refusing);
  return importing;
}

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

/** Focuses each next step; a return to the screen or a new review is no step. */
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
