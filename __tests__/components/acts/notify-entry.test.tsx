import { screen } from '@testing-library/react';
import { notifyEntry } from '@/components/acts/notify-entry';
import { changeOf, type Act } from '@/lib/domain/change';
import { createFormat } from '@/lib/text/format';
import { buildGasto } from '../../support/build-gasto';
import { fixDate } from '../../support/fixed-date';
import { renderWithToasts } from '../../support/render-with-toasts';

const FORMAT = createFormat({ locale: 'es-ES', currency: 'EUR' });

function added(fields: Parameters<typeof buildGasto>[0]): Act {
  const after = buildGasto({ id: 1, nombre: 'Alquiler', ...fields });
  return { kind: 'gasto-added', change: changeOf({ gastos: [{ id: 1, before: null, after }] }) };
}

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['of this year', { fecha: '2026-12-01', estado: 'pendiente' }, 'Pendiente para el 1 dic'],
  ['of another year', { fecha: '2027-04-01', estado: 'pendiente' }, 'Pendiente para el 1 abr 2027'],
  ['today', { fecha: '2026-11-25', estado: 'pendiente' }, null],
  ['paid already', { fecha: '2026-12-01', estado: 'pagado' }, null],
])('says that an added expense is pending: %s', async (_, fields, text) => {
  fixDate(2026, 11, 25);
  renderWithToasts(<p />);
  notifyEntry(added(fields), FORMAT);
  expect(await screen.findByText(/^Guardado: Alquiler/)).toBeVisible();
  if (text === null) expect(screen.queryByText(/^Pendiente/)).not.toBeInTheDocument();
  else expect(screen.getByText(text)).toBeVisible();
});
