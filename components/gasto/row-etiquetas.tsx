import Link from 'next/link';
import { hashtagOf } from '@/lib/domain/etiquetas';
import { ALL_TIME } from '@/lib/domain/period';
import { listAddress } from '@/lib/domain/query-address';

const MOST = 3;

/** Quiet: search and filter lead to tags by keyboard. */
export function RowEtiquetas({ etiquetas }: { etiquetas: readonly string[] }) {
  return (
    <span
      title={etiquetas.map(hashtagOf).join(' ')}
      className="flex h-6 min-w-0 shrink-[4] gap-1.5 overflow-hidden text-xs/6 font-normal text-muted-foreground"
    >
      {etiquetas.slice(0, MOST).map((nombre) => (
        <Link
          key={nombre}
          tabIndex={-1}
          href={listAddress(ALL_TIME, { etiquetas: [nombre] })}
          className="relative min-w-6 truncate hover:underline"
        >
          <bdi>#{nombre}</bdi>
        </Link>
      ))}
      {etiquetas.length > MOST ? `+${etiquetas.length - MOST}` : null}
    </span>
  );
}
