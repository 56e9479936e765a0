import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useEffect } from 'react';
import { StorageLost } from '@/components/shell/storage-lost-dialog';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { keepStorageOpen } from '@/lib/page/storage/storage-status';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';

/** It loads when the data are lost: the form has gone by then. */
const LateStorageLost = lazy(() => Promise.resolve({ default: StorageLost }));

function Page() {
  useEffect(keepStorageOpen, []);
  const { state } = useStorageStatus();
  return (
    <>
      <p>{state}</p>
      {state === 'ready' ? <Form /> : null}
      <Suspense>{state === 'faulty' ? <LateStorageLost /> : null}</Suspense>
    </>
  );
}

function Form() {
  return (
    <form>
      <label>
        Nombre <input type="text" />
      </label>
      <label>
        Fecha <input type="date" defaultValue="2026-10-05" />
      </label>
      <label>
        Sin nada <input type="text" />
      </label>
      <fieldset>
        <legend>Categoría</legend>
        <label>
          <input type="radio" name="c" defaultChecked aria-label="Hogar" /> <span aria-hidden>🏠 Ho­gar</span>
        </label>
        <label>
          <input type="radio" name="c" /> Ocio
        </label>
      </fieldset>
    </form>
  );
}

function upgradeElsewhere(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(pageDatabase.name, 999);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

// One test: what a page has lost it does not get back.
it('covers the page once its data are taken over, and keeps what was typed to be copied', async () => {
  await pageDatabase.open();
  const user = newUser();
  render(<Page />);
  await screen.findByText('ready');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Nombre'), 'Cena con Ana');
  await act(upgradeElsewhere);

  const notice = await screen.findByRole('alertdialog', {
    name: 'Mis Gastos se ha actualizado en otra pestaña',
  });
  expect(notice).toHaveAccessibleDescription(/no se guarda nada más/);
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Lo que estabas escribiendo' }).textContent).toBe(
    'Nombre: Cena con Ana\nFecha: 2026-10-05\nCategoría: Hogar',
  );
  await user.click(screen.getByRole('button', { name: 'Copiar lo escrito' }));
  expect(await outside(navigator.clipboard.readText())).toContain('Cena con Ana');
  expect(screen.getByText('Copiado')).toBeVisible();
});
