import { useEffect, useEffectEvent, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FieldError, Input } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { CATALOGO_RULES, CATALOGO_TABLES } from '@/lib/domain/catalogo-rules';
import { ESTADOS, type Catalogo, type Gasto } from '@/lib/domain/entities';
import { draftOf, type DraftFaults } from '@/lib/domain/gasto-entry';
import { useAfterPress } from '@/lib/hooks/use-after-press';
import { useFormat } from '@/lib/hooks/use-format';
import { BUTTONS, ESTADO_NAMES, NONE } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { CORRECTING, ENTRY } from '@/lib/text/gastos';
import { CantidadFaultMessage } from '@/components/fields/cantidad-field';
import { GRID_CLASS } from './gasto-grid-row';
import { useEntryForm } from '@/components/gastos/form/use-entry-form';
import type { EditField, Editing } from './use-list-state';

type RowEditorProps = {
  gasto: Gasto;
  catalogo: Catalogo;
  editing: Editing;
  onDone: () => void;
  onCancel: () => void;
};

const FAULTS_ID = 'fila-avisos';
const NO_HABITS = { suggestions: [], metodoOfCategoria: new Map<string, string>() };
const NOT_CHOSEN = { categorias: NONE.categoria, metodosPago: NONE.metodoPago };
const { columns } = CORRECTING;
/** For the field whose column is left out. */
const OWN_LINE_CLASS = '@max-[58.5rem]:order-last @max-[58.5rem]:col-[3/-1]';
const NARROW_SELECT_CLASS = '[&_select]:h-9 [&_select]:pl-2 [&_select]:pr-6 [&_svg]:right-1.5';

/** A row that scrolls away and comes back goes on at this field. */
const lastFields = new WeakMap<Editing, string>();

/** Enter saves, Escape discards, leaving the row saves a changed draft. */
export function RowEditor({ gasto, catalogo, editing, onDone, onCancel }: RowEditorProps) {
  const format = useFormat();
  const [initial] = useState(() => draftOf(gasto, catalogo, format.plainNumber(gasto.cantidad)));
  const [lastField] = useState(() => lastFields.get(editing));
  const { form, draft, origin, touched, faults, conflict, busy, change, forget, save, submit } = useEntryForm(
    {
      habits: NO_HABITS,
      initial,
      gasto,
      focusOn: `[name=${lastField ?? editing.field}]`,
      inRow: true,
      isBack: lastField !== undefined,
      onDone,
    },
  );
  const first = origin?.gasto ?? gasto;
  const faulty = Object.keys(faults).length > 0 || conflict !== null;
  const afterPress = useAfterPress();

  function cancel() {
    forget();
    onCancel();
  }
  function leave() {
    if (touched) void save();
    else onDone();
  }
  const onLeaving = useEffectEvent(leave);
  useEffect(() => {
    if (editing.leaving) onLeaving();
  }, [editing]);

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    // The row is not left if the browser itself takes the focus, for example for its menus.
    if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget)) return;
    if (!faulty) afterPress(leave);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel();
    // A browser's menu takes Enter for itself.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      event.preventDefault();
      void save();
    }
  }

  function control(name: EditField, label: string) {
    const invalid = faults[name] !== undefined;
    return {
      name,
      'aria-label': label,
      'aria-invalid': invalid,
      'aria-describedby': invalid ? FAULTS_ID : undefined,
    };
  }

  return (
    // In a compact grid the day lies over the first row, but under its fields.
    <li className="relative z-[4] bg-accent">
      <form
        ref={form}
        noValidate
        aria-label={CORRECTING.editRow}
        onSubmit={submit}
        onFocus={({ target }) => {
          lastFields.set(editing, target.getAttribute('name') ?? editing.field);
        }}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <div className={cn(GRID_CLASS, 'gap-2 py-1.5')}>
          <span />
          <Input
            type="date"
            {...control('fecha', columns.fecha)}
            className="-ml-8 w-[8.2rem] px-1.5 sm:h-9"
            value={draft.fecha}
            onChange={(event) => {
              change({ fecha: event.target.value });
            }}
          />
          {(['nombre', 'descripcion'] as const).map((name) => (
            <Input
              key={name}
              autoComplete="off"
              {...control(name, columns[name])}
              className={cn('px-2 sm:h-9', name === 'descripcion' && OWN_LINE_CLASS)}
              placeholder={name === 'descripcion' ? shorten(draft.nombre) : (draft.categoria ?? '')}
              value={draft[name]}
              onChange={(event) => {
                change({ [name]: event.target.value });
              }}
            />
          ))}
          {CATALOGO_TABLES.map((table) => {
            const field = CATALOGO_RULES[table].nombreField;
            return (
              <NativeSelect
                key={table}
                className={NARROW_SELECT_CLASS}
                {...control(field, columns[field])}
                value={draft[field] ?? ''}
                onChange={(event) => {
                  change({ [field]: event.target.value });
                }}
              >
                <NombreOptions
                  nombres={[...catalogo[table].values()]}
                  chosen={draft[field]}
                  none={NOT_CHOSEN[table]}
                />
              </NativeSelect>
            );
          })}
          <NativeSelect
            className={NARROW_SELECT_CLASS}
            {...control('estado', columns.estado)}
            value={draft.estado}
            onChange={(event) => {
              change({ estado: event.target.value });
            }}
          >
            {ESTADOS.map((estado) => (
              <option key={estado} value={estado}>
                {ESTADO_NAMES[estado]}
              </option>
            ))}
            {ESTADOS.some((estado) => estado === first.estado) ? null : (
              <option value={first.estado}>{shorten(first.estado) || NONE.estado}</option>
            )}
          </NativeSelect>
          <Input
            inputMode="decimal"
            autoComplete="off"
            {...control('cantidad', columns.cantidad)}
            className="px-2 text-right tabular-nums sm:h-9"
            value={draft.cantidad}
            onChange={(event) => {
              change({ cantidad: event.target.value, cantidadMeaning: null });
            }}
          />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 border-b border-border bg-accent px-6 pb-2">
          <div id={FAULTS_ID} role="alert" className="mr-auto grid gap-1">
            {conflict ? <FieldError>{CORRECTING[conflict]}</FieldError> : null}
            <RowFaults faults={faults}>
              <CantidadFaultMessage fault={faults.cantidad} cantidad={draft.cantidad} onChange={change} />
            </RowFaults>
          </div>
          <Button variant="ghost" size="small" onClick={cancel}>
            {BUTTONS.cancel}
          </Button>
          <Button type="submit" size="small" aria-disabled={busy}>
            {busy ? ENTRY.saving : BUTTONS.save}
          </Button>
        </div>
      </form>
    </li>
  );
}

type NombreOptionsProps = {
  nombres: readonly { id: number; nombre: string }[];
  chosen: string | null;
  none: string;
};

function NombreOptions({ nombres, chosen, none }: NombreOptionsProps) {
  return (
    <>
      {chosen === null ? <option value="">{none}</option> : null}
      {nombres.map(({ id, nombre }) =>
        nombre === '' ? null : (
          <option key={id} value={nombre}>
            {shorten(nombre)}
          </option>
        ),
      )}
    </>
  );
}

function RowFaults({ faults, children }: { faults: DraftFaults; children: React.ReactNode }) {
  const texts = [
    faults.fecha && ENTRY.faults.fecha[faults.fecha],
    faults.nombre && ENTRY.faults.nombre[faults.nombre],
    faults.descripcion && ENTRY.faults.descripcion[faults.descripcion],
    faults.categoria && ENTRY.faults.categoria[faults.categoria],
    faults.metodoPago && ENTRY.faults.metodoPago[faults.metodoPago],
    faults.estado && ENTRY.faults.estado[faults.estado],
  ].filter((text) => text !== undefined);
  return (
    <>
      {texts.map((text) => (
        <FieldError key={text}>{text}</FieldError>
      ))}
      {faults.cantidad ? <FieldError>{children}</FieldError> : null}
    </>
  );
}
