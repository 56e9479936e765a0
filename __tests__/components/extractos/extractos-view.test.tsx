import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { ExtractosView } from '@/components/extractos/extractos-view';
import { MetodoFields } from '@/components/extractos/review-fields';
import { pageDatabase, pageProgram } from '@/lib/page/storage/page-database';
import { jsonSession } from '@/lib/page/import/json-session';
import { statementSession } from '@/lib/page/import/statement-session';
import { stickyEtiqueta } from '@/lib/page/settings/sticky-etiqueta';
import { buildGastoFields } from '../../support/build-gasto';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';
import { renderWithToasts } from '../../support/render-with-toasts';
import { textOf } from '../../support/text-of';
import { routerTo } from '../../support/router-to';
import { provideStatementWorker } from '../../support/statement-worker';

const TEXT = [
  'Fecha;Concepto;Importe;Saldo',
  '23/05/2026;MERCADONA;-42,10;857,90',
  '22/05/2026;NOMINA;500,00;900,00',
  '21/05/2026;MERCADONA;-10,00;400,00',
  '20/05/2026;METRO;-1,50;410,00',
].join('\n');

provideStatementWorker();

afterEach(async () => {
  act(() => {
    statementSession.clear();
    stickyEtiqueta.write(null);
  });
  for (const table of [...pageDatabase.tables, ...pageProgram.tables]) await table.clear();
});

function renderExtractos(goTo: (href: string) => void = () => undefined): void {
  renderWithToasts(
    <AppRouterContext value={routerTo(goTo)}>
      <ExtractosView />
    </AppRouterContext>,
  );
}

function choose(text: string): void {
  renderExtractos();
  act(() => {
    statementSession.choose({ kind: 'text', text, name: 'Texto pegado' });
  });
}

async function review(text = TEXT) {
  choose(text);
  await screen.findByRole('heading', { name: 'Lo que hay en el extracto' });
  return newUser();
}

function importButton() {
  return screen.getByRole('button', { name: 'Importar movimientos' });
}

async function bring(user: UserEvent) {
  await user.selectOptions(await screen.findByLabelText('Método de pago'), 'Efectivo');
  await waitFor(() => {
    expect(importButton()).toBeEnabled();
  });
  await user.click(importButton());
  await screen.findByRole('heading', { name: 'Resultado de la importación' });
  await screen.findByText(/gastos importados/);
  await screen.findByRole('button', { name: 'Deshacer importación' });
}

it('says what the balance proves, and what would be brought', async () => {
  await review();
  expect(screen.getByText('Cuadra: 4 de 4 movimientos con el saldo')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nuevos (3)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ingresos (no se importan) (1)' })).toBeVisible();
  expect(screen.getByText('Cargos del extracto').closest('div')).toHaveTextContent('53,60');
  expect(importButton()).toBeDisabled();
});

it.each([
  ['Sí', ['lisboa']],
  ['No', undefined],
  [null, undefined],
])('asks once about a tag that goes on: after «%s» all that is added has %s', async (answer, etiquetas) => {
  stickyEtiqueta.write({ nombre: 'lisboa', hasta: '2999-01-01' });
  const user = await review();
  const asked = await screen.findByRole('radiogroup', { name: /^¿Añadir #lisboa a 3.gastos\?$/ });
  if (answer !== null) await user.click(within(asked).getByRole('radio', { name: answer }));
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  expect(stored.map((gasto) => gasto.etiquetas)).toEqual([etiquetas, etiquetas, etiquetas]);
});

it('shows the tags that a column says, beside their movement', async () => {
  await review(
    [
      'Fecha;Concepto;Importe;etiquetas',
      '23/05/2026;MERCADONA;-42,10;Lisboa, semana santa',
      '20/05/2026;METRO;-1,50;',
    ].join('\n'),
  );
  expect(await screen.findByText('#Lisboa #semana santa')).toBeVisible();
});

it('gives all of a shop a category by one act, and leaves out what is not ticked', async () => {
  const user = await review(`BBVA;;;\n${TEXT}`);
  await user.selectOptions(await screen.findByLabelText('Categoría de Mercadona'), 'Alimentación');
  await user.click(screen.getByRole('checkbox', { name: /^Importar Metro/ }));
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  const [categoria] = await outside(pageDatabase.categorias.toArray());
  expect(categoria?.nombre).toBe('Alimentación');
  expect(stored.map(({ nombre, categoriaId }) => [nombre, categoriaId])).toEqual([
    ['Mercadona', categoria?.id],
    ['Mercadona', categoria?.id],
  ]);
  expect(screen.getByText('No se importan').closest('div')).toHaveTextContent('1,50');
  // The bank, its account and days are named, and the movements are counted once.
  const results = within(screen.getByRole('region', { name: 'Resultado de la importación' }));
  expect(textOf(results.getByText(/ · Efectivo · /))).toMatch(
    /^BBVA · Efectivo · \d+ may 2026 – \d+ may 2026$/,
  );
  expect(results.getAllByText(/2 movimientos/)).toHaveLength(1);
  expect(results.queryByText('Gastos Importados')).not.toBeInTheDocument();
});

it('shows apart what may not be spending, and counts it with one press', async () => {
  const user = await review(
    'Fecha;Concepto;Importe\n13/05/2026;Cambiado a USD;-101,00\n14/05/2026;Retirada en Banco Santander;-100,00\n15/05/2026;LIDL;-5,00\n16/05/2026;TOTAL GASTADO;-206,00',
  );
  const group = await screen.findByRole('region', {
    name: /^Quizá no son gastos \(2\) · 201,00.€: sacar efectivo, cambio de divisa$/,
  });
  const box = within(group).getByRole('checkbox', { name: /^Importar Retirada en Banco Santander/ });
  expect(box).not.toBeChecked();
  expect(screen.getByText('Cargos del extracto').closest('div')).toHaveTextContent('412,00');
  expect(screen.getByText('Se importarán').closest('div')).toHaveTextContent('5,00');
  await user.click(
    within(group).getByRole('button', { name: 'Contar como gasto: Retirada en Banco Santander' }),
  );
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  expect(within(group).getByLabelText('Categoría de Retirada en Banco Santander')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No son movimientos (1)' }));
  expect(screen.getByRole('checkbox', { name: /^Importar Total Gastado/ })).not.toBeChecked();
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  expect(stored.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
    ['Retirada en Banco Santander', 100],
    ['Lidl', 5],
  ]);
});

it('asks for the own amount of a charge in another currency, and still holds it on coming back', async () => {
  const user = await review(
    'Fecha;Concepto;Importe;Divisa\n13/05/2026;PAN;-1,20;EUR\n14/05/2026;HOTEL PLAZA;-90,00;USD\n15/05/2026;LIDL;-5,00;EUR',
  );
  const field = await screen.findByRole('textbox', { name: /^Cantidad de Hotel Plaza/ });
  await user.type(field, '82,5');
  expect(screen.getByText('Se importarán').closest('div')).toHaveTextContent('88,70');
  cleanup();
  renderExtractos();
  expect(await screen.findByRole('textbox', { name: /^Cantidad de Hotel Plaza/ })).toHaveValue('82,50');
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  expect(stored.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
    ['Pan', 1.2],
    ['Hotel Plaza', 82.5],
    ['Lidl', 5],
  ]);
});

it.each([
  ['that was brought before', 'PAN', (user: UserEvent) => bring(user)],
  ['that was paid by changing own money', 'CONVERTED', null],
])('has a field for the own amount of a row %s, and no box', async (_, kind, before) => {
  const foreign =
    'Fecha;Concepto;Importe;Divisa\n13/05/2026;PAN;-1,20;EUR\n14/05/2026;HOTEL;-90,00;USD\n15/05/2026;LIDL;-5,00;EUR';
  const changed = '14/05/2026;Conversión de divisa;-82,50;EUR\n14/05/2026;Conversión de divisa;90,00;USD';
  const text = kind === 'CONVERTED' ? `${foreign}\n${changed}` : foreign;
  const user = await review(text);
  if (before) {
    await user.type(await screen.findByRole('textbox', { name: /^Cantidad de Hotel/ }), '82,5');
    await before(user);
    act(() => {
      statementSession.choose({ kind: 'text', text, name: 'Texto pegado' });
    });
  }
  const group = before ? /^Ya están \(3\)/ : /^No son movimientos \(1\)/;
  await user.click(await screen.findByRole('button', { name: group }));
  expect(screen.queryByRole('checkbox', { name: /^Importar Hotel, .*90,00/ })).toBeNull();
  const line = screen.getByText(before ? 'Ya estaban' : 'No son movimientos').closest('div');
  expect(line).toHaveTextContent(before ? '3 movimientos' : '1 movimiento');
  await user.type(await screen.findByRole('textbox', { name: /^Cantidad de Hotel/ }), '80');
  expect(screen.getByText('Se importarán').closest('div')).toHaveTextContent(before ? '80,00' : '168,70');
});

it('names an expense that the statement would double, and deletes it with one press', async () => {
  await pageDatabase.gastos.add(
    buildGastoFields({ nombre: 'Visa de mayo', cantidad: 150, fecha: '2026-06-05' }),
  );
  const user = await review('Fecha;Concepto;Importe\n02/05/2026;ZARA;-100,00\n20/05/2026;LIDL;-50,00');
  const section = await screen.findByRole('region', { name: '¿Gastos de más? (1)' });
  expect(within(section).getByText(/en este extracto están las compras que pagó$/)).toBeVisible();
  await user.click(within(section).getByRole('button', { name: /^Eliminar el gasto: Visa de mayo/ }));
  await waitFor(() => {
    expect(section).not.toBeInTheDocument();
  });
  expect(screen.getByRole('heading', { name: 'Lo que hay en el extracto' })).toHaveFocus();
  expect(await outside(pageDatabase.gastos.count())).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('region', { name: '¿Gastos de más? (1)' })).toBeVisible();
  expect(await outside(pageDatabase.gastos.count())).toBe(1);
});

it('is undone at once', async () => {
  const user = await review();
  await bring(user);
  await user.click(await screen.findByRole('button', { name: 'Deshacer importación' }));
  await waitFor(() => {
    expect(statementSession.flow.getState().state).toBe('empty');
  });
  expect(await outside(pageDatabase.gastos.count())).toBe(0);
});

it('asks whether a typed expense is the same, and takes either answer', async () => {
  await pageDatabase.gastos.add(buildGastoFields({ nombre: 'Bus', cantidad: 1.5, fecha: '2026-05-19' }));
  const user = await review();
  const section = await screen.findByRole('region', { name: '¿Lo apuntaste tú? (1)' });
  expect(within(section).getByText(/^Apuntaste «Bus»/)).toBeVisible();
  // Day and amount alone are no evidence.
  expect(within(section).getByRole('radio', { name: 'Es otro' })).toBeChecked();
  expect(within(section).getByRole('combobox', { name: /^Categoría de Metro/ })).toBeVisible();
  await user.click(within(section).getByRole('radio', { name: 'Es el mismo' }));
  await bring(user);
  expect(await outside(pageDatabase.gastos.count())).toBe(3);
  expect(screen.getByText('A un gasto tuyo se le ha añadido el concepto del banco.')).toBeVisible();
});

/** Shows another file once the one before it has been imported. */
async function reviewNext(text: string) {
  act(() => {
    statementSession.choose({ kind: 'text', text, name: 'Otro texto' });
  });
  await screen.findByRole('heading', { name: 'Lo que hay en el extracto' });
}

it('asks whether another file has brought a movement already, and takes either answer', async () => {
  const user = await review(
    'Fecha;Concepto;Importe\n23/05/2026;MERCADONA MADRID;-42,10\n22/05/2026;METRO;-1,50',
  );
  await bring(user);
  await reviewNext(
    'F. Operación;F. Valor;Concepto;Importe\n23/05/2026;24/05/2026;MERCADONA MADRID;-42,10\n24/05/2026;24/05/2026;METRO;-1,50',
  );
  const section = await screen.findByRole('region', { name: '¿Ya lo importaste de otro archivo? (2)' });
  expect(within(section).getByText(/^En «Texto pegado» · MERCADONA MADRID/)).toBeVisible();
  const [exact, later] = within(section).getAllByRole('radio', { name: 'Es el mismo' });
  expect(exact).toBeChecked();
  expect(later).not.toBeChecked();
  await user.click(within(section).getByRole('button', { name: 'Coinciden todos' }));
  expect(screen.getByText('Ya estaban').closest('div')).toHaveTextContent('43,60');
  await waitFor(() => {
    expect(importButton()).toBeEnabled();
  });
  await user.click(importButton());
  await screen.findByRole('heading', { name: 'Resultado de la importación' });
  expect(await outside(pageDatabase.gastos.count())).toBe(2);
});

it('asks once which card a file without a number is of', async () => {
  const user = await review(
    'Fecha;Concepto;Importe\n23/05/2026;METRO;-2,40\n24/05/2026;LIDL;-20,00\n25/05/2026;CINE;-9,00',
  );
  await bring(user);
  await reviewNext(
    'Fecha;Concepto;Importe\n23/05/2026;METRO;-2,40\n24/05/2026;ZARA;-30,00\n25/05/2026;BAR;-7,00',
  );
  const question = await screen.findByRole('group', { name: '¿De qué cuenta o tarjeta es este archivo?' });
  expect(importButton()).toBeDisabled();
  expect(await within(question).findByRole('button', { name: /^Efectivo/ })).toBeVisible();
  await user.click(within(question).getByRole('button', { name: /^Otra cuenta o tarjeta/ }));
  expect(await screen.findByRole('heading', { name: 'Nuevos (3)' })).toBeVisible();
  await bring(user);
  expect(await outside(pageDatabase.gastos.count())).toBe(6);
});

it('shows what was answered the last time, and asks after all with one press', async () => {
  const user = await review('Fecha;Comercio;Monto\n13/05/2026;LIDL;10,00\n14/05/2026;BAR;2,00');
  await user.click(await screen.findByRole('button', { name: /^Los positivos son gastos/ }));
  await bring(user);
  await reviewNext('Fecha;Comercio;Monto\n13/06/2026;LIDL;11,00\n14/06/2026;BAR;3,00');
  expect(screen.getByText('Como la última vez: los positivos son gastos')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nuevos (2)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar: los positivos son gastos' }));
  const question = screen.getByRole('group', { name: '¿Qué significan los importes?' });
  expect(
    within(question).getByRole('button', { name: /^Los positivos son gastos/, pressed: true }),
  ).toBeVisible();
  await user.click(within(question).getByRole('button', { name: /^Los negativos son gastos/ }));
  expect(await screen.findByText('No hay ningún gasto nuevo en este extracto.')).toBeVisible();
});

it('says where a balance is wrong, and that a row was not read', async () => {
  await review(TEXT.replace('410,00', '410,01').replace('22/05/2026', '32/05/2026'));
  expect(screen.getByText(/Fila 3, columna 1: «32\/05\/2026» no es un día que exista/)).toBeVisible();
});

it('has room for the methods before they are read', async () => {
  act(() => {
    statementSession.choose({ kind: 'text', text: TEXT, name: 'Texto pegado' });
  });
  const flow = await waitFor(() => {
    const reviewed = statementSession.flow.getState();
    if (reviewed.state !== 'reviewed') throw new Error(reviewed.state);
    return reviewed;
  });
  render(<MetodoFields flow={flow} open={[]} />);
  expect(screen.getByLabelText('Método de pago')).toBeInTheDocument();
  // The field is seen once they are.
  await waitFor(() => {
    expect(screen.getByLabelText('Método de pago').closest('.invisible')).toBeNull();
  });
});

it('says of what is no statement that it is none', async () => {
  choose('hola');
  expect(await screen.findByRole('alert')).toHaveTextContent(/No se encuentra ninguna tabla de movimientos/);
});

it('names all movements of a shop anew, and imports them so', async () => {
  const user = await review();
  const name = await screen.findByRole('button', { name: 'Cambiar el nombre de Mercadona' });
  await user.click(name);
  const field = screen.getByRole('textbox', { name: 'Nombre de Mercadona' });
  expect(field).toHaveFocus();
  await user.type(field, ' y más{Escape}');
  expect(screen.getByRole('button', { name: 'Cambiar el nombre de Mercadona' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('textbox', { name: 'Nombre de Mercadona' }));
  await user.keyboard('  La compra {Enter}');
  expect(screen.getByRole('button', { name: 'Cambiar el nombre de La compra' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Importar todo de La compra' })).toBeChecked();
  await bring(user);
  const stored = await outside(pageDatabase.gastos.toArray());
  expect(stored.map(({ nombre, descripcion }) => [nombre, descripcion])).toEqual(
    expect.arrayContaining([
      ['La compra', 'MERCADONA'],
      ['Metro', 'METRO'],
    ]),
  );
  expect(stored.filter(({ nombre }) => nombre === 'La compra')).toHaveLength(2);
});

it('gives a shop back the name that was read, if the new one is empty', async () => {
  const user = await review();
  await user.click(await screen.findByRole('button', { name: 'Cambiar el nombre de Metro' }));
  await user.clear(screen.getByRole('textbox', { name: 'Nombre de Metro' }));
  await user.keyboard('Otro');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Cambiar el nombre de Otro' }));
  await user.clear(screen.getByRole('textbox', { name: 'Nombre de Otro' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cambiar el nombre de Metro' })).toBeVisible();
});

it('a file that is chosen while an earlier CSV is looked at takes its place', async () => {
  renderExtractos();
  const user = newUser();
  const finish = new EventTarget();
  const looked = new Promise<ArrayBuffer>((resolve) => {
    finish.addEventListener('now', () => {
      resolve(new ArrayBuffer(0));
    });
  });
  const slow = new File([TEXT], 'lento.csv');
  Object.assign(slow, { slice: () => ({ arrayBuffer: () => looked }) });
  async function upload(file: File) {
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement, file);
  }
  await upload(slow);
  await upload(new File([TEXT], 'nuevo.txt'));
  await act(async () => {
    finish.dispatchEvent(new Event('now'));
    await looked;
  });
  await screen.findByRole('heading', { name: 'Lo que hay en el extracto' });
  expect(screen.getByTitle('nuevo.txt')).toBeVisible();
  expect(screen.queryByTitle('lento.csv')).toBeNull();
});

it('a CSV of this program goes on to the import screen', async () => {
  const goTo = jest.fn();
  renderExtractos(goTo);
  const heading = '\uFEFFFecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado\r\n';
  const file = new File([heading, '2026-05-23;Pan;Pan;1,20;Hogar;Efectivo;pagado\r\n'], 'gastos.csv');
  await newUser().upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement, file);
  expect(await screen.findByText('Es un CSV de Mis Gastos')).toBeVisible();
  expect(goTo).toHaveBeenCalledWith('/importar/');
  expect(jsonSession.flow.getState()).toMatchObject({ state: 'selected', file });
  expect(statementSession.flow.getState().state).toBe('empty');
  act(jsonSession.clear);
});
