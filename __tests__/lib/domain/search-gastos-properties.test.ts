import fc from 'fast-check';
import type { Gasto } from '@/lib/domain/entities';
import type { GastosFilter, GastosQuery, Orden } from '@/lib/domain/gastos-query';
import { wholeTotals } from '@/lib/domain/find-gastos';
import { toCents } from '@/lib/domain/money';
import { CATALOGO, gastos, queries } from '../../support/arbitrary-gastos';
import { newestFirst } from '../../support/build-query';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { totalsOf } from '../../support/totals-of';
import { indexGasto, queryGastos } from '../../support/index-gastos';

allowForRuns();

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a word is a whole number, and the amount that number with any decimals. */
function isWholePart(word: string, cents: bigint): boolean {
  return /^\d+$/.test(word) && cents / 100n === BigInt(word);
}

function isInside({ fecha }: Gasto, { period }: GastosQuery): boolean {
  return period.kind === 'mes'
    ? fecha.slice(0, 7) === period.mes
    : fecha >= (period.desde ?? '') && fecha <= (period.hasta ?? '9999-12-31');
}

function passesEtiquetas(has: readonly string[], { etiquetas, etiquetasModo }: GastosFilter): boolean {
  const hits = etiquetas.filter((one) => has.some((other) => fold(one) === fold(other))).length;
  if (etiquetasModo === 'sin') return etiquetas.length === 0 ? has.length === 0 : hits === 0;
  return etiquetasModo === 'todas' ? hits === etiquetas.length : etiquetas.length === 0 || hits > 0;
}

/** The meaning of a filter, said once more and as plainly as can be. */
function passes(gasto: Gasto, { filter }: GastosQuery): boolean {
  const categoria = CATALOGO.categorias.get(gasto.categoriaId);
  const metodoPago = CATALOGO.metodosPago.get(gasto.metodoPagoId);
  const known = ['pendiente', 'pagado'].includes(gasto.estado);
  const { nombre, descripcion, etiquetas = [] } = gasto;
  const searched = [nombre, descripcion, categoria?.nombre ?? '', metodoPago?.nombre ?? '', ...etiquetas];
  const cents = toCents(gasto.cantidad);
  return [
    !filter.categorias.length ||
      filter.categorias.some((id) => id === (categoria ? gasto.categoriaId : 0) || id === gasto.categoriaId),
    !filter.metodosPago.length ||
      filter.metodosPago.some(
        (id) => id === (metodoPago ? gasto.metodoPagoId : 0) || id === gasto.metodoPagoId,
      ),
    !filter.estados.length || filter.estados.some((kind) => kind === (known ? gasto.estado : 'otro')),
    passesEtiquetas(etiquetas, filter),
    cents >= (filter.min ?? 0n) && (filter.max === null || cents <= filter.max),
    fold(filter.q)
      .split(/\s+/)
      .every((term) => searched.some((text) => fold(text).includes(term)) || isWholePart(term, cents)),
  ].every(Boolean);
}

const collator = new Intl.Collator('es', { numeric: true });

const ORDER: Record<Orden, (a: Gasto, b: Gasto) => number> = {
  'fecha-desc': () => 0,
  'fecha-asc': (a, b) => (a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1),
  'cantidad-desc': (a, b) => Number(toCents(b.cantidad) - toCents(a.cantidad)),
  'cantidad-asc': (a, b) => Number(toCents(a.cantidad) - toCents(b.cantidad)),
  'nombre-asc': (a, b) => collator.compare(a.nombre, b.nombre),
  'nombre-desc': (a, b) => collator.compare(b.nombre, a.nombre),
};

it('finds for any query what a plain filter and a stable sort find, a search in its period first, with exact totals', () => {
  fc.assert(
    fc.property(gastos, queries, (stored, query) => {
      const found = newestFirst(stored)
        .filter((gasto) => passes(gasto, query))
        .sort(ORDER[query.orden]);
      const inside = found.filter((gasto) => isInside(gasto, query));
      const outside = query.filter.q.trim() === '' ? [] : found.filter((gasto) => !isInside(gasto, query));
      const list = queryGastos(newestFirst(stored).map(indexGasto), query, CATALOGO);
      expect(Array.from(list.ids)).toEqual([...inside, ...outside].map(({ id }) => id));
      expect(list.totals).toEqual(totalsOf(inside));
      expect(list.others).toEqual(
        outside.length === 0 ? null : { start: inside.length, totals: totalsOf(outside) },
      );
      expect(wholeTotals(list)).toEqual(totalsOf([...inside, ...outside]));
    }),
    propertyRuns(500),
  );
});

it('cuts any list by date into days that cover it once', () => {
  fc.assert(
    fc.property(gastos, queries, (stored, query) => {
      const byId = new Map(stored.map((gasto) => [gasto.id, gasto]));
      const list = queryGastos(newestFirst(stored).map(indexGasto), query, CATALOGO);
      const { ids, days } = list;
      if (!days) return;
      let start = 0;
      for (const day of days) {
        const ofDay = Array.from(ids).slice(start, start + day.count);
        expect(day.start).toBe(start);
        expect(ofDay.map((id) => byId.get(id)?.fecha)).toEqual(ofDay.map(() => day.fecha));
        expect(day.total).toBe(totalsOf(ofDay.flatMap((id) => byId.get(id) ?? [])).total);
        start += day.count;
      }
      expect(start).toBe(ids.length);
      expect(new Set(days.map(({ fecha }) => fecha)).size).toBe(days.length);
      expect(days.reduce((sum, { total }) => sum + total, 0n)).toBe(wholeTotals(list).total);
    }),
  );
});
