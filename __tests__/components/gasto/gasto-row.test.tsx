import { render, screen } from '@testing-library/react';
import { GastoRow } from '@/components/gasto/gasto-row';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { textOf } from '../../support/text-of';

it.each([
  ['a name of its own', 'Mercado', /^🍎Mercado.*Alimentación · 💳 Tarjeta/],
  ['no name but its category’s', 'Alimentación', /^🍎Alimentación💳 Tarjeta/],
])('an expense with %s is told from others', (_, nombre, text) => {
  render(
    <GastoRow
      gasto={buildGasto({ nombre })}
      categoria={buildCategoria({ nombre: 'Alimentación', icono: '🍎' })}
      metodoPago={buildMetodoPago({ nombre: 'Tarjeta', icono: '💳' })}
      mode="read"
    />,
  );
  expect(textOf(screen.getByRole('listitem'))).toMatch(text);
});
