import { GastosSkeleton } from '@/components/gasto/gastos-skeleton';
import { Button } from '@/components/ui/button';
import { MAX_LINES } from '@/lib/read/line/read-line';
import { useEntryChoices } from '@/lib/hooks/use-entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { STARTERS } from '@/lib/sample/vocabulary';
import { ENTRY, LINE_CUT, LINES } from '@/lib/text/entry';
import { LineRowFields } from './line-row-fields';
import { useLines } from './use-lines';

type LinesReviewProps = { draftKey: string; onDone: () => void };

/** Each line can be corrected; all are stored in one act. */
export function LinesReview(props: LinesReviewProps) {
  const choices = useEntryChoices(STARTERS);
  return choices ? <Lines choices={choices} {...props} /> : <GastosSkeleton />;
}

function Lines({ choices, draftKey, onDone }: LinesReviewProps & { choices: EntryChoices }) {
  const { form, ...lines } = useLines(draftKey, choices, onDone);
  return (
    <form
      ref={form}
      noValidate
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void lines.save();
      }}
    >
      <div className="overflow-y-auto">
        {lines.restCount > 0 ? <Rest count={lines.restCount} /> : null}
        <ol className="divide-y divide-border">
          {lines.completed.map((line, index) => (
            <LineRowFields
              key={line.row.id}
              place={index + 1}
              {...{ line, choices }}
              used={lines.etiquetas}
              onRetype={(text) => {
                lines.retype(line.row, text);
              }}
              onAnswer={(said) => {
                lines.answer(line.row, said);
              }}
              onConfirm={(said) => {
                lines.confirm(line.row, said);
              }}
              onRemove={() => {
                lines.remove(line.row);
              }}
            />
          ))}
        </ol>
      </div>
      <LinesFooter lines={lines} />
    </form>
  );
}

function Rest({ count }: { count: number }) {
  const format = useFormat();
  return (
    <p className="text-pretty border-b border-border bg-muted px-4 py-2 text-sm sm:px-5">
      {format.choose(count, LINE_CUT.lines(format.plainNumber(MAX_LINES), format.plainNumber(count)))}
    </p>
  );
}

function LinesFooter({
  lines: { completed, ready, total, busy },
}: {
  lines: Pick<ReturnType<typeof useLines>, 'completed' | 'ready' | 'total' | 'busy'>;
}) {
  const format = useFormat();
  const count = completed.length;
  const open = count - ready;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-border px-4 py-2 sm:px-5 sm:py-3">
      <p role="status" className="min-w-0 text-sm tabular-nums">
        <span className="font-medium">
          {LINES.summary(format.count(ready, LINES.ready), format.cantidad(total))}
        </span>
        {open > 0 ? (
          <span className="text-warning">{format.choose(open, LINES.open(format.plainNumber(open)))}</span>
        ) : null}
      </p>
      <Button type="submit" aria-disabled={busy} className="ml-auto">
        {busy ? ENTRY.saving : format.choose(count, LINES.add(format.plainNumber(count)))}
      </Button>
    </div>
  );
}
