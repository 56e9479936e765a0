/** What `npm run test:slow` asks for; `npm test` asks for nothing. */
const ASKED = process.env.PROPERTY_RUNS;

/**
 * How a property is tried: with a few examples that are the same in each run of `npm test`, so that it says of one commit one thing; with
 * as many new ones as PROPERTY_RUNS asks for.
 */
export function propertyRuns(few: number): { numRuns: number; seed?: number } {
  return ASKED === undefined ? { numRuns: few, seed: 1 } : { numRuns: Number(ASKED) };
}

/** Gives each test of a file the time that its runs take, on a busy machine, too. */
export function allowForRuns(): void {
  jest.setTimeout(60_000 + 1000 * Number(ASKED ?? 0));
}
