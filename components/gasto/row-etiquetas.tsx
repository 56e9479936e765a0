import { Link } from '@/components/ui/link';
import { cn } from '@/components/ui/cn';
import { ALL_TIME } from '@/lib/domain/dates';
import { listAddress } from '@/lib/domain/query-address';
import { shownEtiqueta } from '@/lib/text/format';

type RowEtiquetasProps = { etiquetas: readonly string[]; className: string };

const MOST = 3;

/** Quiet, and no stop of the Tab key: search and filter lead to tags by keyboard. */
export function RowEtiquetas({ etiquetas, className }: RowEtiquetasProps) {
  return (
    <span
      title={etiquetas.map(shownEtiqueta).join(' ')}
      className={cn('flex gap-1.5 text-xs/6 font-normal text-muted-foreground', className)}
    >
      <span className="h-6 min-w-0 truncate">
        {etiquetas.slice(0, MOST).map((nombre) => (
          <Link
            key={nombre}
            tabIndex={-1}
            href={listAddress(ALL_TIME, { etiquetas: [nombre] })}
            className="relative mr-1.5 inline-block min-w-6 max-w-full truncate align-top last:mr-0 hover:underline"
          >
            <bdi>{shownEtiqueta(nombre)}</bdi>
          </Link>
        ))}
      </span>
      {etiquetas.length > MOST ? <span className="shrink-0">+{etiquetas.length - MOST}</span> : null}
    </span>
  );
}
