import { mesPaceOf, tenseOf } from '@/lib/domain/answer';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { buildGasto } from '../../support/build-gasto';

const TODAY = '2026-10-10';

function recordedOf(since: string, ...gastos: Parameters<typeof buildGasto>[0][]) {
  const built = gastos.map((fields, index) => buildGasto({ id: index + 1, ...fields }));
  const meses = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
  const summaries = new Map(
    meses.map((mes) => [mes, summarizeMes(built.filter(({ fecha }) => fecha.startsWith(mes)))]),
  );
  return { summaries, since, today: TODAY };
}

it.each([
  ['2026-09', 'past'],
  ['2026-10', 'current'],
  ['2026-11', 'ahead'],
])('%s is %s', (mes, tense) => {
  expect(tenseOf(mes, TODAY)).toBe(tense);
});

it('follows a month through today, beside the whole of the month before', () => {
  const recorded = recordedOf(
    '2026-09-01',
    { fecha: '2026-10-02', cantidad: 5 },
    { fecha: '2026-10-10', cantidad: 1 },
    { fecha: '2026-10-11', cantidad: 9 },
    { fecha: '2026-09-30', cantidad: 7 },
  );
  const { spent, last } = mesPaceOf(recorded, '2026-10', () => true);
  expect(spent).toEqual([0n, 500n, 500n, 500n, 500n, 500n, 500n, 500n, 500n, 600n]);
  expect(last).toHaveLength(30);
  expect(last?.slice(-2)).toEqual([0n, 700n]);
});

it('follows only the expenses that are counted', () => {
  const recorded = recordedOf(
    '2026-09-01',
    { fecha: '2026-10-02', cantidad: 5 },
    { fecha: '2026-10-02', cantidad: 8, categoriaId: 2 },
    { fecha: '2026-09-30', cantidad: 7, categoriaId: 2 },
  );
  const { spent, last } = mesPaceOf(recorded, '2026-10', ({ categoriaId }) => categoriaId === 1);
  expect(spent.at(-1)).toBe(500n);
  expect(last).toBeNull();
});

it('has no line of a month that was not wholly recorded', () => {
  const recorded = recordedOf('2026-09-02', { fecha: '2026-09-02', cantidad: 5 });
  expect(mesPaceOf(recorded, '2026-10', () => true).last).toBeNull();
});
