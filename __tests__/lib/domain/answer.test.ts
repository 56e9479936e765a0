import { mesPaceOf, tenseOf } from '@/lib/domain/answer';
import { beforeBy } from '@/lib/domain/before-by';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { buildGasto } from '../../support/build-gasto';

const TODAY = '2026-10-10';

function summariesOf(...gastos: Parameters<typeof buildGasto>[0][]) {
  const built = gastos.map((fields, index) => buildGasto({ id: index + 1, ...fields }));
  const meses = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
  return new Map(meses.map((mes) => [mes, summarizeMes(built.filter(({ fecha }) => fecha.startsWith(mes)))]));
}

it.each([
  ['2026-09', 'past'],
  ['2026-10', 'current'],
  ['2026-11', 'ahead'],
])('%s is %s', (mes, tense) => {
  expect(tenseOf(mes, TODAY)).toBe(tense);
});

it('follows a month through today, beside the whole of the month before', () => {
  const summaries = summariesOf(
    { fecha: '2026-10-02', cantidad: 5 },
    { fecha: '2026-10-10', cantidad: 1 },
    { fecha: '2026-10-11', cantidad: 9 },
    { fecha: '2026-09-30', cantidad: 7 },
  );
  const { spent, last } = mesPaceOf(summaries, '2026-10', TODAY, () => true);
  expect(spent).toEqual([0n, 500n, 500n, 500n, 500n, 500n, 500n, 500n, 500n, 600n]);
  expect(last).toHaveLength(30);
  expect(last?.slice(-2)).toEqual([0n, 700n]);
});

it('follows only the expenses that are counted', () => {
  const summaries = summariesOf(
    { fecha: '2026-10-02', cantidad: 5 },
    { fecha: '2026-10-02', cantidad: 8, categoriaId: 2 },
    { fecha: '2026-09-30', cantidad: 7, categoriaId: 2 },
  );
  const { spent, last } = mesPaceOf(summaries, '2026-10', TODAY, ({ categoriaId }) => categoriaId === 1);
  expect(spent.at(-1)).toBe(500n);
  expect(last).toBeNull();
});

it('compares with the same days of the month before, or with all of it once the month is over', () => {
  const summaries = summariesOf(
    { fecha: '2026-09-05', cantidad: 5 },
    { fecha: '2026-09-20', cantidad: 7 },
    { fecha: '2026-08-20', cantidad: 2 },
  );
  function totalBefore(mes: string) {
    return beforeBy(summaries, { kind: 'mes', mes }, TODAY)?.totals.total;
  }
  expect(totalBefore('2026-10')).toBe(500n);
  expect(totalBefore('2026-09')).toBe(200n);
  expect(totalBefore('2026-08')).toBeUndefined();
  expect(totalBefore('2026-11')).toBeUndefined();
});
