import fc from 'fast-check';
import { paintedShares } from '@/components/resumen/charts/share-figure';
import { HUES, paintOf, paintOfCategoria } from '@/lib/domain/color';
import { buildCategoria } from '../../../support/build-gasto';
import { propertyRuns } from '../../../support/property-runs';

const arbitraryColor = fc.oneof(
  fc.constantFrom(...HUES, 'Red ', 'fuchsia', ''),
  fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`),
);

/** What is spent on each of the categories 1 to 12 in a month; on some, nothing. */
const arbitraryMes = fc.dictionary(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.bigInt({ min: 0n, max: 10n ** 9n }),
);

it('a category has one colour, the one in lists, whatever else was spent in a month', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryColor, { minLength: 12, maxLength: 12 }),
      fc.array(arbitraryMes, { minLength: 1, maxLength: 4 }),
      (colors, meses) => {
        const rows = new Map(
          colors.map((color, index) => [index + 1, buildCategoria({ id: index + 1, color })]),
        );
        for (const mes of meses) {
          const usages = new Map(Object.entries(mes).map(([id, total]) => [Number(id), { count: 1, total }]));
          for (const { ids, paint } of paintedShares(usages, rows, 'Sin categoría')) {
            const row = rows.get(ids[0] ?? 0);
            expect(paint).toEqual(row ? paintOfCategoria(row) : paintOf(''));
          }
        }
      },
    ),
    propertyRuns(100),
  );
});
