import type { Answers } from '@/lib/statements/statement';
import { readStatement, readWhole } from '../../support/read-statement';

type File = {
  rows: readonly string[];
  /** «20 -4520 g LIDL»: day of the month, amount, g(asto), i(ngreso), a(side), p(ending), and the main text. */
  read: readonly string[];
  asked?: Partial<Answers>;
};

const KINDS = { aside: 'a', pending: 'p', ignored: 'x' } as const;

async function read({ rows, asked = {} }: File) {
  const open = await readWhole(rows.join('\n'));
  expect(open.questions.map(({ kind }) => kind)).toEqual(Object.keys(asked));
  expect(open.questions.map(({ likely }) => likely)).toEqual(Object.values(asked));
  const { movements, problems } = await readWhole(rows.join('\n'), asked);
  return {
    problems: problems.map(({ code }) => code),
    rows: movements
      .filter(({ state }) => state.kind !== 'ignored')
      .map(({ state, fecha, importe, concepto, foreign }) => {
        const kind = state.kind === 'movement' ? (importe < 0 ? 'g' : 'i') : KINDS[state.kind];
        return `${fecha?.slice(8) ?? '?'} ${importe} ${kind} ${foreign ?? ''}${concepto}`.trim();
      }),
  };
}

const FILES: Record<string, File> = {
  'a savings bank’s state under «Info»': {
    rows: [
      'Buchungstag;Buchungstext;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung;Info',
      '20.11.26;KARTENZAHLUNG;EDEKA;-45,20;EUR;Umsatz vorgemerkt',
      '19.11.26;KARTENZAHLUNG;REWE;-20,00;EUR;Umsatz gebucht',
      '18.11.26;LOHN;ACME;1500,00;EUR;Umsatz gebucht',
    ],
    read: ['20 -4520 p EDEKA', '19 -2000 g REWE', '18 150000 i ACME'],
  },
  '«offen» in place of the booking’s day': {
    rows: [
      'Buchungstag;Wertstellung (Valuta);Buchungstext;Umsatz in EUR',
      'offen;20.11.2026;SPOTIFY;-10,99', '19.11.2026;19.11.2026;EDEKA;-45,20', '18.11.2026;18.11.2026;LOHN ACME;1.500,00',
    ],
    read: ['20 -1099 p SPOTIFY', '19 -4520 g EDEKA', '18 150000 i LOHN ACME'],
  },
  'the same header again below open movements': {
    rows: ['Movimientos pendientes;;', 'Fecha;Concepto;Importe', '20/11/2026;LIDL;-45,20', '', 'Fecha;Concepto;Importe', '19/11/2026;DIA;-10,00', '18/11/2026;NOMINA;1.000,00'],
    read: ['20 -4520 p LIDL', '19 -1000 g DIA', '18 100000 i NOMINA'],
  },
  'but not on the next page of them': {
    rows: ['Movimientos pendientes;;', 'Fecha;Concepto;Importe', '20/11/2026;LIDL;-45,20', 'Página 2;;', 'Fecha;Concepto;Importe', '19/11/2026;DIA;-10,00'],
    read: ['20 -4520 p LIDL', '19 -1000 p DIA'],
  },
  'operations of a card in the main column, the shop in another': {
    rows: ['Fecha;Concepto;Descripción;Importe', '20/11/2026;TARJETA VISA;MERCADONA;-45,20', '19/11/2026;RECIBO;ENDESA;-50,00', '18/11/2026;NOMINA;ACME;1.050,00'],
    read: ['20 -4520 g MERCADONA', '19 -5000 g ENDESA', '18 105000 i ACME'],
  },
  'operations that move own money in the main column': {
    rows: ['Fecha;Descripción;Beneficiario;Importe', '20/11/2026;Traspaso;Ana Pérez;-100,00', '19/11/2026;Pago con tarjeta;Lidl;-5,00', '18/11/2026;Retirada cajero;Santander;-50,00'],
    read: ['20 -10000 a Ana Pérez', '19 -500 g Lidl', '18 -5000 a Santander'],
  },
  'one text for all card payments, and shares': {
    rows: [
      'date,category,type,name,amount,fee,currency,description',
      '2026-11-20,CASH,CARD_TRANSACTION,LIDL,-45.20,,EUR,TR Card Transaction', '2026-11-19,CASH,CARD_TRANSACTION,RENFE,-20.00,,EUR,TR Card Transaction',
      '2026-11-18,TRADING,BUY,Core MSCI World,-100.00,-1.00,EUR,Buy trade IE00B4L5Y983', '2026-11-17,CASH,CUSTOMER_INBOUND,Ana,500.00,,EUR,Incoming transfer',
    ],
    read: ['20 -4520 g LIDL', '19 -2000 g RENFE', '18 -10100 a Core MSCI World', '17 50000 i Ana'],
  },
  'a main column that few rows have': {
    rows: ['Date,Name,Details,Amount', '11/20/2026,Lidl,,-45.20', '11/19/2026,Salary,,1500.00', '11/18/2026,Account Transfer,Savings,-100.00'],
    read: ['20 -4520 g Lidl', '19 150000 i Salary', '18 -10000 a Account Transfer'],
  },
  'a card that thanks for the direct debit': {
    rows: ['Fecha,Descripción,Importe', '20/11/2026,LIDL,"45,20"', '19/11/2026,RECIBO DOMICILIADO-GRACIAS,"-500,00"', '18/11/2026,ZARA,"120,00"', '17/11/2026,ZARA,"-30,00"'],
    read: ['20 -4520 g LIDL', '19 50000 a RECIBO DOMICILIADO-GRACIAS', '18 -12000 g ZARA', '17 3000 i ZARA'],
    asked: { sign: 'inverted' },
  },
  'an income by its category, where names tell nothing': {
    rows: ['Date;Libellé;Catégorie;Montant', '20/11/2026;MONOPRIX;Alimentation;-45,20', '19/11/2026;ACME;Salaires;1 500,00'],
    read: ['20 -4520 g MONOPRIX', '19 150000 i ACME'],
  },
  'spending without a minus, as an income’s category tells': {
    rows: ['date,name,amount,category', '2026-11-20,Lidl,45.20,Food', '2026-11-18,Acme,-1500.00,Income'],
    read: ['20 -4520 g Lidl', '18 150000 i Acme'],
    asked: { sign: 'inverted' },
  },
  'more amounts above zero than below, as of a card': {
    rows: ['Fecha;Concepto;Importe', '20/11/2026;AMAZON;18,50', '19/11/2026;LIDL;5,00', '18/11/2026;LIDL;-5,00'],
    read: ['20 -1850 g AMAZON', '19 -500 g LIDL', '18 500 i LIDL'],
    asked: { sign: 'inverted' },
  },
  'a footer in the column of days': {
    rows: ['Fecha;Comercio;Importe;Tipo', '13/11/2026;LIDL;23,50;Compra', '15/11/2026;ZARA;40,00;Compra', '17/11/2026;ZARA;40,00;Devolución', 'Importe a pagar;;23,50;'],
    read: ['13 -2350 g LIDL', '15 -4000 g ZARA', '17 4000 i ZARA'],
  },
  'the balance of the account as the first row without headings': {
    rows: ['20/11/2026;-1424,80;;01234 123456Z;', '20/11/2026;-45,20;Carte;CB CARREFOUR;x', '19/11/2026;-30,00;Prélèvement;EDF;x'],
    read: ['20 -4520 g CB CARREFOUR', '19 -3000 g EDF'],
    asked: { noHeader: ['fecha', 'importe', 'detalle', 'concepto', 'ninguna'] },
  },
  'three sides, amounts after fees, source and target': {
    rows: [
      'ID,Status,Direction,Created on,Source fee amount,Source fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency',
      'C1,COMPLETED,OUT,2026-11-20 10:00:00,0.00,EUR,Ana,45.20,EUR,Lidl,45.20,EUR', 'C2,REFUNDED,OUT,2026-11-19 10:00:00,0.00,EUR,Ana,20.00,EUR,Zara,20.00,EUR',
      'T3,COMPLETED,IN,2026-11-18 10:00:00,0.00,EUR,Acme,1500.00,EUR,Ana,1500.00,EUR', 'N4,COMPLETED,NEUTRAL,2026-11-17 10:00:00,0.50,EUR,Ana,100.00,EUR,Ana,108.00,USD',
    ],
    read: ['20 -4520 g Lidl', '18 150000 i Ana', '17 -10050 a Ana'],
  },
  'a side that nobody knows, with a fee': {
    rows: ['Fecha;Concepto;D/H;Importe;Comisión', '20/11/2026;LIDL;D;45,20;0', '19/11/2026;ACME;H;100,00;0', '18/11/2026;BAR;;7,00;0,50'],
    read: ['20 -4520 g LIDL', '19 10000 i ACME'],
  },
  'expense and income in dollars beside their euros': {
    rows: [
      '"Date","Account","Category","Expense amount","Income amount","Currency","In main currency","Main currency","Description"',
      '"11/20/26","Cash","Food","3.40","0","USD","3.10","EUR","bread"', '"11/19/26","Bank","Home","1,150.00","0","EUR","1,150.00","EUR","rent"', '"11/18/26","Bank","Salary","0","2,000.00","USD","1,850.00","EUR","pay"',
    ],
    read: ['20 -310 g bread', '19 -115000 g rent', '18 185000 i pay'],
  },
  'a code of own transfers under «payment»': {
    rows: ['date;payment;info;payee;memo;amount', '20/11/2026;6;;Lidl;;-4,15', '19/11/2026;5;;;al ahorro;-250,00', '19/11/2026;5;;;al ahorro;250,00', '18/11/2026;4;;Acme;nómina;1850,00'],
    read: ['20 -415 g Lidl', '19 -25000 a', '19 25000 a', '18 185000 i Acme'],
  },
  'transfers alone of a program': {
    rows: ['Date,Wallet,Type,Category name,Amount,Currency', '2026-11-20T12:03:20+00:00,E,Outgoing Transfer,,-12.5,EUR', '2026-11-19T09:00:00+00:00,B,Outgoing Transfer,,-80,EUR'],
    read: ['20 -1250 a Outgoing Transfer', '19 -8000 a Outgoing Transfer'],
  },
  'a transfer out beside an income': {
    rows: ['Date,Wallet,Type,Category name,Amount,Currency', '2026-11-20T12:03:20+00:00,E,Income,Salary,12.5,EUR', '2026-11-19T09:00:00+00:00,B,Outgoing Transfer,,-80,EUR'],
    read: ['20 1250 i Salary', '19 -8000 a'],
  },
  'a bank’s own subcategory of transfers': {
    rows: ['F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;IMPORTE (€)', '20/11/2026;Ocio;Bares;BAR;-4,00', '19/11/2026;Movimientos excluidos;Traspaso entre cuentas;ANA;-500,00', '18/11/2026;Nómina;Nómina;ACME;900,00'],
    read: ['20 -400 g BAR', '19 -50000 a ANA', '18 90000 i ACME'],
  },
  'a beginning balance of a day': {
    rows: ['Date,Description,Amount,Running Bal.', '11/01/2026,Beginning balance as of 11/01/2026,,"1,000.00"', '11/19/2026,PAYROLL,"500.00","1,500.00"', '11/20/2026,TARGET,"-45.20","1,454.80"'],
    read: ['19 50000 i PAYROLL', '20 -4520 g TARGET'],
  },
  'two rows without headings, with a balance': {
    rows: ['12345;EUR;20261120;1000,00;954,80;-45,20;LIDL', '12345;EUR;20261119;0,00;1000,00;1000,00;NOMINA ACME'],
    read: ['20 -4520 g LIDL', '19 100000 i NOMINA ACME'],
    asked: { noHeader: ['ninguna', 'divisa', 'fecha', 'ninguna', 'ninguna', 'importe', 'concepto'] },
  },
  'the currency of the original amounts alone': {
    rows: ['Fecha;Concepto;Importe;Importe original;Moneda', '20/11/2026;AMAZON US;-18,50;-20,00;USD', '19/11/2026;LIDL;-5,00;;', '18/11/2026;DEVOLUCION LIDL;5,00;;'],
    read: ['20 -1850 g AMAZON US', '19 -500 g LIDL', '18 500 i DEVOLUCION LIDL'],
  },
  'money from one own account to another': {
    rows: ['Fecha;Importe;Cuenta;Cuenta (a);Categoría;Tipo de transacción;Agente', '20/11/2026;45,20;Banco;;Comida;Gasto;Lidl', '19/11/2026;100,00;Banco;Ahorro;;Transferencia de dinero;', '18/11/2026;900,00;Banco;;Nómina;Ingresos;ACME'],
    read: ['20 -4520 g Lidl', '19 -10000 a', '18 90000 i ACME'],
  },
  'a Dutch bank': {
    rows: ['Datum;Naam / Omschrijving;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mededelingen;Saldo', '20261120;Albert Heijn;;BA;Af;45,20;Pas 1;954,80', '20261119;ACME;NL02;OV;Bij;1000,00;Salaris;1000,00'],
    read: ['20 -4520 g Albert Heijn', '19 100000 i ACME'],
  },
  'a wallet’s money to the bank': {
    rows: ['Fecha,Descripción,Divisa,Neto,Saldo,Nombre', '20/11/2026,Pago preaprobado,EUR,"-10,99","39,01",Spotify', '19/11/2026,Retirada iniciada por el usuario,EUR,"-50,00","50,00",', '18/11/2026,Pago de sitio web,EUR,"100,00","100,00",Luis'],
    read: ['20 -1099 g Spotify', '19 -5000 a', '18 10000 i Luis'],
  },
}; // oxfmt-ignore

describe('files as banks and programs write them', () => {
  it.each(Object.entries(FILES))('%s', async (name, file) => {
    expect(await read(file)).toEqual({
      problems: name.startsWith('a side that nobody') ? ['no-sign'] : [],
      rows: file.read,
    });
  });
});

it.each([
  ['Anulada', 'ignored'], ['Denegada', 'ignored'], ['Devuelto', 'ignored'], ['Storniert', 'ignored'], ['Annulé', 'ignored'],
  ['Programado', 'pending'], ['Prevista', 'pending'], ['Autorizada', 'pending'], ['En tránsito', 'pending'], ['Offen', 'pending'], ['Preautorización', 'pending'], ['En attente', 'pending'], ['In corso', 'pending'],
  ['Completado', 'movement'], ['Gebucht', 'movement'], ['Contabilizado', 'movement'],
])('a row of the state «%s» is %s', async (estado, kind) => {
  const rows = ['Fecha;Concepto;Importe;Estado', `20/11/2026;LIDL;-4,00;${estado}`, '19/11/2026;BAR;-2,00;Confirmada'];
  const { movements } = await readWhole(rows.join('\n'));
  expect(movements.map(({ state }) => state.kind)).toEqual([kind, 'movement']);
}); // oxfmt-ignore

it.each([
  ['Pendiente', 'Sí', 'No'], ['Pending', 'TRUE', 'FALSE'], ['Contabilizado', 'No', 'Sí'],
])('a row is pending by «%s: %s»', async (heading, open, booked) => {
  const rows = [`Fecha;Concepto;Importe;${heading}`, `20/11/2026;LIDL;-4,00;${open}`, `19/11/2026;BAR;-2,00;${booked}`];
  const { movements } = await readWhole(rows.join('\n'));
  expect(movements.map(({ state }) => state.kind)).toEqual(['pending', 'movement']);
}); // oxfmt-ignore

it('takes S for money out and H for money in', async () => {
  const rows = ['20.11.2026;EDEKA;45,20;S', '19.11.2026;LOHN;1.500,00;H', '18.11.2026;REWE;20,00;S'];
  const { movements, questions } = await readWhole(['Buchungstag;Empfänger;Umsatz;', ...rows].join('\n'));
  expect(questions).toEqual([]);
  expect(movements.map(({ importe }) => importe)).toEqual([-4520, 150000, -2000]);
});

it('takes no French month that two have', async () => {
  const rows = [
    '12 juin 2026;A;-1,00',
    '13 juil. 2026;B;-2,00',
    '14 jui 2026;C;-3,00',
    '15 juillet 2026;D;-4,00',
  ];
  const { movements, problems } = await readWhole(['Date;Libellé;Montant', ...rows].join('\n'));
  expect(movements.map(({ fecha }) => fecha)).toEqual(['2026-06-12', '2026-07-13', '2026-07-15']);
  expect(problems).toMatchObject([{ code: 'bad-day', text: '14 jui 2026' }]);
});

it.each([
  ['IBAN: ES91 2100 0418 4502 0005 1332', 'es91 2100 0418 4502 0005 1332'],
  ['Tarjeta **** 4321', '**** 4321'],
  ['Konto: DE12 3456 7890 1234 5678 90', 'de12 3456 7890 1234 5678 90'],
  ['Saldo de la cuenta: 1234,56', null],
  ['Cuenta desde 01/11/2026', null],
  ['Teléfono 900 123 123', null],
])('the line «%s» names the account %s', async (line, cuenta) => {
  const { movements } = await readWhole([`${line};;`, 'Fecha;Concepto;Importe', '20/11/2026;LIDL;-4,00'].join('\n'));
  expect(movements.map((movement) => movement.cuenta)).toEqual([cuenta]);
}); // oxfmt-ignore

describe('the same header again', () => {
  const HEADING = 'Fecha;Concepto;Importe';
  it.each([
    ['goes on with the table on the next page', ['Página 2 de 2;;'], 1],
    ['goes on with the table without a word between', [''], 1],
    ['begins another table below a title', ['Movimientos de la tarjeta;;'], 2],
  ])('%s', async (_, between, tables) => {
    const rows = [HEADING, '20/11/2026;LIDL;-4,00', ...between, HEADING, '19/11/2026;BAR;-2,00'];
    const { movements, parts } = await readWhole(rows.join('\n'));
    expect([movements.length, parts.length]).toEqual([2, tables]);
  });
});

it('names the headings among which it finds no amount', async () => {
  const rows = ['Fecha,Descripción,Coste,Moneda,Ana,Luis', '2026-01-10,Cena,20.00,EUR,10.00,-10.00'];
  expect(await readStatement(rows.join('\n'))).toMatchObject({
    fault: { code: 'no-amount-column', place: { row: 1 }, header: ['Fecha', 'Descripción', 'Coste', 'Moneda', 'Ana', 'Luis'] },
  });
}); // oxfmt-ignore
