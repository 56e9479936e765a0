import { useRef, useState } from 'react';
import { toast } from '@/components/acts/toast';
import { saveAsFile } from '@/lib/page/save-as-file';
import { fechaOf } from '@/lib/domain/dates';
import type { GastosQuery } from '@/lib/domain/gastos-query';
import { compareTallies } from '@/lib/domain/tally';
import type { ExportedFile } from '@/lib/export/build-file';
import { exportFileName, type ExportForm, type ExportOutcome } from '@/lib/export/export-job';
import { startJob, type RunningJob } from '@/lib/page/job-client';
import { useFormat } from '@/lib/hooks/use-format';
import { NOUNS } from '@/lib/text/common';
import { EXPORTING, notExported, TALLY } from '@/lib/text/exportar';
import type { Format } from '@/lib/text/format';

/** The state of an export; `idle` again after a failure. */
export type Exporting =
  | { state: 'idle' }
  | { state: 'running'; form: ExportForm; percent: number }
  | { state: 'done'; form: ExportForm; exported: ExportedFile };

export type ExportControl = {
  exporting: Exporting;
  /** Exports a query, or everything for null, as a download. Resolves at the end of the export. */
  start: (form: ExportForm, query: GastosQuery | null) => Promise<void>;
  cancel: () => void;
};

/** One export at a time. It finishes with download and toast even if its screen is left. */
export function useExport(): ExportControl {
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
    toast.error(EXPORTING.failed, { description: notExported(outcome.fault) });
  else if (!saved) toast.error(EXPORTING.failed, { description: notExported('disk-full') });
  else if (compareTallies(outcome).length > 0)
    toast.error(TALLY.differs, { description: TALLY.differsAdvice });
  else {
    const { count, sum } = outcome.inFile.total;
    toast.success(EXPORTING.done(format.count(count, NOUNS.gasto), format.cantidad(sum)), {
      description: TALLY.agrees,
    });
  }
}
