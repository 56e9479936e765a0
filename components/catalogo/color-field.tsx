import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceFieldset } from '@/components/ui/choice-chips';
import { Field, Input } from '@/components/ui/field';
import type { CatalogoDraftFaults } from '@/lib/domain/catalogo-entry';
import { GRAY_CODE, HUES, paintOf } from '@/lib/domain/color';
import type { CatalogoTable } from '@/lib/domain/entities';
import { CATALOGO } from '@/lib/text/catalogo';
import { ICONOS } from '@/lib/text/iconos';

type Tile = { value: string; label: string; content: ReactNode };

type ChoiceTilesProps = {
  legend: string;
  tiles: readonly Tile[];
  value: string;
  onChange: (value: string) => void;
};

function ChoiceTiles({ legend, tiles, value, onChange }: ChoiceTilesProps) {
  return (
    <ChoiceFieldset legend={legend} choose="one">
      {(name) => (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))]">
          {tiles.map((tile) => (
            <label
              key={tile.value}
              title={tile.label}
              className="has-checked:border-primary has-checked:bg-primary-soft forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring relative grid h-11 cursor-pointer place-items-center rounded border-2 border-transparent text-xl leading-none hover:bg-accent sm:h-10"
            >
              <input
                type="radio"
                name={name}
                value={tile.value}
                checked={tile.value === value}
                onChange={() => {
                  onChange(tile.value);
                }}
                className="sr-only"
              />
              <span aria-hidden className="contents">
                {tile.content}
              </span>
              <span className="sr-only">{tile.label}</span>
            </label>
          ))}
        </div>
      )}
    </ChoiceFieldset>
  );
}

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
