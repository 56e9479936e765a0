import { act, render, screen, waitFor, within } from '@testing-library/react';
import { ProcessCard } from '@/components/importar/process-card';
import { resetDatabase } from '@/lib/db/reset-database';
import { pageDatabase } from '@/lib/page/page-database';
import { useImportFlow } from '@/lib/hooks/use-import-flow';
import { importSession } from '@/lib/page/import-session';
import { buildFile } from '../../support/build-file';
import { buildGastoFields } from '../../support/build-gasto';
import { importInto } from '../../support/import-into';
import { jsonFile } from '../../support/json-file';
import { provideDataWorker } from '../../support/data-worker';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { contentOf } from '../../support/test-database';

function Card() {
  const flow = useImportFlow();
  return flow.state === 'empty' ? null : <ProcessCard flow={flow} startable focusTarget={() => undefined} />;
}

/** Chooses a file with these expenses and opens its review. */
async function openReview(gastos: unknown[]) {
  return openReviewOf(jsonFile(buildFile(gastos)));
}

async function openReviewOf(file: File) {
  const user = newUser();
  act(() => {
    importSession.select(file);
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
  const flow = importSession.flow.getState();
  return flow.state === 'selected' ? flow.plan : null;
}

beforeEach(provideDataWorker);

afterEach(async () => {
  act(() => {
    importSession.clear();
  });
  await resetDatabase(pageDatabase);
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('is closed at first; what is wrong with the file stands below the button, and leads into it', async () => {
  act(() => {
    importSession.select(jsonFile(buildFile([buildGastoFields(), null])));
  });
  render(<Card />);
  const mend = await screen.findByRole('button', { name: 'Corregir 1 gasto' });
  const opener = screen.getByRole('button', { name: 'Revisar antes de importar' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Revisión del archivo' })).not.toBeInTheDocument();
  expect(opener.compareDocumentPosition(screen.getByRole('button', { name: 'Importar Gastos' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await newUser().click(mend);
  await screen.findByRole('region', { name: 'Revisión del archivo' });
  await reviewed();
  expect(screen.getByRole('region', { name: 'Gastos con errores' })).toBeVisible();
  expect(opener).toHaveFocus();
  expect(mend).not.toBeInTheDocument();
});

it('says before the import what is stored already, and leaves it out by one press', async () => {
  const gasto = buildGastoFields();
  await importInto(pageDatabase, buildFile([gasto]));
  act(() => {
    importSession.select(jsonFile(buildFile([gasto, gasto])));
  });
  render(<Card />);
  const leaveOut = await screen.findByRole('button', { name: 'Omitirlo', pressed: false });
  expect(screen.getByRole('status')).toHaveTextContent(/^1 repetido/);
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
    importSession.select(jsonFile({ gastos: 1 }));
  });
  await reviewed();
  expect(await screen.findByText('El archivo debe contener gastos válidos')).toBeVisible();
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

it('asks about a name that looks like a stored one, and uses that for all its expenses by one press', async () => {
  await importInto(pageDatabase, buildFile([]));
  const file = buildFile([buildGastoFields(), buildGastoFields()]);
  const similar = file.categorias.map((categoria) => ({ ...categoria, nombre: 'alimentacion' }));
  const user = newUser();
  act(() => {
    importSession.select(jsonFile({ ...file, categorias: similar }));
  });
  render(<Card />);
  await user.click(await screen.findByRole('button', { name: 'Aclarar 1 nombre parecido' }));
  await screen.findByRole('region', { name: 'Revisión del archivo' });
  await reviewed();
  expect(counts()).toMatchObject({ 'Categorías nuevas': '1' });
  const question = '«alimentacion» se parece a tu categoría «Alimentación»';
  const names = screen.getByRole('region', { name: 'Nombres por aclarar' });
  expect(within(names).getByRole('listitem')).toHaveTextContent(`${question}2 gastos`);
  await user.click(within(names).getByRole('button', { name: `Usar la tuya ${question}` }));
  await reviewed();
  expect(counts()).toMatchObject({ 'Categorías nuevas': '0', 'Se importarán': '2' });
  expect(within(names).getByRole('button', { name: `Deshacer ${question}` })).toHaveFocus();
});

it('creates what a name means, or takes another for it, one by one or all at once', async () => {
  const { user } = await openReview([
    byNames('Viajes', 'Efectivo'),
    byNames('Viajes', 'Efectivo'),
    byNames('Regalos', 'Efectivo'),
  ]);
  const ofMethod = 'Usar los métodos de pago por su nombre en los 3';
  await user.click(screen.getByRole('button', { name: `Aplicar a los 3 ${ofMethod}` }));
  const names = screen.getByRole('region', { name: 'Nombres por aclarar' });
  await user.selectOptions(
    within(names).getByRole('combobox', { name: 'Categoría para «Regalos»' }),
    'Alimentación',
  );
  await user.click(
    within(names).getByRole('button', { name: 'Aplicar a 1 gasto «Regalos» no existe todavía' }),
  );
  await reviewed();
  expect(within(names).getByText('Se usará «Alimentación».')).toBeVisible();
  await user.click(within(names).getByRole('button', { name: /^Crear las 2/ }));
  await reviewed();
  expect(counts()).toMatchObject({ 'Se importarán': '3', Errores: '0', 'Categorías nuevas': '2' });
  expect(within(names).getByText('Se usará «Alimentación».')).toBeVisible();
  await user.click(within(names).getByRole('button', { name: 'Deshacer «Viajes» no existe todavía' }));
  await reviewed();
  expect(counts()).toMatchObject({ 'Se importarán': '1', Errores: '2' });
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
    mends: { cells: [], rules: ['descripcion-from-nombre'], names: [] },
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

describe('a field that is typed anew', () => {
  it('corrects the file on Enter, and hands the focus on to the next one', async () => {
    const { user } = await openReview([
      { ...buildGastoFields(), cantidad: 'doce' },
      { ...buildGastoFields(), nombre: '', descripcion: '' },
    ]);
    const cantidad = screen.getByRole('textbox', { name: 'Cantidad del gasto 1' });
    expect(cantidad).toHaveValue('doce');
    await user.clear(cantidad);
    await user.type(cantidad, '12,5{Enter}');
    expect(screen.getByRole('textbox', { name: 'Nombre del gasto 2' })).toHaveFocus();
    await reviewed();
    expect(screen.queryByRole('textbox', { name: 'Cantidad del gasto 1' })).not.toBeInTheDocument();
    expect(counts()).toMatchObject({ 'Se importarán': '1', Errores: '1' });
    expect(plan()?.mends.cells).toEqual([{ index: 1, field: 'cantidad', value: 12.5 }]);
  });

  it('says what is still wrong, and leaves the file alone until it is right', async () => {
    const { user } = await openReview([{ ...buildGastoFields(), fecha: 'ayer' }]);
    const fecha = screen.getByRole('textbox', { name: 'Fecha del gasto 1' });
    await user.clear(fecha);
    await user.type(fecha, '4/3/2026{Enter}');
    expect(fecha).toHaveFocus();
    expect(fecha).toBeInvalid();
    expect(fecha).toHaveAccessibleDescription(/^Escribe el día como AAAA-MM-DD/);
    expect(plan()?.mends.cells).toEqual([]);
    await user.clear(fecha);
    await user.type(fecha, '2026-03-04');
    await user.tab();
    await reviewed();
    expect(plan()?.mends.cells).toEqual([{ index: 1, field: 'fecha', value: '2026-03-04' }]);
  });

  it('works out a sum, and shows what it comes to before it is taken', async () => {
    const { user } = await openReview([{ ...buildGastoFields(), cantidad: '?' }]);
    const cantidad = screen.getByRole('textbox', { name: 'Cantidad del gasto 1' });
    await user.clear(cantidad);
    await user.type(cantidad, '145,80/3');
    expect(screen.getByText(/^= 48,60.€$/)).toBeVisible();
    await user.keyboard('{Enter}');
    await reviewed();
    expect(plan()?.mends.cells).toEqual([{ index: 1, field: 'cantidad', value: 48.6 }]);
  });

  it('asks which amount was meant where that is open', async () => {
    const { user } = await openReview([{ ...buildGastoFields(), cantidad: '?' }]);
    const cantidad = screen.getByRole('textbox', { name: 'Cantidad del gasto 1' });
    await user.clear(cantidad);
    await user.type(cantidad, '1,234{Enter}');
    expect(screen.getByText('¿Qué cantidad es?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^1\.234,00/ }));
    await reviewed();
    expect(plan()?.mends.cells).toEqual([{ index: 1, field: 'cantidad', value: 1234 }]);
    expect(screen.getByRole('heading', { name: 'Qué se va a importar' })).toHaveFocus();
  });

  it('is a list of names for a category, and takes what was left chosen', async () => {
    const { user } = await openReview([buildGastoFields({ categoriaId: 77 })]);
    const categoria = screen.getByRole('combobox', { name: 'Categoría del gasto 1' });
    await user.selectOptions(categoria, 'Alimentación');
    expect(plan()?.mends.cells).toEqual([]);
    await user.tab();
    await reviewed();
    expect(plan()?.mends.cells).toEqual([{ index: 1, field: 'categoriaId', value: 1 }]);
    expect(counts()).toMatchObject({ 'Se importarán': '1' });
  });

  it('can be taken back with all others', async () => {
    const { user } = await openReview([{ ...buildGastoFields(), estado: '' }]);
    await user.click(screen.getByRole('button', { name: 'Usar «pagado» Estado del gasto 1' }));
    await reviewed();
    expect(counts()).toMatchObject({ Errores: '0' });
    await user.click(screen.getByRole('button', { name: 'Borrar lo corregido a mano' }));
    await reviewed();
    expect(counts()).toMatchObject({ Errores: '1' });
    expect(screen.getByRole('heading', { name: 'Qué se va a importar' })).toHaveFocus();
  });
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
    importSession.select(jsonFile(buildFile()));
  });
  expect(screen.queryByText('Se importará con tus correcciones.')).not.toBeInTheDocument();
});
