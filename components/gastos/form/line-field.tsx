import { type KeyboardEvent, useId, useState } from 'react';
import {
  completesHashtag,
  completionsOf,
  HashtagCompletions,
  useEtiquetasInUse,
} from '@/components/etiquetas/hashtags';
import { RefundOffer } from '@/components/reembolsos/store-refund';
import { SCROLL_ROW } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import type { Act } from '@/lib/domain/change';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import { openLines } from '@/lib/page/acts/drafts';
import type { EntryChoices } from '@/lib/page/queries/entry-choices';
import { draftOfLine, namedRows } from '@/lib/page/acts/line-entry';
import { closeEntry } from '@/lib/page/overlays';
import type { LinePart, LineReading } from '@/lib/read/line/line-text';
import { MAX_LINE_LENGTH, readRefundLine } from '@/lib/read/line/read-line';
import { hasManyLines, readLineOrMessage } from '@/lib/read/line/read-lines';
import { ESTADO_NAMES } from '@/lib/text/common';
import { ENTRY, LINE_FIELD, LINES } from '@/lib/text/entry';
import { capitalize, type Format, shorten, shownEtiqueta } from '@/lib/text/format';
import { LineQuestionBox } from './line-question-box';

type Said = Partial<GastoDraft>;

type LineFieldProps = {
  choices: EntryChoices;
  /** A refund that begins the field; nothing else is read from it. */
  typedLine?: string | undefined;
  onSaid: (said: Said, before: Said) => void;
  onAnswer: (answer: Said) => void;
  /** Of the amount, if the line stands in its place. */
  fault?: DraftFaults['cantidad'];
  /** Saved last: the next line begins empty. */
  saved: Act | null;
};

/** «12,50 pan ayer efectivo». Shows what it understood, and asks what is open. */
export function LineField({ onAnswer, fault, ...props }: LineFieldProps) {
  const { choices } = props;
  const id = useId();
  const used = useEtiquetasInUse();
  const { typed, reading, refund, type, takeAsGasto } = useLine(props, used);
  const completions = completionsOf(typed, used);
  const faultSaid = typeof fault === 'string' ? ENTRY.faults.cantidad[fault] : null;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {LINE_FIELD.label}
      </label>
      <textarea
        id={id}
        // The person has just asked for it.
        autoFocus
        rows={1}
        autoComplete="off"
        placeholder={LINE_FIELD.example}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-read`}
        value={typed}
        onChange={(event) => {
          type(event.target.value);
        }}
        onKeyDown={(event) => {
          if (!completesHashtag(event, completions, type)) submitOnEnter(event);
        }}
        className="aria-invalid:border-destructive h-11 w-full min-w-0 resize-none rounded border border-input bg-background px-3 py-2 text-base sm:text-sm"
      />
      {/* Its room is there before anything is typed. */}
      <div className="min-h-14 text-sm">
        {refund ? (
          <RefundOffer line={refund} onStored={closeEntry} onGasto={takeAsGasto} />
        ) : faultSaid === null && completions.length > 0 ? (
          <HashtagCompletions {...{ completions }} onText={type} />
        ) : (
          <div id={`${id}-read`} role="status">
            {faultSaid === null ? (
              <SaidOfLine {...{ reading, choices, onAnswer }} />
            ) : (
              <FieldError className={FAULT_CLASS}>{faultSaid}</FieldError>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Two lines are no higher than a button. */
const FAULT_CLASS = 'text-[0.8125rem]/[1.15]';

type SaidOfLineProps = Pick<LineFieldProps, 'choices' | 'onAnswer'> & { reading: LineReading | null };

/** Questions take the place of what was understood. */
function SaidOfLine({ reading, choices, onAnswer }: SaidOfLineProps) {
  if (reading && reading.questions.length > 0)
    return (
      <div className={cn(SCROLL_ROW, '-my-1.5 -mr-4 sm:-mr-5')}>
        {reading.questions.map((question) => (
          <LineQuestionBox
            key={`${question.field}-${question.start}`}
            asked={question}
            cantidad={reading.cantidad}
            isInRow
            {...{ choices, onAnswer }}
          />
        ))}
      </div>
    );
  if (reading) return <Understood reading={reading} choices={choices} />;
  return <p className="text-muted-foreground">{LINE_FIELD.manyLines}</p>;
}

/** Several pasted lines open for review instead. */
function useLine(
  { choices, typedLine = '', onSaid, saved }: Omit<LineFieldProps, 'onAnswer' | 'fault'>,
  etiquetas: readonly string[],
) {
  const format = useFormat();
  const today = useToday();
  const { locale, currency } = usePreferences();
  const [typed, setTyped] = useState(typedLine);
  const [before, setBefore] = useState<Said>({});
  const [seen, setSeen] = useState(saved);
  const [isRefund, setRefund] = useState(true);
  const rows = namedRows(choices);
  if (saved !== null && saved !== seen) {
    setSeen(saved);
    setTyped('');
    setBefore({});
    setRefund(true);
  }

  function read(text: string): LineReading {
    return readLineOrMessage(text.trimStart(), {
      ...{ today, locale, currency, marks: format.marks, etiquetas },
      categorias: [...rows.categorias.values()],
      metodosPago: [...rows.metodosPago.values()],
    });
  }

  function refundIn(text: string, mayBe: boolean) {
    return mayBe ? readRefundLine(text, format.marks) : null;
  }

  function say(text: string, mayBeRefund: boolean) {
    const isGasto = text.trim() !== '' && refundIn(text, mayBeRefund) === null;
    const said = isGasto ? draftOfLine(read(text), rows, format.plainNumber) : {};
    setBefore(said);
    onSaid(said, before);
  }

  function type(text: string) {
    if (hasManyLines(text)) {
      openLines(text);
      return;
    }
    const mayBeRefund = isRefund || text.trim() === '';
    setTyped(text);
    setRefund(mayBeRefund);
    say(text, mayBeRefund);
  }

  const refund = refundIn(typed, isRefund);
  return {
    ...{ typed, refund, type },
    reading: refund || typed.trim() === '' ? null : read(typed),
    takeAsGasto: () => {
      setRefund(false);
      say(typed, false);
    },
  };
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function Understood({ reading, choices }: { reading: LineReading; choices: EntryChoices }) {
  const format = useFormat();
  return (
    <div className="grid gap-0.5">
      {reading.isCut ? (
        <FieldError className={FAULT_CLASS}>{LINES.cut.line(format.plainNumber(MAX_LINE_LENGTH))}</FieldError>
      ) : null}
      <ul
        aria-label={LINE_FIELD.understood}
        className={cn(
          'tight:max-h-none flex flex-wrap gap-1.5 overflow-hidden',
          reading.isCut ? 'max-h-6' : 'max-h-14',
        )}
      >
        {textsOf(reading, choices, format).map((text) => (
          <li
            key={text}
            className="max-w-full truncate rounded-full bg-primary-soft px-2.5 py-0.5 text-primary"
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function textsOf({ parts, nombre }: LineReading, choices: EntryChoices, format: Format): string[] {
  const { categorias, metodosPago } = namedRows(choices);
  function textOf(part: LinePart): string {
    switch (part.kind) {
      case 'cantidad':
        return format.cantidad(toCents(part.cantidad));
      case 'fecha':
        return format.shortDay(part.fecha);
      case 'categoria':
        return shorten(categorias.get(part.id)?.nombre ?? '');
      case 'metodoPago':
        return shorten(metodosPago.get(part.id)?.nombre ?? '');
      case 'estado':
        return ESTADO_NAMES[part.estado];
      case 'etiqueta':
        return shownEtiqueta(part.nombre);
    }
  }
  return [...new Set([...parts.map(textOf), capitalize(shorten(nombre))])].filter((text) => text !== '');
}
