import * as XLSX from '@e965/xlsx';
import { readWhole } from '../../support/read-statement';

const HEADING = 'Fecha;Concepto;Importe;Saldo';
const OPEN = ['20/05/2026;AMAZON;-30,00;', '21/05/2026;LIDL;-10,00;'];
const BOOKED = ['19/05/2026;LIDL;-10,00;90,00', '18/05/2026;BAR;-2,00;100,00'];

async function states(...rows: readonly string[]) {
  const { movements, questions } = await readWhole(rows.join('\n'));
  expect(questions).toEqual([]);
  return movements.map(({ state, concepto }) => `${state.kind} ${concepto}`);
}

const PENDING_AND_BOOKED = ['pending AMAZON', 'pending LIDL', 'movement LIDL', 'movement BAR'];

describe('a table of movements that are not booked', () => {
  it.each([
    'Movimientos pendientes',
    'Operaciones en curso',
    'Retenciones',
    'Retenciones de la tarjeta',
    'Movimientos sin contabilizar',
    'Operaciones no contabilizadas',
    'Pending transactions',
    'Vorgemerkte Umsätze',
    'Opérations en attente',
    'Movimentos cativos',
    'Movimenti non contabilizzati',
  ])('above the booked one is pending: %s', async (title) => {
    const booked = ['', 'Movimientos;;;', HEADING, ...BOOKED];
    expect(await states(`${title};;;`, HEADING, ...OPEN, ...booked)).toEqual(PENDING_AND_BOOKED);
  });

  it('is pending if the booked rows follow under the same header', async () => {
    const rows = ['Retenciones;;;', HEADING, ...OPEN, 'Últimos movimientos;;;', ...BOOKED];
    expect(await states(...rows)).toEqual(PENDING_AND_BOOKED);
  });

  it('is pending below the booked rows, which a note between does not change', async () => {
    const rows = ['Movimientos;;;', HEADING, ...BOOKED, 'Operaciones en curso;;;', OPEN[0], 'Aviso;;;', OPEN[1]];
    expect(await states(...rows.flatMap((row) => row ?? []))).toEqual([
      'movement LIDL',
      'movement BAR',
      'pending AMAZON',
      'pending LIDL',
    ]);
  }); // oxfmt-ignore
});

it('a sheet of them is pending', async () => {
  const book = XLSX.utils.book_new();
  const sheets = { Movimientos: ['13/05/2026', 'LIDL', -10], Pendientes: ['14/05/2026', 'BAR', -2.5] };
  for (const [name, row] of Object.entries(sheets)) {
    const sheet = XLSX.utils.aoa_to_sheet([['Fecha', 'Concepto', 'Importe'], row]);
    XLSX.utils.book_append_sheet(book, sheet, name);
  }
  const { movements } = await readWhole(new Uint8Array(XLSX.write(book, { type: 'buffer' }) as Buffer));
  expect(movements.map(({ state }) => state.kind)).toEqual(['movement', 'pending']);
});

it.each([
  'Movimientos del mes en curso',
  'Operaciones del periodo en curso',
  'Retenciones: 0,00 €',
  'Movimientos contabilizados',
  'Retenciones;0,00;;',
])('rows under «%s» are booked', async (title) => {
  expect(await states(title, HEADING, ...BOOKED)).toEqual(['movement LIDL', 'movement BAR']);
});
