import { Check } from 'lucide-react';
import { ChoiceTiles } from '@/components/ui/choice-tiles';
import { Field, Input } from '@/components/ui/field';
import type { CatalogoDraftFaults } from '@/lib/domain/catalogo-entry';
import { HUES, paintOf } from '@/lib/domain/color';
import { CATALOGO } from '@/lib/text/catalogo';

/** The field is never empty. */
const NO_COLOR = '#808080';

type ColorFieldProps = {
  color: string;
  fault: CatalogoDraftFaults['color'];
  onChange: (color: string) => void;
};

/** A colour by swatch, or any other. */
export function ColorField({ color, fault, onChange }: ColorFieldProps) {
  return (
    <div className="grid gap-3">
      <ChoiceTiles
        legend={CATALOGO.color}
        tiles={HUES.map((hue) => ({
          value: hue,
          label: CATALOGO.colors[hue],
          content: (
            <span
              data-hue={hue}
              className="border-foreground/50 grid size-7 place-items-center rounded-full border forced-color-adjust-none"
            >
              {hue === color ? <Check className="size-4" /> : null}
            </span>
          ),
        }))}
        value={color}
        onChange={onChange}
      />
      <Field label={CATALOGO.otherColor} error={fault && CATALOGO.faults.color[fault]}>
        {(control) => (
          <Input
            {...control}
            type="color"
            className="w-16 cursor-pointer p-1 sm:w-16"
            value={paintOf(color).code ?? NO_COLOR}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        )}
      </Field>
    </div>
  );
}
