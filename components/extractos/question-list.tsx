import { ArrowRight, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { NativeSelect } from '@/components/ui/native-select';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { type ReviewedFlow, statementSession } from '@/lib/page/import/statement-session';
import type { Answers, Asked, ColumnRole, Question } from '@/lib/statements/statement';
import { NONE } from '@/lib/text/common';
import { EXTRACTOS } from '@/lib/text/extractos';
import { QUESTIONS, statementFaultSentence } from '@/lib/text/extractos-review';
import { type Format, shorten } from '@/lib/text/format';

type ColumnsQuestionProps = {
  question: Extract<Question, { kind: 'noHeader' }>;
  answered: readonly ColumnRole[] | null;
};

const ALL_ROLES = Object.keys(QUESTIONS.roles) as ColumnRole[];

/** The likely roles are chosen already: one press confirms. */
function ColumnsQuestion({ question, answered }: ColumnsQuestionProps) {
  const id = useId();
  const [roles, setRoles] = useState<readonly ColumnRole[]>(answered ?? question.likely);
  const isAnswered = answered !== null && roles.every((role, column) => role === answered[column]);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-border p-4"
    >
      <div>
        <h3 id={id} className="text-sm font-semibold">
          {QUESTIONS.noHeader}
        </h3>
        <p className="text-sm text-muted-foreground">{QUESTIONS.noHeaderWhy}</p>
      </div>
      <ColumnList columns={question.columns} roles={roles} onRoles={setRoles} />
      <Button
        variant={isAnswered ? 'outline' : 'primary'}
        className="justify-self-start"
        onClick={() => {
          statementSession.answer({ noHeader: roles });
        }}
      >
        {QUESTIONS.confirmColumns}
      </Button>
    </div>
  );
}

type ColumnListProps = {
  columns: ColumnsQuestionProps['question']['columns'];
  roles: readonly ColumnRole[];
  onRoles: (roles: readonly ColumnRole[]) => void;
};

function ColumnList({ columns, roles, onRoles }: ColumnListProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
      {columns.map(({ column, texts }) => (
        <ColumnField
          key={column}
          column={column}
          texts={texts}
          role={roles[column] ?? 'ninguna'}
          onChoose={(role) => {
            onRoles(roles.map((other, place) => (place === column ? role : other)));
          }}
        />
      ))}
    </ul>
  );
}

type ColumnFieldProps = {
  column: number;
  texts: readonly string[];
  role: ColumnRole;
  onChoose: (role: ColumnRole) => void;
};

function ColumnField({ column, texts, role, onChoose }: ColumnFieldProps) {
  const id = useId();
  return (
    <li className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {QUESTIONS.column(column + 1)}
      </label>
      <NativeSelect
        id={id}
        value={role}
        onChange={(event) => {
          onChoose(ALL_ROLES.find((each) => each === event.target.value) ?? 'ninguna');
        }}
      >
        {ALL_ROLES.map((each) => (
          <option key={each} value={each}>
            {QUESTIONS.roles[each]}
          </option>
        ))}
      </NativeSelect>
      {texts.slice(0, 2).map((text, place) => (
        <p key={place} className="truncate text-xs text-muted-foreground" title={text}>
          <bdi>{text}</bdi>
        </p>
      ))}
    </li>
  );
}

/** `examples`: texts of the file and their meaning under this answer. */
type QuestionOption = {
  key: string;
  title: string;
  isLikely: boolean;
  isChosen: boolean;
  examples: readonly { before: string; after: string | null; about: string }[];
  answer: Answers;
};

type QuestionBoxProps = { title: string; why: string; options: readonly QuestionOption[] };

function QuestionBox({ title, why, options }: QuestionBoxProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      className="grid grid-cols-1 gap-3 rounded-card border border-border p-4"
    >
      <div>
        <h3 id={id} className="text-sm font-semibold">
          {title}
        </h3>
        <p id={`${id}-why`} className="text-pretty text-sm text-muted-foreground">
          {why}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {options.map(({ key, ...option }) => (
          <AnswerButton key={key} {...option} />
        ))}
      </div>
    </div>
  );
}

function AnswerButton({ title, isLikely, isChosen, examples, answer }: Omit<QuestionOption, 'key'>) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => {
        statementSession.answer(answer);
      }}
      className={cn(
        'grid min-w-0 cursor-pointer content-start gap-2 rounded border p-3 text-left hover:bg-accent forced-colors:aria-pressed:outline-2',
        isChosen ? 'border-primary bg-primary-soft' : 'border-input',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
        {isChosen ? <Check aria-hidden className="size-4 text-primary" /> : null}
        {title}
        {isLikely ? (
          <span className="text-xs font-normal text-muted-foreground">{EXTRACTOS.likely}</span>
        ) : null}
      </span>
      {examples.map((example, place) => (
        <AnswerExample key={place} {...example} />
      ))}
    </button>
  );
}

function AnswerExample({ before, after, about }: QuestionOption['examples'][number]) {
  return (
    <span className="grid min-w-0 text-sm text-muted-foreground">
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <bdi className="wrap-anywhere tabular-nums">{before}</bdi>
        {after === null ? null : (
          <>
            <ArrowRight aria-hidden className="size-3.5 shrink-0" />
            <span className="text-foreground">{after}</span>
          </>
        )}
      </span>
      {about === '' ? null : (
        <bdi className="truncate text-xs" title={about}>
          {about}
        </bdi>
      )}
    </span>
  );
}

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

function optionsOf(question: Boxed, answers: FlowAnswers, format: Format): QuestionOption[] {
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

type FlowAnswers = ReviewedFlow['answers'];

function ordersOf({ examples }: Asked<'dayMonth'>) {
  return (['dayFirst', 'monthFirst', 'yearFirst'] as const).filter((order) =>
    examples.some((example) => example[order] !== undefined),
  );
}

function dayMonthOptions(question: Asked<'dayMonth'>, { dayMonth }: FlowAnswers, format: Format) {
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

function yearOptions(question: Asked<'noYear'>, { noYear, yearOrder }: FlowAnswers, format: Format) {
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

function signOptions(question: Asked<'sign'>, answers: FlowAnswers, format: Format) {
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

function columnOptions(question: Asked<'amountColumn'>, { amountColumn }: FlowAnswers) {
  return question.columns.map(({ column, heading, texts }): QuestionOption => ({
    key: String(column),
    title: heading === '' ? QUESTIONS.column(column + 1) : heading,
    isLikely: question.likely === column,
    isChosen: amountColumn === column,
    examples: texts.slice(0, 2).map((text) => ({ before: text, after: null, about: '' })),
    answer: { amountColumn: column },
  }));
}

function CuentaQuestion({ question, answers }: { question: Asked<'cuenta'>; answers: FlowAnswers }) {
  const format = useFormat();
  const catalogo = useCatalogo();
  const known = question.accounts.map(({ key, metodoPagoId }) => {
    const nombre = catalogo?.metodosPago.get(metodoPagoId ?? NaN)?.nombre;
    return {
      key,
      title: nombre === undefined ? QUESTIONS.cuenta.same : shorten(nombre),
      after: EXTRACTOS.isHere,
    };
  });
  const other = { key: question.otherKey, title: QUESTIONS.cuenta.other, after: EXTRACTOS.isNew };
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
  return <QuestionBox title={QUESTIONS.cuenta.title} why={QUESTIONS.cuenta.why} options={options} />;
}

function dayOrNone(fecha: string | null | undefined, format: Format): string {
  return fecha ? format.longDay(fecha) : NONE.fecha;
}
