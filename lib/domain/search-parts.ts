import { asksForEtiquetas, NO_FILTER, type GastosFilter } from './gastos-query';
import type { SearchClock } from '@/lib/read/search-days';
import { readSearch, withoutTerm } from '@/lib/read/read-search';

type FilterKind = 'categorias' | 'metodosPago' | 'estados' | 'devoluciones' | 'etiquetas' | 'cantidad';

/** A condition of a filter: a word of the search, or a kind of filter. */
export type SearchPart = {
  said: { kind: 'word'; word: string } | { kind: FilterKind };
  alone: GastosFilter;
  without: GastosFilter;
};

export function searchParts(filter: GastosFilter, clock: SearchClock | undefined): SearchPart[] {
  const { q } = filter;
  const words = readSearch(q, clock).map((term): SearchPart => {
    const word = q.slice(term.start, term.end);
    return {
      said: { kind: 'word', word },
      alone: { ...NO_FILTER, q: word },
      without: { ...filter, q: withoutTerm(q, term) },
    };
  });
  return [...words, ...kindsOf(filter).map(([kind, part, none]) => partOf(filter, kind, part, none))];
}

type Fields = Partial<GastosFilter>;

function kindsOf(filter: GastosFilter): [FilterKind, Fields, Fields][] {
  const { categorias, metodosPago, estados, devoluciones, etiquetas, etiquetasModo, min, max } = filter;
  const kinds: [FilterKind, Fields, Fields][] = [];
  if (categorias.length > 0) kinds.push(['categorias', { categorias }, { categorias: [] }]);
  if (metodosPago.length > 0) kinds.push(['metodosPago', { metodosPago }, { metodosPago: [] }]);
  if (estados.length > 0) kinds.push(['estados', { estados }, { estados: [] }]);
  if (devoluciones.length > 0) kinds.push(['devoluciones', { devoluciones }, { devoluciones: [] }]);
  if (asksForEtiquetas(filter))
    kinds.push(['etiquetas', { etiquetas, etiquetasModo }, { etiquetas: [], etiquetasModo: 'alguna' }]);
  if (min !== null || max !== null) kinds.push(['cantidad', { min, max }, { min: null, max: null }]);
  return kinds;
}

function partOf(filter: GastosFilter, kind: FilterKind, fields: Fields, none: Fields): SearchPart {
  return { said: { kind }, alone: { ...NO_FILTER, ...fields }, without: { ...filter, ...none } };
}
