import { act, render, screen, waitFor, within } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ImportResults } from '@/components/importar/import-results';
import { fechaOf } from '@/lib/domain/dates';
import { emptyTally } from '@/lib/domain/tally';
import type { ImportResult } from '@/lib/import/import-flow';
import { emptySummary, type ImportSummary, reject } from '@/lib/import/import-summary';
import { jsonSession } from '@/lib/page/import/json-session';
import { catchDownloads } from '../../support/data-worker';
import { importResult } from '../../support/import-result';
import { jsonFile } from '../../support/json-file';
import { newUser } from '../../support/new-user';
import { routerTo } from '../../support/router-to';

function summaryWith(errors: number): ImportSummary {
  const summary = { ...emptySummary(), total: 2176, imported: 1830, categorias: 27, metodosPago: 5 };
  for (let index = 1; index <= errors; index += 1)
    reject(summary, { kind: 'gasto', index, faults: ['nombre'] });
  return summary;
}

/**
 * Shows the results of an import that brought expenses, with the comparison that is loaded after them. Answers where
 * their buttons lead, as they are pressed.
 */
async function showResults(result: ImportResult): Promise<string[]> {
  const visited: string[] = [];
  const router = routerTo((href) => visited.push(href));
  render(
    <AppRouterContext value={router}>
      <ImportResults {...result} />
    </AppRouterContext>,
  );
  await screen.findByRole('group');
  return visited;
}

it('names each count', async () => {
  await showResults(importResult({ ...summaryWith(0), errors: 346 }));
  const counts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(counts).toEqual([
    ['Total Gastos', '2.176'],
    ['Gastos Importados', '1.830'],
    ['Categorías', '27'],
    ['Métodos', '5'],
    ['Errores', '346'],
  ]);
});

it('says how many optional fields were left out', async () => {
  await showResults(importResult({ ...summaryWith(0), leftOut: 3 }));
  expect(screen.getByText('3 datos opcionales no eran válidos y no se han guardado.')).toBeVisible();
});

it.each([
  ['reading', 'Comprobando lo guardado…'],
  ['unread', 'No se ha podido comprobar lo guardado'],
] as const)('says of what is stored that it is %s', async (stored, text) => {
  render(
    <AppRouterContext value={routerTo(() => undefined)}>
      <ImportResults {...importResult({ imported: 1 }, { tallies: { inFile: emptyTally(), stored } })} />
    </AppRouterContext>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});

it('lists every item that was not imported, in a region that the keyboard can scroll', async () => {
  const summary = summaryWith(2);
  reject(summary, { kind: 'categorias', nombre: 'Ocio', fault: 'no-nombre' });
  await showResults(importResult(summary));
  const region = screen.getByRole('region', { name: 'Detalle de los errores' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Gasto 1: nombre es requerido y debe ser string',
    'Gasto 2: nombre es requerido y debe ser string',
    'Error al importar categoría "Ocio": nombre es requerido y debe ser string',
  ]);
});

it('says how many more there are beyond the first 1,000', async () => {
  await showResults(importResult(summaryWith(2203)));
  const items = document.querySelectorAll('li');
  expect(items).toHaveLength(1001);
  expect(items[1000]).toHaveTextContent('y 1.203 más');
});

it('has no list where nothing was refused', async () => {
  await showResults(importResult(summaryWith(0)));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('hands back what was rejected as a file', async () => {
  const files = catchDownloads();
  const rejected = new Blob(['{}'], { type: 'application/json' });
  await showResults(importResult(summaryWith(2), { rejected }));
  await newUser().click(screen.getByRole('button', { name: 'Descargar gastos rechazados' }));
  expect(files.map(({ name }) => name)).toEqual([`gastos-rechazados-${fechaOf(new Date())}.json`]);
});

it('names each rejected expense beside its line, and hands all of them to the review', async () => {
  const gastos = [{ nombre: 'Cena', cantidad: '12', fecha: '2026-01-03' }, { _valor: 'nada' }];
  const rejected = new Blob([JSON.stringify({ gastos })], { type: 'application/json' });
  await showResults(importResult(summaryWith(2), { rejected }));
  const lines = screen.getAllByRole('listitem');
  await waitFor(() => {
    expect(lines[0]).toHaveAccessibleDescription('«Cena», 12, 3 ene 2026');
  });
  expect(lines[1]).toHaveAccessibleDescription('nada');
  expect(lines[0]).toHaveTextContent(/^Gasto 1: nombre es requerido y debe ser string$/);
  await newUser().click(screen.getByRole('button', { name: 'Revisar los 2' }));
  const flow = jsonSession.flow.getState();
  expect(flow).toMatchObject({ state: 'selected', reviewing: true });
});

it('offers no file where nothing was rejected', async () => {
  await showResults(importResult(summaryWith(0)));
  expect(screen.queryByRole('button', { name: 'Descargar gastos rechazados' })).not.toBeInTheDocument();
});

it('leads to another file, or to the expenses, in this order', async () => {
  act(() => {
    jsonSession.select(jsonFile([]));
  });
  const visited = await showResults(importResult(summaryWith(0)));
  const [another, expenses] = screen.getAllByRole('button');
  expect(another).toHaveTextContent('Importar Otro Archivo');
  expect(expenses).toHaveTextContent('Ver Gastos');
  await newUser().click(screen.getByRole('button', { name: 'Ver Gastos' }));
  expect(visited).toEqual(['/gastos/']);
  await newUser().click(screen.getByRole('button', { name: 'Importar Otro Archivo' }));
  expect(jsonSession.flow.getState()).toEqual({ state: 'empty' });
});
