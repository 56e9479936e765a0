import { useStore } from 'zustand';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { ProcessCard } from '@/components/importar/process-card';
import { resetDatabase } from '@/lib/db/replace-content';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { jsonSession } from '@/lib/page/import/json-session';
import { buildFile } from '../../support/build-file';
import { buildGastoFields } from '../../support/build-gasto';
import { importInto } from '../../support/import-into';
import { jsonFile } from '../../support/json-file';
import { provideDataWorker } from '../../support/data-worker';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { contentOf } from '../../support/test-database';

function Card() {
  const flow = useStore(jsonSession.flow);
  return flow.state === 'empty' ? null : <ProcessCard flow={flow} startable focusTarget={() => undefined} />;
}

/** Chooses a file with these expenses and opens its review. */
async function openReview(gastos: unknown[]) {
  return openReviewOf(jsonFile(buildFile(gastos)));
}

async function openReviewOf(file: File) {
  const user = newUser();
  act(() => {
    jsonSession.select(file);
  });
  const page = render(<Card />);
  await user.click(screen.getByRole('button', { name: 'Revisar antes de importar' }));
  await screen.findByRole('region', { name: 'Revisión del archivo' });
  await reviewed();
  return { user, page };
}

/** Waits for the review that is under way. */
async function reviewed(): Promise<void> {
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Revisión del archivo' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
  });
}

function counts(): Record<string, string | null> {
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  );
}

function plan() {
  const flow = jsonSession.flow.getState();
  return flow.state === 'selected' ? flow.plan : null;
}

beforeEach(provideDataWorker);

afterEach(async () => {
  act(() => {
    jsonSession.clear();
  });
  await resetDatabase(pageDatabase);
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('is closed at first; what is wrong with the file stands below the button, and leads into it', async () => {
  act(() => {
    jsonSession.select(jsonFile(buildFile([buildGastoFields(), null])));
  });
  render(<Card />);
  const look = await screen.findByRole('button', { name: 'Ver 1 gasto con errores' });
  const opener = screen.getByRole('button', { name: 'Revisar antes de importar' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Revisión del archivo' })).not.toBeInTheDocument();
  expect(opener.compareDocumentPosition(screen.getByRole('button', { name: 'Importar Gastos' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await newUser().click(look);
  await screen.findByRole('region', { name: 'Revisión del archivo' });
  await reviewed();
  expect(screen.getByRole('region', { name: 'Gastos con errores' })).toBeVisible();
  expect(opener).toHaveFocus();
  expect(look).not.toBeInTheDocument();
});

it('says before the import what is stored already, and leaves it out by one press', async () => {
  const gasto = buildGastoFields();
  await importInto(pageDatabase, buildFile([gasto]));
  act(() => {
    jsonSession.select(jsonFile(buildFile([gasto, gasto])));
  });
  render(<Card />);
  const leaveOut = await screen.findByRole('button', { name: 'Omitirlo', pressed: false });
  expect(screen.getByRole('status')).toHaveTextContent(/^Se importarán 2 gastos\.1 repetido/);
  expect(plan()?.skipDuplicates).toBe(false);
  await newUser().click(leaveOut);
  expect(leaveOut).toHaveAttribute('aria-pressed', 'true');
  expect(plan()?.skipDuplicates).toBe(true);
});

it('shows the counts of the import and the first rows, and writes nothing', async () => {
  await openReview([buildGastoFields({ nombre: 'Café' }), null]);
  expect(counts()).toEqual({
    'Total Gastos': '2',
    'Se importarán': '1',
    Errores: '1',
    'Categorías nuevas': '1',
    'Métodos nuevos': '1',
    'Posibles duplicados': '0',
  });
  const preview = screen.getByRole('region', { name: 'Así quedarán los primeros' });
  expect(within(preview).getByText('Café')).toBeVisible();
  expect(within(preview).getByRole('listitem')).toHaveTextContent('Alimentación · Efectivo · pagado');
  expect(await outside(contentOf(pageDatabase))).toEqual({ gastos: [], categorias: [], metodosPago: [] });
});

it('says in place why a file cannot be read', async () => {
  await openReviewOf(new File(['{'], 'gastos.json'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Error al procesar el archivo. Verifica que sea un JSON válido.',
  );
  expect(await screen.findByText('Línea 1, columna 2: {')).toBeVisible();
  act(() => {
    jsonSession.select(jsonFile({ gastos: 1 }));
  });
  await reviewed();
  expect(await screen.findByText('El archivo debe contener gastos válidos')).toBeVisible();
  const heading = 'Fecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado\r\n';
  act(() => {
    jsonSession.select(new File([heading, '2026-05-23;Pan;Pan;1,2'], 'gastos.csv'));
  });
  expect(await screen.findByText(/^Este CSV de Mis Gastos está incompleto/)).toBeVisible();
});

/** An expense with names in the place of ids. */
function byNames(categoria: string, metodoPago: string) {
  return { ...buildGastoFields(), categoriaId: undefined, metodoPagoId: undefined, categoria, metodoPago };
}

it('takes names for ids by one press, and takes that back', async () => {
  const gastos = [byNames('alimentacion', 'EFECTIVO'), byNames('Alimentación', 'Efectivo')];
  const { user } = await openReview(gastos);
  expect(counts()).toMatchObject({ 'Se importarán': '0', Errores: '2' });
  const sentence = 'Usar las categorías y los métodos de pago por su nombre en los 2';
  await user.click(screen.getByRole('button', { name: `Aplicar a los 2 ${sentence}` }));
  await reviewed();
  expect(counts()).toMatchObject({ 'Se importarán': '2', Errores: '0', 'Categorías nuevas': '1' });
  const preview = screen.getByRole('region', { name: 'Así quedarán los primeros' });
  for (const row of within(preview).getAllByRole('listitem'))
    expect(row).toHaveTextContent('Alimentación · Efectivo · pagado');
  const undo = screen.getByRole('button', { name: `Deshacer ${sentence}` });
  expect(undo).toHaveFocus();
  await user.click(undo);
  await reviewed();
  expect(counts()).toMatchObject({ Errores: '2' });
});

it('creates a row for a name that is known nowhere, and says so before', async () => {
  const gastos = [
    byNames('Viajes', 'Efectivo'),
    byNames('viajes', 'Efectivo'),
    byNames('Regalos', 'Efectivo'),
  ];
  const { user } = await openReview(gastos);
  expect(screen.getByText('2 nombres nuevos se crearán.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Aplicar a los 3 Usar las categorías/ }));
  await reviewed();
  expect(counts()).toMatchObject({ 'Se importarán': '3', Errores: '0', 'Categorías nuevas': '3' });
});

it('applies a suggestion to all expenses with one fault, after showing it, and takes it back', async () => {
  const gastos = ['Café', 'Té', 'Pan', 'Sal'].map((nombre) => ({
    ...buildGastoFields({ nombre }),
    descripcion: '',
  }));
  const { user } = await openReview(gastos);
  const suggestions = screen.getByRole('region', { name: 'Corregir varios a la vez' });
  expect(within(suggestions).getByText('Usar el nombre como descripción en los 4')).toBeVisible();
  expect(within(suggestions).getByText('Gasto 1:').parentElement).toHaveTextContent(/Gasto 1:vacío\s*Café/);
  await user.click(screen.getByRole('button', { name: /^Aplicar a los 4 Usar el nombre como descripción/ }));
  await reviewed();
  expect(counts()).toMatchObject({ 'Se importarán': '4', Errores: '0' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(plan()).toEqual({
    mends: { rules: ['descripcion-from-nombre'], names: [] },
    skipDuplicates: false,
  });
  const undo = screen.getByRole('button', { name: /^Deshacer Usar el nombre/ });
  expect(undo).toHaveFocus();
  await user.click(undo);
  await reviewed();
  expect(counts()).toMatchObject({ 'Se importarán': '0', Errores: '4' });
});

it('offers both readings of a date, one instead of the other', async () => {
  const { user } = await openReview([{ ...buildGastoFields(), fecha: '04/03/2026' }]);
  expect(screen.getAllByText('Estas fechas se pueden leer de dos maneras. Elige una.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /Aplicar a 1 .* con el mes primero/ }));
  await reviewed();
  expect(screen.getAllByText('3 abr 2026')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Aplicar a 1 .* con el día primero/ }));
  await reviewed();
  expect(screen.getByText('4 mar 2026')).toBeVisible();
  expect(plan()?.mends.rules).toEqual(['fecha-day-first']);
});

it('lists the first 200 expenses with errors and says how many there are', async () => {
  await openReview(Array.from({ length: 346 }, () => null));
  expect(screen.getAllByRole('rowheader')).toHaveLength(200);
  expect(screen.getByText(/Se muestran los primeros 200 de 346 gastos con errores\./)).toBeVisible();
});

it('shows possible duplicates, reused names and ids without a definition, and skips on demand', async () => {
  const stored = buildGastoFields({ nombre: 'Café' });
  await importInto(pageDatabase, buildFile([stored]));
  const { user } = await openReview([stored, stored, buildGastoFields({ metodoPagoId: 9 })]);
  expect(counts()).toMatchObject({
    'Se importarán': '2',
    'Posibles duplicados': '1',
    'Categorías nuevas': '0',
  });
  const reused = screen.getByRole('region', { name: 'Nombres que ya existen y se reutilizan' });
  expect(
    within(reused)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Alimentación', 'Efectivo']);
  expect(screen.getByRole('region', { name: 'ID que el archivo no define' })).toHaveTextContent(
    '9aquí no existe1 gasto',
  );
  const skip = screen.getByRole('switch', { name: 'Omitir posibles duplicados' });
  expect(skip).not.toBeChecked();
  await user.click(skip);
  expect(counts()).toMatchObject({ 'Se importarán': '1' });
  expect(plan()?.skipDuplicates).toBe(true);
});

it('is made anew when what is stored changes', async () => {
  const gasto = buildGastoFields();
  await openReview([gasto]);
  await act(async () => {
    await importInto(pageDatabase, buildFile([gasto]));
  });
  await waitFor(() => {
    expect(counts()).toMatchObject({ 'Posibles duplicados': '1' });
  });
});

it('keeps corrections while the review is closed or another page is visited, and drops them with the file', async () => {
  const { user, page } = await openReview([{ ...buildGastoFields(), estado: '' }]);
  await user.click(screen.getByRole('button', { name: /^Aplicar a 1/ }));
  await user.click(screen.getByRole('button', { name: 'Revisar antes de importar' }));
  expect(screen.getByText('Se importará con tus correcciones.')).toBeVisible();
  page.unmount();
  render(<Card />);
  expect(screen.getByText('Se importará con tus correcciones.')).toBeVisible();
  act(() => {
    jsonSession.select(jsonFile(buildFile()));
  });
  expect(screen.queryByText('Se importará con tus correcciones.')).not.toBeInTheDocument();
});
