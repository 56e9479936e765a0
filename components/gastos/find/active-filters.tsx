import { X } from 'lucide-react';
import { useEtiquetasInUse } from '@/components/etiquetas/hashtags';
import { Button } from '@/components/ui/button';
import { asksForEtiquetas, type GastosFilter, MISSING_ID, NO_FILTER } from '@/lib/domain/gastos-query';
import type { Catalogo } from '@/lib/domain/entities';
import { spellingInUse } from '@/lib/domain/etiquetas';
import { useFormat } from '@/lib/hooks/use-format';
import { ESTADO_NAMES, NONE } from '@/lib/text/common';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { shorten, shownEtiqueta, type Format } from '@/lib/text/format';
import { FILTERING } from '@/lib/text/gastos';
import type { Ask } from '@/components/period/use-asked-query';

type ActiveFiltersProps = { filter: GastosFilter; catalogo: Catalogo; onAsk: Ask };

export function ActiveFilters({ filter, catalogo, onAsk }: ActiveFiltersProps) {
  const format = useFormat();
  const inUse = useEtiquetasInUse();
  const spelled = filter.etiquetas.map((nombre) => spellingInUse(nombre, inUse));
  const labels = filterLabels(filter, spelled, catalogo, format);
  if (labels.length === 0) return null;
  return (
    <ul aria-label={FILTERING.active} className="flex flex-wrap gap-2 px-4 pt-3 sm:px-6">
      {labels.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <Button
            variant="outline"
            size="small"
            aria-label={FILTERING.remove(label)}
            onClick={() => {
              onAsk({ filter: without });
            }}
            className="max-w-full rounded-full"
          >
            <bdi className="truncate">{label}</bdi>
            <X aria-hidden />
          </Button>
        </li>
      ))}
      {labels.length > 1 ? (
        <li>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              onAsk({ filter: { ...NO_FILTER, q: filter.q } });
            }}
          >
            {FILTERING.clearEverything}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

type FilterLabel = { key: string; label: string; without: GastosFilter };

function filterLabels(
  filter: GastosFilter,
  etiquetas: readonly string[],
  catalogo: Catalogo,
  format: Format,
): FilterLabel[] {
  const { categorias, metodosPago, estados, devoluciones, etiquetasModo } = filter;
  return [
    ...categorias.map((id) => ({
      key: `cat-${id}`,
      label: nombreOf(catalogo.categorias, id, NONE.categoria),
      without: { ...filter, categorias: without(categorias, id) },
    })),
    ...metodosPago.map((id) => ({
      key: `metodo-${id}`,
      label: nombreOf(catalogo.metodosPago, id, NONE.metodoPago),
      without: { ...filter, metodosPago: without(metodosPago, id) },
    })),
    ...estados.map((estado) => ({
      key: `estado-${estado}`,
      label: ESTADO_NAMES[estado],
      without: { ...filter, estados: without(estados, estado) },
    })),
    ...devoluciones.map((kind) => ({
      key: `devolucion-${kind}`,
      label: FILTERING.devoluciones[kind],
      without: { ...filter, devoluciones: without(devoluciones, kind) },
    })),
    ...(asksForEtiquetas(filter)
      ? [
          {
            key: 'etiquetas',
            label: ETIQUETAS.filtered[etiquetasModo](etiquetas.map(shownEtiqueta)),
            without: { ...filter, etiquetas: [], etiquetasModo: NO_FILTER.etiquetasModo },
          },
        ]
      : []),
    ...boundLabels(filter, format),
  ];
}

function boundLabels(filter: GastosFilter, format: Format): FilterLabel[] {
  return (['min', 'max'] as const).flatMap((bound) => {
    const cents = filter[bound];
    if (cents === null) return [];
    const label = BOUND_LABELS[bound](format.cantidad(cents));
    return [{ key: bound, label, without: { ...filter, [bound]: null } }];
  });
}

const BOUND_LABELS = { min: FILTERING.cantidadAbove, max: FILTERING.cantidadBelow };

function without<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((other) => other !== value);
}

function nombreOf(rows: ReadonlyMap<number, { nombre: string }>, id: number, none: string): string {
  return id === MISSING_ID ? none : shorten(rows.get(id)?.nombre ?? none);
}
