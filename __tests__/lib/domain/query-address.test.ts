import fc from 'fast-check';
import { ALL_TIME, fechaOf, type Period } from '@/lib/domain/dates';
import {
  countFilters,
  DEVOLUCION_KINDS,
  ESTADO_KINDS,
  ETIQUETAS_MODOS,
  type GastosFilter,
  NO_FILTER,
  ORDENES,
} from '@/lib/domain/gastos-query';
import { cutSearch, isSearchFull, MAX_SEARCH_LENGTH } from '@/lib/read/words';
import { type AskedQuery, listAddress, readAddress, writeAddress } from '@/lib/domain/query-address';

/** What an empty address asks for. */
const USUAL: AskedQuery = { period: null, filter: NO_FILTER, orden: 'fecha-desc' };

function read(address: string): AskedQuery {
  return readAddress(new URLSearchParams(address));
}

function filtered(filter: Partial<GastosFilter>): AskedQuery {
  return { ...USUAL, filter: { ...NO_FILTER, ...filter } };
}

function of(period: Period): AskedQuery {
  return { ...USUAL, period };
}

describe('readAddress', () => {
  it.each<[string, AskedQuery]>([
    ['', USUAL],
    ['mes=2026-10', of({ kind: 'mes', mes: '2026-10' })],
    ['desde=2026-10-05&hasta=2026-10-11', of({ kind: 'range', desde: '2026-10-05', hasta: '2026-10-11' })],
    ['desde=2026-10-11&hasta=2026-10-05', of({ kind: 'range', desde: '2026-10-05', hasta: '2026-10-11' })],
    ['min=30&max=12.5', filtered({ min: 1250n, max: 3000n })],
    ['desde=2026-10-05', of({ kind: 'range', desde: '2026-10-05', hasta: null })],
    ['hasta=2026-10-11', of({ kind: 'range', desde: null, hasta: '2026-10-11' })],
    ['todo', of(ALL_TIME)],
    ['todo=', of(ALL_TIME)],
    ['mes=2026-10&desde=2026-01-01&todo', of({ kind: 'mes', mes: '2026-10' })],
    ['cat=3', filtered({ categorias: [3] })],
    ['cat=3,1,0', filtered({ categorias: [3, 1, 0] })],
    ['cat=3&cat=1,3', filtered({ categorias: [3, 1] })],
    ['cat=3,3,03', filtered({ categorias: [3] })],
    ['metodo=2', filtered({ metodosPago: [2] })],
    ['estado=pendiente', filtered({ estados: ['pendiente'] })],
    ['estado=otro,pendiente', filtered({ estados: ['pendiente', 'otro'] })],
    ['etiqueta=lisboa', { ...filtered({ etiquetas: ['lisboa'] }), period: ALL_TIME }],
    [
      'etiqueta=Semana+Santa,%F0%9F%8E%89',
      { ...filtered({ etiquetas: ['Semana Santa', '🎉'] }), period: ALL_TIME },
    ],
    [
      'etiqueta=a,A,%23,b&etiquetas=todas',
      { ...filtered({ etiquetas: ['a', 'b'], etiquetasModo: 'todas' }), period: ALL_TIME },
    ],
    ['etiqueta=b&etiqueta=a', { ...filtered({ etiquetas: ['b', 'a'] }), period: ALL_TIME }],
    [
      'mes=2026-10&etiqueta=a',
      { ...filtered({ etiquetas: ['a'] }), period: { kind: 'mes', mes: '2026-10' } },
    ],
    ['etiquetas=sin', filtered({ etiquetasModo: 'sin' })],
    ['etiqueta=&etiquetas=raro', USUAL],
    ['min=12', filtered({ min: 1200n })],
    ['min=0.07&max=12.5', filtered({ min: 7n, max: 1250n })],
    ['max=999999999999999.99', filtered({ max: 99_999_999_999_999_999n })],
    [`max=1${'0'.repeat(308)}`, filtered({ max: 10n ** 310n })],
    ['q=caf%C3%A9+con%20leche', filtered({ q: 'café con leche' })],
    ['q=%2B%26%3D', filtered({ q: '+&=' })],
    ['orden=nombre-asc', { ...USUAL, orden: 'nombre-asc' }],
    ['nuevo', USUAL],
  ])('reads «%s»', (address, query) => {
    expect(read(address)).toEqual(query);
  });

  it.each([
    'mes=2026-13',
    'mes=2026-1',
    'mes=',
    'desde=2026-02-30',
    'desde=5-10-2026&hasta=mañana',
    'cat=',
    'cat=Hogar',
    'cat=-1,1.5,1e3,0x10,NaN,%20',
    'cat=12345678901234567890',
    'metodo=,,',
    'estado=PENDIENTE',
    'estado=pagado%20',
    'min=',
    'min=-5',
    'min=12,50',
    'min=1e3',
    'min=.5',
    'min=0.005',
    'max=Infinity',
    `max=1${'0'.repeat(309)}`,
    'orden=cantidad',
    'orden=__proto__',
    'categorias=3&Q=luz&MES=2026-10',
  ])('leaves out of «%s» what cannot be read', (address) => {
    expect(read(address)).toEqual(USUAL);
  });

  it.each<[string, AskedQuery]>([
    ['mes=2026-13&todo', of(ALL_TIME)],
    ['desde=2026-02-30&hasta=2026-03-01', of({ kind: 'range', desde: null, hasta: '2026-03-01' })],
    ['cat=x,2,,7', filtered({ categorias: [2, 7] })],
    ['estado=pagado,cobrado', filtered({ estados: ['pagado'] })],
    ['min=x&max=10', filtered({ max: 1000n })],
  ])('keeps the good part of «%s»', (address, query) => {
    expect(read(address)).toEqual(query);
  });
});

describe('listAddress', () => {
  it('leads to the expenses of a period that pass a filter', () => {
    expect(listAddress({ kind: 'mes', mes: '2026-10' })).toBe('/gastos/?mes=2026-10');
    expect(listAddress({ kind: 'mes', mes: '2026-10' }, { categorias: [0, 3] })).toBe(
      '/gastos/?mes=2026-10&cat=0,3',
    );
  });
});

describe('writeAddress', () => {
  it.each<[AskedQuery, string]>([
    [USUAL, ''],
    [of({ kind: 'mes', mes: '2026-10' }), 'mes=2026-10'],
    [of(ALL_TIME), 'todo'],
    [of({ kind: 'range', desde: null, hasta: '2026-10-11' }), 'hasta=2026-10-11'],
    [filtered({ categorias: [1, 3], min: 1250n }), 'cat=1,3&min=12.50'],
    [filtered({ q: 'a&todo=1#x' }), 'q=a%26todo%3D1%23x'],
    [{ ...USUAL, orden: 'cantidad-asc' }, 'orden=cantidad-asc'],
  ])('writes %#', (query, address) => {
    expect(writeAddress(query)).toBe(address);
  });

  it('writes half a character as the mark of one that is lost', () => {
    expect(read(writeAddress(filtered({ q: 'a\ud800' }))).filter.q).toBe('a\ufffd');
  });

  it('is read as the same query, whatever that is', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(writeAddress(query))).toEqual(query);
      }),
      { numRuns: 500 },
    );
  });

  it('stays the same query in the address of a page', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { searchParams } = new URL(`http://localhost/gastos/?${writeAddress(query)}`);
        expect(readAddress(searchParams)).toEqual(query);
      }),
    );
  });
});

it.each<[Partial<GastosFilter>, number]>([
  [{}, 0],
  [{ q: 'luz' }, 0],
  [{ categorias: [1, 2] }, 1],
  [{ min: 0n }, 1],
  [{ min: 1n, max: 2n }, 1],
  [{ categorias: [1], metodosPago: [0], estados: ['otro'], max: 5n }, 4],
])('of filter %# counts the kinds that are set', (filter, count) => {
  expect(countFilters({ ...NO_FILTER, ...filter })).toBe(count);
});

const fecha = fc
  .date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
  .map(fechaOf);
const end = fc.option(fecha);
const period = fc.option(
  fc.oneof(
    fecha.map((day): Period => ({ kind: 'mes', mes: day.slice(0, 7) })),
    fc
      .record({ kind: fc.constant('range' as const), desde: end, hasta: end })
      .filter(({ desde, hasta }) => desde === null || hasta === null || desde <= hasta),
  ),
);
const ids = fc.uniqueArray(fc.oneof(fc.nat(9), fc.integer({ min: 0, max: 10 ** 15 - 1 })), { maxLength: 5 });
const cents = fc.option(fc.oneof(fc.bigInt(0n, 100_000n), fc.bigInt(0n, 10n ** 311n - 1n)));
const hostile = fc.constantFrom(
  '&mes=2020-01',
  '=',
  '#',
  '%',
  '%2',
  '+',
  '?todo',
  ';',
  '\0',
  '\r\n',
  '"><script>',
  '😀',
);
const q = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(hostile, fc.string()), { maxLength: 4 }).map((parts) => parts.join('')),
);
const anyQuery: fc.Arbitrary<AskedQuery> = fc
  .record({
    period,
    filter: fc
      .record({
        categorias: ids,
        metodosPago: ids,
        estados: fc.subarray([...ESTADO_KINDS]),
        devoluciones: fc.subarray([...DEVOLUCION_KINDS]),
        etiquetas: fc.subarray(['lisboa', 'Semana Santa', '🎉', '=cmd', '100 % á&b+c', '<script>']),
        etiquetasModo: fc.constantFrom(...ETIQUETAS_MODOS),
        min: cents,
        max: cents,
        q,
      })
      .filter(({ min, max }) => min === null || max === null || min <= max),
    orden: fc.constantFrom(...ORDENES),
  })
  // Tags without a period are of all time.
  .map((query) => ({
    ...query,
    period: query.period ?? (query.filter.etiquetas.length > 0 ? ALL_TIME : null),
  }));

describe('a search that is too long', () => {
  const long = '😀 palabra '.repeat(2000);

  it('is cut where the address is read, between two characters', () => {
    const { q } = read(`q=${encodeURIComponent(long)}`).filter;
    expect(Array.from(q)).toHaveLength(MAX_SEARCH_LENGTH);
    expect(long.startsWith(q)).toBe(true);
    expect(q.isWellFormed()).toBe(true);
  });

  it('and where it is written, so that servers take the address', () => {
    const address = listAddress(ALL_TIME, { q: long });
    expect(address.length).toBeLessThan(2000);
    expect(read(address.split('?')[1] ?? '')).toEqual(read(`todo&q=${encodeURIComponent(long)}`));
  });

  it('is one that fills the room there is', () => {
    expect(isSearchFull('x'.repeat(MAX_SEARCH_LENGTH - 1))).toBe(false);
    expect(isSearchFull('x'.repeat(MAX_SEARCH_LENGTH))).toBe(true);
    expect(isSearchFull(cutSearch(long))).toBe(true);
  });
});
