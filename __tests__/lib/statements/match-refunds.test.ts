import { matchRefunds, type PaidExpense, withoutRefundWords } from '@/lib/statements/match/match-refunds';

/** Stored on the 3rd, of 39,95, but for what a case says. */
function paid(nombre: string, fields: Partial<PaidExpense> = {}, id = 1): PaidExpense {
  const cents = fields.cents ?? 3995;
  return {
    ...{ target: { kind: 'stored', id }, nombre, fecha: '2026-11-03', cents, left: cents },
    ...{ back: [], owed: [], texts: [nombre] },
    ...fields,
  };
}

/** Eight days after. */
type MoneyIn = ReturnType<typeof income>;

function income(concepto: string, fields: { fecha?: string; cents?: number; detalles?: string[] } = {}) {
  return { fecha: '2026-11-11', cents: 3995, concepto, detalles: [], ...fields };
}

type Seen = 'ticked' | 'offered' | 'none';

function seen(one: MoneyIn, expenses: readonly PaidExpense[]): Seen {
  const [offer] = matchRefunds([one], expenses);
  if (!offer) return 'none';
  return offer.likely ? 'ticked' : 'offered';
}

const ZARA = paid('Zara');

it.each<[concepto: string, seen: Seen]>([
  ['DEVOLUCION ZARA 39,95', 'ticked'],
  ['DEVOLUCION COMPRA ZARA MADRID', 'ticked'],
  ['Devolución Tarjeta 1234 ZARA', 'ticked'],
  ['ABONO POR DEVOLUCION ZARA', 'ticked'],
  ['DEV. ZARA', 'ticked'],
  ['DEVOL. COMPRA ZARA', 'ticked'],
  ['ZARA DEVOLUCIÓN', 'ticked'],
  ['REEMBOLSO ZARA', 'ticked'],
  ['Reembolsado ZARA', 'ticked'],
  ['REFUND ZARA', 'ticked'],
  ['Refunded: Zara', 'ticked'],
  ['CHARGEBACK ZARA', 'ticked'],
  ['CHARGE BACK ZARA', 'ticked'],
  ['CONTRACARGO ZARA', 'ticked'],
  ['RETROCESION ZARA', 'ticked'],
  ['RETROC. COMPRA ZARA', 'ticked'],
  ['ANULACION COMPRA ZARA', 'ticked'],
  ['ANUL. COMPRA ZARA', 'ticked'],
  ['COMPRA ANULADA ZARA', 'ticked'],
  ['REVERSA ZARA', 'ticked'],
  ['REVERSO COMPRA ZARA', 'ticked'],
  ['EXTORNO ZARA', 'ticked'],
  ['NOTA DE CREDITO ZARA', 'ticked'],
  ['DEVOLUCIO ZARA', 'ticked'],
  // No word says that it came back.
  ['ZARA', 'offered'],
  ['ABONO ZARA', 'offered'],
  // Somebody sends it.
  ['BIZUM DE ZARA', 'offered'],
  ['BIZUM DEVOLUCION ZARA', 'offered'],
  ['TRANSFERENCIA DE ZARA DEVOLUCION', 'offered'],
  ['TRANSF. DEVOLUCION ZARA', 'offered'],
  ['TRASPASO ZARA', 'offered'],
  ['TRANSFE DEVOLUCION ZARA', 'offered'],
  ['TRANSFER. DEVOLUCION ZARA', 'offered'],
  ['TRANSFERIDO POR ZARA DEVOLUCION', 'offered'],
  ['TRANSFERENC RECIBIDA DEVOLUCION ZARA', 'offered'],
  ['PAYMENT FROM ANA REFUND ZARA', 'offered'],
  ['SENT FROM ANA REFUND ZARA', 'offered'],
  ['HALCASH DEVOLUCION ZARA', 'offered'],
  ['VERSE ANA DEVOLUCION ZARA', 'offered'],
  ['ZELLE FROM ANA REFUND ZARA', 'offered'],
  ['VENMO ANA REFUND ZARA', 'offered'],
  ['ACH CREDIT REFUND ZARA', 'offered'],
  ['MB WAY DEVOLUCION ZARA', 'offered'],
  ['YAPPY DEVOLUCION ZARA', 'offered'],
  ['PAGO MOVIL DEVOLUCION ZARA', 'offered'],
  // It names nobody: the amount alone is asked about.
  ['DEVOLUCION COMPRA TARJETA', 'offered'],
  ['BIZUM RECIBIDO', 'none'],
  ['ABONO', 'none'],
  // It is earned, or of another shop.
  ['NOMINA ZARA', 'none'],
  ['INTERESES ZARA', 'none'],
  ['SU PAGO GRACIAS', 'none'],
  ['DEVOLUCION MANGO', 'none'],
  ['DEVOLUCION ZARAUTZ SURF', 'offered'],
  ['DEVOLUCION ZARAZUELA', 'offered'],
])('«%s» after «Zara» is %s', (concepto, expected) => {
  expect(seen(income(concepto), [ZARA])).toBe(expected);
});

it.each<[concepto: string, nombre: string, seen: Seen]>([
  ['DEVOLUCION H&M', 'H&M', 'ticked'],
  ['DEVOLUCION COMPRA H & M HENNES', 'H&M', 'ticked'],
  ['DEVOLUCION C&A', 'C&A', 'ticked'],
  ['DEVOLUCION C&A', 'H&M', 'none'],
  ['DEVOLUCION DE COMPRA BP', 'BP', 'ticked'],
  ['DEVOLUCION DE COMPRA', 'BP', 'offered'],
])('a shop of few letters is known: «%s» after «%s» is %s', (concepto, nombre, expected) => {
  expect(seen(income(concepto), [paid(nombre)])).toBe(expected);
});

it.each<[what: string, one: MoneyIn, expenses: PaidExpense[], seen: Seen]>([
  ['on the day itself', income('DEVOLUCION ZARA', { fecha: '2026-11-03' }), [ZARA], 'ticked'],
  ['120 days later', income('DEVOLUCION ZARA', { fecha: '2027-03-03' }), [ZARA], 'ticked'],
  ['121 days later', income('DEVOLUCION ZARA', { fecha: '2027-03-04' }), [ZARA], 'none'],
  ['a day before', income('DEVOLUCION ZARA', { fecha: '2026-11-02' }), [ZARA], 'none'],
  ['of a part', income('DEVOLUCION ZARA', { cents: 1000 }), [ZARA], 'offered'],
  ['of more', income('DEVOLUCION ZARA', { cents: 3996 }), [ZARA], 'none'],
  ['of what is left', income('DEVOLUCION ZARA', { cents: 2450 }), [part([5550])], 'ticked'],
  ['of more than is left', income('DEVOLUCION ZARA', { cents: 2451 }), [part([5550])], 'none'],
  ['as one that is noted', income('DEVOLUCION ZARA', { cents: 4000 }), [part([4000])], 'offered'],
  ['that is expected', income('DEVOLUCION ZARA', { cents: 3000 }), [part([], [3000])], 'ticked'],
  ['of what is expected from others', income('DEVOLUCION ZARA', { cents: 6000 }), [part([], [3000])], 'none'],
  ['of one of two alike', income('DEVOLUCION ZARA'), [ZARA, paid('Zara', {}, 2)], 'offered'],
  [
    'that is noted in one of two alike',
    income('DEVOLUCION ZARA'),
    [paid('Zara', { left: 0, back: [3995] }), paid('Zara', {}, 2)],
    'offered',
  ],
  [
    'that is noted in the only one',
    income('DEVOLUCION ZARA'),
    [paid('Zara', { left: 0, back: [3995] })],
    'none',
  ],
  [
    'that is noted in one of another shop',
    income('DEVOLUCION ZARA'),
    [paid('Mango', { left: 0, back: [3995] }), paid('Zara', {}, 2)],
    'ticked',
  ],
  ['of the one of its amount', income('DEVOLUCION ZARA'), [ZARA, paid('Zara', { cents: 8000 }, 2)], 'ticked'],
  [
    'by the bank’s text',
    income('DEVOLUCION ZARA'),
    [paid('Ropa', { texts: ['Ropa', 'COMPRA ZARA MADRID'] })],
    'ticked',
  ],
  ['by another text of the file', income('DEVOLUCION COMPRA', { detalles: ['ZARA'] }), [ZARA], 'ticked'],
  [
    'of a shop with a word in common',
    income('DEVOLUCION EL CORTE INGLES'),
    [paid('Academia inglés')],
    'none',
  ],
  [
    'of a shop with a first word in common',
    income('DEVOLUCION MERCADO LIBRE'),
    [paid('Mercado San Miguel')],
    'offered',
  ],
  ['of a shop with more words', income('DEVOLUCION ZARA HOME'), [ZARA], 'ticked'],
  [
    'of one of the file',
    income('DEVOLUCION ZARA'),
    [paid('Zara', { target: { kind: 'row', at: 4 } })],
    'ticked',
  ],
])('a return %s', (_, one, expenses, expected) => {
  expect(seen(one, expenses)).toBe(expected);
});

/** 80,00, of which some came back, and some is expected. */
function part(back: number[], owed: number[] = []): PaidExpense {
  const left = [...back, ...owed].reduce((sum, cents) => sum - cents, 8000);
  return paid('Zara', { cents: 8000, left, back, owed });
}

it('names what is likeliest first: its amount, then what is not noted yet, then the nearest day', () => {
  const expenses = [
    paid('Zara', { fecha: '2026-11-10', cents: 9000 }, 1),
    paid('Zara', { fecha: '2026-10-01' }, 2),
    paid('Zara', { fecha: '2026-10-20' }, 3),
    paid('Zara', { fecha: '2026-11-01', cents: 7990, left: 3995, back: [3995] }, 4),
  ];
  const [offer] = matchRefunds([income('DEVOLUCION ZARA')], expenses);
  expect(offer?.candidates.map(({ target }) => target)).toEqual(
    [3, 2, 4, 1].map((id) => ({ kind: 'stored', id })),
  );
});

it('gives an expense to the earlier of two returns, and asks about the other', () => {
  const offers = matchRefunds(
    [income('DEVOLUCION ZARA', { fecha: '2026-11-20' }), income('DEVOLUCION ZARA')],
    [ZARA],
  );
  expect(offers.map((offer) => offer?.likely)).toEqual([false, true]);
});

it('offers no more than a person looks through', () => {
  const many = Array.from({ length: 30 }, (_, id) => paid('Zara', {}, id + 1));
  expect(matchRefunds([income('DEVOLUCION ZARA')], many)[0]?.candidates).toHaveLength(8);
});

it.each([
  ['Amazon Refund', 'Amazon'],
  ['Retrocesion Decathlon', 'Decathlon'],
  ['Retrocesión de Compra El Corte Inglés', 'El Corte Inglés'],
  ['Devolución de Compra', 'Devolución de Compra'],
  ['Ana', 'Ana'],
])('«%s» gives as «%s»', (nombre, giver) => {
  expect(withoutRefundWords(nombre)).toBe(giver);
});
