import fc from 'fast-check';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { randomStatement } from '../../support/random-statement';
import { readWhole } from '../../support/read-statement';

allowForRuns();

it('of a short statement nothing is wrong in silence: its days, its signs and its currencies are right, or asked about', async () => {
  await fc.assert(
    fc.asyncProperty(randomStatement(), async ({ text, rows }) => {
      const { movements, questions, problems } = await readWhole(text);
      const asked = new Set(questions.map(({ kind }) => kind));
      const named = new Set(problems.map(({ place }) => place.row));
      const read = new Map(movements.map((movement) => [movement.row, movement]));
      const isDayAsked = asked.has('dayMonth') || asked.has('noYear');
      for (const { row, fecha, cents, divisa } of rows) {
        if (named.has(row)) continue;
        const movement = read.get(row);
        expect(movement?.foreign ?? null).toBe(divisa);
        if (!isDayAsked) expect(movement?.fecha).toBe(fecha);
        if (!asked.has('sign') && !asked.has('amountColumn')) expect(movement?.importe).toBe(cents);
        else expect(Math.abs(movement?.importe ?? 0)).toBe(Math.abs(cents));
      }
    }),
    propertyRuns(120),
  );
});
