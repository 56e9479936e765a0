import { cn } from '@/components/ui/cn';
import { SCROLL_ROW } from '@/components/ui/choice-chips';
import { ETIQUETAS } from '@/lib/text/etiquetas';

type EtiquetaOption = { nombre: string; label: string };

type EtiquetaOptionsProps = {
  id: string;
  options: readonly EtiquetaOption[];
  /** A place among them; -1 for none. */
  active: number;
  pick: (nombre: string) => void;
};

/** A name may hold what no id can. */
export function optionId(id: string, place: number): string {
  return `${id}-${place}`;
}

/** A row below the line, which keeps the focus. Its room is always there: nothing moves. */
export function EtiquetaOptions({ id, options, active, pick }: EtiquetaOptionsProps) {
  return (
    <div
      id={id}
      role={options.length > 0 ? 'listbox' : undefined}
      aria-label={options.length > 0 ? ETIQUETAS.inUse : undefined}
      className={cn(SCROLL_ROW, 'min-h-14 sm:min-h-11')}
    >
      {options.map(({ nombre, label }, place) => (
        <div
          key={label}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            pick(nombre);
          }}
          className="inline-flex h-11 max-w-56 cursor-pointer items-center rounded-full border border-input px-3.5 text-sm hover:bg-accent aria-selected:border-primary aria-selected:text-primary sm:h-8"
        >
          <span className="truncate">{label}</span>
        </div>
      ))}
    </div>
  );
}
