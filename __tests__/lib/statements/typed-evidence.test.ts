import type { StoredSource } from '@/lib/statements/match/file-sources';
import type { Known } from '@/lib/statements/match/match-statement';
import { reviewStatement } from '@/lib/statements/review/review-statement';
import { buildMovement, buildStatement, SOURCE } from '../../support/build-movement';

const [CARD, CASH] = [1, 2];

type Typed = { fecha?: string; cents?: number; texto: string; metodoPagoId?: number };

/** How the charge GASOLINERA of 20,00 of 13 April stands to expenses that were typed. */
function told(typed: readonly Typed[], { metodo = null as number | null, ...fields } = {}) {
  const source: StoredSource = {
    key: SOURCE.layout,
    metodoPagoId: metodo,
    isTold: false,
    counted: [],
    spared: [],
    moved: [],
  };
  const known: Known = {
    brought: [],
    refunds: [],
    paid: [],
    typed: typed.map(({ fecha = '2026-04-13', cents = 2000, texto, metodoPagoId = CASH }, place) => ({
      ...{ id: place + 1, nombre: texto, fecha, cents, texto, metodoPagoId },
    })),
    sources: metodo === null ? [] : [source],
  };
  const movement = buildMovement({ concepto: 'GASOLINERA REPSOL', importe: -2000, ...fields });
  const [row] = reviewStatement(buildStatement([movement]), known, {}, { unnamed: '', fileName: '' }).review
    .movements;
  if (row?.status.kind !== 'typed') return row?.status.kind;
  return `${row.status.gasto.id} ${row.status.likely ? 'ticked' : 'offered'}`;
}

it.each<[string, Typed[], object, string]>([
  [
    'a round amount of another day and text',
    [{ texto: 'Regalo primo', fecha: '2026-04-06' }],
    {},
    '1 offered',
  ],
  ['a round amount of the day, in cash', [{ texto: 'Regalo primo' }], {}, '1 offered'],
  [
    'a round amount of the day, in cash, of a statement of the card',
    [{ texto: 'Regalo primo' }],
    { metodo: CARD },
    '1 offered',
  ],
  [
    'a round amount days before, in cash, of a statement of the card',
    [{ texto: 'Regalo primo', fecha: '2026-04-06' }],
    { metodo: CARD },
    '1 offered',
  ],
  ['a word in common', [{ texto: 'Gasolina' }], {}, '1 ticked'],
  ['a word in common, five days later', [{ texto: 'Repsol', fecha: '2026-04-08' }], {}, '1 ticked'],
  [
    'a word in common, in cash, of a statement of the card',
    [{ texto: 'Repsol' }],
    { metodo: CARD },
    '1 ticked',
  ],
  ['the method of the statement', [{ texto: 'Coche', metodoPagoId: CARD }], { metodo: CARD }, '1 ticked'],
  [
    'the method of the statement, a day later',
    [{ texto: 'Coche', metodoPagoId: CARD, fecha: '2026-04-12' }],
    { metodo: CARD },
    '1 ticked',
  ],
  ['an amount that is rare', [{ texto: 'Coche', cents: 4237 }], { importe: -4237 }, '1 ticked'],
  [
    'an amount that is rare, two days later',
    [{ texto: 'Coche', cents: 4237, fecha: '2026-04-11' }],
    { importe: -4237 },
    '1 ticked',
  ],
  [
    'an amount that is rare, in cash, of a statement of the card',
    [{ texto: 'Coche', cents: 4237 }],
    { importe: -4237, metodo: CARD },
    '1 offered',
  ],
  [
    'an amount of three digits',
    [{ texto: 'Fruta', cents: 1250 }],
    { importe: -1250, concepto: 'FARMACIA' },
    '1 offered',
  ],
  [
    'an amount of three digits, in cash, of a statement of the card',
    [{ texto: 'Fruta', cents: 1250 }],
    { importe: -1250, concepto: 'FARMACIA', metodo: CARD },
    '1 offered',
  ],
  [
    'an amount that many prices have',
    [{ texto: 'Camiseta', cents: 1999 }],
    { importe: -1999, concepto: 'LIBRERIA PAZ' },
    '1 offered',
  ],
  ...['ZARA MADRID', 'COMPRA ZARA MADRID, TARJ. *1234', 'ZARA MADRID ES', 'Zara, Madrid'].map(
    (concepto): [string, Typed[], object, string] => [
      `a town in common: ${concepto}`,
      [{ texto: 'Viaje Madrid' }],
      { concepto },
      '1 offered',
    ],
  ),
  [
    'a town in common that stands behind many names',
    [
      { texto: 'Viaje Villaverde' },
      ...['Cena', 'Hotel', 'Taxi'].map((what) => ({ texto: `${what} Villaverde`, cents: 3120 })),
    ],
    { concepto: 'ZARA VILLAVERDE' },
    '1 offered',
  ],
  [
    'the name of the shop, that stands behind many words',
    [
      { texto: 'Viaje Repsol' },
      ...['Cena', 'Hotel', 'Taxi'].map((what) => ({ texto: `${what} Repsol`, cents: 3120 })),
    ],
    { concepto: 'REPSOL SA' },
    '1 ticked',
  ],
  [
    'a name that is a town as well',
    [{ texto: 'Regalo Santiago' }],
    { concepto: 'BIZUM A SANTIAGO PEREZ' },
    '1 ticked',
  ],
  [
    'words that say what a bank does',
    [{ texto: 'Pago compra' }],
    { concepto: 'PAGO COMPRA GASOLINERA' },
    '1 offered',
  ],
  [
    'the one with the word, of two',
    [{ texto: 'Regalo' }, { texto: 'Gasolina', fecha: '2026-04-12' }],
    {},
    '2 ticked',
  ],
])('%s', (_, typed, options, wanted) => {
  expect(told(typed, options)).toBe(wanted);
});
