import { Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { fechaOf } from '@/lib/domain/dates';
import { rejectedFileName } from '@/lib/export/export-job';
import { useFormat } from '@/lib/hooks/use-format';
import { importSession } from '@/lib/page/import-session';
import { preload } from '@/lib/page/preload';
import type { ImportResult } from '@/lib/import/import-flow';
import { andMore } from '@/lib/text/common';
import { IMPORTAR, mendThem, REVIEW } from '@/lib/text/importar';
import { rejectionLine, SPECIFICATION } from '@/lib/text/specification';
import type { Rejection } from '@/lib/import/import-summary';
import { useRejectedWords } from './use-rejected-words';
import { saveAsFile } from '@/lib/page/save-as-file';

function loadTallyDetails() {
  return import('@/components/exportar/tally-details');
}
const TallyDetails = dynamic(() => loadTallyDetails().then((module) => module.TallyDetails), {
  ssr: false,
  loading: TallyRoom,
});

function loadUndoFinishedImport() {
  return import('./undo-finished-import');
}
const UndoFinishedImport = dynamic(
  () => loadUndoFinishedImport().then((module) => module.UndoFinishedImport),
  { ssr: false, loading: UndoRoom },
);

/** Has all of the results there before an import ends: the network may be gone by then. */
export function preloadResults(): void {
  preload(loadTallyDetails);
  preload(loadUndoFinishedImport);
}

/** As high as what says that both sides agree: nothing below the results moves when that is there. */
function TallyRoom() {
  return <div className="mt-4 h-7" />;
}

/** As high as the button that takes the import back, which stands below the others on a phone. */
function UndoRoom() {
  return <div className="h-11 sm:h-10" />;
}

const COUNTS = ['total', 'imported', 'categorias', 'metodosPago', 'errors'] as const;

type ImportResultsProps = ImportResult & {
  /** What chooses the next file is called, and what it does; undoing does it, too. */
  another?: string;
  onAnother?: () => void;
};

/** What an import did: its counts, every item that was not imported, and the ways on. */
export function ImportResults({
  summary,
  tallies,
  recordId,
  rejected,
  another = SPECIFICATION.importarOtro,
  onAnother = importSession.clear,
}: ImportResultsProps) {
  const router = useRouter();
  const format = useFormat();
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {COUNTS.map((count) => (
          <div
            key={count}
            className={cn(
              'flex flex-col-reverse justify-end rounded border border-border p-3',
              count === 'total' && 'max-sm:col-span-2',
            )}
          >
            <dt className="text-xs text-muted-foreground">{SPECIFICATION.resultados[count]}</dt>
            <dd
              className={cn(
                'text-xl font-semibold tabular-nums',
                count === 'errors' && summary.errors > 0 && 'text-destructive',
              )}
            >
              {summary[count]}
            </dd>
          </div>
        ))}
      </dl>
      {summary.skipped > 0 ? (
        <p className="text-sm">{format.choose(summary.skipped, REVIEW.skipped(summary.skipped))}</p>
      ) : null}
      {summary.rejections.length > 0 ? <RejectionList summary={summary} rejected={rejected} /> : null}
      {rejected ? <RejectedFile file={rejected} count={summary.errors} /> : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button
          onClick={() => {
            router.push('/gastos/');
          }}
        >
          {SPECIFICATION.verGastos}
        </Button>
        <Button variant="outline" onClick={onAnother}>
          {another}
        </Button>
        {recordId === null ? null : <UndoFinishedImport id={recordId} onUndone={onAnother} />}
      </div>
      {summary.imported > 0 ? <TallyDetails {...tallies} /> : null}
    </div>
  );
}

/** Whether it is an expense that was rejected; the file of those holds it at the same place among them. */
function isOfGasto({ kind }: Rejection): boolean {
  return kind === 'gasto' || kind === 'gasto-refused';
}

function RejectionList({ summary, rejected }: Pick<ImportResultsProps, 'summary' | 'rejected'>) {
  const words = useRejectedWords(rejected);
  const firstGasto = summary.rejections.findIndex(isOfGasto);
  return (
    <div>
      <h4 id="detalle-errores" className="mb-2 text-sm font-medium">
        {IMPORTAR.details}
      </h4>
      {/* In the tab order, so that the keyboard can scroll it. */}
      <div
        tabIndex={0}
        role="region"
        aria-labelledby="detalle-errores"
        className="bg-muted/50 max-h-32 overflow-y-auto rounded border border-border px-3 py-2"
      >
        <ul className="grid gap-1 text-sm">
          {summary.rejections.map((rejection, position) => (
            // The list never changes; a line has no other identity than its place.
            <li
              key={position}
              // The line is the specification's to the letter; what it is about stands below it.
              data-words={isOfGasto(rejection) ? words[position - firstGasto] : undefined}
              className="wrap-anywhere data-words:after:block data-words:after:text-muted-foreground data-words:after:content-[attr(data-words)]"
            >
              {rejectionLine(rejection)}
            </li>
          ))}
          {summary.unlisted > 0 ? (
            <li className="text-muted-foreground">{andMore(summary.unlisted)}</li>
          ) : null}
        </ul>
      </div>
    </div>
  );
}

/** What was rejected as a file of the import's own form: to be mended here, or elsewhere and chosen again. */
function RejectedFile({ file, count }: { file: Blob; count: number }) {
  const format = useFormat();

  function download() {
    try {
      saveAsFile(rejectedFileName(fechaOf(new Date())), file, file.type);
    } catch {
      toast.error(IMPORTAR.rejectedFailed);
    }
  }

  function mend() {
    const again = new File([file], rejectedFileName(fechaOf(new Date())), { type: file.type });
    importSession.select(again);
    importSession.review(true);
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button variant="outline" onClick={mend}>
          {mendThem(count, format)}
        </Button>
        <Button variant="outline" aria-describedby="consejo-rechazados" onClick={download}>
          <Download aria-hidden />
          {IMPORTAR.rejected}
        </Button>
      </div>
      <p id="consejo-rechazados" className="text-pretty text-sm text-muted-foreground">
        {IMPORTAR.rejectedAdvice}
      </p>
    </div>
  );
}
