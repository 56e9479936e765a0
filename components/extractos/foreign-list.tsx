import { useId, useState } from 'react';
import { useGrowingCount } from '@/components/catalogo/use-growing-count';
import { CantidadQuestion } from '@/components/fields/cantidad-question';
import { FieldError, Input } from '@/components/ui/field';
import { settleCantidad, type CantidadFault, type CantidadMeaning } from '@/lib/domain/cantidad-input';
import { centsToDecimal, toCents } from '@/lib/domain/money';
import { readSum } from '@/lib/domain/sum-input';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession } from '@/lib/page/statement-session';
import type { Hundredths } from '@/lib/statements/movement';
import { categoriaOf, fateOf } from '@/lib/statements/statement-plan';
import { EXTRACTOS } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';
import { ENTRY } from '@/lib/text/gastos';
import { CategoriaSelect } from './categoria-select';
import type { ListedMovements } from './listed-movements';
import { MovementLines } from './movement-lines';
import { useMovementWords } from './use-movement-words';

type ForeignListProps = ListedMovements & { places: readonly number[]; currency: string };

/** Movements in another currency, each with a field for its amount in the own one. */
export function ForeignList({
  places,
  currency,
  movements,
  choices,
  categorias,
  metodoNames,
}: ForeignListProps) {
  const words = useMovementWords(metodoNames);
  const [drawn, end] = useGrowingCount(places.length, 30);
  return (
    <>
      <ul className="mt-2 divide-y divide-border">
        {places.slice(0, drawn).map((at) => {
          const movement = movements[at];
          if (!movement) return null;
          const fate = fateOf(movement, at, choices);
          return (
            <li
              key={at}
              className="grid grid-cols-1 items-start gap-x-3 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_14rem_9rem]"
            >
              <div className="min-w-0">
                <MovementLines movement={movement} meta={words.meta(movement, fate)} />
              </div>
              {fate === 'add' ? (
                <CategoriaSelect
                  label={EXTRACTOS.categoriaOf(shorten(movement.nombre), words.day(movement))}
                  choice={categoriaOf(movement, at, choices)}
                  options={categorias}
                  onChoose={(choice) => {
                    statementSession.setCategoriaOf(at, choice);
                  }}
                />
              ) : (
                <span aria-hidden className="hidden sm:block" />
              )}
              <ForeignCantidad
                at={at}
                importe={choices.importes.get(at) ?? null}
                label={EXTRACTOS.cantidadIn(shorten(movement.nombre), words.day(movement), currency)}
                currency={currency}
                hasDay={movement.fecha !== null}
              />
            </li>
          );
        })}
      </ul>
      {drawn < places.length ? <div key={drawn} ref={end} /> : null}
    </>
  );
}

type ForeignCantidadProps = {
  at: number;
  /** The amount that was given already, as before the screen was left; null for none. */
  importe: Hundredths | null;
  label: string;
  currency: string;
  hasDay: boolean;
};

/** The field for an amount in the own currency, which reads what people type. */
function ForeignCantidad({ at, importe, label, currency, hasDay }: ForeignCantidadProps) {
  const id = useId();
  const format = useFormat();
  const [typed, setTyped] = useState(() =>
    importe === null ? '' : format.plainNumber(Number(centsToDecimal(BigInt(importe)))),
  );
  const [fault, setFault] = useState<CantidadFault | null>(null);

  function take(text: string, meaning: CantidadMeaning | null) {
    const read = settleCantidad(readSum(text, format.marks).typed, meaning);
    setTyped(text);
    setFault(text.trim() === '' || read.ok ? null : read.fault);
    statementSession.setImporte(at, read.ok ? Number(toCents(read.value)) : null);
  }
  return (
    <div className="grid gap-1.5">
      <Input
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={currency}
        className="text-right tabular-nums"
        disabled={!hasDay}
        value={typed}
        onChange={(event) => {
          take(event.target.value, null);
        }}
      />
      {fault === null ? null : (
        <FieldError id={id}>
          {typeof fault === 'string' ? (
            ENTRY.faults.cantidad[fault]
          ) : (
            <CantidadQuestion
              {...fault}
              onAnswer={(meaning) => {
                take(typed, meaning);
              }}
            />
          )}
        </FieldError>
      )}
    </div>
  );
}
