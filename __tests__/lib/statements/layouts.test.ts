import { readWhole } from '../../support/read-statement';
import { LAYOUTS, type Lived, livedMovements } from '../../support/statement-layouts';

describe.each(LAYOUTS)('$name', ({ name, render, asks = [], balance, answers }) => {
  // Pesos of Chile have no cents; days that are printed once are alike within ten days here.
  const lived = livedMovements(name.startsWith('Chile') ? 100 : 1);

  it('is read to the day and the cent, asking no more than it must', async () => {
    const content = render(lived);
    const first = await readWhole(content);
    expect(first.questions.map(({ kind }) => kind)).toEqual(asks);
    const statement = answers ? await readWhole(content, answers) : first;
    if (answers) expect(statement.questions).toEqual([]);
    expect(statement.problems).toEqual([]);
    const rows = statement.movements.filter(({ state }) => state.kind !== 'ignored');
    const newestFirst = (rows[0]?.fecha ?? '') > (rows.at(-1)?.fecha ?? '');
    const expected = name.includes('printed once')
      ? printedOnce(lived)
      : newestFirst
        ? [...lived].reverse()
        : lived;
    expect(rows.map(({ fecha, importe, concepto }) => [fecha, importe, concepto])).toEqual(
      expected.map(({ fecha, cents, texto }) => [fecha, cents, texto]),
    );
    if (balance) expect(statement.parts.map(({ proof }) => proof.kind)).toEqual(['balance']);
  });
});

/** Days newest first, the movements of each in their order, all under the first day of ten. */
function printedOnce(lived: readonly Lived[]): Lived[] {
  const days = [...new Set(lived.map(({ fecha }) => fecha.slice(0, 9)))].map((start) =>
    lived.filter(({ fecha }) => fecha.startsWith(start)),
  );
  return days.reverse().flatMap((day) => day.map((one) => ({ ...one, fecha: day[0]?.fecha ?? '' })));
}
