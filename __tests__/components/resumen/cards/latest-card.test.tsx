import { render, screen, within } from '@testing-library/react';
import { LargestCard, LatestCard } from '@/components/resumen/cards/latest-card';
import { joinSummaries, summarizeMes } from '@/lib/domain/mes-summary';
import { openedEntry } from '@/lib/page/overlays';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../../support/build-gasto';
import { newUser } from '../../../support/new-user';

const gastos = [
  buildGasto({ id: 2, fecha: '2026-10-05', cantidad: 1200.5, estado: 'pendiente' }),
  buildGasto({ id: 1, fecha: '2026-10-01', nombre: 'Luz', cantidad: 99.5 }),
];

it('shows the newest expenses, each to be opened, and the way to all of them', async () => {
  const catalogo = {
    categorias: new Map([[1, buildCategoria()]]),
    metodosPago: new Map([[1, buildMetodoPago()]]),
  };
  render(<LatestCard gastos={gastos} catalogo={catalogo} today="2026-10-06" isFirst />);
  const card = within(screen.getByRole('region', { name: 'Últimos gastos' }));
  expect(card.getAllByRole('listitem')).toHaveLength(2);
  expect(card.getByText(/^ayer/i)).toBeVisible();
  expect(card.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/gastos\/?$/),
  );
  await newUser().click(card.getByRole('button', { name: /Luz/ }));
  expect(openedEntry.getState()).toEqual({ state: 'edit', gasto: gastos[1] });
});

describe('LargestCard', () => {
  const catalogo = { categorias: new Map([[1, buildCategoria()]]), metodosPago: new Map() };
  const rents = ['07', '08', '09'].map((mes, index) =>
    buildGasto({ id: 20 + index, nombre: 'Alquiler', cantidad: 850, fecha: `2025-${mes}-01` }),
  );
  const others = Array.from({ length: 9 }, (_, index) =>
    buildGasto({
      id: index + 1,
      nombre: `Gasto ${index}`,
      cantidad: 10 + index,
      fecha: `2025-09-0${index + 1}`,
    }),
  );

  function renderLargest(stored: typeof others) {
    const summaries = new Map(
      ['2025-07', '2025-08', '2025-09'].map((mes) => [
        mes,
        summarizeMes(stored.filter(({ fecha }) => fecha.startsWith(mes))),
      ]),
    );
    const period = { kind: 'year', year: '2025' } as const;
    const resumen = { period, since: null, today: '2026-10-06', summaries, isWhole: true };
    render(<LargestCard {...{ resumen, catalogo }} summary={joinSummaries([...summaries.values()])} />);
    return within(screen.getByRole('region', { name: 'Los mayores gastos de 2025' }));
  }

  it('lists the eight largest of a past period without recibos, and leads to all by amount', () => {
    const card = renderLargest([...rents, ...others]);
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Gasto 8',
      'Gasto 7',
      'Gasto 6',
      'Gasto 5',
      'Gasto 4',
      'Gasto 3',
      'Gasto 2',
      'Gasto 1',
    ]);
    expect(card.getByText('Sin recibos')).toBeVisible();
    expect(card.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
      'href',
      expect.stringMatching(/desde=2025-01-01&hasta=2025-12-31&orden=cantidad-desc$/),
    );
  });

  it('says nothing of recibos where there are none', () => {
    expect(renderLargest(others).queryByText('Sin recibos')).not.toBeInTheDocument();
  });
});
