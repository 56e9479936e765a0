import { useStore } from 'zustand';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { FileCard } from '@/components/importar/process-card';
import type { ImportOutcome } from '@/lib/import/import-flow';
import { jsonSession } from '@/lib/page/import/json-session';
import { importResult } from '../../support/import-result';
import { jsonFile } from '../../support/json-file';
import { newUser } from '../../support/new-user';
import { renderWithToasts } from '../../support/render-with-toasts';

const NO_REF = { current: null };

function FileCardOfSession() {
  return <FileCard flow={useStore(jsonSession.flow)} cardRef={NO_REF} pickerRef={NO_REF} />;
}

function renderCard() {
  const user = newUser({ applyAccept: false });
  renderWithToasts(<FileCardOfSession />);
  return { user, card: screen.getByRole('region', { name: 'Importar Gastos' }) };
}

function drop(...files: File[]): void {
  dropOn(screen.getByRole('button', { name: 'Seleccionar Archivo' }), files);
}

function dropOn(target: Element, files: File[]): boolean {
  return fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } });
}

/** Has the session import a file; answers what ends that, with the file refused. */
function importOne(): () => Promise<void> {
  const worker = Object.assign(new EventTarget(), {
    postMessage: () => undefined,
    terminate: () => undefined,
  });
  function Worker() {
    return worker;
  }
  Object.assign(globalThis, { Worker });
  let ended: Promise<unknown> = Promise.resolve();
  act(() => {
    jsonSession.select(jsonFile([], 'primero.json'));
    ended = jsonSession.start();
  });
  return () =>
    act(async () => {
      const outcome: ImportOutcome = { kind: 'refused', fault: 'unreadable' };
      worker.dispatchEvent(new MessageEvent('message', { data: { type: 'outcome', outcome } }));
      await ended;
    });
}

const csv = new File(['a;b'], 'gastos.csv', { type: 'text/csv' });

afterEach(() => {
  act(() => {
    jsonSession.clear();
  });
  jest.restoreAllMocks();
});

it('offers to drop a file, to click, and a button for the picker, which shows JSON files alone', () => {
  const { card } = renderCard();
  expect(within(card).getByText('Arrastra tu archivo JSON aquí')).toBeVisible();
  expect(within(card).getByText('o haz clic para seleccionar')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Seleccionar Archivo' })).toBeEnabled();
  expect(within(card).getByLabelText('Archivo JSON')).toHaveAttribute(
    'accept',
    expect.stringContaining('.json'),
  );
});

it.each([
  ['the button', () => screen.getByRole('button', { name: 'Seleccionar Archivo' })],
  ['the zone', () => screen.getByText('o haz clic para seleccionar')],
])('opens the picker once when %s is clicked', async (_, target) => {
  const { user } = renderCard();
  const open = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(target());
  expect(open).toHaveBeenCalledTimes(1);
});

it('shows the name and the size of the picked file, and a hint about its format', async () => {
  const { user, card } = renderCard();
  const file = new File(['x'.repeat(1536)], 'mis gastos.json');
  await user.upload(screen.getByLabelText('Archivo JSON'), file);
  expect(within(card).getByText('mis gastos.json')).toBeVisible();
  expect(within(card).getByText('1,50 KB')).toBeVisible();
  expect(within(card).getByText(/Formato esperado/)).toBeVisible();
  expect(jsonSession.flow.getState()).toMatchObject({ state: 'selected', file });
});

it('takes a dropped file', () => {
  const { card } = renderCard();
  drop(jsonFile([]));
  expect(within(card).getByText('gastos.json')).toBeVisible();
  expect(within(card).getByText('2 Bytes')).toBeVisible();
});

it.each([
  [
    'drop',
    () => {
      drop(csv);
    },
  ],
  ['picker', () => fireEvent.change(screen.getByLabelText('Archivo JSON'), { target: { files: [csv] } })],
])('refuses a file that is no JSON, by %s', async (_, choose) => {
  renderCard();
  choose();
  expect(await screen.findByText('Solo se permiten archivos JSON')).toBeInTheDocument();
  expect(jsonSession.flow.getState()).toEqual({ state: 'empty' });
});

it('empties the picker after a refused file, so that the same one can be picked again', async () => {
  const { user } = renderCard();
  const picker = screen.getByLabelText<HTMLInputElement>('Archivo JSON');
  await user.upload(picker, csv);
  expect(await screen.findByText('Solo se permiten archivos JSON')).toBeInTheDocument();
  expect(picker.files).toHaveLength(0);
});

it('takes the first JSON file of several, and says which', async () => {
  const { card } = renderCard();
  drop(csv, jsonFile([], 'a.json'), jsonFile([], 'b.json'));
  expect(within(card).getByText('a.json')).toBeVisible();
  expect(await screen.findByText('Se ha elegido «a.json»')).toBeInTheDocument();
});

it('refuses several files without a JSON one', async () => {
  renderCard();
  drop(csv, csv);
  expect(await screen.findByText('Solo se permiten archivos JSON')).toBeInTheDocument();
  expect(jsonSession.flow.getState()).toEqual({ state: 'empty' });
});

it('takes a file that is dropped anywhere else, before the page would be replaced by it', () => {
  const { card } = renderCard();
  expect(dropOn(document.body, [jsonFile([])])).toBe(false);
  expect(within(card).getByText('gastos.json')).toBeVisible();
});

it('leaves alone what is dragged without being a file', () => {
  renderCard();
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true);
});

it('has another file take the place of the chosen one, by drop or by picker', async () => {
  const { user, card } = renderCard();
  drop(jsonFile([], 'a.json'));
  drop(jsonFile([], 'b.json'));
  expect(within(card).getByText('b.json')).toBeVisible();
  await user.upload(screen.getByLabelText('Archivo JSON'), jsonFile([], 'c.json'));
  expect(within(card).getByText('c.json')).toBeVisible();
  expect(within(card).queryByText('b.json')).not.toBeInTheDocument();
  expect(within(card).getByText('Arrastra tu archivo JSON aquí')).toBeVisible();
});

it('keeps the chosen file where the next one is refused', async () => {
  const { card } = renderCard();
  drop(jsonFile([]));
  drop(csv);
  expect(await screen.findByText('Solo se permiten archivos JSON')).toBeInTheDocument();
  expect(within(card).getByText('gastos.json')).toBeVisible();
});

it('takes no file while one is imported and says so, then takes the next', async () => {
  const { card } = renderCard();
  const end = importOne();
  expect(within(card).getByText(/^Importando: podrás elegir otro archivo cuando termine/)).toBeVisible();
  expect(within(card).getByLabelText('Archivo JSON')).toBeDisabled();
  expect(within(card).getByRole('button', { name: 'Seleccionar Archivo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(within(card).queryByRole('button', { name: 'Quitar archivo' })).not.toBeInTheDocument();
  drop(jsonFile([], 'otro.json'));
  expect(within(card).getByText('primero.json')).toBeVisible();
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^Importando: podrás elegir otro archivo/);
  await end();
  drop(jsonFile([], 'otro.json'));
  expect(within(card).getByText('otro.json')).toBeVisible();
});

it('takes another file, or none, once the import has finished', async () => {
  const file = jsonFile([]);
  renderWithToasts(
    <FileCard
      flow={{ state: 'finished', file, result: { kind: 'finished', ...importResult() } }}
      cardRef={NO_REF}
      pickerRef={NO_REF}
    />,
  );
  expect(screen.getByRole('button', { name: 'Quitar archivo' })).toBeEnabled();
  const open = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await newUser().click(screen.getByRole('button', { name: 'Seleccionar Archivo' }));
  expect(open).toHaveBeenCalledTimes(1);
});

it('takes no notice of a drop or a picker without a file', () => {
  const { card } = renderCard();
  drop();
  fireEvent.change(screen.getByLabelText('Archivo JSON'), { target: { files: [] } });
  expect(within(card).getByText('Arrastra tu archivo JSON aquí')).toBeVisible();
});

it('clears the selection', async () => {
  const { user, card } = renderCard();
  drop(jsonFile([]));
  await user.click(within(card).getByRole('button', { name: 'Quitar archivo' }));
  expect(screen.queryByText('gastos.json')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Seleccionar Archivo' })).toBeVisible();
});

it('takes the same file again after it was cleared', async () => {
  const { user, card } = renderCard();
  const file = jsonFile([]);
  await user.upload(screen.getByLabelText('Archivo JSON'), file);
  await user.click(within(card).getByRole('button', { name: 'Quitar archivo' }));
  await user.upload(screen.getByLabelText('Archivo JSON'), file);
  expect(within(card).getByText('gastos.json')).toBeVisible();
});

it('marks the zone while a file hangs over the page', () => {
  renderCard();
  const zone = screen.getByText('Arrastra tu archivo JSON aquí').closest('[data-hovered]');
  fireEvent.dragOver(document.body, { dataTransfer: { dropEffect: 'none', types: ['Files'] } });
  expect(zone).toHaveAttribute('data-hovered', 'true');
  fireEvent.dragLeave(document.body);
  expect(zone).toHaveAttribute('data-hovered', 'false');
});
