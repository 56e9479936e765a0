import { History } from 'lucide-react';
import { type ComponentProps, useId, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import type { MetodoPagoFields } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import { type ReviewedFlow, statementSession } from '@/lib/page/import/statement-session';
import { stickyEtiqueta, stickyOn } from '@/lib/page/settings/sticky-etiqueta';
import { STARTERS } from '@/lib/sample/generate-sample';
import { chooseEtiqueta, chooseMetodo } from '@/lib/statements/review/edit-choices';
import { type Cuadre, metodoOfSource } from '@/lib/statements/review/review-choices';
import type { Recalled } from '@/lib/statements/statement';
import { NOUNS } from '@/lib/text/common';
import { STICKY } from '@/lib/text/etiquetas';
import { EXTRACTOS } from '@/lib/text/extractos';
import { CUADRE, QUESTIONS } from '@/lib/text/extractos-review';
import { rowOptions, RowSelect } from './movement-list';

type MetodoFieldsProps = {
  flow: ReviewedFlow;
  /** Sources that need a method before the import. */
  open: readonly number[];
};

/** The answer is remembered. */
export function MetodoFields({ flow, open }: MetodoFieldsProps) {
  const catalogo = useCatalogo();
  const options = useMemo(
    () => rowOptions<'metodosPago'>(catalogo?.metodosPago.values() ?? [], STARTERS.metodosPago),
    [catalogo],
  );
  return (
    // While they are read, the fields keep their room.
    <div className={cn('grid gap-3 sm:grid-cols-2', !catalogo && 'invisible')}>
      {flow.review.sources.map(({ key, cuenta }, source) => (
        <MetodoField
          key={key}
          label={
            flow.review.sources.length > 1 && cuenta !== null ? EXTRACTOS.metodoOf(cuenta) : EXTRACTOS.metodo
          }
          choice={metodoOfSource(flow.review, source, flow.choices)}
          isOpen={open.includes(source)}
          options={options}
          onChoose={(metodo) => {
            if (metodo) statementSession.edit(chooseMetodo(key, metodo));
          }}
        />
      ))}
    </div>
  );
}

type MetodoFieldProps = Pick<
  ComponentProps<typeof RowSelect<MetodoPagoFields>>,
  'choice' | 'options' | 'onChoose'
> & { label: string; isOpen: boolean };

function MetodoField({ label, isOpen, choice, ...select }: MetodoFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="wrap-anywhere text-sm font-medium">
        {label}
      </label>
      <RowSelect
        {...select}
        id={id}
        choice={choice}
        none={choice === null ? EXTRACTOS.choose : null}
        aria-describedby={`${id}-advice`}
      />
      <p id={`${id}-advice`} className={isOpen ? 'text-sm text-warning' : 'text-sm text-muted-foreground'}>
        {isOpen ? EXTRACTOS.metodoMissing : EXTRACTOS.metodoAdvice}
      </p>
    </div>
  );
}

/** Without an answer, no expense gets the tag. */
export function EtiquetaQuestion({ flow, count }: { flow: ReviewedFlow; count: number }) {
  const format = useFormat();
  const sticky = stickyOn(useSetting(stickyEtiqueta), useToday());
  const { etiqueta } = flow.choices;
  // An answer outlives a tag that no longer goes on.
  const nombre = etiqueta || sticky?.nombre;
  if (!nombre) return null;
  return (
    <ChoiceChips
      legend={STICKY.ask(nombre, format.count(count, NOUNS.gasto))}
      chips={[
        { value: nombre, label: STICKY.yes },
        { value: '', label: STICKY.no },
      ]}
      value={etiqueta}
      onChange={(chosen) => {
        statementSession.edit(chooseEtiqueta(chosen));
      }}
    />
  );
}

export function RecalledLines({ flow }: { flow: ReviewedFlow }) {
  const lines = flow.review.recalled.filter(({ question }) => !Object.hasOwn(flow.answers, question.kind));
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {lines.map((recalled) => {
        const answer = answerOf(recalled);
        return (
          <li key={recalled.question.kind} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="flex min-w-0 items-start gap-2">
              <History aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
              <span className="wrap-anywhere min-w-0 text-pretty">{QUESTIONS.recalled.line(answer)}</span>
            </span>
            <Button
              variant="outline"
              size="small"
              aria-label={QUESTIONS.recalled.changeOf(answer)}
              onClick={() => {
                statementSession.reopen(recalled);
              }}
            >
              {QUESTIONS.recalled.change}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function answerOf({ question, answers }: Recalled): string {
  switch (question.kind) {
    case 'sign':
      return inSentence(QUESTIONS[answers.sign ?? question.likely ?? 'asWritten']);
    case 'dayMonth':
      return inSentence(QUESTIONS[answers.dayMonth ?? question.likely]);
    case 'amountColumn': {
      const column = question.columns.find((one) => one.column === answers.amountColumn);
      return QUESTIONS.recalled.amountColumn(column?.heading ?? '');
    }
    case 'noHeader':
    case 'noYear':
    case 'cuenta':
      return QUESTIONS.recalled.columns;
  }
}

function inSentence(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

type CuadreListProps = { cuadre: Cuadre; addedLabel: string };

/** The lines add up to the cent. */
export function CuadreList({ cuadre, addedLabel }: CuadreListProps) {
  const format = useFormat();
  const { charges, added } = cuadre;
  const lines = [
    [addedLabel, added] as const,
    ...(['same', 'here', 'aside', 'foreign', 'out', 'ignored'] as const).map(
      (line) => [CUADRE[line], cuadre[line]] as const,
    ),
  ];
  const difference = lines.reduce((left, [, { sum }]) => left - sum, charges.sum);
  return (
    <div className="grid max-w-lg gap-1.5">
      <dl className="grid text-sm">
        {[
          ...lines.filter(([label, { count }]) => count > 0 || label === addedLabel),
          [CUADRE.charges, charges] as const,
        ].map(([label, { count, sum }]) => (
          <div
            key={label}
            className={cn(
              'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1',
              label === CUADRE.charges && 'mt-1 border-t border-border pt-2 font-medium',
            )}
          >
            <dt>
              {label} <span className="text-muted-foreground">· {EXTRACTOS.movements(format, count)}</span>
            </dt>
            <dd className="text-right tabular-nums">{format.cantidad(BigInt(sum))}</dd>
          </div>
        ))}
      </dl>
      <p className={difference === 0 ? 'text-sm text-muted-foreground' : 'text-sm text-destructive'}>
        {difference === 0 ? CUADRE.agrees : CUADRE.differs(format.cantidad(BigInt(difference)))}
      </p>
    </div>
  );
}
