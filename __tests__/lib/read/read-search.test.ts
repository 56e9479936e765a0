import fc from 'fast-check';
import { compileQuery } from '@/lib/domain/search-gastos';
import type { Gasto } from '@/lib/domain/entities';
import {
  asText,
  comparesCantidades,
  readNamedMes,
  readSearch,
  type SearchClock,
  type SearchTerm,
  withoutTerm,
} from '@/lib/read/read-search';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { buildCatalogo, buildQuery } from '../../support/build-query';
import { indexGasto } from '../../support/index-gastos';

const catalogo = buildCatalogo([buildCategoria({ id: 1, nombre: 'Comida' })], []);

function finds(q: string, cantidad: number, fecha = '2026-10-05', nombre = 'Cena'): boolean {
  const gasto = buildGasto({ cantidad, fecha, nombre, descripcion: nombre, categoriaId: 1 });
  return compileQuery(buildQuery({ q }), catalogo)(indexGasto(gasto));
}

it.each([
  ['>30', true],
  ['≥ 30', true],
  ['pan <3', true],
  ['pendiente 20-30', true],
  ['20..', true],
  ['30', false],
  ['pan 12,50', false],
  ['2-3 cafés 12', false],
  ['"pan" > leche', false],
  ['10/2024', false],
])('«%s» compares amounts: %s', (text, compares) => {
  expect(comparesCantidades(text)).toBe(compares);
});

describe('amounts', () => {
  it.each([
    ['764', [764, 764.5, 764.99], [763.99, 765, 7640, 76.4]],
    ['764€', [764, 764.5], [765]],
    ['$764', [764], [765]],
    ['12,5', [12.5, 12.55], [12.49, 12.6, 125]],
    ['12.50', [12.5], [12.51, 1250]],
    ['12,', [12, 12.99], [13]],
    ['43.000,00', [43_000], [43_000.01, 43]],
    ['43,000.00', [43_000], [43]],
    ['1.500', [1_500, 1_500.5], [1.5]],
    ['1.234.567', [1_234_567], [1_234]],
    ['0,05', [0.05], [0.5, 0.06]],
    ['>1000', [1_000.01, 5_000], [1_000, 999.99]],
    ['>1.000', [1_000.01], [1_000, 2]],
    ['>=1000', [1_000], [999.99]],
    ['≥1000', [1_000], [999.99]],
    ['<20', [19.99], [20]],
    ['<=20', [20], [20.01]],
    ['≤ 20', [20], [20.01]],
    ['> 1000', [1_000.01], [1_000]],
    ['20..30', [20, 25, 30], [19.99, 30.01]],
    ['20…30', [20, 30], [30.01]],
    ['20,50..', [20.5, 1e9], [20.49]],
    ['..30', [0.01, 30], [30.01]],
    ['>10 <20', [15], [10, 20]],
  ])('«%s»', (q, found, missed) => {
    for (const cantidad of found) expect([cantidad, finds(q, cantidad)]).toEqual([cantidad, true]);
    for (const cantidad of missed) expect([cantidad, finds(q, cantidad)]).toEqual([cantidad, false]);
  });

  it.each(['..', '>', '<x', '20..x', '1.2.3', '1,2345', '-5', '=5', '1e3'])('«%s» names none', (q) => {
    for (const cantidad of [0.01, 1, 1.2, 5, 20, 1_000, 12_345]) expect(finds(q, cantidad)).toBe(false);
  });

  it('are texts as well', () => {
    expect(finds('764', 3, '2026-10-05', 'Recibo 8764-B')).toBe(true);
    expect(finds('>1000', 3, '2026-10-05', 'Premio >1000')).toBe(true);
  });

  it('are found whatever they are, written with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 1, max: 1e12 }), (cents, other) => {
        const q = (cents / 100).toFixed(2);
        expect(finds(q, other / 100)).toBe(cents === other);
        expect(finds(q, cents / 100)).toBe(true);
      }),
    );
  });
});

describe('months', () => {
  it.each([
    ['octubre', '2026-10-31', true],
    ['Octubre', '2019-10-01', true],
    ['octubre', '2026-11-01', false],
    ['octubre 2024', '2024-10-09', true],
    ['octubre 2024', '2026-10-09', false],
    ['oct 2024', '2024-10-09', true],
    ['octubre de 2024', '2024-10-09', true],
    ['set 2024', '2024-09-09', true],
    ['setiembre', '2024-09-09', true],
    ['sept 2024', '2024-09-09', true],
    ['10/2024', '2024-10-09', true],
    ['2024-10', '2024-10-09', true],
    ['13/2024', '2024-10-09', false],
    // A beginning of a word, which may be meant.
    ['oct', '2024-10-09', false],
    ['mar', '2024-03-09', false],
    ['comida octubre', '2024-10-09', true],
    ['comida octubre', '2024-11-09', false],
    ['taxi octubre', '2024-10-09', false],
  ])('«%s» on %s: %s', (q, fecha, expected) => {
    expect(finds(q, 3, fecha)).toBe(expected);
  });

  it('are texts as well', () => {
    expect(finds('mayo', 3, '2026-10-05', 'Mayonesa')).toBe(true);
    expect(finds('oct 2024', 3, '2026-01-05', 'Cuota oct-dic 2024')).toBe(true);
  });

  it.each([
    ['octubre', { month: '10', year: null }],
    ['feb 2025', { month: '02', year: '2025' }],
    ['octubre pan', null],
    ['pan', null],
    ['', null],
  ])('«%s» names %j alone', (text, expected) => {
    expect(readNamedMes(text)).toEqual(expected);
  });
});

/** A Friday. */
const CLOCK: SearchClock = { today: '2026-11-27', firstWeekday: 1 };

const named = buildCatalogo(
  ['Comida', 'Pendiente', '2025', 'Ayer', 'Ocio y música'].map((nombre, place) =>
    buildCategoria({ id: place + 1, nombre }),
  ),
  [buildMetodoPago({ id: 1, nombre: 'Efectivo' })],
);

/** Searches on the day of {@link CLOCK}, for «Cena» with `Comida` and `Efectivo` unless it is told otherwise. */
function meets(q: string, gasto: Partial<Gasto>): boolean {
  const { nombre = 'Cena' } = gasto;
  const fields = { categoriaId: 1, metodoPagoId: 1, cantidad: 3, estado: 'raro', descripcion: nombre };
  const row = buildGasto({ ...fields, ...gasto, nombre });
  return compileQuery({ ...buildQuery({ q }), clock: CLOCK }, named)(indexGasto(row));
}

describe('days', () => {
  it.each([
    ['2025', ['2025-01-01', '2025-12-31'], ['2024-12-31', '2026-01-01']],
    ['2024-2025', ['2024-01-01', '2025-12-31'], ['2023-12-31', '2026-01-01']],
    ['15/10', ['2026-10-15', '1999-10-15'], ['2026-10-14', '2026-05-10']],
    ['15/10/2025', ['2025-10-15'], ['2026-10-15', '2025-10-14']],
    ['15/10/25', ['2025-10-15'], ['2026-10-15']],
    ['15-10-2025', ['2025-10-15'], ['2025-10-16']],
    ['2025-10-15', ['2025-10-15'], ['2025-10-16']],
    ['29/2', ['2024-02-29'], ['2024-02-28']],
    ['24 nov', ['2026-11-24', '2019-11-24'], ['2026-11-23', '2026-10-24']],
    ['24 de noviembre', ['2026-11-24'], ['2026-11-23']],
    ['4 nov 2025', ['2025-11-04'], ['2026-11-04', '2025-11-24']],
    ['24 de noviembre de 2025', ['2025-11-24'], ['2026-11-24']],
    ['29 de febrero', ['2024-02-29'], ['2024-02-28']],
    ['30 feb', [], ['2024-02-29', '2024-03-01']],
    ['hoy', ['2026-11-27'], ['2026-11-26', '2025-11-27']],
    ['ayer', ['2026-11-26'], ['2026-11-25', '2026-11-27']],
    ['AYER', ['2026-11-26'], []],
    ['anteayer', ['2026-11-25'], ['2026-11-26']],
    ['esta semana', ['2026-11-23', '2026-11-29'], ['2026-11-22', '2026-11-30']],
    ['la semana pasada', ['2026-11-16', '2026-11-22'], ['2026-11-15', '2026-11-23']],
    ['este mes', ['2026-11-01', '2026-11-30'], ['2026-10-31', '2025-11-01']],
    ['mes pasado', ['2026-10-01'], ['2026-11-01']],
    ['este año', ['2026-01-01'], ['2025-12-31']],
    ['año pasado', ['2025-06-01'], ['2026-01-01']],
    ['cena 2025', ['2025-06-01'], ['2026-01-01']],
    ['taxi 2025', [], ['2025-06-01']],
    ['ayer cena', ['2026-11-26'], ['2026-11-27']],
    ['31/02/2025', [], ['2025-02-28', '2025-03-03']],
    ['99/99', [], ['2025-09-09']],
    ['1/1/1/1', [], ['2001-01-01']],
    ['esta', [], ['2026-11-27']],
  ])('«%s»', (q, found, missed) => {
    for (const fecha of found) expect([fecha, meets(q, { fecha })]).toEqual([fecha, true]);
    for (const fecha of missed) expect([fecha, meets(q, { fecha })]).toEqual([fecha, false]);
  });

  it('«ayer» is a word without a clock', () => {
    expect(readSearch('ayer esta semana').flatMap(({ meanings }) => meanings)).toEqual([]);
  });
});

describe('amounts between two', () => {
  it.each([
    ['20-30', [20, 25, 30], [19.99, 30.01]],
    ['20€-30€', [25], [31]],
    ['1.000-2.000', [1_500], [1]],
    ['30-20', [], [25]],
    ['-30', [], [25, 30]],
    ['20-', [], [20]],
    ['1-2-3', [], [1, 2, 3]],
  ])('«%s»', (q, found, missed) => {
    for (const cantidad of found) expect([cantidad, meets(q, { cantidad })]).toEqual([cantidad, true]);
    for (const cantidad of missed) expect([cantidad, meets(q, { cantidad })]).toEqual([cantidad, false]);
  });
});

describe('estados and what is missing', () => {
  it.each<[string, Partial<Gasto>, boolean]>([
    ['pendiente', { estado: 'pendiente' }, true],
    ['Pendientes', { estado: 'pendiente' }, true],
    ['pendiente', { estado: 'pagado' }, false],
    ['pagado', { estado: 'pagado' }, true],
    ['sin categoría', { categoriaId: 77 }, true],
    ['sin categoría', {}, false],
    ['sin metodo', { metodoPagoId: 77 }, true],
    ['sin método de pago', { metodoPagoId: 77 }, true],
    ['sin método', {}, false],
    ['sin', { categoriaId: 77 }, false],
    ['pendiente cena', { estado: 'pendiente' }, true],
  ])('«%s» in %j: %s', (q, gasto, expected) => {
    expect(meets(q, gasto)).toBe(expected);
  });
});

describe('a word with a meaning is found as text too', () => {
  it.each<[string, Partial<Gasto>, boolean]>([
    ['2025', { nombre: 'Agenda 2025', fecha: '2026-01-05' }, true],
    ['2025', { cantidad: 2025.5, fecha: '2026-01-05' }, true],
    ['2025', { categoriaId: 3, fecha: '2026-01-05' }, true],
    ['pendiente', { nombre: 'Pendientes de plata', estado: 'pagado' }, true],
    ['pendiente', { categoriaId: 2, estado: 'pagado' }, true],
    ['ayer', { nombre: 'Lo de ayer', fecha: '2026-01-05' }, true],
    ['ayer', { categoriaId: 4, fecha: '2026-01-05' }, true],
    ['20-30', { nombre: 'Tornillos 20-30' }, true],
    ['15/10', { nombre: 'Cuota 15/10', fecha: '2026-01-05' }, true],
    // Of several words, the whole: «esta» and «semana» stand in «Restaurante del fin de semana».
    ['esta semana', { nombre: 'Restaurante del fin de semana', fecha: '2026-01-05' }, false],
    ['esta semana', { nombre: 'Oferta: solo esta semana', fecha: '2026-01-05' }, true],
    ['comida', {}, true],
    ['efectivo', {}, true],
    ['ocio y musica', { categoriaId: 5 }, true],
  ])('«%s» in %j: %s', (q, gasto, expected) => {
    expect(meets(q, gasto)).toBe(expected);
  });
});

describe('in quotes a word is text alone', () => {
  it.each<[string, Partial<Gasto>, boolean]>([
    ['"2025"', { fecha: '2025-01-05' }, false],
    ['"2025"', { cantidad: 2025, categoriaId: 3 }, false],
    ['"2025"', { nombre: 'Agenda 2025' }, true],
    ['«2025»', { nombre: 'Agenda 2025' }, true],
    ['"comida"', {}, false],
    ['"efectivo"', {}, false],
    ['"pan de molde"', { nombre: 'Pan de Molde' }, true],
    ['"pan de molde"', { nombre: 'Molde de pan' }, false],
    ['"pan  de', { nombre: 'Pan de molde' }, true],
    ['"agenda" 2025', { nombre: 'Agenda', fecha: '2025-03-01' }, true],
    ['5"', { nombre: 'Tubo de 5"' }, true],
    ['""', {}, true],
    ['"""', {}, true],
    ['« »', {}, true],
  ])('«%s» in %j: %s', (q, gasto, expected) => {
    expect(meets(q, gasto)).toBe(expected);
  });
});

describe('a term of a search', () => {
  it('knows its place, so that it can be left out, or be text', () => {
    const q = '  mercadona   2025 esta semana';
    const [word, year, week] = readSearch(q, CLOCK) as [SearchTerm, SearchTerm, SearchTerm];
    expect(q.slice(week.start, week.end)).toBe('esta semana');
    expect(withoutTerm(q, word)).toBe('2025 esta semana');
    expect(withoutTerm(q, year)).toBe('mercadona esta semana');
    expect(asText(q, year)).toBe('  mercadona   "2025" esta semana');
    expect(asText(q, week)).toBe('  mercadona   2025 "esta semana"');
  });

  it('has no meaning any more once it is text, whatever else is typed', () => {
    const words = ['2025', 'ayer', 'pan', '>', '20-30', 'esta', 'semana', 'sin', 'categoría', '"', '«a»'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words)), (typed) => {
        const q = typed.join(' ');
        for (const term of readSearch(q, CLOCK)) {
          if (term.meanings.length === 0) continue;
          const again = readSearch(asText(q, term), CLOCK).find(({ start }) => start === term.start);
          expect(again).toMatchObject({ isLiteral: true, meanings: [] });
        }
      }),
    );
  });

  it('is read of any text whatever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (q) => {
        let last = 0;
        for (const { start, end, words } of readSearch(q, CLOCK)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(words.join('')).not.toBe('');
          last = end;
        }
      }),
    );
  });
});

it('takes every word of any search into exactly one term', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('oct', 'de', '2024', '>', '20', 'pan', '10/2024', '..')),
      (words) => {
        expect(readSearch(words.join(' ')).flatMap((term) => term.words)).toEqual(words);
      },
    ),
  );
});
