import { cn } from '@/components/ui/cn';
import { GASTO_ROW } from '@/lib/text/common';

type SelectBoxProps = { nombre: string; checked: boolean; stretched?: boolean };

/** The list hears its presses; `stretched` makes the whole row pressable. */
export function SelectBox({ nombre, checked, stretched = false }: SelectBoxProps) {
  return (
    <label
      className={cn('grid size-6 shrink-0 place-items-center', stretched && 'after:absolute after:inset-0')}
    >
      <input
        type="checkbox"
        data-act="select"
        checked={checked}
        readOnly
        aria-label={GASTO_ROW.select(nombre)}
        className="size-4.5 cursor-pointer accent-primary"
      />
    </label>
  );
}
