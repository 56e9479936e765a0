import { Download } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { toast } from '@/components/acts/toast';
import { UndoImportButton } from '@/components/acts/undo-import-button';
import { TallyDetails } from '@/components/exportar/tally-details';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FittedNumber } from '@/components/ui/fitted-number';
import { fechaOf, isFecha } from '@/lib/domain/dates';
import { toCents } from '@/lib/domain/money';
import { isRecord } from '@/lib/domain/values';
import { rejectedFileName } from '@/lib/export/export-job';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { MAX_UNASKED_BYTES } from '@/lib/import/file-limits';
import type { ImportResult } from '@/lib/import/import-flow';
import type { Rejection } from '@/lib/import/import-summary';
import { valueText } from '@/lib/import/parse-file';
import { jsonSession } from '@/lib/page/import/json-session';
import { isStoredImport } from '@/lib/page/queries/program-queries';
import { saveAsFile } from '@/lib/page/device/save-as-file';
import { andMore, BUTTONS } from '@/lib/text/common';
import { type Format, shorten } from '@/lib/text/format';
import { IMPORTAR, REVIEW } from '@/lib/text/importar';
import { FINDINGS } from '@/lib/text/importar-review';
import { rejectionLine, SPECIFICATION } from '@/lib/text/specification';

function RejectionList({ summary, rejected }: Pick<ImportResult, 'summary' | 'rejected'>) {
  const id = useId();
  const format = useFormat();
  const { rejections, unlisted } = summary;
  return (
    <div>
      <h4 id={id} className="mb-2 text-sm font-medium">
        {IMPORTAR.details}
      </h4>
      {/* In the tab order, so that the keyboard can scroll it. */}
      <div
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        className="bg-muted/50 @lg:grid-cols-[auto_minmax(5.5rem,1fr)] grid max-h-32 grid-flow-row-dense auto-rows-min gap-x-2 gap-y-1 overflow-y-auto rounded border border-border p-2 text-xs"
      >
        <ul className="contents">
          {rejections.map((rejection, position) => (
            // A line has no identity but its place.
            <li key={position} aria-describedby={`${id}-${position}`} className="wrap-anywhere col-start-1">
              {rejectionLine(rejection)}
            </li>
          ))}
          {unlisted > 0 ? (
            <li className="col-start-1 text-muted-foreground">{andMore(format.plainNumber(unlisted))}</li>
          ) : null}
        </ul>
        {/* A line is literally the specification's; the expense's name stands beside it, if there is room. */}
        <RejectedGastos id={id} rejections={rejections} rejected={rejected} />
      </div>
    </div>
  );
}

type RejectedGastosProps = Pick<ImportResult, 'rejected'> & { id: string; rejections: readonly Rejection[] };

function RejectedGastos({ id, rejections, rejected }: RejectedGastosProps) {
  const words = useRejectedWords(rejected);
  const firstGasto = rejections.findIndex(isOfGasto);
  return (
    <div className="@lg:contents hidden">
      {rejections.map((rejection, position) => (
        <p key={position} id={`${id}-${position}`} className="col-start-2 truncate text-muted-foreground">
          {isOfGasto(rejection) ? words[position - firstGasto] : null}
        </p>
      ))}
    </div>
  );
}

function isOfGasto({ kind }: Rejection): boolean {
  return kind === 'gasto' || kind === 'gasto-refused';
}

/** «Cena», 12,00 €, 3 ene 2026. Empty until the file is read. */
function useRejectedWords(rejected: Blob | undefined): readonly string[] {
  const format = useFormat();
  const [items, setItems] = useState<readonly unknown[]>([]);
  useEffect(() => {
    if (!rejected || rejected.size > MAX_UNASKED_BYTES) return undefined;
    let isWanted = true;
    void readItems(rejected).then((read) => {
      if (isWanted) setItems(read);
    });
    return () => {
      isWanted = false;
    };
  }, [rejected]);
  return items.map((item) => wordsOf(item, format));
}

async function readItems(rejected: Blob): Promise<readonly unknown[]> {
  const { gastos = [] } = JSON.parse(new TextDecoder().decode(await rejected.arrayBuffer())) as {
    gastos?: unknown[];
  };
  return gastos;
}

function wordsOf(item: unknown, format: Format): string {
  if (!isRecord(item)) return '';
  const { nombre, cantidad, fecha, _valor } = item;
  const isCantidad = typeof cantidad === 'number' && Number.isFinite(cantidad);
  const said = [
    typeof nombre === 'string' && nombre.trim() !== '' ? `«${shorten(nombre)}»` : null,
    isCantidad ? format.cantidad(toCents(cantidad)) : valueText(cantidad),
    typeof fecha === 'string' && isFecha(fecha) ? format.shortDay(fecha) : valueText(fecha),
    valueText(_valor),
  ];
  return said.filter((part) => part !== null).join(', ');
}

const COUNTS = ['total', 'imported', 'categorias', 'metodosPago', 'errors'] as const;

/** In as many rows as needed; in little room they fill the width. */
const ACTS_CLASS = 'flex flex-wrap items-center gap-2 @max-lg:[&>button]:grow @max-lg:[&>button]:px-3';

type ImportResultsProps = ImportResult & {
  /** False where the screen counts by itself. */
  hasCounts?: boolean;
  /** Name and act of the button for the next file; an undo does this too. */
  another?: string;
  onAnother?: () => void;
};

export function ImportResults({
  summary,
  tallies,
  recordId,
  rejected,
  hasCounts = true,
  another = SPECIFICATION.importarOtro,
  onAnother = jsonSession.clear,
}: ImportResultsProps) {
  const format = useFormat();
  const undo = recordId === null ? null : <UndoFinishedImport id={recordId} onUndone={onAnother} />;
  return (
    <div className="@container grid grid-cols-1 gap-4">
      {hasCounts ? <Counts summary={summary} /> : null}
      {summary.skipped > 0 ? (
        <p className="text-sm">{format.choose(summary.skipped, REVIEW.skipped(summary.skipped))}</p>
      ) : null}
      {summary.leftOut > 0 ? (
        <p className="text-sm">{format.count(summary.leftOut, FINDINGS.wasLeftOut)}</p>
      ) : null}
      {summary.rejections.length > 0 ? <RejectionList summary={summary} rejected={rejected} /> : null}
      <div className={ACTS_CLASS}>
        <Button variant="outline" onClick={onAnother}>
          {another}
        </Button>
        <VerGastos />
        {rejected ? null : undo}
      </div>
      {rejected ? (
        <RejectedActs file={rejected} count={summary.errors}>
          {undo}
        </RejectedActs>
      ) : null}
      {summary.imported > 0 ? <TallyDetails {...tallies} /> : null}
    </div>
  );
}

function VerGastos() {
  const router = useRouter();
  return (
    <Button
      onClick={() => {
        router.push('/gastos/');
      }}
    >
      {SPECIFICATION.verGastos}
    </Button>
  );
}

/** Five in a row if there is room, else three and two, else one and two and two. */
function Counts({ summary }: Pick<ImportResultsProps, 'summary'>) {
  const format = useFormat();
  return (
    <dl className="@min-[16.5rem]:grid-cols-6 @lg:grid-cols-5 grid grid-cols-2 gap-2">
      {COUNTS.map((count, place) => (
        <div
          key={count}
          className={cn(
            '@lg:col-span-1 @lg:p-3 flex flex-col-reverse justify-end rounded border border-border p-2',
            place === 0 && '@max-[16.5rem]:col-span-2',
            place < 3 ? '@min-[16.5rem]:col-span-2' : '@min-[16.5rem]:col-span-3',
          )}
        >
          <dt className="text-xs text-muted-foreground">{SPECIFICATION.resultados[count]}</dt>
          <dd
            className={cn(
              '@container font-semibold tabular-nums',
              count === 'errors' && summary.errors > 0 && 'text-destructive',
            )}
          >
            <FittedNumber size={1.25}>{format.plainNumber(summary[count])}</FittedNumber>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type RejectedActsProps = {
  file: Blob;
  count: number;
  children: ReactNode;
};

function RejectedActs({ file, count, children }: RejectedActsProps) {
  const id = useId();
  const format = useFormat();

  function download() {
    try {
      saveAsFile(rejectedFileName(fechaOf(new Date())), file, file.type);
    } catch {
      toast.error(IMPORTAR.rejectedFailed);
    }
  }

  function review() {
    const again = new File([file], rejectedFileName(fechaOf(new Date())), { type: file.type });
    jsonSession.select(again);
    jsonSession.review(true);
  }

  return (
    <>
      <div className={ACTS_CLASS}>
        <Button variant="outline" onClick={review}>
          {FINDINGS.reviewRejected(count, format)}
        </Button>
        <Button variant="outline" aria-label={IMPORTAR.rejected} aria-describedby={id} onClick={download}>
          <Download aria-hidden />
          <span className="@max-lg:hidden">{IMPORTAR.rejected}</span>
          <span className="@lg:hidden">{BUTTONS.download}</span>
        </Button>
      </div>
      <div className={ACTS_CLASS}>
        <p id={id} className="min-w-0 grow basis-72 text-pretty text-sm text-muted-foreground">
          {IMPORTAR.rejectedAdvice}
        </p>
        {children}
      </div>
    </>
  );
}

/** Gone once no row of the import is stored, as after a reset in another tab. */
function UndoFinishedImport({ id, onUndone }: { id: number; onUndone: () => void }) {
  if (useQuery(isStoredImport(id)) === false) return null;
  return <UndoImportButton id={id} className="@lg:ml-auto" onUndone={onUndone} />;
}
