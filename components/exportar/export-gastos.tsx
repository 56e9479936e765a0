import { Braces, Sheet } from 'lucide-react';
import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { fechaOf } from '@/lib/domain/dates';
import { wholeTotals } from '@/lib/domain/find-gastos';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import { compareTallies } from '@/lib/domain/tally';
import { EXPORT_FORMS, exportFileName, type ExportForm, type ExportOutcome } from '@/lib/export/export-job';
import { useAnyStored } from '@/lib/hooks/use-any-stored';
import { useFormat } from '@/lib/hooks/use-format';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { jsonSession } from '@/lib/page/import/json-session';
import { saveAsFile } from '@/lib/page/device/save-as-file';
import { type RunningJob, startJob } from '@/lib/page/workers';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { EXPORTING, TALLY } from '@/lib/text/exportar';
import type { Format } from '@/lib/text/format';
import { SEARCHING } from '@/lib/text/gastos';

const ICONS = { json: Braces, csv: Sheet } satisfies Record<ExportForm, unknown>;

type ExportButtonsProps = {
  exporting: Exporting;
  empty: boolean;
  disabled?: boolean;
  onStart: (form: ExportForm) => void;
  onCancel: () => void;
};

function ExportButtons({ exporting, empty, disabled = false, onStart, onCancel }: ExportButtonsProps) {
  const nothing = useId();
  const buttons = useRef<FormButtons>({});
  const running = exporting.state === 'running' ? exporting : null;
  const inactive = running !== null || empty;

  useFocusAfterRun(buttons, running?.form ?? null);

  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {EXPORT_FORMS.map((form) => (
          <Button
            key={form}
            ref={(element) => {
              buttons.current[form] = element;
            }}
            variant="outline"
            disabled={disabled}
            aria-disabled={inactive}
            aria-describedby={empty ? nothing : undefined}
            className="tabular-nums"
            onClick={() => {
              if (!inactive) onStart(form);
            }}
          >
            <FormLabel form={form} percent={running?.form === form ? running.percent : null} />
          </Button>
        ))}
        {running ? (
          <Button variant="ghost" onClick={onCancel}>
            {EXPORTING.cancel}
          </Button>
        ) : null}
      </div>
      {empty ? <NothingToExport id={nothing} /> : null}
    </>
  );
}

function NothingToExport({ id }: { id: string }) {
  return (
    <p id={id} className="mt-3 text-sm text-muted-foreground">
      {EXPORTING.nothing}
    </p>
  );
}

type FormButtons = Partial<Record<ExportForm, HTMLButtonElement | null>>;

function FormLabel({ form, percent }: { form: ExportForm; percent: number | null }) {
  const Icon = ICONS[form];
  return (
    <>
      <Icon aria-hidden />
      {percent === null ? EXPORTING.buttons[form] : EXPORTING.running(percent)}
    </>
  );
}

/** The cancel button goes, and takes the focus along. */
function useFocusAfterRun(buttons: RefObject<FormButtons>, written: ExportForm | null): void {
  useEffect(() => {
    if (!written) return undefined;
    const pressed = buttons.current[written];
    return () => {
      if (document.activeElement === document.body) pressed?.focus({ preventScroll: true });
    };
  }, [buttons, written]);
}

/** `idle` again after a failure. */
type Exporting =
  | { state: 'idle' }
  | { state: 'running'; form: ExportForm; percent: number }
  | { state: 'done'; form: ExportForm; exported: Extract<ExportOutcome, { kind: 'exported' }> };

type ExportControl = {
  exporting: Exporting;
  /** Null exports everything. Resolves at the end of the export. */
  start: (form: ExportForm, query: GastosQuery | null) => Promise<void>;
  cancel: () => void;
};

/** One at a time. It finishes with download and toast even if its screen is left. */
function useExport(): ExportControl {
  const format = useFormat();
  const [exporting, setExporting] = useState<Exporting>({ state: 'idle' });
  const running = useRef<RunningJob<'export'> | null>(null);

  async function start(form: ExportForm, query: GastosQuery | null) {
    if (running.current) return;
    setExporting({ state: 'running', form, percent: 0 });
    running.current = startJob('export', { form, decimal: format.marks.decimal, query }, (percent) => {
      setExporting({ state: 'running', form, percent });
    });
    const outcome = await running.current.outcome;
    const saved = outcome.kind === 'exported' && save(form, outcome.file);
    await pause();
    notify(outcome, saved, format);
    await pause();
    running.current = null;
    setExporting(saved ? { state: 'done', form, exported: outcome } : { state: 'idle' });
  }

  return {
    exporting,
    start,
    cancel: () => running.current?.cancel(),
  };
}

/** Lets the browser draw and listen: download and toast each take a moment. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function save(form: ExportForm, file: Blob): boolean {
  try {
    saveAsFile(exportFileName(form, fechaOf(new Date())), file, file.type);
    return true;
  } catch {
    // The browser has no room for the file; the toast says so.
    return false;
  }
}

function notify(outcome: ExportOutcome, saved: boolean, format: Format): void {
  if (outcome.kind === 'cancelled') toast.info(EXPORTING.cancelled);
  else if (outcome.kind === 'failed')
    toast.error(EXPORTING.failed, { description: EXPORTING.reason(outcome.fault) });
  else if (!saved) toast.error(EXPORTING.failed, { description: EXPORTING.reason('disk-full') });
  else if (compareTallies(outcome).length > 0)
    toast.error(TALLY.differs, { description: TALLY.differsAdvice });
  else {
    const { count, total } = outcome.inFile.total;
    toast.success(EXPORTING.done(format.count(count, NOUNS.gasto), format.cantidad(total)), {
      description: TALLY.agrees,
    });
  }
}

const TallyDetails = lazyPart(() => import('./tally-details').then((module) => module.TallyDetails));

export const ExportCard = memo(function ExportCard() {
  const ready = useStorageStatus().state === 'ready';
  const control = useExport();
  const { exporting } = control;
  return (
    <Card aria-labelledby="exportar-datos">
      <CardTitle id="exportar-datos">{EXPORTING.title}</CardTitle>
      <CardDescription>{EXPORTING.advice}</CardDescription>
      <CardContent>
        {ready ? <ReadyButtons control={control} /> : <Buttons control={control} empty={false} disabled />}
        {exporting.state === 'done' ? (
          <TallyDetails
            key={exporting.form}
            stored={exporting.exported.stored}
            inFile={exporting.exported.inFile}
          />
        ) : null}
      </CardContent>
    </Card>
  );
});

function ReadyButtons({ control }: { control: ReturnType<typeof useExport> }) {
  // An import under way brings expenses in a moment.
  const isImporting = useStore(jsonSession.flow).state === 'importing';
  const isEmpty = useAnyStored() === 'none' && !isImporting;
  return <Buttons control={control} empty={isEmpty} disabled={false} />;
}

type ButtonsProps = { control: ReturnType<typeof useExport>; empty: boolean; disabled: boolean };

function Buttons({ control: { exporting, start, cancel }, empty, disabled }: ButtonsProps) {
  return (
    <ExportButtons
      exporting={exporting}
      empty={empty}
      disabled={disabled}
      onStart={(form) => void start(form, null)}
      onCancel={cancel}
    />
  );
}

type ExportMenuProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  query: GastosQuery;
  list: ListedGastos | null;
  onClose: () => void;
};

export function ExportMenu({ anchor, query, list, onClose }: ExportMenuProps) {
  const format = useFormat();
  const { exporting, start, cancel } = useExport();
  const said = list ? saidOf(query, list, format) : format.period(query.period);
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      align="end"
      aria-label={BUTTONS.exportList}
      className="w-max max-w-[calc(100vw-1rem)]"
    >
      <p className="mb-3 text-sm text-muted-foreground">{said}</p>
      <ExportButtons
        exporting={exporting}
        empty={false}
        onStart={(form) => void start(form, query).then(onClose)}
        onCancel={cancel}
      />
    </Popover>
  );
}

/** «3 gastos: octubre de 2026, y 2 de otros meses». */
function saidOf({ period }: GastosQuery, list: ListedGastos, format: Format): string {
  const named = format.period(period);
  const { others } = list;
  return EXPORTING.listedAdvice(
    format.count(wholeTotals(list).count, NOUNS.gasto),
    others
      ? SEARCHING.withOthers(named, format.plainNumber(others.totals.count), SEARCHING.elsewhere[period.kind])
      : named,
  );
}
