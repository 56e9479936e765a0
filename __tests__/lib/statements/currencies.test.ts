import { understandStatement } from '@/lib/statements/tables/understand-statement';
import { loadStatementText } from '@/lib/statements/files/load-statement';
import type { Known } from '@/lib/statements/match/match-statement';
import { reviewStatement } from '@/lib/statements/review/review-statement';
import { planStatement } from '@/lib/statements/review/plan-statement';
import { cuadreOf, fateOf, NO_CHOICES } from '@/lib/statements/review/review-choices';
import type { Answers } from '@/lib/statements/statement';
import { LAZY_LIBRARIES } from '../../support/lazy-libraries';
import { TODAY } from '../../support/read-statement';

const NO_KNOWN: Known = { brought: [], refunds: [], paid: [], typed: [], sources: [] };
const UNCLASSIFIED = { nombre: 'Sin clasificar', descripcion: '', color: 'gray', icono: '📥' };

async function review(text: string, divisa = 'EUR', answers: Answers = {}) {
  const loaded = await loadStatementText(text, LAZY_LIBRARIES);
  if (loaded.kind === 'refused') throw new Error(loaded.fault.code);
  const statement = understandStatement(loaded, { answers, remembered: {}, today: TODAY, divisa });
  if (statement.kind === 'refused') throw new Error(statement.fault.code);
  return reviewStatement(statement, NO_KNOWN, {}, { unnamed: 'Sin nombre', fileName: '' }).review;
}

/** The rows that are money out: «new Pan -120» in the own currency, «foreign Hotel -90,00 USD» in another. */
async function charges(text: string, divisa?: string): Promise<string[]> {
  const { movements } = await review(text, divisa);
  return movements
    .filter(({ status }) => status.kind !== 'income')
    .map(({ status, descripcion, importe, foreign }) =>
      [status.kind, descripcion, foreign ? `${foreign.escrito} ${foreign.divisa}` : importe].join(' '),
    );
}

const PAYPAL = 'Fecha;Hora;Zona horaria;Nombre;Tipo;Divisa;Importe';
const STEAM = [
  '13/05/2026;10:00;CEST;Steam;Pago;USD;-10,00',
  '13/05/2026;10:00;CEST;;Conversión de divisa general;EUR;-9,20',
  '13/05/2026;10:00;CEST;;Conversión de divisa general;USD;10,00',
  '13/05/2026;10:00;CEST;;Depósito general con tarjeta;EUR;9,20',
];

describe('a purchase that was paid by changing own money', () => {
  it.each([
    ['in the order of PayPal', STEAM],
    ['newest first', [...STEAM].reverse()],
    ['a day later', STEAM.map((row, at) => (at === 0 ? row : row.replace('13/', '14/')))],
  ])('is one expense of what was changed: %s', async (_, rows) => {
    const read = await review([PAYPAL, ...rows].join('\n'));
    expect(read.questions).toEqual([]);
    const added = read.movements.filter((movement, at) => fateOf(movement, at, NO_CHOICES) === 'add');
    expect(added.map(({ nombre, importe, fecha }) => [nombre, importe, fecha])).toEqual([
      ['Steam', -920, '2026-05-13'],
    ]);
    // The purchase in the other currency is left out, in view, and brought only at an amount of the own one.
    const left = read.movements.findIndex(({ status }) => status.kind === 'ignored');
    expect(cuadreOf(read, NO_CHOICES)).toMatchObject({
      charges: { count: 2, sum: 920 },
      ignored: { count: 1, sum: 0 },
    });
    const [ticked, priced] = [{ included: new Map([[left, true]]) }, { importes: new Map([[left, 930]]) }];
    expect(cuadreOf(read, { ...NO_CHOICES, ...ticked }).added).toEqual({ count: 1, sum: 920 });
    expect(cuadreOf(read, { ...NO_CHOICES, ...priced }).added).toEqual({ count: 2, sum: 1850 });
  });

  it('is told from another of the same amount', async () => {
    const second = STEAM.map((row) => row.replace('Steam', 'Itch').replace('9,20', '9,25'));
    expect(await charges([PAYPAL, ...STEAM, ...second].join('\n'))).toEqual(
      expect.arrayContaining(['new Steam -920', 'new Itch -925']),
    );
  });

  it('stays open if a side is missing', async () => {
    expect(await charges([PAYPAL, STEAM[0], STEAM[1]].join('\n'))).toEqual([
      'foreign Steam -10,00 USD',
      'aside Conversión de divisa general -920',
    ]);
  });
});

describe('rows of another currency are asked for', () => {
  it.each<[string, string[], string[]]>([
    ['a column of currencies', ['Fecha;Concepto;Importe;Divisa', '13/05/2026;Pan;-1,20;EUR', '14/05/2026;Hotel;-90,00;USD'], ['new Pan -120', 'foreign Hotel -90,00 USD']],
    ['a currency without cents', ['Fecha;Concepto;Importe;Moneda', '13/05/2026;Pan;-1,20;€', '14/05/2026;Ramen;-900;JPY'], ['new Pan -120', 'foreign Ramen -900 JPY']],
    ['beside the amount', ['Fecha;Concepto;Importe', '13/05/2026;Pan;-1,20 €', '14/05/2026;Hotel;-90,00 USD', '15/05/2026;Luz;-9,00 €'], ['new Pan -120', 'foreign Hotel -90,00 USD USD', 'new Luz -900']],
    ['the sign of dollars and pesos beside that of euros', ['Fecha;Concepto;Importe', '13/05/2026;Pan;-1,20 €', '14/05/2026;Hotel;-90,00 $'], ['new Pan -120', 'foreign Hotel -90,00 $ $']],
    ['beside a heading that names another', ['Fecha;Concepto;Importe (€)', '13/05/2026;Pan;-1,20', '14/05/2026;Hotel;-90,00 USD'], ['new Pan -120', 'foreign Hotel -90,00 USD USD']],
    ['columns of two currencies', ['Fecha;Concepto;Importe Euros;Importe Dólares', '13/05/2026;Pan;-1,20;0,00', '14/05/2026;Hotel;0,00;-90,00', '15/05/2026;Luz;-9,00;0,00'], ['new Pan -120', 'foreign Hotel -90,00 USD', 'new Luz -900']],
    ['a column of euros that has fewer', ['Fecha;Concepto;Importe Dólares;Importe Euros', '13/05/2026;Pan;0,00;-1,20', '14/05/2026;Hotel;-90,00;0,00', '15/05/2026;Bar;-9,00;0,00'], ['new Pan -120', 'foreign Hotel -90,00 USD', 'foreign Bar -9,00 USD']],
    ['a column beside one that names none', ['Fecha;Concepto;Importe;Importe USD', '13/05/2026;Pan;-1,20;', '14/05/2026;Hotel;;-90,00', '15/05/2026;Luz;-9,00;'], ['new Pan -120', 'foreign Hotel -90,00 USD', 'new Luz -900']],
    ['charges of two currencies', ['Fecha;Concepto;Cargo €;Abono €;Cargo US$;Abono US$', '13/05/2026;Pan;1,20;;;', '14/05/2026;Hotel;;;90,00;', '15/05/2026;Luz;9,00;;;', '16/05/2026;Nómina;;9,00;;', '17/05/2026;X;;;;8,00'], ['new Pan -120', 'foreign Hotel 90,00 USD', 'new Luz -900']],
    ['thousandths', ['Fecha;Concepto;Importe;Divisa', '13/05/2026;Pan;-1,234;KWD', '14/05/2026;Hotel;-90,000;KWD'], ['foreign Pan -1,234 KWD', 'foreign Hotel -90,000 KWD']],
    ['thousandths beside a balance', ['Date;Description;Amount (BHD);Balance', '13/05/2026;Pan;-1.234;98.766', '14/05/2026;Hotel;-8.000;90.766'], ['foreign Pan -1.234 BHD', 'foreign Hotel -8.000 BHD']],
    ['signs of currencies of which none is the person’s', ['Fecha;Concepto;Importe', '14/05/2026;Tea;-£3.50', '15/05/2026;Ramen;-¥900', '16/05/2026;Taco;-MX$50.00'], ['foreign Tea -£3.50 GBP', 'foreign Ramen -¥900 JPY', 'foreign Taco -MX$50.00 MXN']],
    ['a sign that several share beside euros', ['Fecha;Concepto;Importe', '13/05/2026;Pan;-1,20 €', '14/05/2026;Gallo;-C$90,00', '15/05/2026;UF;-UF 2,50'], ['new Pan -120', 'foreign Gallo -C$90,00 C$', 'foreign UF -UF 2,50 UF']],
    ['a column of currencies of which the heading says nothing', ['Fecha;Concepto;Importe;Mda.', '13/05/2026;Pan;-1,20;EUR', '14/05/2026;Hotel;-90,00;INR'], ['new Pan -120', 'foreign Hotel -90,00 INR']],
    ['a column of currencies without headings', ['13/05/2026;Pan;-1,20;EUR', '14/05/2026;Hotel;-90,00;USD', '15/05/2026;Luz;-9,00;EUR'], ['new Pan -120', 'foreign Hotel -90,00 USD', 'new Luz -900']],
    ['beside an amount that is in the own one by its heading: none', ['Fecha;Concepto;Importe original;Divisa;Importe EUR', '13/05/2026;Pan;-1,20;EUR;-1,20', '14/05/2026;Hotel;-90,00;USD;-83,10'], ['new Pan -120', 'new Hotel -8310']],
    ['a pending one', ['Fecha;Concepto;Importe;Divisa;Estado', '13/05/2026;Pan;-1,20;EUR;Completado', '14/05/2026;Hotel;-90,00;USD;Pendiente'], ['new Pan -120', 'foreign Hotel -90,00 USD']],
    ['a taken back one, which stays what it is', ['Fecha;Concepto;Importe;Divisa;Estado', '13/05/2026;Pan;-1,20;EUR;Completado', '14/05/2026;Bar;-1,00;USD;Completado', '14/05/2026;Hotel;-90,00;USD;Revertido'], ['new Pan -120', 'foreign Bar -1,00 USD', 'ignored Hotel -90,00 USD']],
  ])('%s', async (_, rows, expected) => {
    expect(await charges(rows.join('\n'))).toEqual(expected);
  }); // oxfmt-ignore

  it('and those of a file in one currency are not, nor pesos to who has pesos', async () => {
    const usd = 'Fecha;Concepto;Importe;Divisa\n13/05/2026;Pan;-1,20;USD\n14/05/2026;Hotel;-90,00;USD';
    expect(await charges(usd)).toEqual(['new Pan -120', 'new Hotel -9000']);
    const signs = 'Fecha;Concepto;Importe\n13/05/2026;Pan;$-1.20\n14/05/2026;Hotel;-90.00';
    expect(await charges(signs)).toEqual(['new Pan -120', 'new Hotel -9000']);
    const thousandths = 'Fecha;Concepto;Importe;Divisa\n13/05/2026;Pan;-1,234;KWD';
    expect(await charges(thousandths, 'KWD')).toEqual(['foreign Pan -1,234 KWD']);
    const pesos = 'Fecha;Concepto;Monto\n13/05/2026;Pan;-$1.200\n14/05/2026;Netflix;-US$9,99';
    expect(await charges(pesos, 'CLP')).toEqual(['new Pan -120000', 'foreign Netflix -US$9,99 USD']);
  });
});

describe('an amount in the own currency beside one in another', () => {
  it.each<[string, string[], string[]]>([
    ['by its heading', ['Fecha;Concepto;Importe divisa;Importe EUR', '14/05/2026;Hotel;-90,00;-83,10', '15/05/2026;Pan;-1,20;-1,20'], ['new Hotel -8310', 'new Pan -120']],
    ['by a column of currencies of its own', ['date,account,category,amount,currency,converted amount,currency,description', '14/05/2026,A,Hotel,-90,USD,-83.10,EUR,Hotel', '15/05/2026,A,Taxi,-10,USD,-9.20,EUR,Taxi'], ['new Hotel -8310', 'new Taxi -920']],
    ['by rows of the own currency, where both are equal', ['account;currency;amount;ref_currency_amount;date;payee', 'A;USD;-90.00;-83.10;2026-05-14;Hotel', 'A;EUR;-1.20;-1.20;2026-05-15;Pan'], ['new Hotel -8310', 'new Pan -120']],
    ['by those rows, beside an amount of another currency by its heading', ['Fecha;Concepto;Importe divisa;Divisa;Importe', '14/05/2026;Hotel;-90,00;USD;-83,10', '15/05/2026;Pan;-1,20;EUR;-1,20'], ['new Hotel -8310', 'new Pan -120']],
    ['not if a row of the own currency says otherwise', ['account;currency;amount;ref_currency_amount;date;payee', 'A;USD;-90.00;-83.10;2026-05-14;Hotel', 'A;EUR;-1.20;-1.40;2026-05-15;Pan'], ['foreign Hotel -90.00 USD', 'new Pan -120']],
    ['not if it is the amount without a fee', ['Date,Name,Currency,Gross,Fee,Net', '14/05/2026,Hotel,USD,-90.00,0.00,-90.00', '15/05/2026,Pan,EUR,-1.20,0.00,-1.20'], ['foreign Hotel -90.00 USD', 'new Pan -120']],
    ['not if no row proves what the headings prefer', ['Fecha;Concepto;Importe original;Divisa;Importe', '14/05/2026;Hotel;-90,00;USD;-83,10', '15/05/2026;Tea;-1,20;GBP;-1,40'], ['foreign Hotel -83,10 USD', 'foreign Tea -1,40 GBP']],
  ])('is taken %s', async (_, rows, expected) => {
    expect((await review(rows.join('\n'))).questions).toEqual([]);
    expect(await charges(rows.join('\n'))).toEqual(expected);
  }); // oxfmt-ignore

  it('is asked about where nothing proves it', async () => {
    const rows = ['A;USD;-90.00;-83.10;2026-05-14;Hotel', 'A;USD;-10.00;-9.20;2026-05-15;Taxi'];
    const text = ['account;currency;amount;ref_currency_amount;date;payee', ...rows].join('\n');
    expect((await review(text)).questions).toMatchObject([{ kind: 'amountColumn', likely: 3 }]);
    const [own, other] = await Promise.all([review(text, 'EUR', { amountColumn: 3 }), review(text, 'EUR', { amountColumn: 2 })]);
    expect([own, other].map(({ questions }) => questions)).toEqual([[], []]);
    expect(own.movements.map(({ importe }) => importe)).toEqual([-8310, -920]);
    expect(other.movements.map(({ importe }) => importe)).toEqual([-9000, -1000]);
  }); // oxfmt-ignore
});

it('brings a row at the amount that the person gives, and counts it as nothing before', async () => {
  const read = await review(
    'Fecha;Concepto;Importe;Divisa\n13/05/2026;Pan;-1,20;EUR\n14/05/2026;Hotel;-90,00;USD\n15/05/2026;Luz;-1,00;EUR',
  );
  expect(cuadreOf(read, NO_CHOICES)).toMatchObject({
    charges: { count: 3, sum: 220 },
    added: { count: 2, sum: 220 },
    foreign: { count: 1, sum: 0 },
  });
  // A tick that it had before brings nothing.
  const ticked = { ...NO_CHOICES, included: new Map([[1, true]]) };
  expect(cuadreOf(read, ticked).foreign.count).toBe(1);
  const metodo = { kind: 'stored', id: 1 } as const;
  const choices = {
    ...NO_CHOICES,
    importes: new Map([[1, 8312]]),
    metodos: new Map(read.sources.map(({ key }) => [key, metodo])),
  };
  expect(cuadreOf(read, choices)).toMatchObject({ added: { count: 3, sum: 8532 }, foreign: { count: 0 } });
  expect(
    planStatement(read, choices, UNCLASSIFIED, String).content.gastos.map(({ cantidad }) => cantidad),
  ).toEqual([1.2, 83.12, 1]);
  // A tag that goes on is of all that is added, if the person says so; an empty answer says no.
  function tagsWith(etiqueta: string | null) {
    const { content } = planStatement(read, { ...choices, etiqueta }, UNCLASSIFIED, String);
    return content.gastos.map(({ etiquetas }) => etiquetas);
  }
  expect(tagsWith('lisboa')).toEqual([['lisboa'], ['lisboa'], ['lisboa']]);
  expect([...tagsWith(''), ...tagsWith(null)]).toEqual(Array(6).fill(undefined));
});
