import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileCard } from '@/components/importar/file-card';
import { useImportFlow } from '@/lib/hooks/use-import-flow';
import { importSession } from '@/lib/page/import-session';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { jsonFile } from '../../support/json-file';
import { renderWithToasts } from '../../support/render-with-toasts';

function FileCardOfSession() {
  return <FileCard flow={useImportFlow()} pickerRef={() => undefined} />;
}

function renderCard() {
  const user = userEvent.setup({ applyAccept: false });
  renderWithToasts(<FileCardOfSession />);
  return { user, card: screen.getByRole('region', { name: 'Importar Gastos' }) };
}

function drop(...files: File[]): void {
  fireEvent.drop(screen.getByText('Arrastra tu archivo JSON aquí'), { dataTransfer: { files } });
}

const csv = new File(['a;b'], 'gastos.csv', { type: 'text/csv' });

afterEach(() => {
  act(() => {
    importSession.clear();
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
  expect(within(card).queryByText('Arrastra tu archivo JSON aquí')).not.toBeInTheDocument();
  expect(importSession.flow.getState()).toMatchObject({ state: 'selected', file });
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
  expect(importSession.flow.getState()).toEqual({ state: 'empty' });
});

it('empties the picker after a refused file, so that the same one can be picked again', async () => {
  const { user } = renderCard();
  const picker = screen.getByLabelText<HTMLInputElement>('Archivo JSON');
  await user.upload(picker, csv);
  expect(await screen.findByText('Solo se permiten archivos JSON')).toBeInTheDocument();
  expect(picker.files).toHaveLength(0);
});

it('refuses two files at once', async () => {
  renderCard();
  drop(jsonFile([], 'a.json'), jsonFile([], 'b.json'));
  expect(await screen.findByText('Suelta un solo archivo')).toBeInTheDocument();
  expect(importSession.flow.getState()).toEqual({ state: 'empty' });
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

it('marks the zone while a file hangs over it', () => {
  renderCard();
  const text = screen.getByText('Arrastra tu archivo JSON aquí');
  fireEvent.dragOver(text, { dataTransfer: { dropEffect: 'none' } });
  expect(text.closest('[data-hovered]')).toHaveAttribute('data-hovered', 'true');
  fireEvent.dragLeave(text);
  expect(text.closest('[data-hovered]')).toHaveAttribute('data-hovered', 'false');
});

it('cannot be cleared while the file is imported', () => {
  const file = jsonFile([]);
  renderWithToasts(
    <FileCard
      flow={{ state: 'importing', file, plan: AS_IT_IS, percent: 3, cancelling: false }}
      pickerRef={() => undefined}
    />,
  );
  expect(screen.getByText('gastos.json')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar archivo' })).not.toBeInTheDocument();
});
