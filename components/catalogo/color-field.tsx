import { Check } from 'lucide-react';
import { ChoiceTiles } from '@/components/ui/choice-tiles';
import { Field, Input } from '@/components/ui/field';
import type { CatalogoDraftFaults } from '@/lib/domain/catalogo-entry';
import { GRAY_CODE, HUES, paintOf } from '@/lib/domain/color';
import type { CatalogoTable } from '@/lib/domain/entities';
import { CATALOGO } from '@/lib/text/catalogo';
import { ICONOS } from '@/lib/text/iconos';

type ColorFieldProps = {
  color: string;
  fault: CatalogoDraftFaults['color'];
  onChange: (color: string) => void;
};

export function ColorField({ color, fault, onChange }: ColorFieldProps) {
  const chosen = swatchOf(color);
  return (
    <div className="grid gap-3">
      <ChoiceTiles
        legend={CATALOGO.color}
        tiles={HUES.map((hue) => ({
          value: swatchOf(hue),
          label: CATALOGO.colors[hue],
          content: (
            <span
              data-hue={hue}
              className="border-foreground/50 grid size-7 place-items-center rounded-full border forced-color-adjust-none"
            >
              {swatchOf(hue) === chosen ? <Check className="size-4" /> : null}
            </span>
          ),
        }))}
        value={chosen}
        onChange={onChange}
      />
      <Field label={CATALOGO.otherColor} error={fault && CATALOGO.faults.color[fault]}>
        {(control) => (
          <Input
            {...control}
            type="color"
            className="w-16 cursor-pointer p-1 sm:w-16"
            // The field is never empty.
            value={paintOf(color).code ?? GRAY_CODE}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        )}
      </Field>
    </div>
  );
}

function swatchOf(color: string): string {
  return color === 'gray' ? GRAY_CODE : color;
}

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
