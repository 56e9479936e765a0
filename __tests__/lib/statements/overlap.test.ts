import fc from 'fast-check';
import { addDays } from '@/lib/domain/dates';
import { broughtMovement, matchBrought, type BroughtMovement } from '@/lib/statements/match-brought';
import type { Movement } from '@/lib/statements/movement';
import { propertyRuns } from '../../support/property-runs';

const SHOPS = ['MERCADONA', 'CAFETERIA CENTRAL', 'LIDL', 'METRO', 'AMAZON'];

/** What an account really did in a year, and whether its bank says balances and references. */
type Year = { movements: Movement[] };

const year: fc.Arbitrary<Year> = fc
  .record({
    days: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 364 }),
        shop: fc.integer({ min: 0, max: SHOPS.length - 1 }),
        cents: fc.constantFrom(-150, -150, -290, -1000, -1234, 5000),
        twins: fc.constantFrom(1, 1, 1, 2, 3),
      }),
      { minLength: 40, maxLength: 160 },
    ),
    balances: fc.boolean(),
    references: fc.boolean(),
  })
  .map(({ days, balances, references }) => {
    const flat = days
      .flatMap(({ twins, ...one }) => Array.from({ length: twins }, () => one))
      .sort((one, other) => one.day - other.day);
    let saldo = 100_000;
    return {
      movements: flat.map(({ day, shop, cents }, index) => {
        saldo += cents;
        return movementOf(
          addDays('2026-01-01', day),
          cents,
          SHOPS[shop] ?? '',
          balances ? saldo : null,
          references ? `R${index}` : null,
        );
      }),
    };
  });

function movementOf(
  fecha: string,
  importe: number,
  concepto: string,
  saldo: number | null,
  referencia: string | null,
): Movement {
  return {
    row: 1,
    part: 0,
    state: { kind: 'movement' },
    fecha,
    otrasFechas: [],
    importe,
    escrito: '',
    comision: 0,
    concepto,
    detalles: [],
    saldo,
    referencia,
    divisa: null,
    foreign: null,
  };
}

/** Twelve statements of a month each, with the ten days before it. */
function statementsOf({ movements }: Year): Movement[][] {
  return Array.from({ length: 12 }, (_, mes) => {
    const from = addDays(`2026-${String(mes + 1).padStart(2, '0')}-01`, -10);
    const to = mes === 11 ? '2027-01-01' : `2026-${String(mes + 2).padStart(2, '0')}-01`;
    return movements.filter(({ fecha }) => fecha !== null && fecha >= from && fecha < to);
  });
}

function bring(brought: BroughtMovement[], statement: readonly Movement[]): Movement[] {
  const found = matchBrought(statement, 'cuenta', brought);
  const fresh = statement.filter((_, at) => found[at] === null);
  for (const movement of fresh) {
    const kept = broughtMovement(movement, 'cuenta');
    if (kept) brought.push(kept);
  }
  return fresh;
}

function counted(movements: readonly Movement[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { fecha, importe, concepto } of movements) {
    const key = `${fecha}|${importe}|${concepto}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

it('brings every movement once from twelve overlapping statements, each brought twice, in any order', () => {
  const runs = fc.record({
    year,
    order: fc.shuffledSubarray(
      Array.from({ length: 24 }, (_, i) => i % 12),
      { minLength: 24 },
    ),
  });
  fc.assert(
    fc.property(runs, ({ year: lived, order }) => {
      const statements = statementsOf(lived);
      const brought: BroughtMovement[] = [];
      const imported = order.flatMap((mes) => bring(brought, statements[mes] ?? []));
      expect(counted(imported)).toEqual(counted(lived.movements));
    }),
    { numRuns: propertyRuns(60) },
  );
});

it('takes a twin of a day that was exported at noon for new where the balance tells it apart', () => {
  const brought: BroughtMovement[] = [];
  bring(brought, [movementOf('2026-05-05', -150, 'CAFE', 1000, null)]);
  expect(bring(brought, [movementOf('2026-05-05', -150, 'CAFE', 850, null)])).toHaveLength(1);
  expect(bring(brought, [movementOf('2026-05-05', -150, 'CAFE', 850, null)])).toHaveLength(0);
});

it('knows a movement again by its balance though the bank words it otherwise', () => {
  const brought: BroughtMovement[] = [];
  bring(brought, [movementOf('2026-05-05', -150, 'PAGO EN CAFE', 1000, null)]);
  expect(bring(brought, [movementOf('2026-05-05', -150, 'CAFE', 1000, null)])).toHaveLength(0);
});

it('keeps equal movements of two accounts apart', () => {
  const movement = movementOf('2026-05-05', -600, 'COMISION', null, null);
  const kept = broughtMovement(movement, 'una');
  expect(kept && matchBrought([movement], 'otra', [kept])).toEqual([null]);
});

it('matches no row that is no movement', () => {
  const movement = movementOf('2026-05-05', -600, 'COMISION', null, null);
  const kept = broughtMovement(movement, 'una');
  const ignored: Movement = { ...movement, state: { kind: 'ignored', reason: 'revertido' } };
  expect(kept && matchBrought([ignored], 'una', [kept])).toEqual([null]);
});

it('matches ten thousand equal movements in time', () => {
  const movements = Array.from({ length: 10_000 }, () => movementOf('2026-05-05', -150, 'CAFE', null, null));
  const brought = movements.flatMap((movement) => broughtMovement(movement, 'una') ?? []);
  expect(matchBrought(movements, 'una', brought).every((place) => place !== null)).toBe(true);
});
