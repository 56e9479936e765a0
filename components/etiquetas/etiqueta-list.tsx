import { Pencil, Trash2 } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { useId, useMemo, useState } from 'react';
import { withLoaded } from '@/components/acts/load-page-acts';
import { focusHeading } from '@/components/ui/focus';
import { cantidadStyle } from '@/components/ui/fitted-number';
import { MenuButton } from '@/components/ui/menu-button';
import { useGrowingCount } from '@/components/ui/use-growing-count';
import { compareNombres } from '@/lib/domain/graphemes';
import type { EtiquetaInUse, EtiquetaSums } from '@/lib/domain/etiqueta-sums';
import { ALL_TIME } from '@/lib/domain/dates';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { etiquetaSums } from '@/lib/page/queries/index-queries';
import { briefCantidad, MOST_BESIDE_NAME, titleOf } from '@/lib/text/brief-cantidad';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { shownEtiqueta } from '@/lib/text/format';
import { ETIQUETA_LIST, ETIQUETAS } from '@/lib/text/etiquetas';

const RenameDialog = lazyPart(() => import('./rename-dialog').then((module) => module.RenameDialog));

/** By name, of all time. */
export function EtiquetaList() {
  const sums = useQuery(etiquetaSums(ALL_TIME, {}));
  return sums && sums.etiquetas.length > 0 ? <List {...sums} /> : null;
}

type Renaming = { use: EtiquetaInUse; opener: Element | null };

function List({ etiquetas, shared }: Pick<EtiquetaSums, 'etiquetas' | 'shared'>) {
  const id = useId();
  const format = useFormat();
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const sorted = useMemo(() => etiquetas.toSorted((a, b) => compareNombres(a.nombre, b.nombre)), [etiquetas]);
  const [drawn, end] = useGrowingCount(sorted.length);

  async function remove(nombre: string) {
    if (busy !== null) return;
    setBusy(nombre);
    const isDone = await withLoaded(
      () => import('./rename-dialog'),
      ({ dropAndNotify }) => dropAndNotify(nombre, format),
    );
    setBusy(null);
    if (isDone) focusHeading();
  }

  return (
    <section aria-labelledby={id} className="mt-4 border-t border-border pt-4">
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pb-2 sm:px-6">
        <h2 id={id} className="font-semibold">
          {ETIQUETAS.title}
        </h2>
        {shared > 0 ? <p className="text-sm text-muted-foreground">{ETIQUETA_LIST.countsInBoth}</p> : null}
      </div>
      <ul aria-labelledby={id} className="@container divide-y divide-border">
        {sorted.slice(0, drawn).map((use) => (
          <Row
            key={use.key}
            use={use}
            isBusy={busy === use.nombre}
            onRename={(opener) => {
              setRenaming({ use, opener });
            }}
            onRemove={() => void remove(use.nombre)}
          />
        ))}
      </ul>
      {drawn < sorted.length ? <div key={drawn} ref={end} /> : null}
      {renaming ? (
        <RenameDialog
          use={sorted.find(({ nombre }) => nombre === renaming.use.nombre) ?? renaming.use}
          all={sorted}
          opener={renaming.opener}
          onClose={() => {
            setRenaming(null);
          }}
        />
      ) : null}
    </section>
  );
}

type RowProps = {
  use: EtiquetaInUse;
  isBusy: boolean;
  onRename: (opener: Element | null) => void;
  onRemove: () => void;
};

function Row({ use: { nombre, count, total, last }, isBusy, onRename, onRemove }: RowProps) {
  const format = useFormat();
  return (
    <li
      aria-busy={isBusy}
      className="tight:pl-3 tight:pr-0 relative flex items-center gap-3 py-2 pl-4 pr-2 hover:bg-accent aria-busy:opacity-60 sm:pl-6 sm:pr-4"
    >
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          {/* The link covers the row; the actions lie above it. */}
          <Link
            href={listAddress(ALL_TIME, { etiquetas: [nombre] })}
            className="min-w-0 flex-1 basis-24 truncate font-medium after:absolute after:inset-0"
          >
            <bdi>{shownEtiqueta(nombre)}</bdi>
          </Link>{' '}
          <Total total={total} />
        </div>{' '}
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm tabular-nums text-muted-foreground">
          <span>{ETIQUETA_LIST.last(format.shortDay(last))}</span>{' '}
          <span className="ml-auto">{format.count(count, NOUNS.gasto)}</span>
        </div>
      </div>
      <MenuButton
        name={ETIQUETA_LIST.actions(nombre)}
        actions={[
          { label: ETIQUETA_LIST.rename, icon: Pencil, act: onRename },
          { label: BUTTONS.delete, icon: Trash2, act: onRemove },
        ]}
      />
    </li>
  );
}

function Total({ total }: Pick<EtiquetaInUse, 'total'>) {
  const format = useFormat();
  const brief = briefCantidad(total, MOST_BESIDE_NAME, format);
  return (
    <span
      className="ml-auto max-w-full whitespace-nowrap text-right font-medium tabular-nums"
      style={cantidadStyle(brief, 1)}
      title={titleOf(brief, format.cantidad(total))}
    >
      {brief}
    </span>
  );
}
