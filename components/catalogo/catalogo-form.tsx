import { Button } from '@/components/ui/button';
import { Field, FieldError, Input } from '@/components/ui/field';
import type { CatalogoDraftFaults } from '@/lib/domain/catalogo-entry';
import { CATALOGO, CATALOGO_SCREENS } from '@/lib/text/catalogo';
import { BUTTONS, FIELDS } from '@/lib/text/common';
import { CATALOGO_RULES } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import { shorten } from '@/lib/text/format';
import { ColorField } from './color-field';
import { IconoField } from './icono-field';
import { PresupuestoField } from './presupuesto-field';
import { RowIcon } from './row-icon';
import { useCatalogoForm, type CatalogoFormProps } from './use-catalogo-form';

/** Creates or edits a category or method; only categories have color and presupuesto. */
export function CatalogoForm(props: CatalogoFormProps) {
  const { form, draft, faults, conflict, change, save } = useCatalogoForm(props);
  const { table } = props;
  const { hasColor, hasPresupuesto } = CATALOGO_RULES[table];
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex min-h-0 flex-col">
      <div className="grid grid-cols-1 gap-5 overflow-y-auto p-5">
        <Texts {...{ table, draft, faults, change }} />
        {hasPresupuesto ? (
          <PresupuestoField draft={draft} fault={faults.presupuesto} onChange={change} />
        ) : null}
        {hasColor ? (
          <ColorField
            color={draft.color}
            fault={faults.color}
            onChange={(color) => {
              change({ color });
            }}
          />
        ) : null}
        <IconoField
          table={table}
          icono={draft.icono}
          onChange={(icono) => {
            change({ icono });
          }}
        />
      </div>
      <div className="grid gap-3 border-t border-border p-4">
        {conflict ? (
          <FieldError role="alert" tabIndex={-1}>
            {CATALOGO.faults.conflict[conflict]}
          </FieldError>
        ) : null}
        <Button type="submit" className="sm:justify-self-end">
          {BUTTONS.save}
        </Button>
      </div>
    </form>
  );
}

type TextsProps = Pick<CatalogoFormProps, 'table'> &
  Pick<ReturnType<typeof useCatalogoForm>, 'draft' | 'faults' | 'change'>;

function Texts({ table, draft, faults, change }: TextsProps) {
  const { nombre, descripcion, icono, color } = draft;
  return (
    <>
      <Field label={FIELDS.nombre} error={nombreFault(faults.nombre, table)}>
        {(control) => (
          <div className="flex items-center gap-3">
            <RowIcon icono={icono.trim()} color={CATALOGO_RULES[table].hasColor ? color : undefined} />
            <Input
              {...control}
              autoComplete="off"
              value={nombre}
              onChange={(event) => {
                change({ nombre: event.target.value });
              }}
            />
          </div>
        )}
      </Field>
      <Field
        label={FIELDS.descripcion}
        error={faults.descripcion && CATALOGO.faults.descripcion[faults.descripcion]}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={descripcion}
            onChange={(event) => {
              change({ descripcion: event.target.value });
            }}
          />
        )}
      </Field>
    </>
  );
}

function nombreFault(fault: CatalogoDraftFaults['nombre'], table: CatalogoTable): string | undefined {
  if (fault === undefined) return undefined;
  if (typeof fault === 'object') return CATALOGO.faults.similar(shorten(fault.similar));
  return fault === 'taken' ? CATALOGO_SCREENS[table].taken : CATALOGO.faults.nombre[fault];
}
