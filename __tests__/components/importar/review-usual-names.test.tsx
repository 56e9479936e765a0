import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Review } from '@/components/importar/review';
import { useImportFlow } from '@/lib/hooks/use-import-flow';
import { importSession } from '@/lib/page/import-session';
import { pageDatabase } from '@/lib/page/page-database';
import { buildFile } from '../../support/build-file';
import { buildGastoFields } from '../../support/build-gasto';
import { provideWorkers } from '../../support/in-process-worker';
import { importInto } from '../../support/import-into';
import { jsonFile } from '../../support/json-file';
import { newUser } from '../../support/new-user';

function Reviewed() {
  const flow = useImportFlow();
  return flow.state === 'selected' ? <Review file={flow.file} plan={flow.plan} /> : null;
}

/** Waits for a count of the review, by its label. */
async function expectCount(label: string, count: string) {
  await waitFor(() => {
    expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(count);
  });
}

// One test alone: the page's index lives as long as the page.
it('offers for expenses without a category what their nombre usually has, and says why', async () => {
  provideWorkers();
  const ocio = { id: 2, nombre: 'Ocio' };
  const cine = { nombre: 'Cine Ideal', categoriaId: 2 };
  const before = buildFile([cine, cine, cine].map((each) => buildGastoFields(each)));
  await importInto(pageDatabase, { ...before, categorias: [...before.categorias, ocio] });
  const blank = ['CINE IDEAL', 'Cine Ideal', 'Zapatos'].map((nombre) => ({
    ...buildGastoFields({ nombre, cantidad: 7 }),
    categoriaId: null,
  }));
  act(() => {
    importSession.select(jsonFile(blank));
  });
  render(<Reviewed />);
  await expectCount('Errores', '3');
  const usual = await screen.findByRole('region', { name: 'Lo de siempre, según tus gastos' });
  const items = within(usual).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'CINE IDEAL: Ocio',
    'Cine Ideal: Ocio',
  ]);
  expect(items[0]).toHaveTextContent('1 gasto, como 3 de 3 veces');
  await expectCount('Errores', '3');

  const user = newUser();
  await user.click(within(usual).getByRole('button', { name: 'Aplicar a los 2 Categorías' }));
  await expectCount('Errores', '1');
  await expectCount('Categorías nuevas', '0');
  await user.click(within(usual).getByRole('button', { name: 'Deshacer CINE IDEAL: Ocio' }));
  await expectCount('Errores', '2');
});
