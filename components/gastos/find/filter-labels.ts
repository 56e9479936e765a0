import { MISSING_ID, type GastosFilter } from '@/lib/domain/gastos-query';
import type { Catalogo } from '@/lib/domain/entities';
import { ESTADO_NAMES, NONE } from '@/lib/text/common';
import { shorten, type Format } from '@/lib/text/format';
import { FINDING } from '@/lib/text/gastos';

/** `without` is the whole filter without this value. */
export type FilterLabel = { key: string; label: string; without: GastosFilter };

/** Labels each set value, except the search text. */
export function filterLabels(filter: GastosFilter, catalogo: Catalogo, format: Format): FilterLabel[] {
  const { categorias, metodosPago, estados, min, max } = filter;
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
    ...(min === null
      ? []
      : [
          {
            key: 'min',
            label: FINDING.cantidadAbove(format.cantidad(min)),
            without: { ...filter, min: null },
          },
        ]),
    ...(max === null
      ? []
      : [
          {
            key: 'max',
            label: FINDING.cantidadBelow(format.cantidad(max)),
            without: { ...filter, max: null },
          },
        ]),
  ];
}

function without<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((other) => other !== value);
}

function nombreOf(rows: ReadonlyMap<number, { nombre: string }>, id: number, none: string): string {
  return id === MISSING_ID ? none : shorten(rows.get(id)?.nombre ?? none);
}
