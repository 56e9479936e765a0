import { X } from 'lucide-react';
import { useId } from 'react';
import { HashtagCompletions } from '@/components/etiquetas/hashtag-completions';
import { completesHashtag, completionsOf } from '@/components/etiquetas/use-hashtag';
import { LineQuestionBox, SuggestionButton } from '@/components/gastos/form/line-question-box';
import { Button } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import type { DraftFaults, GastoDraft, GastoEntry } from '@/lib/domain/gasto-entry';
import { MAX_LINE_LENGTH } from '@/lib/read/line/read-line';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { ESTADO_NAMES } from '@/lib/text/common';
import { CHOICE_FAULTS } from '@/lib/text/common-later';
import { shorten, shownEtiqueta } from '@/lib/text/format';
import { ENTRY, guessWithEvidence, LINE_CUT, LINE_QUESTIONS, LINES } from '@/lib/text/entry';
import type { CompletedRow, LineRow } from './line-rows';

type LineRowFieldsProps = {
  line: CompletedRow & { row: LineRow };
  place: number;
  choices: EntryChoices;
  /** The tags in use. */
  used: readonly string[];
  onRetype: (text: string) => void;
  onAnswer: (answer: Partial<GastoDraft>) => void;
  onConfirm: (answer?: Partial<GastoDraft>) => void;
  onRemove: () => void;
};

export function LineRowFields({
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
        <FieldError>{LINE_CUT.line(format.plainNumber(MAX_LINE_LENGTH))}</FieldError>
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

/** Says from how many expenses the category was guessed, or offers a likely one. */
function Evidence({
  line: { draft, guess, suggested },
  onAnswer,
}: Pick<LineRowFieldsProps, 'line' | 'onAnswer'>) {
  const format = useFormat();
  if (suggested)
    return (
      <p>
        <SuggestionButton
          {...suggested}
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
