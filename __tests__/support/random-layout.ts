import fc from 'fast-check';
import type { Lived } from './statement-layouts';

/** A text of a bank drawn at random: any separator, form of amounts and days, order of columns, headings and rows around. */
export type RandomLayout = {
  bytes: Uint8Array;
  /** What a perfect reader finds, in the order of the text. */
  rows: Lived[];
  hasSaldo: boolean;
};

type Marks = { group: string; decimal: string };
type Column = { heading: string; cell: (lived: Lived, place: number) => string };

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const DAYS: ((year: string, mes: string, day: string) => string)[] = [
  (year, mes, day) => `${day}/${mes}/${year}`,
  (year, mes, day) => `${day}-${mes}-${year}`,
  (year, mes, day) => `${day}.${mes}.${year}`,
  (year, mes, day) => `${Number(day)}/${Number(mes)}/${year}`,
  (year, mes, day) => `${day}/${mes}/${year.slice(2)}`,
  (year, mes, day) => `${year}-${mes}-${day}`,
  (year, mes, day) => `${year}${mes}${day}`,
  (year, mes, day) => `${year}-${mes}-${day}T10:22:31Z`,
  (year, mes, day) => `${day}/${mes}/${year} 23:59:59`,
  (year, mes, day) => `${day} ${nameOf(mes)} ${year}`,
  (year, mes, day) => `${day}-${nameOf(mes)}-${year.slice(2)}`,
];

const DAY_HEADINGS = ['Fecha', 'F. Operación', 'Fecha contable', 'Fecha Movimiento', 'Día', 'Date'];
const TEXT_HEADINGS = ['Concepto', 'Descripción', 'DETALLE', 'Glosa', 'Comercio', 'Leyenda', 'Movimiento'];
const AMOUNT_HEADINGS = ['Importe', 'MONTO', 'Cantidad', 'Valor', 'Importe (€)', 'Amount'];
const SALDO_HEADINGS = ['Saldo', 'Saldo disponible', 'Balance', 'SALDO CONTABLE', 'Saldo tras el movimiento'];
/** Charges and credits; of the last pair the heading of the credits says nothing. */
const PAIR_HEADINGS = [
  ['Cargo', 'Abono'],
  ['Débitos', 'Créditos'],
  ['Debe', 'Haber'],
  ['Retiros', 'Depósitos'],
  ['Pagos', 'Cobros'],
  ['Salidas', 'Entradas'],
  ['Egresos', 'Plata que llega'],
] as const;
const OTHERS: Column[] = [
  { heading: 'Oficina', cell: () => '0123' },
  { heading: 'Canal', cell: (_, place) => ['WEB', 'APP', 'CAJERO'][place % 3] ?? '' },
  { heading: 'Tipo de movimiento', cell: (_, place) => `0${place % 4}` },
  { heading: 'Divisa', cell: () => 'EUR' },
  { heading: 'Tarjeta', cell: () => '**** 1234' },
  { heading: 'Nº documento', cell: (_, place) => String(70_000 + place * 7) },
  { heading: 'Notas', cell: (_, place) => (place % 9 === 0 ? 'revisado' : '') },
  { heading: '', cell: () => '' },
];

const ABOVE = [
  'Titular:',
  'Movimientos de la cuenta',
  'Saldo disponible',
  'Fecha de consulta: 02/05/2026',
  '',
];
const BELOW = ['', 'Este documento no tiene validez legal.'];

/** Layouts of given movements. */
export function randomLayout(lived: readonly Lived[]): fc.Arbitrary<RandomLayout> {
  return fc
    .record({
      separator: fc.constantFrom(';', ',', '\t', '|'),
      marks: fc.constantFrom<Marks>(
        { group: '.', decimal: ',' },
        { group: ',', decimal: '.' },
        { group: '', decimal: '.' },
        { group: '', decimal: ',' },
      ),
      currency: fc.constantFrom('', '', ' €', 'EUR', '$'),
      sign: fc.constantFrom('before', 'behind', 'brackets', 'plus', 'pair', 'pairNegative', 'pairZero'),
      day: fc.constantFrom(...DAYS),
      dayHeading: fc.constantFrom(...DAY_HEADINGS),
      hasValueDay: fc.boolean(),
      textHeading: fc.constantFrom(...TEXT_HEADINGS),
      amountHeading: fc.constantFrom(...AMOUNT_HEADINGS),
      pair: fc.constantFrom(...PAIR_HEADINGS),
      saldoHeading: fc.option(fc.constantFrom(...SALDO_HEADINGS)),
      isSaldoFirst: fc.boolean(),
      others: fc.subarray(OTHERS, { maxLength: 3 }),
      places: fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }),
      above: fc.subarray(ABOVE),
      below: fc.subarray(BELOW),
      isNewestFirst: fc.boolean(),
      isQuoted: fc.boolean(),
      newline: fc.constantFrom('\r\n', '\n'),
      encode: fc.constantFrom(utf8, marked, windows1252, utf16),
    })
    .map((drawn) => {
      const { separator, below, above, saldoHeading } = drawn;
      const rows = drawn.isNewestFirst ? [...lived].reverse() : [...lived];
      const columns = columnsOf(drawn);
      function line(cells: readonly string[]): string {
        return cells
          .map((cell) =>
            drawn.isQuoted || cell.includes(separator) || cell.includes('"')
              ? `"${cell.replaceAll('"', '""')}"`
              : cell,
          )
          .join(separator);
      }
      const text = [
        ...above.map((cell) => line(columns.map((_, place) => (place === 0 ? cell : '')))),
        line(columns.map(({ heading }) => heading)),
        ...rows.map((row, place) => line(columns.map(({ cell }) => cell(row, place)))),
        ...below.map((cell) => line([cell])),
      ].join(drawn.newline);
      return { bytes: drawn.encode(text), rows, hasSaldo: saldoHeading !== null };
    });
}

type Drawn = {
  marks: Marks;
  currency: string;
  sign: string;
  day: (typeof DAYS)[number];
  dayHeading: string;
  hasValueDay: boolean;
  textHeading: string;
  amountHeading: string;
  pair: readonly [string, string];
  saldoHeading: string | null;
  isSaldoFirst: boolean;
  others: Column[];
  places: number[];
};

function columnsOf(drawn: Drawn): Column[] {
  const { sign, pair, saldoHeading } = drawn;
  const nothing = sign === 'pairZero' ? amount(0) : '';
  const money: Column[] = sign.startsWith('pair')
    ? [
        {
          heading: pair[0],
          cell: ({ cents }) =>
            cents < 0 ? `${sign === 'pairNegative' ? '-' : ''}${amount(cents)}` : nothing,
        },
        { heading: pair[1], cell: ({ cents }) => (cents > 0 ? amount(cents) : nothing) },
      ]
    : [{ heading: drawn.amountHeading, cell: ({ cents }) => signed(cents) }];
  const saldo = saldoHeading === null ? [] : [{ heading: saldoHeading, cell: saldoCell }];
  const columns = [
    { heading: drawn.dayHeading, cell: day },
    ...(drawn.hasValueDay ? [{ heading: 'Fecha valor', cell: day }] : []),
    { heading: drawn.textHeading, cell: ({ texto }: Lived) => texto },
    ...(drawn.isSaldoFirst ? [...saldo, ...money] : [...money, ...saldo]),
  ];
  drawn.others.forEach((other, at) => {
    columns.splice((drawn.places[at] ?? 0) % (columns.length + 1), 0, other);
  });
  return columns;

  function day({ fecha }: Lived): string {
    const [year = '', mes = '', date = ''] = fecha.split('-');
    return drawn.day(year, mes, date);
  }
  function amount(cents: number): string {
    const digits = String(Math.abs(cents)).padStart(3, '0');
    const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, drawn.marks.group);
    const written = `${whole}${drawn.marks.decimal}${digits.slice(-2)}`;
    return drawn.currency === '$' ? `$${written}` : `${written}${drawn.currency}`;
  }
  function signed(cents: number): string {
    const written = amount(cents);
    if (sign === 'plus') return `${cents < 0 ? '-' : '+'}${written}`;
    if (cents >= 0) return written;
    if (sign === 'brackets') return `(${written})`;
    return sign === 'behind' ? `${written}-` : `-${written}`;
  }
  function saldoCell({ saldo: cents }: Lived): string {
    return sign.startsWith('pair') || sign === 'plus'
      ? `${cents < 0 ? '-' : ''}${amount(cents)}`
      : signed(cents);
  }
}

function nameOf(mes: string): string {
  return MESES[Number(mes) - 1] ?? '';
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function marked(text: string): Uint8Array {
  return utf8(`\ufeff${text}`);
}

function windows1252(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'));
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}
