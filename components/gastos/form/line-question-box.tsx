import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { LineQuestion } from '@/lib/read/line/line-types';
import type { Fecha } from '@/lib/domain/dates';
import { centsToDecimal, divideCents, toCents, type Cents } from '@/lib/domain/money';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { namedRows } from '@/lib/page/line-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { shorten, type Format } from '@/lib/text/format';
import { halfOf, LINE_QUESTIONS_CONFIRMED, lineQuestionSentence } from '@/lib/text/line';

type Answer = Partial<GastoDraft>;

type LineQuestionBoxProps = {
  asked: LineQuestion;
  /** The amount of the line. */
  cantidad: number | null;
  choices: EntryChoices;
  onAnswer: (answer: Answer) => void;
  /** Confirms the whole line as one expense, as it was read but for the answer. */
  onConfirm?: (answer?: Answer) => void;
};

export function LineQuestionBox({ asked, cantidad, choices, onAnswer, onConfirm }: LineQuestionBoxProps) {
  const format = useFormat();
  const today = useToday();
  const take = asked.field === 'gasto' ? (onConfirm ?? onAnswer) : onAnswer;
  const answers = answersTo(asked, { cantidad, choices, today }, format).map(({ label, answer }) => ({
    label,
    onPress: () => {
      take(answer);
    },
  }));
  if (asked.field === 'gasto' && onConfirm)
    answers.push({
      label: LINE_QUESTIONS_CONFIRMED[asked.question],
      onPress: () => {
        onConfirm();
      },
    });
  return (
    <div className="grid gap-1.5 rounded bg-warning-soft p-3 text-sm text-warning">
      <p role="status">{lineQuestionSentence(asked)}</p>
      {answers.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {answers.map(({ label, onPress }) => (
            <Button
              key={label}
              variant="outline"
              size="small"
              className="max-w-full text-foreground"
              onClick={onPress}
            >
              <span className="truncate">{label}</span>
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

type LineContext = Pick<LineQuestionBoxProps, 'cantidad' | 'choices'> & { today: Fecha };

function answersTo(
  asked: LineQuestion,
  { cantidad, choices, today }: LineContext,
  format: Format,
): { label: string; answer: Answer }[] {
  const { categorias, metodosPago } = namedRows(choices);
  switch (asked.field) {
    case 'cantidad':
      return asked.options.map((option) => {
        const cents = toCents(option);
        return { label: format.cantidad(cents), answer: answerOf(cents, format) };
      });
    case 'fecha':
      return asked.options.map((fecha) => ({
        label: format.day(fecha, today),
        answer: { fecha, ...(fecha > today && { estado: 'pendiente' }) },
      }));
    case 'categoria':
      return nombresIn(categorias, asked.options).map((categoria) => ({
        label: shorten(categoria),
        answer: { categoria },
      }));
    case 'metodoPago':
      return nombresIn(metodosPago, asked.options).map((metodoPago) => ({
        label: shorten(metodoPago),
        answer: { metodoPago },
      }));
    case 'gasto': {
      if (asked.question !== 'shared' || cantidad === null) return [];
      const half = divideCents(toCents(cantidad), 2);
      return half > 0n ? [{ label: halfOf(format.cantidad(half)), answer: answerOf(half, format) }] : [];
    }
  }
}

/** Rounded as shown: «1,234» typed again would be ambiguous. */
function answerOf(cents: Cents, format: Format): Answer {
  return { cantidad: format.plainNumber(Number(centsToDecimal(cents))), cantidadMeaning: null };
}

function nombresIn(rows: ReadonlyMap<number, { nombre: string }>, ids: readonly number[]): string[] {
  return ids.flatMap((id) => rows.get(id)?.nombre ?? []);
}
