import { render, screen } from '@testing-library/react';
import { Details } from '@/components/resumen/cards/details';
import { byId } from '@/lib/domain/entities';
import { joinSummaries, summarizeMes } from '@/lib/domain/mes-summary';
import { periodMeses, readMeses, type ResumenPeriod } from '@/lib/domain/resumen-period';
import { wholeAmounts } from '@/lib/page/whole-amounts';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../../support/build-gasto';

const TODAY = '2026-12-10';

const GASTOS = [
  buildGasto({ id: 1, fecha: '2019-03-05', cantidad: 20 }),
  buildGasto({ id: 2, fecha: '2026-12-01', cantidad: 12.5 }),
];

async function show(period: ResumenPeriod) {
  const summaries = new Map(
    readMeses(period, TODAY).map((mes) => [
      mes,
      summarizeMes(GASTOS.filter(({ fecha }) => fecha.startsWith(mes))),
    ]),
  );
  const summary = joinSummaries(periodMeses(period).flatMap((mes) => summaries.get(mes) ?? []));
  const resumen = { period, since: '2019-03-05', today: TODAY, summaries, isWhole: true };
  const catalogo = { categorias: byId([buildCategoria()]), metodosPago: byId([buildMetodoPago()]) };
  render(<Details {...{ resumen, summary, catalogo }} latest={GASTOS.slice(1)} isFirst={false} />);
  await screen.findByRole('region', { name: /^Últimos gastos|^Los mayores gastos/ });
}

afterEach(() => {
  localStorage.clear();
});

it('the current month tells if amounts have cents', async () => {
  wholeAmounts.write(true);
  await show({ kind: 'mes', mes: '2026-12' });
  expect(wholeAmounts.read()).toBe(false);
});

it('a past month of whole amounts does not hide the cents of today', async () => {
  await show({ kind: 'mes', mes: '2019-03' });
  expect(wholeAmounts.read()).toBe(false);
});
