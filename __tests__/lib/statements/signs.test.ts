import type { Answers } from '@/lib/statements/statement';
import { readWhole } from '../../support/read-statement';

type Row = [texto: string, written: string];

/** Rows of one month under given headings, each of its own day. */
function tableOf(heading: string, rows: readonly string[]): string {
  return [heading, ...rows.map((row, at) => `${at + 13}/05/2026;${row}`)].join('\n');
}

function signed(rows: readonly Row[]): string {
  return tableOf(
    'Fecha;Concepto;Importe',
    rows.map((row) => row.join(';')),
  );
}

async function read(content: string, answers: Answers = {}) {
  const { movements, questions, problems, parts } = await readWhole(content, answers);
  return {
    asked: questions.map(({ kind }) => kind),
    likely: questions.map(({ likely }) => likely),
    importes: movements.map(({ importe, state }) => (state.kind === 'ignored' ? null : importe)),
    problems: problems.map(({ code }) => code),
    proofs: parts.map(({ proof }) => proof.kind),
  };
}

describe('signs that the words of the rows speak against', () => {
  it.each<[string, Row[], string | null]>([
    ['a purchase and a payment', [['MERCADONA', '50,00'], ['PAGO RECIBIDO GRACIAS', '-100,00']], 'inverted'],
    ['two purchases, two refunds and a payment', [['ZARA', '50,00'], ['H&M', '30,00'], ['DEVOLUCION ZARA', '-50,00'], ['DEVOLUCION H&M', '-30,00'], ['SU PAGO', '-100,00']], 'inverted'],
    ['refunds that do not say so', [['ZARA', '50,00'], ['H&M', '30,00'], ['ZARA', '-50,00'], ['H&M', '-30,00'], ['Pago', '-100,00']], 'asWritten'],
    ['a payment in English', [['TESCO', '50.00'], ['PAYMENT RECEIVED - THANK YOU', '-100.00']], 'inverted'],
    ['a payment in Catalan', [['BONPREU', '50,00'], ['PAGAMENT REBUT', '-100,00']], 'inverted'],
    ['nothing but a payment', [['SU PAGO, GRACIAS', '-100,00']], null],
    ['purchases that say so', [['COMPRA LIDL', '20,00'], ['ANULACION LIDL', '-20,00']], 'inverted'],
    ['a shop and a payment of which nobody can tell, as the other answer leaves nothing', [['LIDL', '20,00'], ['PAGO TARJETA', '-20,00']], 'inverted'],
    ['the payment of «su tarjeta»', [['CARREFOUR', '50,00'], ['PAGO DE SU TARJETA', '-100,00']], 'inverted'],
    ['a payment in Chile', [['LIDER', '50.000'], ['MONTO CANCELADO', '-100.000']], 'inverted'],
    ['a payment in Portuguese', [['MERCADO', '50,00'], ['PAGAMENTO RECEBIDO', '-100,00']], 'inverted'],
    ['something given back, cut short', [['ZARA', '60,00'], ['LIDL', '12,00'], ['ZARA DEVOL', '-20,00']], 'inverted'],
  ])('are asked about: %s', async (_, rows, likely) => {
    expect(await read(signed(rows))).toMatchObject({ asked: ['sign'], likely: [likely] });
    const inverted = await read(signed(rows), { sign: 'inverted' });
    expect(inverted.asked).toEqual([]);
    expect(inverted.importes.map((importe) => Math.sign(importe ?? 0))).toEqual(
      rows.map(([, written]) => (written.startsWith('-') ? 1 : -1)),
    );
  }); // oxfmt-ignore

  it.each<[string, Row[]]>([
    ['an account', [['NOMINA', '1.500,00'], ['LUZ', '-50,00']]],
    ['an account whose words agree', [['RECIBO LUZ', '-50,00'], ['DEVOLUCION RECIBO', '50,00']]],
    ['income alone, which says so', [['LIQUIDACION DE INTERESES A SU FAVOR', '1,10'], ['NOMINA ACME', '900,00']]],
    ['charges alone', [['LIDL', '-10,00'], ['METRO', '-1,50']]],
    ['a season ticket, which is called an abono', [['ABONO TRANSPORTE', '-40,00'], ['LIDL', '-10,00'], ['NOMINA', '900,00']]],
    ['the fee for a refund', [['COMISION DEVOLUCION', '-3,00'], ['COMPRA LIDL', '-10,00'], ['BIZUM DE ANA', '5,00']]],
    ['payments that are «ordenados», which is no pay in Spanish', [['PAGO ORDENADO POR CLIENTE', '-50,00'], ['CARGO ORDENADO', '-20,00'], ['NOMINA ACME', '100,00']]],
    ['one odd word among many that agree', [['COMPRA A', '-1,00'], ['COMPRA B', '-1,00'], ['COMPRA C', '-1,00'], ['COMPRA D', '-1,00'], ['RECIBO E', '-1,00'], ['DEVOLUCION DE HACIENDA', '-9,00']]],
  ])('are taken as they are written: %s', async (_, rows) => {
    const { asked, importes } = await read(signed(rows));
    expect(asked).toEqual([]);
    expect(importes.map((importe) => Math.sign(importe ?? 0))).toEqual(
      rows.map(([, written]) => (written.startsWith('-') ? -1 : 1)),
    );
  }); // oxfmt-ignore
});

it('asks if a balance turns the signs round and the words of all rows say otherwise', async () => {
  const rows = ['NOMINA ACME;10,00;3.010,00', 'NOMINA ACME;10,00;3.000,00'];
  expect((await read(tableOf('Fecha;Concepto;Importe;Saldo', rows))).asked).toEqual(['sign']);
});

it.each([
  ['oldest first', ['31/12;NOMINA ACME;0,01;3.000,01', '05/01;NOMINA ACME;0,02;3.000,03']],
  ['newest first', ['05/01;NOMINA ACME;0,02;3.000,03', '31/12;NOMINA ACME;0,01;3.000,01']],
])('reads two salaries as income over New Year without years, %s', async (_, rows) => {
  const { asked, importes } = await read(['Fecha;Concepto;Importe;Saldo', ...rows].join('\n'));
  expect(asked).toEqual(['noYear']);
  expect(importes.every((importe) => (importe ?? 0) > 0)).toBe(true);
});

it.each([
  ['salaries', ['22/11/2026;NOMINA ACME;0,01;3.000,01', '21/11/2026;NOMINA ACME;0,02;3.000,03'], [1, 2], []],
  ['texts that say nothing', ['22/11/2026;ACME;0,01;3.000,01', '21/11/2026;ACME;0,02;3.000,03'], [1, 2], ['sign']],
  ['purchases', ['22/11/2026;COMPRA ACME;0,02;2.999,98', '21/11/2026;COMPRA ACME;0,01;2.999,97'], [-2, -1], []],
])('takes the sign that a balance proves only against the order of days: %s', async (_, rows, importes, asked) => {
  expect(await read(['Fecha;Concepto;Importe;Saldo', ...rows].join('\n'))).toMatchObject({ asked, importes });
}); // oxfmt-ignore

describe('a balance that is a debt', () => {
  const card = tableOf('Fecha;Descripción;Importe;Saldo', [
    'MERCADONA;50,00;150,00',
    'LIDL;20,00;170,00',
    'PAGO RECIBIDO GRACIAS;-100,00;70,00',
  ]);

  it('proves no sign: the payment says otherwise, and is asked about', async () => {
    expect(await read(card)).toMatchObject({ asked: ['sign'], likely: ['inverted'] });
  });

  it('is followed all the same once the person has answered', async () => {
    expect(await read(card, { sign: 'inverted' })).toEqual({
      asked: [],
      likely: [],
      importes: [-5000, -2000, 10_000],
      problems: [],
      proofs: ['balance'],
    });
  });
});

describe('amounts without a sign', () => {
  it.each<[string, string[], number[], string[]]>([
    ['fall with the balance, newest first', ['15/05/2026;CAFE;1,00;97,00', '14/05/2026;CAFE;1,00;98,00', '13/05/2026;CAFE;1,00;99,00'], [-100, -100, -100], []],
    ['fall with the balance, oldest first', ['13/05/2026;CAFE;1,00;99,00', '14/05/2026;CAFE;1,00;98,00', '15/05/2026;CAFE;1,00;97,00'], [-100, -100, -100], []],
    ['are equal on one day, so that the balance fits both ways', ['15/05/2026;CAFE;1,00;97,00', '15/05/2026;CAFE;1,00;98,00', '15/05/2026;CAFE;1,00;99,00'], [100, 100, 100], ['sign']],
  ])('that %s', async (_, rows, importes, asked) => {
    expect(await read(['Fecha;Concepto;Importe;Saldo', ...rows].join('\n'))).toMatchObject({ importes, asked });
  }); // oxfmt-ignore
});

describe('a column of types', () => {
  it.each<[string, string, string[], (number | null)[]]>([
    ['Withdrawal and Deposit', 'Date;Description;Amount;Type', ['Rent;500.00;Withdrawal', 'Salary;1500.00;Deposit', 'Bread;2.00;Withdrawal'], [-50_000, 150_000, -200]],
    ['DBIT and CRDT', 'Fecha;Concepto;Importe;Indicador', ['LUZ;50,00;DBIT', 'NOMINA;1.500,00;CRDT'], [-5000, 150_000]],
    ['S and H', 'Fecha;Concepto;Importe;S/H', ['LUZ;50,00;S', 'NOMINA;1.500,00;H'], [-5000, 150_000]],
    ['S and H without a word of it', 'Fecha;Concepto;Importe;Tipo', ['LUZ;50,00;S', 'NOMINA;1.500,00;H'], [-5000, 150_000]],
    ['K and D', 'Fecha;Concepto;Importe;K/D', ['LUZ;50,00;D', 'NOMINA;1.500,00;K'], [-5000, 150_000]],
    ['E and S', 'Fecha;Concepto;Importe;Tipo', ['LUZ;50,00;S', 'NOMINA;1.500,00;E'], [-5000, 150_000]],
    ['I and E', 'Fecha;Concepto;Importe;Tipo', ['LUZ;50,00;E', 'NOMINA;1.500,00;I'], [-5000, 150_000]],
    ['R and D', 'Fecha;Concepto;Importe;Tipo', ['LUZ;50,00;R', 'NOMINA;1.500,00;D'], [-5000, 150_000]],
    ['C alone beside Abono', 'Fecha;Concepto;Importe;Tipo', ['LUZ;50,00;C', 'NOMINA;1.500,00;Abono'], [-5000, 150_000]],
    ['debit and credit', 'Date;Description;Amount;Transaction Type', ['Rent;500.00;debit', 'Salary;1500.00;credit'], [-50_000, 150_000]],
    ['expense and income', 'Date;Description;Amount;Type', ['Rent;500.00;EXPENSE', 'Salary;1500.00;INCOME'], [-50_000, 150_000]],
    ['Gasto, Ingreso and Total', 'Fecha;Concepto;Importe;Tipo', ['Pan;2,00;Gasto', 'Nómina;1.500,00;Ingreso', 'Mayo;2,00;Total'], [-200, 150_000, null]],
    ['Egreso and Ingreso', 'Fecha;Detalle;Monto;Tipo', ['Pan;2,00;Egreso', 'Sueldo;1.500,00;Ingreso'], [-200, 150_000]],
    ['Cargo and Abono before the amount', 'Fecha;Tipo;Concepto;Importe', ['Cargo;LUZ;50,00', 'Abono;NOMINA;1.500,00'], [-5000, 150_000]],
    ['Càrrec and Abonament', 'Fecha;Concepto;Importe;Tipus', ['LLUM;50,00;Càrrec', 'NOMINA;1.500,00;Abonament'], [-5000, 150_000]],
    ['Pago and Cobro', 'Fecha;Concepto;Importe;Tipo', ['LUZ;50,00;Pago', 'NOMINA;1.500,00;Cobro'], [-5000, 150_000]],
    ['Compra and Pago of a card', 'Fecha;Concepto;Importe;Tipo', ['LIDL;50,00;Compra', 'BAR;5,00;Compra', 'GRACIAS;55,00;Pago'], [-5000, -500, 5500]],
    ['Sent and Received', 'Date;Description;Amount;Type', ['Ana;50.00;Sent', 'Eva;60.00;Received'], [-5000, 6000]],
    ['Enviado and Recibido', 'Fecha;Concepto;Importe;Tipo', ['ANA;50,00;Enviado', 'EVA;60,00;Recibido'], [-5000, 6000]],
    ['a charge and a credit of the account', 'Fecha;Concepto;Importe;Operación', ['LUZ;50,00;Cargo en cuenta', 'NOMINA;60,00;Abono en cuenta'], [-5000, 6000]],
    ['Card payment and Top-up', 'Date;Description;Amount;Type', ['Lidl;50.00;Card payment', 'Me;60.00;Top-up'], [-5000, 6000]],
    ['Ausgang and Eingang', 'Fecha;Concepto;Importe;Tipo', ['MIETE;50,00;Ausgang', 'LOHN;60,00;Eingang'], [-5000, 6000]],
    ['Deudora and Acreedora', 'Fecha;Concepto;Importe;Naturaleza', ['LUZ;50,00;Deudora', 'NOMINA;60,00;Acreedora'], [-5000, 6000]],
    ['signs that a payment of the type keeps', 'Fecha;Concepto;Importe;Tipo', ['ANA;50,00;Pago', 'EVA;-60,00;Pago', 'BAR;-1,00;Compra', 'LIDL;-2,00;Compra'], [5000, -6000, -100, -200]],
    ['signs that are turned round', 'Fecha;Concepto;Importe;Tipo', ['LIDL;50,00;Débito', 'BAR;5,00;Débito', 'PAGO;-55,00;Crédito'], [-5000, -500, 5500]],
    ['signs as they are, and a charge taken back', 'Fecha;Concepto;Importe;Tipo', ['LIDL;-50,00;Débito', 'BAR;-5,00;Débito', 'LIDL;10,00;Débito', 'X;9,00;Crédito'], [-5000, -500, 1000, 900]],
  ])('says which way money goes: %s', async (_, heading, rows, importes) => {
    expect(await read(tableOf(heading, rows))).toMatchObject({ asked: [], problems: [], importes });
  }); // oxfmt-ignore

  it.each([
    ['of what is paid with', 'Fecha;Concepto;Importe;Tarjeta', ['LIDL;50,00;Crédito', 'BAR;5,00;Débito']],
    ['of yes and no', 'Fecha;Concepto;Importe;Conciliado', ['LIDL;50,00;S', 'BAR;5,00;N']],
    ['of categories', 'Fecha;Concepto;Importe;Categoría', ['LIDL;50,00;Gasto', 'BAR;5,00;Ingreso']],
  ])('is none: %s', async (_, heading, rows) => {
    expect((await read(tableOf(heading, rows))).asked).toEqual(['sign']);
  });

  it('names the rows of a third type that says nothing', async () => {
    const rows = ['A;1,00;Cargo', 'B;1,00;Cargo', 'C;1,00;Abono', 'D;1,00;Traspaso'];
    expect(await read(tableOf('Fecha;Concepto;Importe;Tipo', rows))).toMatchObject({
      asked: [],
      importes: [-100, -100, 100],
      problems: ['no-sign'],
    });
  });

  it('names a row whose type says nothing', async () => {
    const rows = ['A;1,00;Gasto', 'B;1,00;Gasto', 'C;1,00;Ingreso', 'D;1,00;Gasto', 'E;1,00;Otro'];
    expect(await read(tableOf('Fecha;Concepto;Importe;Tipo', rows))).toMatchObject({
      importes: [-100, -100, 100, -100],
      problems: ['no-sign'],
    });
  });
});

it('swaps two columns that a balance proves swapped', async () => {
  const rows = ['NOMINA;1.000,00;;1.100,00', 'PAN;;100,00;1.000,00', 'LUZ;;50,00;950,00'];
  expect(await read(tableOf('Fecha;Concepto;Cargo;Abono;Saldo', rows))).toEqual({
    asked: [],
    likely: [],
    importes: [100_000, -10_000, -5000],
    problems: [],
    proofs: ['balance'],
  });
});

it('swaps the amount and the balance where the balance proves them swapped', async () => {
  const rows = ['NOMINA;1.100,00;1.000,00', 'PAN;1.000,00;-100,00', 'LUZ;950,00;-50,00'];
  expect(await read(tableOf('Fecha;Concepto;Importe;Saldo', rows))).toEqual({
    asked: [],
    likely: [],
    importes: [100_000, -10_000, -5000],
    problems: [],
    proofs: ['balance'],
  });
});

it('leaves two columns as they are headed where only the opposite order would swap them', async () => {
  const rows = ['PAN;1,00;;99,00', 'PAN;1,00;;98,00', 'PAN;1,00;;97,00'];
  expect((await read(tableOf('Fecha;Concepto;Cargo;Abono;Saldo', rows))).importes).toEqual([
    -100, -100, -100,
  ]);
});

it.each([
  ['Fecha;Concepto;Comisión;Importe', 'TRANSFERENCIA A ANA;-0,50;-20,00', 'BAR;0,00;-3,00'],
  ['Fecha;Concepto;Importe;Gastos', 'TRANSFERENCIA A ANA;-20,00;0,50', 'BAR;-3,00;0,00'],
  ['Date;Description;Fee;Amount', 'Transfer to Ana;-0.50;-20.00', 'Bar;0.00;-3.00'],
])('takes no fee for the amount: %s', async (heading, ...rows) => {
  const { importes } = await read(tableOf(heading, rows));
  expect(importes[1]).toBe(-300);
  expect([-2000, -2050]).toContain(importes[0]);
});

it('a text that begins with its side tells the sign, and stays the text', async () => {
  const rows = ['COMPRA:LIDL;20,00', 'ABONO:NOMINA;900,00'];
  const { movements, questions } = await readWhole(tableOf('Fecha;Concepto;Importe', rows));
  expect(questions).toEqual([]);
  expect(movements.map(({ concepto, importe }) => [concepto, importe])).toEqual([
    ['COMPRA:LIDL', -2000],
    ['ABONO:NOMINA', 90_000],
  ]);
});

it.each([
  ['as an account writes them', ['Acme;Ingresos;100,00', 'Zara;Compras;-10,00', 'Zara;Compras;10,00'], [10_000, -1000, 1000]],
  ['as a double entry writes them', ['Acme;Ingresos;-100,00', 'Zara;Compras;10,00', 'Zara;Compras;-10,00'], [10_000, -1000, 1000]],
  ['without any income', ['Zara;Compras;-10,00', 'Zara;Compras;10,00'], [-1000, 1000]],
])('one charge and its refund have their signs beside a column of types: %s', async (_, rows, importes) => {
  expect((await read(tableOf('Fecha;Concepto;Tipo;Importe', rows))).importes).toEqual(importes);
}); // oxfmt-ignore

it('categories that have names of sides among their roots tell no sign', async () => {
  const rows = ['Zara;Compras:Ropa;10,00', 'Lidl;Comida:Súper;20,00', 'Acme;Ingresos:Nómina;900,00'];
  const { asked, problems } = await read(tableOf('Fecha;Concepto;Categoría;Importe', rows));
  expect({ asked, problems }).toEqual({ asked: ['sign'], problems: [] });
});
