import fc from 'fast-check';
import { compileQuery } from '@/lib/domain/find-gastos';
import { indexGasto } from '@/lib/domain/indexed-gasto';
import { readNamedMes, readSearch } from '@/lib/read/read-search';
import { buildCategoria, buildGasto } from '../../support/build-gasto';
import { buildCatalogo, buildQuery } from '../../support/build-query';

const catalogo = buildCatalogo([buildCategoria({ id: 1, nombre: 'Comida' })], []);

function finds(q: string, cantidad: number, fecha = '2026-10-05', nombre = 'Cena'): boolean {
  const gasto = buildGasto({ cantidad, fecha, nombre, descripcion: nombre, categoriaId: 1 });
  return compileQuery(buildQuery({ q }), catalogo)(indexGasto(gasto));
}

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
