import { useId, useMemo } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { type ReviewedFlow, statementSession } from '@/lib/page/statement-session';
import { STARTERS } from '@/lib/sample/vocabulary';
import { chooseMetodo } from '@/lib/statements/edit-choices';
import { metodoOfSource } from '@/lib/statements/review-choices';
import { EXTRACTOS } from '@/lib/text/extractos';
import { rowOptions, type RowOptions, SelectOptions, valueOf } from './row-options';

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
  if (!catalogo) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {flow.review.sources.map(({ key, cuenta }, source) => (
        <MetodoField
          key={key}
          label={
            flow.review.sources.length > 1 && cuenta !== null ? EXTRACTOS.metodoOf(cuenta) : EXTRACTOS.metodo
          }
          value={valueOf(metodoOfSource(flow.review, source, flow.choices))}
          isOpen={open.includes(source)}
          options={options}
          onChange={(value) => {
            const metodo = options.choiceOf(value);
            if (metodo) statementSession.edit(chooseMetodo(key, metodo));
          }}
        />
      ))}
    </div>
  );
}

type MetodoFieldProps = {
  label: string;
  value: string;
  isOpen: boolean;
  options: RowOptions<{ nombre: string }>;
  onChange: (value: string) => void;
};

function MetodoField({ label, value, isOpen, options, onChange }: MetodoFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="wrap-anywhere text-sm font-medium">
        {label}
      </label>
      <NativeSelect
        id={id}
        value={value}
        aria-describedby={`${id}-advice`}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {value === '' ? <option value="">{EXTRACTOS.choose}</option> : null}
        <SelectOptions options={options} />
      </NativeSelect>
      <p id={`${id}-advice`} className={isOpen ? 'text-sm text-warning' : 'text-sm text-muted-foreground'}>
        {isOpen ? EXTRACTOS.metodoMissing : EXTRACTOS.metodoAdvice}
      </p>
    </div>
  );
}
