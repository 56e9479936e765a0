import { EUROPEAN_LAYOUTS } from '../../support/european-layouts';
import { readWhole } from '../../support/read-statement';
import { livedMovements } from '../../support/statement-layouts';

describe.each(EUROPEAN_LAYOUTS)('$name', ({ render, balance }) => {
  it.each([42, 7, 3])(
    'is read to the day and the cent, and asks nothing, with %i movements',
    async (count) => {
      const lived = livedMovements().slice(14, 14 + count);
      const { questions, problems, movements, parts } = await readWhole(render(lived));
      const rows = movements.filter(({ state }) => state.kind !== 'ignored');
      expect(rows.map(({ fecha, importe, concepto }) => [fecha, importe, concepto])).toEqual(
        (rows[0]?.fecha ?? '') > (rows.at(-1)?.fecha ?? '') ? inRows(lived).reverse() : inRows(lived),
      );
      expect({ questions, problems }).toEqual({ questions: [], problems: [] });
      if (balance) expect(parts.map(({ proof }) => proof.kind)).toEqual(['balance']);
    },
  );
});

function inRows(lived: ReturnType<typeof livedMovements>): unknown[] {
  return lived.map(({ fecha, cents, texto }) => [fecha, cents, texto]);
}
