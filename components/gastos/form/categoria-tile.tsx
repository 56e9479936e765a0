import { Check } from 'lucide-react';
import { groundPaint } from '@/components/gasto/paint';
import { paintOfCategoria } from '@/lib/domain/color';
import type { CategoriaFields } from '@/lib/domain/entities';
import type { Choice } from '@/lib/page/entry-choices';
import { hyphenate } from '@/lib/text/hyphenate';

type CategoriaTileProps = {
  categoria: Choice<CategoriaFields>;
  /** Shared by the tiles of one choice. */
  name: string;
  checked: boolean;
  onChange: () => void;
};

/** On the category's colour, so that equal icons can be told apart. A choice changes no letter's width. */
export function CategoriaTile({ categoria, name, checked, onChange }: CategoriaTileProps) {
  const { nombre, icono } = categoria;
  return (
    <label
      {...groundPaint(paintOfCategoria(categoria))}
      className="has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--primary)] forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring hover:border-foreground/50 relative flex min-h-14 min-w-0 cursor-pointer flex-col items-center justify-center gap-0.5 rounded border border-transparent px-0.5 py-1.5 text-center"
    >
      {/* Without the soft hyphens. */}
      <input
        type="radio"
        name={name}
        value={nombre}
        aria-label={nombre}
        checked={checked}
        onChange={onChange}
        className="peer sr-only"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="absolute right-1 top-1 hidden size-3.5 text-primary peer-checked:block"
      />
      {icono ? <span aria-hidden>{icono}</span> : null}
      <span
        aria-hidden
        className="wrap-break-word line-clamp-2 w-full text-[max(11px,0.6875rem)] leading-tight tracking-tight"
      >
        {hyphenate(nombre)}
      </span>
    </label>
  );
}
