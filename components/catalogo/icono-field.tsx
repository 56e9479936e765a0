import { ChoiceTiles } from '@/components/ui/choice-tiles';
import { Field, Input } from '@/components/ui/field';
import { CATALOGO } from '@/lib/text/catalogo';
import type { CatalogoTable } from '@/lib/domain/entities';
import { ICONOS } from '@/lib/text/iconos';

type IconoFieldProps = { table: CatalogoTable; icono: string; onChange: (icono: string) => void };

/** An icon from the palette, or the first character of a typed text. */
export function IconoField({ table, icono, onChange }: IconoFieldProps) {
  return (
    <div className="grid gap-3">
      <ChoiceTiles
        legend={CATALOGO.icono}
        tiles={ICONOS[table].map(([value, label]) => ({ value, label, content: value }))}
        value={icono}
        onChange={onChange}
      />
      <Field label={CATALOGO.otherIcono}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            className="w-24 sm:w-24"
            value={icono}
            onFocus={(event) => {
              // Typing replaces the present icon.
              event.target.select();
            }}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        )}
      </Field>
    </div>
  );
}
