import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Fecha } from '@/lib/domain/dates';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { type Cents, centsToDecimal, toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import type { EntryChoices } from '@/lib/page/queries/entry-choices';
import { namedRows } from '@/lib/page/acts/line-entry';
import type { LineQuestion } from '@/lib/read/line/line-text';
import { ENTRY, LINE_ANSWERS, lineQuestionSentence } from '@/lib/text/entry';
import { capitalize, type Format, shorten } from '@/lib/text/format';
import { shareOf } from '@/lib/text/share';

/** «¿Restaurantes? (como Café)». */
export function OfferButton({
  label,
  evidence,
  onTake,
}: {
  label: string;
  evidence: string;
  onTake: () => void;
}) {
  return (
    <Button variant="outline" className="max-w-full rounded-full px-3.5 font-normal" onClick={onTake}>
      <span className="truncate">{LINE_ANSWERS.guess(shorten(label))}</span>{' '}
      <span className="shrink-0 text-muted-foreground">({evidence})</span>
    </Button>
  );
}

type Answer = Partial<GastoDraft>;

type LineQuestionBoxProps = {
  asked: LineQuestion;
  cantidad: number | null;
  choices: EntryChoices;
  onAnswer: (answer: Answer) => void;
  /** Confirms the line as one expense, as read but for the answer. */
  onConfirm?: (answer?: Answer) => void;
  /** For a row that is announced as a whole, no higher than a button. */
  isInRow?: boolean;
};

export function LineQuestionBox({ isInRow = false, ...props }: LineQuestionBoxProps) {
  const { asked, cantidad, choices, onAnswer, onConfirm } = props;
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
      label: LINE_ANSWERS.confirmed[asked.question],
      onPress: () => {
        onConfirm();
      },
    });
  return (
    <div
      className={cn(
        'gap-1.5 rounded bg-warning-soft text-sm text-warning',
        isInRow ? 'flex min-h-11 items-center pl-2' : 'grid p-3',
      )}
    >
      <p
        role={isInRow ? undefined : 'status'}
        className={cn(
          isInRow && 'w-max text-[0.8125rem]/[1.15]',
          isInRow &&
            (answers.length > 0 ? 'max-w-44 sm:max-w-52' : 'max-w-[calc(100vw-3rem)] pr-2 sm:max-w-96'),
        )}
      >
        {isInRow && asked.question === 'which-mark' ? ENTRY.ambiguous : lineQuestionSentence(asked)}
      </p>
      {answers.length > 0 ? (
        <div className={cn('flex gap-1.5', !isInRow && 'flex-wrap')}>
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
      return asked.options.map((option, place) => {
        const cents = toCents(option);
        const nombre = capitalize(asked.nombres?.[place] ?? '');
        return {
          label: format.cantidad(cents),
          answer: { ...answerOf(cents, format), ...(nombre !== '' && { nombre }) },
        };
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
      const half = shareOf(toCents(cantidad), 2, format);
      return half > 0n
        ? [{ label: LINE_ANSWERS.half(format.cantidad(half)), answer: answerOf(half, format) }]
        : [];
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
