import { X } from 'lucide-react';
import { useId } from 'react';
import { StickyButton } from '@/components/etiquetas/sticky-etiqueta';
import { LastRecorded } from '@/components/period/last-recorded';
import type { Ask } from '@/components/period/use-asked-query';
import { Button } from '@/components/ui/button';
import { SCROLL_ROW } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { ALL_TIME, type Fecha, mesOf, type Period } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import type { EtiquetaSums } from '@/lib/domain/etiqueta-sums';
import { etiquetaKey } from '@/lib/domain/etiquetas';
import { sharesOf } from '@/lib/domain/figures';
import { type GastosFilter, isNoFilter, MISSING_ID } from '@/lib/domain/gastos-query';
import type { Cents } from '@/lib/domain/money';
import { type AskedQuery, listAddress } from '@/lib/domain/query-address';
import { searchReadings } from '@/lib/domain/search-readings';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { etiquetasOfCategoria, etiquetaSums } from '@/lib/page/queries/index-queries';
import { asText, type SearchClock } from '@/lib/read/read-search';
import { isSearchFull } from '@/lib/read/words';
import { BY_CATEGORIA, NONE, NOUNS } from '@/lib/text/common';
import { daysText, ETIQUETA_LIST } from '@/lib/text/etiquetas';
import { shownEtiqueta, shownNombre } from '@/lib/text/format';
import { FILTERING, readingLabel, SEARCHING } from '@/lib/text/gastos';

type TaggedHeadProps = { filter: GastosFilter; period: Period; catalogo: Catalogo; today: Fecha };

/** The expenses of one tag by category, or of one category by tag. */
export function TaggedHead({ filter, period, catalogo, today }: TaggedHeadProps) {
  const { etiquetas, etiquetasModo, categorias } = filter;
  const [etiqueta] = etiquetas;
  const [categoriaId] = categorias;
  const isOne = etiquetas.length === 1 && etiquetasModo !== 'sin';
  if (etiqueta !== undefined && isOne && isNoFilter({ ...filter, etiquetas: [] }))
    return <EtiquetaHead key={etiqueta} {...{ etiqueta, catalogo, today }} />;
  const categoria = categorias.length === 1 ? catalogo.categorias.get(categoriaId ?? MISSING_ID) : undefined;
  if (categoria && isNoFilter({ ...filter, categorias: [] }))
    return <CategoriaHead key={categoria.id} {...categoria} period={period} />;
  return null;
}

type EtiquetaHeadProps = Pick<TaggedHeadProps, 'catalogo' | 'today'> & { etiqueta: string };

/** Of all time: «612,40 € · 34 gastos · 12–19 oct», with the categories. */
function EtiquetaHead({ etiqueta, catalogo, today }: EtiquetaHeadProps) {
  const id = useId();
  const format = useFormat();
  const filter = { etiquetas: [etiqueta] };
  const sums = useQuery(etiquetaSums(ALL_TIME, filter));
  if (sums === undefined) return <Skeleton className="mx-4 mt-3 h-20 sm:mx-6" />;
  if (!sums?.days) return null;
  const { whole, days } = sums;
  const links = sharesOf(sums.categorias, catalogo.categorias).map(({ ids, total }): SumLink => {
    const row = catalogo.categorias.get(ids[0] ?? MISSING_ID);
    const label = row ? shownNombre(row.nombre) : NONE.categoria;
    return { id: ids.join(), label, total, href: listAddress(ALL_TIME, { ...filter, categorias: ids }) };
  });
  const facts = [format.count(whole.count, NOUNS.gasto), daysText(days, today, format)];
  return (
    <section aria-labelledby={id} className="px-4 pt-3 sm:px-6">
      <h2 id={id} className="wrap-anywhere font-semibold">
        <bdi>{shownEtiqueta(spelled(sums, etiqueta))}</bdi>
      </h2>
      <p className="tabular-nums text-muted-foreground">
        <span className="font-semibold text-foreground">{format.cantidad(whole.total)}</span>
        {` · ${facts.join(' · ')}`}
      </p>
      <SumLinks label={BY_CATEGORIA} sums={links} />
      <StickyButton nombre={spelled(sums, etiqueta)} today={today} />
    </section>
  );
}

/** The spelling in use. */
function spelled({ etiquetas }: EtiquetaSums, asked: string): string {
  const key = etiquetaKey(asked);
  return etiquetas.find(({ nombre }) => etiquetaKey(nombre) === key)?.nombre ?? asked;
}

type CategoriaHeadProps = { id: number; nombre: string; period: Period };

/** «Casa: #luz 60,00 · #agua 30,00 · sin etiqueta 412,00», of the period; nothing without tags. */
function CategoriaHead({ id, nombre, period }: CategoriaHeadProps) {
  const sums = useQuery(etiquetasOfCategoria(id, period));
  if (!sums || sums.etiquetas.length === 0) return null;
  const { etiquetas, untagged, shared } = sums;
  const links = etiquetas.map((one): SumLink => ({
    id: one.key,
    label: shownEtiqueta(one.nombre),
    total: one.total,
    href: listAddress(period, { categorias: [id], etiquetas: [one.nombre] }),
  }));
  const rest: SumLink = {
    ...{ id: '', label: ETIQUETA_LIST.untagged, total: untagged.total },
    href: listAddress(period, { categorias: [id], etiquetasModo: 'sin' }),
  };
  return (
    <div className="grid grid-cols-1 px-4 pt-2 text-sm sm:px-6">
      <p aria-hidden className="truncate font-medium sm:mb-0.5">
        {ETIQUETA_LIST.inside(shownNombre(nombre))}
      </p>
      <SumLinks label={shownNombre(nombre)} sums={untagged.count > 0 ? [...links, rest] : links} />
      {shared > 0 ? <p className="text-muted-foreground">{ETIQUETA_LIST.countsInBoth}</p> : null}
    </div>
  );
}

type SumLink = { id: string; label: string; total: Cents; href: string };

function SumLinks({ label, sums }: { label: string; sums: readonly SumLink[] }) {
  const format = useFormat();
  return (
    <div className="-ml-2 -mr-4 sm:-mr-6">
      <ul aria-label={label} className={cn(SCROLL_ROW, 'text-sm sm:flex-wrap sm:overflow-x-visible')}>
        {sums.map(({ id, label: name, total, href }) => (
          <li key={id} className="max-w-72 shrink-0">
            <Link
              href={href}
              className="flex min-h-11 items-center gap-1.5 rounded px-2 hover:bg-accent sm:min-h-8"
            >
              <bdi className="truncate">{name}</bdi>{' '}
              <span className="shrink-0 tabular-nums">{format.cantidad(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ListNotesProps = {
  period: Period;
  filter: AskedQuery['filter'];
  clock: SearchClock;
  catalogo: Catalogo;
  onAsk: Ask;
};

export function ListNotes({ period, filter, clock, catalogo, onAsk }: ListNotesProps) {
  const { today } = clock;
  const isOpening = period.kind === 'mes' && period.mes === mesOf(today) && isNoFilter(filter);
  return (
    <>
      {isSearchFull(filter.q) ? (
        <p role="status" className="px-4 pt-3 text-sm text-muted-foreground sm:px-6">
          {FILTERING.searchFull}
        </p>
      ) : null}
      <SearchReadings q={filter.q} clock={clock} catalogo={catalogo} onAsk={onAsk} />
      <TaggedHead {...{ filter, period, catalogo, today }} />
      {isOpening ? <LastRecorded today={today} /> : null}
    </>
  );
}

type SearchReadingsProps = { q: string; clock: SearchClock; catalogo: Catalogo; onAsk: Ask };

/** A press makes such a word text alone. */
function SearchReadings({ q, clock, catalogo, onAsk }: SearchReadingsProps) {
  const format = useFormat();
  const readings = searchReadings(q, clock, catalogo);
  if (readings.length === 0) return null;
  return (
    <ul aria-label={SEARCHING.readings} className="flex flex-wrap gap-2 px-4 pt-3 sm:px-6 print:hidden">
      {readings.map((reading) => {
        const word = q.slice(reading.start, reading.end);
        return (
          <li key={reading.start} className="min-w-0">
            <Button
              variant="outline"
              size="small"
              title={SEARCHING.onlyText(word)}
              onClick={() => {
                onAsk({ filter: { q: asText(q, reading) } });
              }}
              className="max-w-full rounded-full"
            >
              <bdi className="truncate">{readingLabel(reading, word, format)}</bdi>
              <span className="sr-only">. {SEARCHING.onlyText(word)}</span>
              <X aria-hidden />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
