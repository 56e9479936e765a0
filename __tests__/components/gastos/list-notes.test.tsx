import { screen, within } from '@testing-library/react';
import { TaggedHead } from '@/components/gastos/list-notes';
import type { GastoFields } from '@/lib/domain/entities';
import { type GastosFilter, NO_FILTER } from '@/lib/domain/gastos-query';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { buildCategoria, buildGastoFields, buildMetodoPago } from '../../support/build-gasto';
import { buildCatalogo } from '../../support/build-query';
import { provideIndexWorker } from '../../support/in-process-worker';
import { renderWithToasts } from '../../support/render-with-toasts';
import { textOf } from '../../support/text-of';

provideIndexWorker();

const TODAY = '2026-10-20';
const OCTOBER = { kind: 'mes', mes: '2026-10' } as const;
const CATALOGO = buildCatalogo(
  [buildCategoria({ id: 1, nombre: 'Casa' }), buildCategoria({ id: 2, nombre: 'Ocio' })],
  [buildMetodoPago({ id: 1, nombre: 'Efectivo' })],
);

afterEach(async () => {
  for (const table of pageDatabase.tables) await table.clear();
});

async function open(filter: Partial<GastosFilter>, gastos: readonly Partial<GastoFields>[]) {
  await pageDatabase.categorias.bulkAdd([...CATALOGO.categorias.values()]);
  await pageDatabase.gastos.bulkAdd(
    gastos.map((fields) => buildGastoFields({ categoriaId: 1, metodoPagoId: 1, ...fields })),
  );
  return renderHead(filter);
}

function renderHead(filter: Partial<GastosFilter>) {
  return renderWithToasts(
    <TaggedHead filter={{ ...NO_FILTER, ...filter }} period={OCTOBER} catalogo={CATALOGO} today={TODAY} />,
  );
}

function linksIn(name: string) {
  return within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => `${textOf(link)} ${link.getAttribute('href')}`);
}

it('heads the list of a tag with sum, count, days and categories of all time', async () => {
  await open({ etiquetas: ['LISBOA'] }, [
    { cantidad: 100, fecha: '2026-10-12', etiquetas: ['Lisboa'] },
    { cantidad: 12.4, fecha: '2026-10-19', categoriaId: 2, etiquetas: ['Lisboa', 'cena'] },
    { cantidad: 500, fecha: '2026-10-15' },
  ]);
  expect(await screen.findByRole('heading', { name: '#Lisboa' })).toBeVisible();
  expect(screen.getByText(/2 gastos/)).toHaveTextContent('112,40 € · 2 gastos · 12–19 oct');
  expect(linksIn('Por categoría')).toEqual([
    'Casa 100,00 € /gastos/?todo&cat=1&etiqueta=LISBOA',
    'Ocio 12,40 € /gastos/?todo&cat=2&etiqueta=LISBOA',
  ]);
});

it('shows the tags of a category as its parts, and what has none', async () => {
  await open({ categorias: [1] }, [
    { cantidad: 60, fecha: '2026-10-01', etiquetas: ['luz'] },
    { cantidad: 30, fecha: '2026-10-02', etiquetas: ['agua'] },
    { cantidad: 412, fecha: '2026-10-03' },
    { cantidad: 7.5, fecha: '2026-10-03', categoriaId: 2, etiquetas: ['luz'] },
    { cantidad: 9, fecha: '2026-09-30', etiquetas: ['luz'] },
  ]);
  await screen.findByRole('list', { name: 'Casa' });
  expect(linksIn('Casa')).toEqual([
    '#luz 60,00 € /gastos/?mes=2026-10&cat=1&etiqueta=luz',
    '#agua 30,00 € /gastos/?mes=2026-10&cat=1&etiqueta=agua',
    'sin etiqueta 412,00 € /gastos/?mes=2026-10&cat=1&etiquetas=sin',
  ]);
  expect(screen.queryByText(/cuenta en las dos/)).toBeNull();
});

it('says so where an expense of the category counts in two tags', async () => {
  await open({ categorias: [1] }, [
    { cantidad: 10, fecha: '2026-10-01', etiquetas: ['a'] },
    { cantidad: 20, fecha: '2026-10-02', etiquetas: ['a', 'b'] },
    { cantidad: 40, fecha: '2026-10-03', etiquetas: ['b'] },
    { cantidad: 7.5, fecha: '2026-10-03', categoriaId: 2 },
  ]);
  expect(await screen.findByText('Un gasto con dos etiquetas cuenta en las dos')).toBeVisible();
  expect(linksIn('Casa').map((link) => link.split(' /')[0])).toEqual(['#b 60,00 €', '#a 30,00 €']);
});

it.each([
  ['a category without tags', { categorias: [2] }],
  ['a search', { etiquetas: ['a'], q: 'pan' }],
  ['two tags', { etiquetas: ['a', 'b'] }],
  ['expenses without a tag', { etiquetas: ['a'], etiquetasModo: 'sin' }],
  ['no filter', {}],
] as const)('shows nothing above %s', async (_, filter) => {
  const { container } = await open(filter, [{ fecha: '2026-10-01', etiquetas: ['a', 'b'] }]);
  // Answered after it.
  renderHead({ categorias: [1] });
  await screen.findByRole('list', { name: 'Casa' });
  expect(within(container).queryByRole('list')).toBeNull();
  expect(within(container).queryByRole('heading')).toBeNull();
});
