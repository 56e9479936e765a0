import type { ReviewedFlow } from '@/lib/page/statement-session';
import type { Asked, Question } from '@/lib/statements/statement';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { NONE } from '@/lib/text/common';
import { EXTRACTOS } from '@/lib/text/extractos';
import { CUENTA, QUESTIONS, statementFaultSentence } from '@/lib/text/extractos-review';
import { shorten, type Format } from '@/lib/text/format';
import { ColumnsQuestion } from './columns-question';
import { QuestionBox, type QuestionOption } from './question-box';

/** The import waits for the answers, which can be changed. */
export function QuestionList({ flow }: { flow: ReviewedFlow }) {
  const format = useFormat();
  if (flow.asked.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {flow.asked.map((question) => (
        <QuestionItem key={question.kind} question={question} flow={flow} />
      ))}
      {flow.answerFault ? (
        <p role="alert" className="text-sm text-destructive">
          {statementFaultSentence(flow.answerFault, format)}
        </p>
      ) : null}
    </div>
  );
}

function QuestionItem({ question, flow: { answers } }: { question: Question; flow: ReviewedFlow }) {
  const format = useFormat();
  if (question.kind === 'cuenta') return <CuentaQuestion question={question} answers={answers} />;
  if (question.kind === 'noHeader')
    return <ColumnsQuestion question={question} answered={answers.noHeader ?? null} />;
  return (
    <QuestionBox
      title={QUESTIONS[question.kind]}
      why={whyOf(question)}
      options={optionsOf(question, answers, format)}
    />
  );
}

type Boxed = Exclude<Question, Asked<'cuenta' | 'noHeader'>>;

function whyOf(question: Boxed): string {
  if (question.kind === 'dayMonth' && ordersOf(question).includes('yearFirst')) return QUESTIONS.yearFirstWhy;
  return QUESTIONS[`${question.kind}Why`];
}

function optionsOf(question: Boxed, answers: Answers, format: Format): QuestionOption[] {
  switch (question.kind) {
    case 'dayMonth':
      return dayMonthOptions(question, answers, format);
    case 'noYear':
      return yearOptions(question, answers, format);
    case 'sign':
      return signOptions(question, answers, format);
    case 'amountColumn':
      return columnOptions(question, answers);
  }
}

type Answers = ReviewedFlow['answers'];

function ordersOf({ examples }: Asked<'dayMonth'>) {
  return (['dayFirst', 'monthFirst', 'yearFirst'] as const).filter((order) =>
    examples.some((example) => example[order] !== undefined),
  );
}

function dayMonthOptions(question: Asked<'dayMonth'>, { dayMonth }: Answers, format: Format) {
  return ordersOf(question).map((order): QuestionOption => ({
    key: order,
    title: QUESTIONS[order],
    isLikely: question.likely === order,
    isChosen: dayMonth === order,
    examples: question.examples.map((example) => ({
      before: example.text,
      after: dayOrNone(example[order], format),
      about: example.concepto,
    })),
    answer: { dayMonth: order },
  }));
}

function yearOptions(question: Asked<'noYear'>, { noYear, yearOrder }: Answers, format: Format) {
  return question.choices.map(({ year, order, fechas }): QuestionOption => ({
    key: `${year} ${order}`,
    title: String(year),
    isLikely: year === question.likely && order === question.choices[0]?.order,
    isChosen: noYear === year && yearOrder === order,
    examples: question.examples.map(({ text, concepto }, place) => ({
      before: text,
      after: dayOrNone(fechas[place], format),
      about: concepto,
    })),
    answer: { noYear: year, yearOrder: order },
  }));
}

function signOptions(question: Asked<'sign'>, answers: Answers, format: Format) {
  return (['asWritten', 'inverted'] as const).map((sign): QuestionOption => ({
    key: sign,
    title: QUESTIONS[sign],
    isLikely: question.likely === sign,
    isChosen: answers.sign === sign,
    examples: question.examples.map(({ importe, concepto }) => ({
      before: format.cantidad(BigInt(importe)),
      after: importe < 0 === (sign === 'asWritten') ? QUESTIONS.out : QUESTIONS.in,
      about: concepto,
    })),
    answer: { sign },
  }));
}

function columnOptions(question: Asked<'amountColumn'>, { amountColumn }: Answers) {
  return question.columns.map(({ column, heading, texts }): QuestionOption => ({
    key: String(column),
    title: heading === '' ? QUESTIONS.column(column + 1) : heading,
    isLikely: question.likely === column,
    isChosen: amountColumn === column,
    examples: texts.slice(0, 2).map((text) => ({ before: text, after: null, about: '' })),
    answer: { amountColumn: column },
  }));
}

/** Asks which account or card a file without a number belongs to. */
function CuentaQuestion({ question, answers }: { question: Asked<'cuenta'>; answers: Answers }) {
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
    isChosen: answers.cuenta === key,
    examples: question.examples.map(({ concepto, fecha, importe }) => ({
      before: `${format.shortDay(fecha)} · ${format.cantidad(BigInt(-importe))}`,
      after,
      about: concepto,
    })),
    answer: { cuenta: key },
  }));
  return <QuestionBox title={CUENTA.title} why={CUENTA.why} options={options} />;
}

function dayOrNone(fecha: string | null | undefined, format: Format): string {
  return fecha ? format.longDay(fecha) : NONE.fecha;
}
