import { render, screen } from '@testing-library/react';
import { GastoGridRow, GastoRow } from '@/components/gasto/gasto-row';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { textOf } from '../../support/text-of';

const NAMED = {
  categoria: buildCategoria({ nombre: 'Alimentación', icono: '🍎' }),
  metodoPago: buildMetodoPago({ nombre: 'Tarjeta', icono: '💳' }),
};

it.each([
  ['a name of its own', 'Mercado', /^🍎Mercado.*Alimentación · 💳 Tarjeta/],
  ['no name but its category’s', 'Alimentación', /^🍎Alimentación💳 Tarjeta/],
])('an expense with %s is told from others', (_, nombre, text) => {
  render(<GastoRow gasto={buildGasto({ nombre })} {...NAMED} mode="read" />);
  expect(textOf(screen.getByRole('listitem'))).toMatch(text);
});

it.each([
  ['pagado', 'de 3.250,50 €', 'te deben 1.200,20 €'],
  ['pendiente', 'de 3.251 €', 'te deben 1.200 €'],
])('two notes of a %s expense share its lines', (estado, ...notes) => {
  const fecha = '2026-01-20';
  const reembolsos = [
    { id: 'a', cantidad: 1100.25, fecha },
    { id: 'b', cantidad: 1200.2, fecha, estado: 'esperado' as const },
  ];
  const gasto = buildGasto({ cantidad: 3250.5, estado, reembolsos });
  render(<GastoRow gasto={gasto} {...NAMED} mode="read" />);
  for (const note of notes) expect(screen.getByText(note)).toBeVisible();
});

it.each(['Mercado', 'Alimentación'])('a row of the grid shows the category of «%s» once', (nombre) => {
  render(
    <GastoGridRow
      gasto={buildGasto({ nombre, descripcion: nombre })}
      {...NAMED}
      selected={false}
      isCompact
      withDay
    />,
  );
  expect(screen.getAllByText('Alimentación')).toHaveLength(1);
  expect(screen.getByRole('button', { name: `Editar ${nombre}` })).toHaveTextContent(nombre);
});
