import fc from 'fast-check';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { randomLayout } from '../../support/random-layout';
import { readWhole } from '../../support/read-statement';
import { livedMovements } from '../../support/statement-layouts';

allowForRuns();

describe('a layout drawn at random', () => {
  it('is read to the day, the cent and the letter, proved by its balance, and nothing is asked', async () => {
    await fc.assert(
      fc.asyncProperty(randomLayout(livedMovements()), async ({ bytes, rows, hasSaldo }) => {
        const statement = await readWhole(bytes);
        expect(statement.questions).toEqual([]);
        expect(statement.problems).toEqual([]);
        const read = statement.movements.filter(({ state }) => state.kind !== 'ignored');
        expect(read.map(({ fecha, importe, concepto }) => [fecha, importe, concepto])).toEqual(
          rows.map(({ fecha, cents, texto }) => [fecha, cents, texto]),
        );
        if (hasSaldo) expect(statement.parts.map(({ proof }) => proof.kind)).toEqual(['balance']);
      }),
      propertyRuns(60),
    );
  });
});
