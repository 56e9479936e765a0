import { act, screen, within } from '@testing-library/react';
import { enterPhase } from '@/lib/page/phase';
import { closeGastos, openGastos } from '../../../support/gastos-page';
import { textOf } from '../../../support/text-of';

afterEach(closeGastos);

function print(when: 'beforeprint' | 'afterprint'): void {
  act(() => {
    window.dispatchEvent(new Event(when));
  });
}

it('is a table of all that a month has, however much of it is drawn, as long as it is printed', async () => {
  const MANY = 400;
  await openGastos({
    gastos: Array.from({ length: MANY }, (_, place) => ({
      nombre: `Pan ${place}`,
      descripcion: `Del horno ${place}`,
      cantidad: 1.25,
      fecha: '2026-10-05' as const,
      estado: place === 0 ? 'en disputa' : 'pendiente',
      ...(place === 0 && { categoriaId: 77 }),
    })),
  });
  act(() => {
    enterPhase('calm');
  });
  await act(() => import('@/components/gastos/list/later-parts'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  print('beforeprint');
  const rows = within(screen.getByRole('table')).getAllByRole('row').map(textOf);
  expect(rows).toHaveLength(MANY + 2);
  expect(rows[0]).toBe('FechaNombreDescripciónCategoríaMétodoEstadoCantidad');
  expect(rows).toContainEqual(expect.stringMatching(/Pan 399Del horno 399HogarEfectivoPendiente1,25.€$/));
  expect(rows).toContainEqual(
    expect.stringMatching(/Pan 0Del horno 0Sin categoríaEfectivoen disputa1,25.€$/),
  );
  expect(rows.at(-1)).toMatch(/^Total500,00.€$/);
  print('afterprint');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
