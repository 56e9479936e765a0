import { render, screen, within } from '@testing-library/react';
import { LatestGastos } from '@/components/resumen/latest-gastos';
import { ThisMonth } from '@/components/resumen/this-month';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { textOf } from '../../support/text-of';

const gastos = [
  buildGasto({ id: 2, fecha: '2026-10-05', cantidad: 1200.5, estado: 'pendiente' }),
  buildGasto({ id: 1, fecha: '2026-10-01', nombre: 'Luz', cantidad: 99.5 }),
];

describe('ThisMonth', () => {
  it('shows what was spent and what of it is pending', () => {
    render(<ThisMonth mes="2026-10" gastos={gastos} />);
    expect(textOf(screen.getByRole('region', { name: 'octubre de 2026' }))).toBe(
      'octubre de 20261.300,00 €2 gastos · 1.200,50 € pendientes',
    );
  });

  it.each([
    ['all is paid', gastos.slice(1), '1 gasto · Nada pendiente'],
    ['there are none', [], '0 gastos · Nada pendiente'],
  ])('says that nothing is pending where %s', (_, some, line) => {
    render(<ThisMonth mes="2026-10" gastos={some} />);
    expect(screen.getByText(line)).toBeVisible();
  });
});

describe('LatestGastos', () => {
  it('shows the newest expenses by day, and the way to all of them', () => {
    const catalogo = {
      categorias: new Map([[1, buildCategoria()]]),
      metodosPago: new Map([[1, buildMetodoPago()]]),
    };
    render(<LatestGastos gastos={gastos} catalogo={catalogo} today="2026-10-06" />);
    const card = within(screen.getByRole('region', { name: 'Últimos gastos' }));
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    expect(card.getByRole('heading', { name: /^Ayer/ })).toBeVisible();
    expect(card.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/gastos\/?$/),
    );
  });
});
