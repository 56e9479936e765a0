import { Button } from '@/components/ui/button';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { LineQuestion } from '@/lib/read/line/line-types';
import { centsToDecimal, toCents } from '@/lib/domain/money';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { namedRows } from '@/lib/page/line-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { shorten, type Format } from '@/lib/text/format';
import { LINE_QUESTIONS_CONFIRMED, lineQuestionSentence } from '@/lib/text/line';

type Answer = Partial<GastoDraft>;

type LineQuestionBoxProps = {
  asked: LineQuestion;
  choices: EntryChoices;
  onAnswer: (answer: Answer) => void;
  /** Confirms the whole line as it was read. */
  onConfirm?: () => void;
};

export function LineQuestionBox({ asked, choices, onAnswer, onConfirm }: LineQuestionBoxProps) {
  const format = useFormat();
  const today = useToday();
  const answers = answersTo(asked, choices, today, format).map(({ label, answer }) => ({
    label,
    onPress: () => {
      onAnswer(answer);
    },
  }));
  if (asked.field === 'gasto' && onConfirm)
    answers.push({ label: LINE_QUESTIONS_CONFIRMED[asked.question], onPress: onConfirm });
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

function answersTo(
  asked: LineQuestion,
  choices: EntryChoices,
  today: Parameters<Format['day']>[1],
  format: Format,
): { label: string; answer: Answer }[] {
  const { categorias, metodosPago } = namedRows(choices);
  switch (asked.field) {
    case 'cantidad':
      return asked.options.map((cantidad) => {
        // Rounded as shown: «1,234» typed again would be ambiguous.
        const cents = toCents(cantidad);
        const typed = format.plainNumber(Number(centsToDecimal(cents)));
        return { label: format.cantidad(cents), answer: { cantidad: typed, cantidadMeaning: null } };
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
    case 'gasto':
      return [];
  }
}

function nombresIn(rows: ReadonlyMap<number, { nombre: string }>, ids: readonly number[]): string[] {
  return ids.flatMap((id) => rows.get(id)?.nombre ?? []);
}
