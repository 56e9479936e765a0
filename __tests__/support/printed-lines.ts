import { format } from 'node:util';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** What was printed, each line as an error that knows where. */
let printed: Error[] = [];
let expected: RegExp[] = [];
let isOver = false;

/** Names a line that the test provokes on purpose. Where it is not printed, the test fails, too. */
export function expectLine(line: RegExp): void {
  expected.push(line);
}

/** Makes each test fail that prints a line which it has not named. */
export function failOnPrint(): void {
  for (const method of METHODS)
    console[method] = (...given: unknown[]) => {
      const line = new Error(`A test prints nothing, but console.${method}: ${format(...given)}`);
      if (isOver) throw line;
      printed.push(line);
    };
  afterEach(check);
  afterAll(() => {
    check();
    // What comes now has no next test to fail.
    isOver = true;
  });
}

function check(): void {
  const unexpected = printed.find(({ message }) => !expected.some((line) => line.test(message)));
  const missing = expected.find((line) => !printed.some(({ message }) => line.test(message)));
  printed = [];
  expected = [];
  if (unexpected) throw unexpected;
  if (missing) throw new Error(`Nothing was printed of what the test expects: ${missing}`);
}
