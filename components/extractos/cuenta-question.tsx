import { useFormat } from '@/lib/hooks/use-format';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { statementSession } from '@/lib/page/statement-session';
import type { Question } from '@/lib/statements/question';
import { EXTRACTOS } from '@/lib/text/extractos';
import { CUENTA } from '@/lib/text/extractos-review';
import { shorten } from '@/lib/text/format';
import { QuestionBox, type QuestionOption } from './question-box';

type CuentaQuestionProps = {
  question: Extract<Question, { kind: 'cuenta' }>;
  answered: string | null;
};

/** Asks which account or card a file without a number belongs to. */
export function CuentaQuestion({ question, answered }: CuentaQuestionProps) {
  const format = useFormat();
  const catalogo = useCatalogo();
  const known = question.accounts.map(({ key, metodoPagoId }) => {
    const nombre = catalogo?.metodosPago.get(metodoPagoId ?? NaN)?.nombre;
    return {
      key,
      title: nombre === undefined ? CUENTA.same : shorten(nombre),
      after: EXTRACTOS.isHere,
    };
  });
  const other = { key: question.otherKey, title: CUENTA.other, after: EXTRACTOS.isNew };
  const options = [...known, other].map(({ key, title, after }): QuestionOption => ({
    key,
    title,
    isLikely: question.likely === key,
    isChosen: answered === key,
    examples: question.examples.map(({ concepto, fecha, importe }) => ({
      before: `${format.shortDay(fecha)} · ${format.cantidad(BigInt(-importe))}`,
      after,
      about: concepto,
    })),
    choose: () => {
      statementSession.answer({ cuenta: key });
    },
  }));
  return <QuestionBox title={CUENTA.title} why={CUENTA.why} options={options} />;
}
