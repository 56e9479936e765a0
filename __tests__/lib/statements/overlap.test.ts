import fc from 'fast-check';
import { addDays } from '@/lib/domain/dates';
import type { Movement } from '@/lib/statements/movement';
import { buildBrought, buildMovement, buildStatement } from '../../support/build-movement';
import { propertyRuns } from '../../support/property-runs';
import { StatementShelf } from '../../support/statement-shelf';

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
  return buildMovement({ fecha, importe, concepto, saldo, referencia });
}

/** Twelve statements of a month each, with the ten days before it. */
function statementsOf({ movements }: Year): Movement[][] {
  return Array.from({ length: 12 }, (_, mes) => {
    const from = addDays(`2026-${String(mes + 1).padStart(2, '0')}-01`, -10);
    const to = mes === 11 ? '2027-01-01' : `2026-${String(mes + 2).padStart(2, '0')}-01`;
    return movements.filter(({ fecha }) => fecha !== null && fecha >= from && fecha < to);
  });
}

/** The charges that a statement brings. */
function bring(shelf: StatementShelf, statement: readonly Movement[]): Movement[] {
  const fates = shelf.bring(buildStatement(statement));
  return statement.filter((_, at) => fates[at] === 'add');
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
      const shelf = new StatementShelf();
      const imported = order.flatMap((mes) => bring(shelf, statements[mes] ?? []));
      expect(counted(imported)).toEqual(counted(lived.movements.filter(({ importe }) => importe < 0)));
    }),
    propertyRuns(12),
  );
});

it('brings ten thousand equal movements once, in time', () => {
  const movements = Array.from({ length: 10_000 }, () => buildMovement());
  const shelf = new StatementShelf();
  expect(bring(shelf, movements)).toHaveLength(10_000);
  expect(bring(shelf, [...movements, buildMovement()])).toHaveLength(1);
});

it('holds a file against 100,000 movements that were brought', () => {
  const shelf = new StatementShelf();
  const days = Array.from({ length: 6000 }, (_, day) => addDays('2010-01-01', day));
  shelf.known = Array.from({ length: 100_000 }, (_, at) => ({
    movement: buildBrought({ fecha: days[at % 6000] ?? '', importe: -100 - (at % 700) }),
    ...{ gasto: at, gone: false, record: 1, fileName: 'todo.csv' },
  }));
  const rows = shelf.known.slice(0, 3000).map(({ movement: { fecha, importe } }) => ({ fecha, importe }));
  expect(bring(shelf, rows.map(buildMovement))).toHaveLength(0);
});
