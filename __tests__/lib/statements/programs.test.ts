import type { Movement } from '@/lib/statements/movement';
import { readWhole } from '../../support/read-statement';

function said({ state, importe, concepto }: Movement): string {
  const reason = 'reason' in state ? ` ${state.reason}` : '';
  return `${state.kind}${reason} ${importe}${concepto === '' ? '' : ` ${concepto}`}`;
}

async function rowsOf(...rows: readonly string[]): Promise<string[]> {
  const { movements, problems } = await readWhole(rows.join('\n'));
  expect(problems).toEqual([]);
  return movements.map(said);
}

describe('a program of expenses moves own money', () => {
  it.each<[string, string[], string[]]>([
    ['by a column of yes and no', [
      'account;category;currency;amount;type;payment_type;date;transfer;payee',
      'Banco;Groceries;EUR;-45.20;Expenses;DEBIT_CARD;2026-03-04 10:20:00;false;Mercadona',
      'Banco;TRANSFER;EUR;-200.00;Expenses;TRANSFER;2026-03-15 10:20:00;true;Casa',
      'Banco;Rent;EUR;-600.00;Expenses;TRANSFER;2026-03-16 10:20:00;false;Casero',
    ], ['movement -4520 Mercadona', 'aside propias -20000 Casa', 'movement -60000 Casero']],
    ['by its type', [
      '"Date","Wallet","Type","Category name","Amount","Currency","Note"',
      '"2026-03-04T10:12:00+00:00","Cash","Expense","Food","-12.5","EUR","Bar"',
      '"2026-03-15T10:12:00+00:00","Cash","Outgoing Transfer","Other","-200","EUR","Banco"',
    ], ['movement -1250 Bar', 'aside propias -20000 Banco']],
    ['by its type in German', [
      'Fecha;Concepto;Importe;Typ', '14/03/2026;Lidl;5,00;Ausgabe', '15/03/2026;Bank;200,00;Übertrag', '16/03/2026;Acme;90,00;Einnahme',
    ], ['movement -500 Lidl', 'aside propias -20000 Bank', 'movement 9000 Acme']],
    ['by its category, which mends a balance too', [
      '"ID";"Date";"Category";"Amount";"Currency";"Note";"Wallet"',
      '"1";"14/03/2026";"Food & Beverage";"-45.2";"EUR";"Mercadona";"Cash"',
      '"2";"15/03/2026";"Outgoing Transfer";"-200";"EUR";"ahorro";"Cash"',
      '"4";"16/03/2026";"Other Expense";"-13.7";"EUR";"Adjust Balance";"Cash"',
      '"5";"17/03/2026";"Balance Correction";"-9";"EUR";"";"Cash"',
    ], ['movement -4520 Mercadona', 'aside propias -20000 ahorro', 'aside ajuste -1370 Adjust Balance', 'aside ajuste -900']],
    ['by a category that names an account', [
      'date,account,category,amount,currency,description',
      "14/03/2026,Cash,Food,-45.20,EUR,Mercadona", "15/03/2026,Card,To 'Cash',-200,EUR,", "16/03/2026,Card,[Efectivo],-5,EUR,",
    ], ['movement -4520 Mercadona', 'aside propias -20000', 'aside propias -500']],
    ['by its payee, outflow and inflow apart', [
      '"Account","Date","Payee","Category","Memo","Outflow","Inflow"',
      '"Checking","14/03/2026","Mercadona","Groceries","",45.20€,0.00€', '"Checking","15/03/2026","Transfer : Savings","","",200.00€,0.00€',
      '"Checking","16/03/2026","Reconciliation Balance Adjustment","Ready","",7.30€,0.00€', '"Checking","17/03/2026","Acme","Ready","",0.00€,1500.00€',
    ], ['movement -4520 Mercadona', 'aside propias -20000 Transfer : Savings', 'aside ajuste -730 Reconciliation Balance Adjustment', 'movement 150000 Acme']],
    ['by its means of payment', [
      'date;paymode;info;payee;memo;amount;category;tags', '2026-03-04;6;;Mercadona;;-45.20;Comida;', '2026-03-14;5;;Ahorro;;-200.00;;', '2026-03-15;4;;Casero;;-600.00;Casa;',
    ], ['movement -4520 Mercadona', 'aside propias -20000 Ahorro', 'movement -60000 Casero']],
  ])('%s', async (_, rows, expected) => {
    expect(await rowsOf(...rows)).toEqual(expected);
  }); // oxfmt-ignore

  it('but a cross under «Transferencia» tells how it was paid', async () => {
    const rows = ['13/03/2026;CASERO;-600,00;;x', '14/03/2026;LIDL;-5,00;x;'];
    expect(await rowsOf('Fecha;Concepto;Importe;Tarjeta;Transferencia', ...rows)).toEqual([
      'movement -60000 CASERO',
      'movement -500 LIDL',
    ]);
  });

  it('but a bank’s category of transfers says nothing', async () => {
    const rows = [
      '13/03/2026;CASERO;Transferencias;-600,00',
      '14/03/2026;FONTANERO;Transferencia;-80,00',
      '15/03/2026;LIDL;Compras;-5,00',
    ];
    expect(await rowsOf('Fecha;Concepto;Categoría;Importe', ...rows)).toEqual([
      'movement -60000 CASERO',
      'movement -8000 FONTANERO',
      'movement -500 LIDL',
    ]);
  });
});

describe('a purchase in parts', () => {
  const HEADING = '"División";"Fecha";"Beneficiario";"Ingreso";"Gasto";"Categoría"';
  const PARTS = ['"-";"14/03/2026";"Carrefour";"0";"40,00";"Comida"', '"-";"14/03/2026";"Carrefour";"0";"20,00";"Casa"'];

  it.each<[string, string, object[]]>([
    ['is counted by its parts', '60,00', []],
    ['says so if they are not all of it', '70,00', [{ code: 'wrong-total', place: { row: 2 }, expected: -7000, found: -6000 }]],
  ])('%s', async (_, sum, expected) => {
    const whole = `"*";"14/03/2026";"Carrefour";"0";"${sum}";"División"`;
    const bread = '"";"15/03/2026";"Pan";"0";"2,00";"Comida"';
    const { movements, problems } = await readWhole([HEADING, whole, ...PARTS, bread].join('\n'));
    expect(problems).toMatchObject(expected);
    expect(problems).toHaveLength(expected.length);
    expect(movements.map(said)).toEqual([
      `ignored total -${sum.replace(',', '')} Carrefour`,
      'movement -4000 Carrefour',
      'movement -2000 Carrefour',
      'movement -200 Pan',
    ]);
  });

  it('is an expense if no part follows', async () => {
    const alone = ['"*";"14/03/2026";"Carrefour";"0";"70,00";""', '"";"15/03/2026";"Pan";"0";"2,00";""'];
    expect(await rowsOf(HEADING, ...alone)).toEqual(['movement -7000 Carrefour', 'movement -200 Pan']);
  });
}); // oxfmt-ignore

it('brings of a double entry the half of an expense alone', async () => {
  const { movements, questions } = await readWhole(
    [
      'Date,Transaction ID,Description,Full Account Name,Amount Num.',
      '2026-03-04,a1,Mercadona,Expenses:Groceries,45.20',
      '2026-03-04,a1,Mercadona,Assets:Bank,-45.20',
      '2026-03-15,a2,Traspaso,Assets:Cash,200.00',
      '2026-03-15,a2,Traspaso,Assets:Bank,-200.00',
      '2026-03-20,a3,Acme,Assets:Bank,1500.00',
      '2026-03-20,a3,Acme,Income:Salary,-1500.00',
    ].join('\n'),
  );
  expect(questions).toEqual([]);
  const spent = movements.filter(({ state, importe }) => state.kind === 'movement' && importe < 0);
  expect(spent.map(said)).toEqual(['movement -4520 Mercadona']);
  const income = movements.filter(({ state, importe }) => state.kind === 'movement' && importe > 0);
  expect(income.map(said)).toEqual(['movement 150000 Acme']);
});
