import { act, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps } from 'react';
import { ImportarView } from '@/components/importar/importar-view';
import { ProcessCard } from '@/components/importar/process-card';
import { jsonSession } from '@/lib/page/import/json-session';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { jsonFile } from '../../support/json-file';
import { routerTo } from '../../support/router-to';
import { renderWithToasts } from '../../support/render-with-toasts';
import { importResult } from '../../support/import-result';

const file = jsonFile([]);

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    jsonSession.clear();
  });
});

it('has the title and the cards of the specification, in its order', async () => {
  renderWithToasts(<ImportarView />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Importar Gastos$/);
  await screen.findByRole('heading', { name: 'Exportar tus datos' });
  expect(titles()).toEqual([
    'Descargar Datos de Ejemplo',
    'Importar Gastos',
    'Instrucciones de Importación',
    'Exportar tus datos',
  ]);
});

it('shows the fourth card once a file is chosen, with the focus on its button', async () => {
  renderWithToasts(<ImportarView />);
  await screen.findByRole('heading', { name: 'Exportar tus datos' });
  act(() => {
    jsonSession.select(file);
  });
  expect(titles().slice(-2)).toEqual(['Procesar Importación', 'Exportar tus datos']);
  expect(screen.getByRole('button', { name: 'Importar Gastos' })).toHaveFocus();
  act(() => {
    jsonSession.clear();
  });
  expect(titles()).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Seleccionar Archivo' })).toHaveFocus();
});

it('shows the import of a chosen file, folds the examples, and unfolds them when the file is cleared', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderWithToasts(<ImportarView />);
  await screen.findByRole('heading', { name: 'Exportar tus datos' });
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  act(() => {
    jsonSession.select(file);
  });
  expect(scrolled.mock.contexts).toEqual(
    ['Importar Gastos', 'Procesar Importación'].map((name) => screen.getByRole('region', { name })),
  );
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(focused).toHaveBeenCalledWith({ preventScroll: true });
  expect(screen.getByText(/"metodosPago"/)).not.toBeVisible();
  act(() => {
    jsonSession.select(jsonFile([], 'otro.json'));
  });
  expect(scrolled).toHaveBeenCalledTimes(4);
  act(() => {
    jsonSession.clear();
  });
  expect(screen.getByText(/"metodosPago"/)).toBeVisible();
});

describe('ProcessCard', () => {
  function renderProcessCard(flow: ComponentProps<typeof ProcessCard>['flow']) {
    renderWithToasts(
      <AppRouterContext value={routerTo(() => undefined)}>
        <ProcessCard flow={flow} startable focusTarget={() => undefined} />
      </AppRouterContext>,
    );
  }

  it('shows a named bar with its percentage, and a way to stop', () => {
    renderProcessCard({ state: 'importing', file, plan: AS_IT_IS, percent: 42, cancelling: false });
    expect(screen.getByRole('progressbar', { name: 'Progreso de la importación' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(screen.getByText('42%')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Procesando gastos...');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByRole('button', { name: 'Importar Gastos' })).not.toBeInTheDocument();
  });

  it('cannot be stopped any more while the transaction is completed', () => {
    renderProcessCard({ state: 'importing', file, plan: AS_IT_IS, percent: 99, cancelling: false });
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that it was asked to stop', () => {
    renderProcessCard({ state: 'importing', file, plan: AS_IT_IS, percent: 42, cancelling: true });
    expect(screen.getByRole('status')).toHaveTextContent('Cancelando…');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the result once it has finished', () => {
    renderProcessCard({ state: 'finished', file, result: { kind: 'finished', ...importResult() } });
    expect(screen.getByRole('heading', { name: 'Resultado de la importación' })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });
});
