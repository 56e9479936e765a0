import fc from 'fast-check';
import { addDays } from '@/lib/domain/dates';
import { matchTyped, type StatementCharge, type TypedGasto } from '@/lib/statements/match-typed';
import { propertyRuns } from '../../support/property-runs';

const SHOPS = [
  'Mercadona',
  'Cafetería Central',
  'Lidl',
  'Metro',
  'Amazon',
  'Repsol',
  'Zara',
  'Fnac',
  'Farmacia',
  'Ikea',
];
const WORDS = ['compra', 'cosas', 'café', 'gasolina', 'regalo', 'ropa', 'varios'];

type Typed = TypedGasto & { of: number | null };

/** A thousand charges of a year; six in ten were typed as well, some under other words; and expenses paid in cash. */
function generate(random: () => number): { charges: StatementCharge[]; typed: Typed[] } {
  function pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(random() * items.length)] as Item;
  }
  const charges = Array.from({ length: 1000 }, (): StatementCharge => {
    const cents = random() < 0.08 ? pick([150, 200, 1000, 2000]) : 100 + Math.floor(random() * 12_000);
    return {
      fecha: addDays('2026-01-01', Math.floor(random() * 365)),
      cents,
      texto: `PAGO EN ${pick(SHOPS).toUpperCase()} MADRID`,
    };
  });
  const typed: Typed[] = [];
  charges.forEach((charge, of) => {
    if (random() > 0.6) return;
    const lag = pick([0, 0, 0, 0, 1, 1, 2, 3, -1, -2, 5, 7]);
    const shop = SHOPS.find((name) => charge.texto.includes(name.toUpperCase())) ?? '';
    const texto = random() < 0.75 ? shop : pick(WORDS);
    typed.push({ id: typed.length + 1, fecha: addDays(charge.fecha, -lag), cents: charge.cents, texto, of });
  });
  for (let i = 0; i < 300; i += 1)
    typed.push({
      id: typed.length + 1,
      fecha: addDays('2026-01-01', Math.floor(random() * 365)),
      cents: 100 + Math.floor(random() * 12_000),
      texto: pick(WORDS),
      of: null,
    });
  return { charges, typed };
}

it('finds the expenses that were typed as well: precision 99 %, recall 95 %, over many times a thousand charges', () => {
  // Of all years together: a single one may have more equal amounts by chance than there are words to tell them apart.
  let right = 0;
  let offered = 0;
  let real = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      let state = seed >>> 0;
      const { charges, typed } = generate(() => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      });
      const found = matchTyped(charges, typed);
      found.forEach((id, place) => {
        if (id === null) return;
        offered += 1;
        const gasto = typed[id - 1];
        const meant = gasto?.of === null || gasto?.of === undefined ? undefined : charges[gasto.of];
        const charge = charges[place];
        // Charges that are equal in everything are one as good as the other.
        if (
          gasto?.of === place ||
          (meant && charge && meant.texto === charge.texto && meant.cents === charge.cents)
        )
          right += 1;
      });
      real += typed.filter(({ of }) => of !== null).length;
    }),
    { numRuns: propertyRuns(30) },
  );
  expect(right / offered).toBeGreaterThanOrEqual(0.99);
  expect(right / real).toBeGreaterThanOrEqual(0.95);
});

it('gives each expense to one charge, within two days before and seven after', () => {
  const charge = { fecha: '2026-05-10', cents: 150, texto: 'CAFE' };
  const gasto = { id: 7, fecha: '2026-05-03', cents: 150, texto: 'Café' };
  expect(matchTyped([charge, charge], [gasto])).toEqual([7, null]);
  expect(matchTyped([charge], [{ ...gasto, fecha: '2026-05-02' }])).toEqual([null]);
  expect(matchTyped([charge], [{ ...gasto, fecha: '2026-05-12' }])).toEqual([7]);
  expect(matchTyped([charge], [{ ...gasto, fecha: '2026-05-13' }])).toEqual([null]);
  expect(matchTyped([charge], [{ ...gasto, cents: 151 }])).toEqual([null]);
});

it('prefers the expense whose words are alike to a nearer one', () => {
  const charges = [{ fecha: '2026-05-10', cents: 2000, texto: 'REPSOL' }];
  const typed = [
    { id: 1, fecha: '2026-05-10', cents: 2000, texto: 'Zara' },
    { id: 2, fecha: '2026-05-08', cents: 2000, texto: 'Repsol' },
  ];
  expect(matchTyped(charges, typed)).toEqual([2]);
});

it('pairs as many as can be', () => {
  const charges = [
    { fecha: '2026-05-10', cents: 150, texto: 'CAFE' },
    { fecha: '2026-05-14', cents: 150, texto: 'CAFE' },
  ];
  const typed = [
    { id: 1, fecha: '2026-05-10', cents: 150, texto: 'Café' },
    { id: 2, fecha: '2026-05-03', cents: 150, texto: 'Café' },
  ];
  expect(matchTyped(charges, typed).filter((id) => id !== null)).toHaveLength(2);
});

it('pairs thousands of one day and amount', () => {
  const charges = Array.from({ length: 3000 }, () => ({ fecha: '2026-05-10', cents: 150, texto: 'CAFE' }));
  const typed = charges.map((charge, index) => ({ ...charge, id: index + 1 }));
  expect(new Set(matchTyped(charges, typed))).toEqual(new Set(typed.map(({ id }) => id)));
});
