import { useState } from 'react';
import { rowChoice } from '@/components/gasto/gasto-control';
import { EtiquetasField } from '@/components/etiquetas/etiquetas-field';
import { useEtiquetasInUse } from '@/components/etiquetas/hashtags';
import type { Ask } from '@/components/period/use-asked-query';
import { Button } from '@/components/ui/button';
import { CheckChips, ChoiceChips } from '@/components/ui/choice-chips';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import type { Catalogo } from '@/lib/domain/entities';
import { spellingInUse } from '@/lib/domain/etiquetas';
import {
  DEVOLUCION_KINDS,
  ESTADO_KINDS,
  ETIQUETAS_MODOS,
  type GastosFilter,
  MISSING_ID,
  NO_FILTER,
  type Orden,
  ORDENES,
} from '@/lib/domain/gastos-query';
import { type Cents, centsToDecimal, toCents } from '@/lib/domain/money';
import { ALL_TIME, type Period } from '@/lib/domain/dates';
import { orderedEnds } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { countQuery } from '@/lib/page/queries/list-query';
import { readSumSoFar } from '@/lib/read/read-cantidad';
import { BUTTONS, ESTADO_NAMES, FIELDS, NONE, NOUNS, TITLES } from '@/lib/text/common';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { FILTERING } from '@/lib/text/gastos';
import { FINDING } from '@/lib/text/gastos-list';
import { REFUNDS } from '@/lib/text/reembolsos';

type EtiquetasFilterProps = {
  filter: GastosFilter;
  onSet: (part: Partial<GastosFilter>) => void;
};

function EtiquetasFilter({ filter: { etiquetas, etiquetasModo }, onSet }: EtiquetasFilterProps) {
  const inUse = useEtiquetasInUse();
  if (inUse.length === 0 && etiquetas.length === 0 && etiquetasModo !== 'sin') return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <EtiquetasField
        isClosed
        value={etiquetas.map((nombre) => spellingInUse(nombre, inUse))}
        onChange={(chosen) => {
          onSet({ etiquetas: chosen });
        }}
      />
      <ChoiceChips
        legend={ETIQUETAS.modo}
        value={etiquetasModo}
        chips={ETIQUETAS_MODOS.map((modo) => ({ value: modo, label: ETIQUETAS.modos[modo] }))}
        onChange={(value) => {
          const modo = ETIQUETAS_MODOS.find((one) => one === value);
          if (modo) onSet({ etiquetasModo: modo });
        }}
      />
    </div>
  );
}

type FilterDialogProps = {
  period: Period;
  filter: GastosFilter;
  orden: Orden;
  catalogo: Catalogo;
  found: number | null;
  onAsk: Ask;
  onClose: () => void;
};

/** Each choice holds at once; the list behind follows. */
export function FilterDialog({ period, filter, orden, catalogo, found, onAsk, onClose }: FilterDialogProps) {
  const [cleared, setCleared] = useState(0);
  /** As typed; asked in order. */
  const [bounds, setBounds] = useState<Pick<GastosFilter, 'min' | 'max'>>(filter);

  function set(part: Partial<GastosFilter>) {
    // An address of a tag without a period is of all time.
    const kept = part.etiquetas?.length ? { period } : {};
    // One step in the history: «back» restores the list.
    onAsk({ ...kept, filter: part }, 'type');
  }

  return (
    <Dialog onClose={onClose}>
      <DialogContent title={FINDING.filters} closeLabel={BUTTONS.close}>
        <div className="grid grid-cols-1 gap-5 overflow-y-auto p-5">
          <Chosen filter={filter} catalogo={catalogo} onSet={set} />
          <div className="grid grid-cols-2 gap-4">
            {(['min', 'max'] as const).map((bound) => (
              <CantidadBound
                key={`${bound}-${cleared}`}
                label={FILTERING[bound]}
                value={bounds[bound]}
                onChange={(cents) => {
                  const typed = { ...bounds, [bound]: cents };
                  setBounds(typed);
                  const [min, max] = orderedEnds(typed.min, typed.max);
                  set({ min, max });
                }}
              />
            ))}
          </div>
          <OrdenField {...{ orden, onAsk }} />
        </div>
        <FilterEnd
          found={found}
          onClear={() => {
            set({ ...NO_FILTER, q: filter.q });
            setBounds(NO_FILTER);
            setCleared(cleared + 1);
          }}
          onClose={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

type FilterEndProps = { found: number | null; onClear: () => void; onClose: () => void };

function FilterEnd({ found, onClear, onClose }: FilterEndProps) {
  const format = useFormat();
  return (
    <div className="flex gap-2 border-t border-border p-4 sm:justify-end">
      <Button variant="outline" className="flex-1 sm:flex-none" onClick={onClear}>
        {FILTERING.clearEverything}
      </Button>
      <Button className="flex-1 tabular-nums sm:flex-none" onClick={onClose}>
        {found === null ? FINDING.counting : FILTERING.show(format.count(found, NOUNS.gasto))}
      </Button>
    </div>
  );
}

function OrdenField({ orden, onAsk }: Pick<FilterDialogProps, 'orden' | 'onAsk'>) {
  return (
    <Field label={FILTERING.orden}>
      {(control) => (
        <NativeSelect
          {...control}
          value={orden}
          onChange={(event) => {
            const chosen = ORDENES.find((one) => one === event.target.value);
            if (chosen) onAsk({ orden: chosen }, 'type');
          }}
        >
          {ORDENES.map((one) => (
            <option key={one} value={one}>
              {FINDING.ordenNames[one]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

type ChosenProps = Pick<FilterDialogProps, 'filter' | 'catalogo'> & {
  onSet: (part: Partial<GastosFilter>) => void;
};

function Chosen({ filter, catalogo, onSet }: ChosenProps) {
  const exists = useWhatExists(filter);
  return (
    <>
      <CheckChips
        legend={TITLES.categorias}
        chips={chipsOf(catalogo.categorias, exists.noCategoria && NONE.categoria)}
        values={filter.categorias.map(String)}
        onChange={(ids) => {
          onSet({ categorias: ids.map(Number) });
        }}
      />
      <CheckChips
        legend={TITLES.metodosPago}
        chips={chipsOf(catalogo.metodosPago, exists.noMetodoPago && NONE.metodoPago)}
        values={filter.metodosPago.map(String)}
        onChange={(ids) => {
          onSet({ metodosPago: ids.map(Number) });
        }}
      />
      <CheckChips
        legend={FIELDS.estado}
        chips={ESTADO_KINDS.filter((kind) => kind !== 'otro' || exists.otro).map((kind) => ({
          value: kind,
          label: ESTADO_NAMES[kind],
        }))}
        values={filter.estados}
        onChange={(values) => {
          onSet({ estados: ESTADO_KINDS.filter((kind) => values.includes(kind)) });
        }}
      />
      <EtiquetasFilter filter={filter} onSet={onSet} />
      {exists.devolucion ? <DevolucionChips {...{ filter, onSet }} /> : null}
    </>
  );
}

function DevolucionChips({ filter, onSet }: Omit<ChosenProps, 'catalogo'>) {
  return (
    <CheckChips
      legend={REFUNDS.title}
      chips={DEVOLUCION_KINDS.map((kind) => ({ value: kind, label: FILTERING.devoluciones[kind] }))}
      values={filter.devoluciones}
      onChange={(values) => {
        onSet({ devoluciones: DEVOLUCION_KINDS.filter((kind) => values.includes(kind)) });
      }}
    />
  );
}

/** Rare kinds of expenses that are stored, or chosen. */
function useWhatExists({ categorias, metodosPago, estados, devoluciones }: GastosFilter) {
  return {
    noCategoria: useHasAny({ categorias: [MISSING_ID] }) || categorias.includes(MISSING_ID),
    noMetodoPago: useHasAny({ metodosPago: [MISSING_ID] }) || metodosPago.includes(MISSING_ID),
    otro: useHasAny({ estados: ['otro'] }) || estados.includes('otro'),
    devolucion: useHasAny({ devoluciones: DEVOLUCION_KINDS }) || devoluciones.length > 0,
  };
}

function useHasAny(filter: Partial<GastosFilter>): boolean {
  const query = { period: ALL_TIME, filter: { ...NO_FILTER, ...filter }, orden: 'fecha-desc' } as const;
  return (useQuery(countQuery(query))?.count ?? 0) > 0;
}

function chipsOf(
  rows: ReadonlyMap<number, { id: number; nombre: string; icono: string }>,
  none: string | false,
) {
  const chips = Array.from(rows.values(), rowChoice);
  return none === false ? chips : [...chips, { value: String(MISSING_ID), label: none, icon: '' }];
}

type CantidadBoundProps = { label: string; value: Cents | null; onChange: (cents: Cents | null) => void };

/** Unreadable text filters nothing and shows a fault. */
function CantidadBound({ label, value, onChange }: CantidadBoundProps) {
  const format = useFormat();
  const [typed, setTyped] = useState(value === null ? '' : format.plainNumber(Number(centsToDecimal(value))));
  const read = readSumSoFar(typed, format.marks).typed;
  const wrong = typed.trim() !== '' && read.kind !== 'cantidad';
  return (
    <Field label={label} error={wrong ? FILTERING.cantidadFault : undefined}>
      {(control) => (
        <>
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              const text = event.target.value;
              setTyped(text);
              const cantidad = readSumSoFar(text, format.marks).typed;
              onChange(cantidad.kind === 'cantidad' ? toCents(cantidad.cantidad) : null);
            }}
            className="tabular-nums"
          />
          <SumResult typed={typed} />
        </>
      )}
    </Field>
  );
}

function SumResult({ typed }: { typed: string }) {
  const format = useFormat();
  const { typed: read, isSum } = readSumSoFar(typed, format.marks);
  if (!isSum || read.kind !== 'cantidad') return null;
  return (
    <output className="text-sm tabular-nums text-muted-foreground">
      = {format.cantidad(toCents(read.cantidad))}
    </output>
  );
}
