import fc from 'fast-check';
import { addDays, type Fecha } from '@/lib/domain/dates';
import { TODAY } from './read-statement';

/** A row as it truly is: `divisa` if it is not of euros. */
export type TrueRow = { row: number; fecha: Fecha; cents: number; divisa: string | null };

/** A short statement drawn at random, of which much can be meant in more than one way. */
export type RandomStatement = { text: string; rows: TrueRow[] };

type Written = (year: string, mes: string, day: string) => string;

const WRITTEN: readonly Written[] = [
  (year, mes, day) => `${day}/${mes}/${year}`,
  (year, mes, day) => `${mes}/${day}/${year}`,
  (year, mes, day) => `${day}-${mes}-${year.slice(2)}`,
  (year, mes, day) => `${mes}/${day}/${year.slice(2)}`,
  (year, mes, day) => `${year.slice(2)}.${mes}.${day}`,
  (year, mes, day) => `${year.slice(2)}-${mes}-${day}`,
  (year, mes, day) => `${year}-${Number(mes)}-${Number(day)}`,
  (_, mes, day) => `${day}/${mes}`,
  (_, mes, day) => `${mes}/${day}`,
  (_, mes, day) => `${day}-${MESES[Number(mes) - 1] ?? ''}`,
];
const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const OUT = ['MERCADONA', 'LIDL 0123', 'COMPRA ZARA', 'RECIBO LUZ', 'BAR PEPE', 'Renfe', 'PAGO MOVIL METRO'];
const IN = ['NOMINA ACME', 'BIZUM DE ANA', 'DEVOLUCION ZARA', 'TRANSFERENCIA DE LUIS', 'ZARA'];
const PAID = ['SU PAGO, GRACIAS', 'PAGO RECIBIDO', 'PAGO'];
/** How money out and in are called in a column of types. */
const TYPES = [
  ['Withdrawal', 'Deposit'],
  ['DBIT', 'CRDT'],
  ['S', 'H'],
  ['D', 'K'],
  ['debit', 'credit'],
  ['expense', 'income'],
  ['Gasto', 'Ingreso'],
  ['Cargo', 'Abono'],
] as const;

const DRAWN = {
  /** How many days before today the newest row is: now and then just after New Year. */
  back: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 310, max: 330 })),
  gaps: fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 45 })), { minLength: 0, maxLength: 9 }),
  /** By how many days the operation of a row comes before its booking. */
  late: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 10, maxLength: 10 }),
  amounts: fc.array(fc.integer({ min: 1, max: 250_000 }), { minLength: 10, maxLength: 10 }),
  incomes: fc.array(fc.nat(5), { minLength: 10, maxLength: 10 }),
  texts: fc.array(fc.nat(100), { minLength: 10, maxLength: 10 }),
  written: fc.constantFrom(...WRITTEN),
  dayHeading: fc.constantFrom('Fecha', 'Fecha operación', 'Fecha valor', 'Date'),
  isNewestFirst: fc.boolean(),
  isOfOperation: fc.boolean(),
  money: fc.constantFrom('signed', 'signed', 'saldo', 'card', 'cardSaldo', 'types', 'pair', 'divisa', 'columns', 'glued'),
  types: fc.constantFrom(...TYPES),
  others: fc.array(fc.nat(3), { minLength: 10, maxLength: 10 }),
  hasPeriod: fc.boolean(),
}; // oxfmt-ignore

type Drawn = {
  [Key in keyof typeof DRAWN]: (typeof DRAWN)[Key] extends fc.Arbitrary<infer Value> ? Value : never;
};
type Row = {
  written: string;
  fecha: Fecha;
  cents: number;
  texto: string;
  saldo: number;
  divisa: string | null;
};

/** Short statements with what is true of them. */
export function randomStatement(): fc.Arbitrary<RandomStatement> {
  return fc.record(DRAWN).map((drawn) => {
    const oldestFirst = rowsOf(drawn);
    const rows = drawn.isNewestFirst ? [...oldestFirst].reverse() : oldestFirst;
    const { heading, cells } = moneyOf(drawn);
    const [first, last] = [oldestFirst[0]?.fecha ?? '', oldestFirst.at(-1)?.fecha ?? ''];
    const above = drawn.hasPeriod ? [`Periodo: del ${plain(addDays(first, -8))} al ${plain(last)}`, ''] : [];
    const lines = [
      ...above,
      `${drawn.dayHeading};Concepto;${heading}`,
      ...rows.map((row) => [row.written, row.texto, ...cells(row)].join(';')),
    ];
    const start = above.length + 2;
    return {
      text: lines.join('\n'),
      rows: rows.map(({ fecha, cents, divisa }, at) => ({ row: start + at, fecha, cents, divisa })),
    };
  });
}

function rowsOf(drawn: Drawn): Row[] {
  const { gaps, late, amounts, incomes, texts, others } = drawn;
  const isCard = drawn.money === 'card' || drawn.money === 'cardSaldo';
  let booked = addDays(TODAY, -drawn.back - gaps.reduce((sum, gap) => sum + gap, 0));
  let saldo = isCard ? -300_000 : 300_000;
  return [0, ...gaps].map((gap, at) => {
    booked = addDays(booked, gap);
    const fecha = drawn.isOfOperation ? addDays(booked, -(late[at] ?? 0)) : booked;
    // On a card fewer rows are payments than purchases.
    const isIncome = isCard ? at % 3 === 2 : incomes[at] === 0;
    // Beside a balance nothing but its words tells a payment.
    const paid = drawn.money === 'cardSaldo' ? PAID.slice(0, 2) : PAID;
    const names = isIncome ? (isCard ? paid : IN) : OUT;
    const cents = (isIncome ? 1 : -1) * (amounts[at] ?? 1);
    saldo += cents;
    const [year = '', mes = '', day = ''] = fecha.split('-');
    return {
      written: drawn.written(year, mes, day),
      fecha,
      cents,
      texto: names[(texts[at] ?? 0) % names.length] ?? '',
      saldo,
      divisa: hasDivisas(drawn) && others[at] === 0 && at > 0 ? 'USD' : null,
    };
  });
}

function hasDivisas({ money }: Drawn): boolean {
  return money === 'divisa' || money === 'columns' || money === 'glued';
}

function moneyOf({ money, types }: Drawn): { heading: string; cells: (row: Row) => string[] } {
  switch (money) {
    case 'signed':
      return { heading: 'Importe', cells: ({ cents }) => [amount(cents)] };
    case 'saldo':
      return { heading: 'Importe;Saldo', cells: ({ cents, saldo }) => [amount(cents), amount(saldo)] };
    case 'card':
      return { heading: 'Importe', cells: ({ cents }) => [amount(-cents)] };
    case 'cardSaldo':
      return { heading: 'Importe;Saldo', cells: ({ cents, saldo }) => [amount(-cents), amount(-saldo)] };
    case 'types':
      return {
        heading: 'Importe;Tipo',
        cells: ({ cents }) => [amount(Math.abs(cents)), cents < 0 ? types[0] : types[1]],
      };
    case 'pair':
      return {
        heading: 'Cargo;Abono',
        cells: ({ cents }) => (cents < 0 ? [amount(-cents), ''] : ['', amount(cents)]),
      };
    case 'divisa':
      return { heading: 'Importe;Divisa', cells: ({ cents, divisa }) => [amount(cents), divisa ?? 'EUR'] };
    case 'columns':
      return {
        heading: 'Euros;Dólares',
        cells: ({ cents, divisa }) => (divisa ? ['0,00', amount(cents)] : [amount(cents), '0,00']),
      };
    case 'glued':
      return { heading: 'Importe', cells: ({ cents, divisa }) => [`${amount(cents)} ${divisa ?? 'EUR'}`] };
  }
}

function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${whole},${digits.slice(-2)}`;
}

function plain(fecha: Fecha): string {
  return fecha.split('-').reverse().join('/');
}
