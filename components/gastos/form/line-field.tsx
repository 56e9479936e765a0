import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { LinePart, LineQuestion, LineReading } from '@/lib/domain/line/line-types';
import { MAX_LINE_LENGTH, readLine } from '@/lib/domain/line/read-line';
import { toCents } from '@/lib/domain/money';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { useToday } from '@/lib/hooks/use-today';
import { ESTADO_NAMES } from '@/lib/text/common';
import { capitalize, shorten, type Format } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import { LINE_CUT, LINE_QUESTIONS, lineQuestionSentence } from '@/lib/text/line';

type Said = Partial<GastoDraft>;

type LineFieldProps = {
  choices: EntryChoices;
  /** Takes what the line says now, and which fields it said before. */
  onSaid: (said: Said, before: readonly (keyof GastoDraft)[]) => void;
  /** Takes the answer to a question. */
  onAnswer: (answer: Said) => void;
};

/** An expense in words, «12,50 pan ayer efectivo»: what was understood is shown while it is typed, what is open is asked. */
export function LineField({ choices, onSaid, onAnswer }: LineFieldProps) {
  const id = useId();
  const format = useFormat();
  const today = useToday();
  const { locale, currency } = usePreferences();
  const [typed, setTyped] = useState('');
  const [before, setBefore] = useState<readonly (keyof GastoDraft)[]>([]);
  const isMany = hasManyLines(typed);
  const reading = typed.trim() === '' || isMany ? null : read(typed);

  function read(text: string): LineReading {
    const context = { today, locale, currency, marks: format.marks };
    return readLine(text.trimStart(), {
      ...context,
      categorias: choices.categorias.map(placed),
      metodosPago: choices.metodosPago.map(placed),
    });
  }

  function type(text: string) {
    setTyped(text);
    const said = text.trim() === '' || hasManyLines(text) ? {} : saidBy(read(text), choices, format);
    setBefore(fieldsIn(said));
    onSaid(said, before);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isMany) event.currentTarget.form?.requestSubmit();
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {ENTRY.line}
      </label>
      <textarea
        id={id}
        // The person has just asked for it.
        autoFocus
        rows={1}
        autoComplete="off"
        placeholder={ENTRY.lineExample}
        aria-describedby={`${id}-read`}
        aria-invalid={isMany}
        value={typed}
        onChange={(event) => {
          type(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className="aria-invalid:border-destructive h-11 w-full min-w-0 resize-none rounded border border-input bg-background px-3 py-2 text-base sm:text-sm"
      />
      <div id={`${id}-read`} role="status" className="grid gap-1.5 text-sm">
        {isMany ? <FieldError>{LINE_QUESTIONS.gasto['several-gastos']}</FieldError> : null}
        {reading?.isCut ? (
          <FieldError>{LINE_CUT.line(format.plainNumber(MAX_LINE_LENGTH))}</FieldError>
        ) : null}
        {reading ? <Understood texts={textsOf(reading, choices, format)} /> : null}
      </div>
      {reading?.questions.map((question) => (
        <Question key={`${question.field}-${question.start}`} {...{ question, onAnswer }} />
      ))}
    </div>
  );
}

/** Whether more than one line holds anything. In one pass: a pasted line may be a megabyte. */
function hasManyLines(text: string): boolean {
  return /[\n\r]/u.test(text.trim());
}

function Understood({ texts }: { texts: readonly string[] }) {
  return (
    <ul aria-label={ENTRY.understood} className="flex flex-wrap gap-1.5">
      {texts.map((text) => (
        <li key={text} className="wrap-anywhere rounded-full bg-primary-soft px-2.5 py-0.5 text-primary">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What is open, and where there are only a few answers, these. */
function Question({ question, onAnswer }: { question: LineQuestion } & Pick<LineFieldProps, 'onAnswer'>) {
  const format = useFormat();
  const today = useToday();
  const answers = answersTo(question, today, format);
  return (
    <div className="grid gap-1.5 rounded bg-warning-soft p-3 text-sm text-warning">
      <p role="status">{lineQuestionSentence(question)}</p>
      {answers.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {answers.map(({ label, said }) => (
            <Button
              key={label}
              variant="outline"
              size="small"
              className="text-foreground"
              onClick={() => {
                onAnswer(said);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function answersTo(
  question: LineQuestion,
  today: Parameters<Format['day']>[1],
  format: Format,
): { label: string; said: Said }[] {
  if (question.field === 'cantidad')
    return question.options.map((cantidad) => ({
      label: format.cantidad(toCents(cantidad)),
      said: { cantidad: format.plainNumber(cantidad), cantidadMeaning: null },
    }));
  if (question.field === 'fecha')
    return question.options.map((fecha) => ({ label: format.day(fecha, today), said: { fecha } }));
  return [];
}

/** A category or method by its place: one that is not stored yet has no id. */
function placed({ nombre }: { nombre: string }, place: number) {
  return { id: place, nombre };
}

/** What a line says of an expense: only what it names, and the nombre and the amount, which nothing else fills. */
function saidBy(reading: LineReading, choices: EntryChoices, format: Format): Said {
  const { text, nombre, cantidad, fecha, categoriaId, metodoPagoId, estado, parts, questions } = reading;
  const asked = questions.find(({ field }) => field === 'cantidad');
  const categoria = categoriaId === null ? undefined : choices.categorias[categoriaId]?.nombre;
  const metodoPago = metodoPagoId === null ? undefined : choices.metodosPago[metodoPagoId]?.nombre;
  return {
    nombre: capitalize(nombre),
    cantidad:
      cantidad === null ? (asked ? text.slice(asked.start, asked.end) : '') : format.plainNumber(cantidad),
    cantidadMeaning: null,
    ...(fecha !== null && parts.some(({ kind }) => kind === 'fecha') && { fecha }),
    ...(categoria !== undefined && { categoria }),
    ...(metodoPago !== undefined && { metodoPago }),
    ...(parts.some(({ kind }) => kind === 'estado') && { estado }),
  };
}

function fieldsIn(said: Said): (keyof GastoDraft)[] {
  return FIELDS_OF_LINE.filter((field) => field in said);
}

const FIELDS_OF_LINE = [
  'nombre',
  'cantidad',
  'fecha',
  'categoria',
  'metodoPago',
  'estado',
] as const satisfies readonly (keyof GastoDraft)[];

/** The parts of a line and its nombre as they are shown, each once. */
function textsOf({ parts, nombre }: LineReading, choices: EntryChoices, format: Format): string[] {
  const texts = parts.map((part) => textOfPart(part, choices, format));
  return [...new Set([...texts, capitalize(shorten(nombre))])].filter((text) => text !== '');
}

function textOfPart(part: LinePart, choices: EntryChoices, format: Format): string {
  switch (part.kind) {
    case 'cantidad':
      return format.cantidad(toCents(part.cantidad));
    case 'fecha':
      return format.shortDay(part.fecha);
    case 'categoria':
      return shorten(choices.categorias[part.id]?.nombre ?? '');
    case 'metodoPago':
      return shorten(choices.metodosPago[part.id]?.nombre ?? '');
    case 'estado':
      return ESTADO_NAMES[part.estado];
  }
}
