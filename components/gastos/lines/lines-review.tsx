import { X } from 'lucide-react';
import { useId } from 'react';
import { completesHashtag, completionsOf, HashtagCompletions } from '@/components/etiquetas/hashtags';
import { LineQuestionBox, OfferButton } from '@/components/gastos/form/line-question-box';
import { GastosSkeleton } from '@/components/gastos/list/empty-gastos';
import { Button } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import type { DraftFaults, GastoDraft, GastoEntry } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { useEntryChoices } from '@/lib/hooks/use-entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import type { EntryChoices } from '@/lib/page/queries/entry-choices';
import { MAX_LINE_LENGTH } from '@/lib/read/line/read-line';
import { MAX_LINES } from '@/lib/read/line/read-lines';
import { STARTERS } from '@/lib/sample/generate-sample';
import { ESTADO_NAMES } from '@/lib/text/common';
import { CHOICE_FAULTS } from '@/lib/text/common-later';
import { alikeEvidence, ENTRY, guessWithEvidence, LINE_QUESTIONS, LINES } from '@/lib/text/entry';
import { shorten, shownEtiqueta } from '@/lib/text/format';
import { useLines } from './use-lines';

type LineRowFieldsProps = {
  line: ReturnType<typeof useLines>['completed'][number];
  place: number;
  choices: EntryChoices;
  used: readonly string[];
  onRetype: (text: string) => void;
  onAnswer: (answer: Partial<GastoDraft>) => void;
  onConfirm: (answer?: Partial<GastoDraft>) => void;
  onRemove: () => void;
};

function LineRowFields({
  line,
  place,
  choices,
  used,
  onRetype,
  onAnswer,
  onConfirm,
  onRemove,
}: LineRowFieldsProps) {
  const id = useId();
  const number = useFormat().plainNumber(place);
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3 sm:px-5">
      <LineText {...{ id, number, line, used, onRetype, onRemove }} />
      <div className="flex flex-wrap items-center gap-2">
        <Understood id={id} line={line} />
        <CategoriaSelect label={LINES.categoriaOf(number)} {...{ line, choices, onAnswer }} />
      </div>
      <Evidence {...{ line, onAnswer }} />
      {line.state === 'asked' ? (
        <LineQuestionBox
          asked={line.question}
          cantidad={line.row.reading.cantidad}
          {...{ choices, onAnswer, onConfirm }}
        />
      ) : null}
    </li>
  );
}

type LineTextProps = Pick<LineRowFieldsProps, 'line' | 'used' | 'onRetype' | 'onRemove'> & {
  /** Of the element that says what was understood. */
  id: string;
  number: string;
};

function LineText({ id, number, line, used, onRetype, onRemove }: LineTextProps) {
  const { text } = line.row;
  const completions = completionsOf(text, used);
  return (
    <>
      <div className="flex gap-1">
        <Input
          aria-label={LINES.line(number)}
          aria-invalid={line.state === 'asked' || line.state === 'faulty'}
          aria-describedby={id}
          autoComplete="off"
          value={text}
          onKeyDown={(event) => {
            completesHashtag(event, completions, onRetype);
          }}
          onChange={(event) => {
            onRetype(event.target.value);
          }}
        />
        <Button variant="ghost" size="icon" aria-label={LINES.remove(number)} onClick={onRemove}>
          <X aria-hidden />
        </Button>
      </div>
      {completions.length > 0 ? <HashtagCompletions completions={completions} onText={onRetype} /> : null}
    </>
  );
}

type PartProps = Pick<LineRowFieldsProps, 'line'>;

function Understood({ id, line }: PartProps & { id: string }) {
  const format = useFormat();
  return (
    <div id={id} className="min-w-40 flex-1 text-sm">
      {'entry' in line ? <Summary entry={line.entry} /> : null}
      {line.state === 'faulty' ? <FieldError>{faultSentence(line.faults)}</FieldError> : null}
      {line.row.reading.isCut ? (
        <FieldError>{LINES.cut.line(format.plainNumber(MAX_LINE_LENGTH))}</FieldError>
      ) : null}
    </div>
  );
}

type CategoriaSelectProps = Pick<LineRowFieldsProps, 'line' | 'choices' | 'onAnswer'> & { label: string };

function CategoriaSelect({ label, line: { draft }, choices, onAnswer }: CategoriaSelectProps) {
  return (
    <NativeSelect
      className="w-full sm:w-52"
      aria-label={label}
      aria-invalid={draft.categoria === null}
      value={draft.categoria ?? ''}
      onChange={(event) => {
        onAnswer({ categoria: event.target.value });
      }}
    >
      {draft.categoria === null ? <option value="">{CHOICE_FAULTS.categoria['not-chosen']}</option> : null}
      {choices.categorias.map(({ nombre, icono }) => (
        <option key={nombre} value={nombre}>
          {icono} {shorten(nombre)}
        </option>
      ))}
    </NativeSelect>
  );
}

function Evidence({
  line: { draft, guess, suggested },
  onAnswer,
}: Pick<LineRowFieldsProps, 'line' | 'onAnswer'>) {
  const format = useFormat();
  if (suggested)
    return (
      <p>
        <OfferButton
          label={suggested.categoria}
          evidence={alikeEvidence(suggested.because)}
          onTake={() => {
            onAnswer({ categoria: suggested.categoria });
          }}
        />
      </p>
    );
  if (!guess) return null;
  return (
    <p className="text-sm text-muted-foreground">
      {guessWithEvidence(shorten(draft.categoria ?? ''), guess, format)}
    </p>
  );
}

function Summary({
  entry: { cantidad, nombre, fecha, metodoPago, estado, etiquetas = [] },
}: {
  entry: GastoEntry;
}) {
  const format = useFormat();
  const today = useToday();
  const rest = [
    ...(nombre === '' ? [] : [shorten(nombre)]),
    format.day(fecha, today),
    shorten(metodoPago),
    ...(estado === 'pendiente' ? [ESTADO_NAMES[estado]] : []),
    ...etiquetas.map(shownEtiqueta),
  ];
  return (
    <p className="wrap-anywhere">
      <span className="font-medium tabular-nums">{format.cantidad(toCents(cantidad))}</span>
      {' · '}
      {rest.join(' · ')}
    </p>
  );
}

function faultSentence({ cantidad, metodoPago, fecha, nombre }: DraftFaults): string {
  const { faults } = ENTRY;
  if (typeof cantidad === 'string') return faults.cantidad[cantidad];
  if (cantidad) return LINE_QUESTIONS.cantidad['which-mark'];
  if (fecha) return faults.fecha[fecha];
  if (nombre) return faults.nombre[nombre];
  return faults.metodoPago[metodoPago ?? 'not-chosen'];
}

type LinesReviewProps = { draftKey: string; onDone: () => void };

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
      {format.choose(count, LINES.cut.lines(format.plainNumber(MAX_LINES), format.plainNumber(count)))}
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
