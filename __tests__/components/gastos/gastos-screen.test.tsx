import { act, screen, within } from '@testing-library/react';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { beginUse } from '@/lib/page/phase';
import { closeGastos, listedGastos, OCTOBER, openGastos } from '../../support/gastos-page';
import { seedGastos } from '../../support/seed-catalogo';
import { textOf } from '../../support/text-of';

afterEach(closeGastos);

it('adds up the month, and what of it is pending', async () => {
  await openGastos();
  expect(screen.getAllByRole('term').map(textOf)).toEqual(['Total', 'Pendiente']);
  expect(screen.getAllByRole('definition').map(textOf)).toEqual(['1.044,50 €', '1,60 €']);
  expect(screen.getByText('3 gastos')).toHaveRole('status');
});

it('groups the expenses by day, each with its total', async () => {
  await openGastos({ gastos: [...OCTOBER, { nombre: 'Taxi', cantidad: 0.005, fecha: '2026-10-06' }] });
  const list = within(screen.getByRole('region', { name: 'Gastos de octubre de 2026' }));
  expect(list.getAllByRole('heading').map(textOf)).toEqual([
    'Hoy0,01 €',
    'Ayer4,00 €',
    'jueves, 1 de octubre1.040,50 €',
  ]);
  const yesterday = within(list.getByRole('region', { name: /^Ayer/ }));
  expect(yesterday.getAllByRole('listitem').map(textOf)).toEqual([
    '🎬Café con lecheOcio · 💵 Efectivo1,60 €Pendiente',
    '🏠PanHogar · 💵 Efectivo2,40 €',
  ]);
});

it('shows an expense that another page stores', async () => {
  await openGastos();
  await act(() => seedGastos(pageDatabase, [{ nombre: 'De otra pestaña', fecha: '2026-10-02' }]));
  expect(await screen.findByText('De otra pestaña')).toBeVisible();
  expect(screen.getByText('4 gastos')).toBeVisible();
});

it('opens on the current month where the address names none, and says when the last expenses were', async () => {
  const gastos = ['2026-03-05', '2026-10-20', '2027-02-01'].map((fecha) => ({ fecha }));
  await openGastos({ gastos, address: '' });
  expect(screen.getByRole('region', { name: 'Gastos de octubre de 2026' })).toBeVisible();
  expect(await screen.findByText('Tus últimos gastos son de marzo de 2026')).toBeVisible();
});

it('hears the keys of the months before its list is there', async () => {
  const user = await openGastos({ gastos: [], address: '' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(await screen.findByRole('heading', { name: 'No hay gastos en septiembre de 2026' })).toBeVisible();
  expect(window.location.search).toBe('?mes=2026-09');
});

describe('where there is nothing', () => {
  it('says of a month that there are no expenses in it', async () => {
    await openGastos({ gastos: [], address: 'mes=2026-09' });
    expect(await screen.findByRole('heading', { name: 'No hay gastos en septiembre de 2026' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a importar' })).toBeVisible();
  });

  it('says of an empty database that there are no expenses yet, and offers the first one', async () => {
    const user = await openGastos({ gastos: [], address: '' });
    await act(() => pageDatabase.categorias.clear());
    expect(await screen.findByRole('heading', { name: 'Todavía no hay gastos' })).toBeVisible();
    const [inHead, offered] = await screen.findAllByRole('link', { name: 'Nuevo gasto' });
    expect(inHead).not.toBe(offered);
    await user.click(offered as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Nuevo gasto' })).toBeVisible();
  });
});

describe('of a search of ten thousand words', () => {
  const words = Array.from({ length: 10_000 }, (_, n) => `palabra${n}`).join(' ');

  it('uses the beginning, and says so', async () => {
    await openGastos({ gastos: [], address: `mes=2026-10&q=${encodeURIComponent(words)}` });
    expect(await screen.findByRole('heading', { name: 'Ningún gasto coincide' })).toBeVisible();
    expect(screen.getByText(/^En una búsqueda caben 200 caracteres/)).toHaveRole('status');
  });

  it('uses the beginning where they are pasted, and leaves them in the box', async () => {
    const user = await openGastos();
    await user.click(screen.getByRole('searchbox'));
    await user.paste(words);
    expect(await screen.findByRole('heading', { name: 'Ningún gasto coincide' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue(words);
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByText('3 gastos');
    expect(screen.queryByText(/^En una búsqueda caben/)).toBeNull();
  });
});

describe('shows calmly', () => {
  it.each([
    ['a known estado', 'pendiente', 'Pendiente'],
    ['an unknown one', 'anulado', 'anulado'],
    ['one that only looks known', 'PAGADO', 'PAGADO'],
    ['a huge one', 'x'.repeat(5000), 'x'.repeat(60)],
  ])('%s', async (_, estado, words) => {
    await openGastos({ gastos: [{ fecha: '2026-10-05', estado }] });
    expect(within(screen.getByRole('listitem')).getByText(words)).toBeVisible();
  });

  it('a category and a method that are gone, and says how many expenses want them', async () => {
    await openGastos({
      gastos: [...OCTOBER, { nombre: 'Suelto', fecha: '2026-10-06', categoriaId: 98, metodoPagoId: 99 }],
    });
    expect(listedGastos()[0]).toContain('Sin categoría · Sin método de pago');
    expect(await screen.findByText('1 gasto sin categoría o sin método de pago')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Corregir' })).toBeEnabled();
  });

  it('nothing of the kind where every expense has both', async () => {
    await openGastos();
    expect(screen.queryByRole('button', { name: 'Corregir' })).not.toBeInTheDocument();
  });

  it('no more of a huge nombre than a row could show', async () => {
    await openGastos({ gastos: [{ fecha: '2026-10-05', nombre: 'x'.repeat(100_000) }] });
    expect(listedGastos().join().length).toBeLessThan(400);
  });

  it('markup in a nombre as text', async () => {
    await openGastos({ gastos: [{ fecha: '2026-10-05', nombre: '<img src=x onerror=alert(1)>' }] });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    ['#22c55e', 'green', '--color-code: #22c55e;'],
    ['red', 'red', null],
    // As if none were chosen.
    ['red; background: url(https://example.com)', 'green', null],
  ])('the colour %j of a category as %s', async (color, hue, style) => {
    await openGastos({ gastos: [{ fecha: '2026-10-05' }] });
    await act(() => pageDatabase.categorias.update(1, { color, icono: '👨‍👩‍👧‍👦🍎abc' }));
    const icon = await screen.findByText('👨‍👩‍👧‍👦');
    expect(icon).toHaveAttribute('data-hue', hue);
    expect(icon.getAttribute('style')).toBe(style);
  });
});

it('draws the first window of a month, and all of it from the first act on', async () => {
  const gastos = Array.from({ length: 40 }, (_, index) => ({
    nombre: `Gasto ${index}`,
    fecha: '2026-10-05',
  }));
  await openGastos({ gastos });
  const drawn = screen.getAllByText(/^Gasto \d+$/);
  expect(drawn.length).toBeLessThan(20);
  const row = screen.getAllByRole('listitem')[1];
  expect(row).toHaveAttribute('aria-setsize', '40');
  expect(row).toHaveAttribute('aria-posinset', '2');
  act(beginUse);
  expect(await screen.findByText('Gasto 0')).toBeInTheDocument();
  expect(screen.getAllByText(/^Gasto \d+$/)).toHaveLength(40);
  expect(row).not.toHaveAttribute('aria-setsize');
});
