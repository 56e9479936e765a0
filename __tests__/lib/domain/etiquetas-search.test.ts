import { countEtiquetas } from '@/lib/domain/etiqueta-sums';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import { wholeTotals } from '@/lib/domain/find-gastos';
import { readSearch } from '@/lib/read/read-search';
import { searchReadings } from '@/lib/domain/search-readings';
import { readingLabel } from '@/lib/text/gastos';
import { createFormat } from '@/lib/text/format';
import { buildGasto } from '../../support/build-gasto';
import { buildCatalogo, buildQuery } from '../../support/build-query';
import { indexGasto, queryGastos } from '../../support/index-gastos';

const NONE = buildCatalogo([], []);

const GASTOS = [
  buildGasto({ id: 5, cantidad: 7, nombre: 'Hotel #viejo', fecha: '2026-01-20' }),
  buildGasto({ id: 4, cantidad: 1, etiquetas: ['ab', '🎉', 'Semana Santa'], fecha: '2026-01-19' }),
  buildGasto({ id: 3, cantidad: 40, etiquetas: ['b'], fecha: '2026-01-18' }),
  buildGasto({ id: 2, cantidad: 20, etiquetas: ['A', 'b'], fecha: '2026-01-17' }),
  buildGasto({ id: 1, cantidad: 10, etiquetas: ['a'], fecha: '2026-01-16' }),
].map(indexGasto);

function found(filter: Partial<GastosFilter>): { count: number; total: bigint } {
  const { count, total } = wholeTotals(queryGastos(GASTOS, buildQuery(filter), NONE));
  return { count, total };
}

it.each<[q: string, count: number, total: bigint]>([
  ['#a', 2, 3000n],
  ['#b', 2, 6000n],
  ['#Á', 2, 3000n],
  ['#a #b', 1, 2000n],
  ['#a -#b', 1, 1000n],
  ['-#a', 3, 4800n],
  ['-#a -#b', 2, 800n],
  ['#🎉', 1, 100n],
  ['#semana_santa', 1, 100n],
  ['#semana', 0, 0n],
  ['#viejo', 1, 700n],
  ['-#viejo', 4, 7100n],
  ['#vie', 0, 0n],
  ['"#vie"', 1, 700n],
  ['>15 #b', 2, 6000n],
  ['santa', 1, 100n],
  ['sant SEMANA', 1, 100n],
  ['"santa"', 0, 0n],
  ['viejo', 1, 700n],
])('the search %s finds each expense once', (q, count, total) => {
  expect(found({ q })).toEqual({ count, total });
});

it.each<[q: string, ids: number[]]>([
  ['#2026', [3]],
  ['#3', [3, 2]],
  ['nº #3', [2]],
  ['piso #120', [1]],
  ['-#2026', [2, 1]],
  ['-#3', [1]],
  ['-#120', [3, 2, 1]],
])('the search %s of a number finds the tag, and the text', (q, ids) => {
  const gastos = [
    buildGasto({ id: 3, etiquetas: ['2026', '3'], fecha: '2026-01-03' }),
    buildGasto({ id: 2, nombre: 'Disco nº #3', fecha: '2026-01-02' }),
    buildGasto({ id: 1, nombre: 'Piso #1204', fecha: '2026-01-01' }),
  ].map(indexGasto);
  expect([...queryGastos(gastos, buildQuery({ q }), NONE).ids]).toEqual(ids);
});

it.each<[filter: Partial<GastosFilter>, count: number, total: bigint]>([
  [{ etiquetas: ['a'] }, 2, 3000n],
  [{ etiquetas: ['B'] }, 2, 6000n],
  [{ etiquetas: ['a', 'b'] }, 3, 7000n],
  [{ etiquetas: ['a', 'b'], etiquetasModo: 'todas' }, 1, 2000n],
  [{ etiquetas: ['a', 'b'], etiquetasModo: 'sin' }, 2, 800n],
  [{ etiquetas: ['semana santa'] }, 1, 100n],
  [{ etiquetas: ['none'] }, 0, 0n],
  [{ etiquetasModo: 'todas' }, 5, 7800n],
  [{ etiquetasModo: 'sin' }, 1, 700n],
])('the filter %j finds each expense once', (filter, count, total) => {
  expect(found(filter)).toEqual({ count, total });
});

it.each<[q: string, keys: string[]]>([
  ['#Lisboa', ['lisboa']],
  ['pan #lisboa -#Trabajo', ['lisboa', '-trabajo']],
  ['#2026 -#1', ['2026', '-1']],
  ['nº #3', ['3']],
  ['#', []],
  ['-#', []],
  ['"#lisboa"', []],
  ['##a', []],
])('%s is read with the tags %j', (q, keys) => {
  const read = readSearch(q).flatMap(({ meanings }) =>
    meanings.flatMap((meaning) =>
      meaning.kind === 'etiqueta' ? [`${meaning.isWithout ? '-' : ''}${meaning.key}`] : [],
    ),
  );
  expect(read).toEqual(keys);
});

it('says what a hashtag was read as', () => {
  const q = '#Lisboa -#trabajo';
  const labels = searchReadings(q, { today: '2026-01-20', firstWeekday: 1 }, NONE).map((reading) =>
    readingLabel(
      reading,
      q.slice(reading.start, reading.end),
      createFormat({ locale: 'es-ES', currency: 'EUR' }),
    ),
  );
  expect(labels).toEqual(['Etiqueta Lisboa', 'Sin la etiqueta trabajo']);
});

it('knows the tags in use, the last used first, in their most frequent spelling', () => {
  const more = buildGasto({ id: 6, cantidad: 0.5, etiquetas: ['b', 'a'], fecha: '2026-02-01' });
  expect(countEtiquetas([indexGasto(more), ...GASTOS])).toEqual([
    { key: 'b', nombre: 'b', count: 3, total: 6050n, last: '2026-02-01' },
    { key: 'a', nombre: 'a', count: 3, total: 3050n, last: '2026-02-01' },
    { key: 'ab', nombre: 'ab', count: 1, total: 100n, last: '2026-01-19' },
    { key: '🎉', nombre: '🎉', count: 1, total: 100n, last: '2026-01-19' },
    { key: 'semana santa', nombre: 'Semana Santa', count: 1, total: 100n, last: '2026-01-19' },
  ]);
  expect(countEtiquetas([])).toEqual([]);
});
