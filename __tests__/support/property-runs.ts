/** What `npm run test:slow` asks for; `npm test` asks for nothing. */
const ASKED = process.env.PROPERTY_RUNS;

/** How many examples a property is tried with: a few, that `npm test` stays short, unless PROPERTY_RUNS asks for more. */
export function propertyRuns(few: number): number {
  return ASKED === undefined ? few : Number(ASKED);
}

/** Gives each test of a file the time that its runs take, on a busy machine, too. */
export function allowForRuns(): void {
  jest.setTimeout(60_000 + 1000 * Number(ASKED ?? 0));
}
