import { statementSession, type ReviewedFlow } from '@/lib/page/statement-session';
import type { Question } from '@/lib/statements/question';
import { useFormat } from '@/lib/hooks/use-format';
import { NONE } from '@/lib/text/common';
import { QUESTIONS, statementFaultSentence } from '@/lib/text/extractos-review';
import type { Format } from '@/lib/text/format';
import { ColumnsQuestion } from './columns-question';
import { CuentaQuestion } from './cuenta-question';
import { QuestionBox, type QuestionOption } from './question-box';

/** The file's open questions. The import waits for the answers, which can be changed. */
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

function QuestionItem({ question, flow }: { question: Question; flow: ReviewedFlow }) {
  const format = useFormat();
  const { answers } = flow;
  switch (question.kind) {
    case 'dayMonth': {
      const orders = (['dayFirst', 'monthFirst', 'yearFirst'] as const).filter((order) =>
        question.examples.some((example) => example[order] !== undefined),
      );
      const options = orders.map((order): QuestionOption => ({
        key: order,
        title: QUESTIONS[order],
        isLikely: question.likely === order,
        isChosen: answers.dayMonth === order,
        examples: question.examples.map((example) => ({
          before: example.text,
          after: dayOrNone(example[order], format),
          about: example.concepto,
        })),
        choose: () => {
          statementSession.answer({ dayMonth: order });
        },
      }));
      const why = orders.includes('yearFirst') ? QUESTIONS.yearFirstWhy : QUESTIONS.dayMonthWhy;
      return <QuestionBox title={QUESTIONS.dayMonth} why={why} options={options} />;
    }
    case 'noYear': {
      const options = question.choices.map(({ year, order, fechas }): QuestionOption => ({
        key: `${year} ${order}`,
        title: String(year),
        isLikely: year === question.likely && order === question.choices[0]?.order,
        isChosen: answers.noYear === year && answers.yearOrder === order,
        examples: question.examples.map(({ text, concepto }, place) => ({
          before: text,
          after: dayOrNone(fechas[place], format),
          about: concepto,
        })),
        choose: () => {
          statementSession.answer({ noYear: year, yearOrder: order });
        },
      }));
      return <QuestionBox title={QUESTIONS.noYear} why={QUESTIONS.noYearWhy} options={options} />;
    }
    case 'sign': {
      const options = (['asWritten', 'inverted'] as const).map((sign): QuestionOption => ({
        key: sign,
        title: QUESTIONS[sign],
        isLikely: question.likely === sign,
        isChosen: answers.sign === sign,
        examples: question.examples.map(({ importe, concepto }) => ({
          before: format.cantidad(BigInt(importe)),
          after: importe < 0 === (sign === 'asWritten') ? QUESTIONS.out : QUESTIONS.in,
          about: concepto,
        })),
        choose: () => {
          statementSession.answer({ sign });
        },
      }));
      return <QuestionBox title={QUESTIONS.sign} why={QUESTIONS.signWhy} options={options} />;
    }
    case 'amountColumn': {
      const options = question.columns.map(({ column, heading, texts }): QuestionOption => ({
        key: String(column),
        title: heading === '' ? QUESTIONS.column(column + 1) : heading,
        isLikely: question.likely === column,
        isChosen: answers.amountColumn === column,
        examples: texts.slice(0, 2).map((text) => ({ before: text, after: null, about: '' })),
        choose: () => {
          statementSession.answer({ amountColumn: column });
        },
      }));
      return <QuestionBox title={QUESTIONS.amountColumn} why={QUESTIONS.amountColumnWhy} options={options} />;
    }
    case 'cuenta':
      return <CuentaQuestion question={question} answered={answers.cuenta ?? null} />;
    case 'noHeader':
      return <ColumnsQuestion question={question} answered={answers.noHeader ?? null} />;
  }
}

function dayOrNone(fecha: string | null | undefined, format: Format): string {
  return fecha ? format.longDay(fecha) : NONE.fecha;
}
