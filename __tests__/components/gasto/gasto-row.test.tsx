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
