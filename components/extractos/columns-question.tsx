import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { statementSession } from '@/lib/page/statement-session';
import type { ColumnRole, Question } from '@/lib/statements/statement';
import { QUESTIONS, ROLES } from '@/lib/text/extractos-review';

type ColumnsQuestionProps = {
  question: Extract<Question, { kind: 'noHeader' }>;
  answered: readonly ColumnRole[] | null;
};

const ALL_ROLES = Object.keys(ROLES) as ColumnRole[];

/** The likely roles are chosen already: one press confirms them. */
export function ColumnsQuestion({ question, answered }: ColumnsQuestionProps) {
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
            {ROLES[each]}
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
