import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { MEASURE, type Measure } from '../bench/report';

/** Prints what the tests reported as one table, once all have run. */
export default class TableReporter implements Reporter {
  private readonly lines: Measure[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === MEASURE && description) this.lines.push(JSON.parse(description) as Measure);
  }

  onEnd(): void {
    const rows: Measure[] = [{ measure: 'Measure', result: 'Result', target: 'Target' }, ...this.lines];
    const width = Math.max(...rows.map(({ measure }) => measure.length));
    const resultWidth = Math.max(...rows.map(({ result }) => result.length));
    console.log();
    for (const { measure, result, target = '' } of rows)
      console.log(`${measure.padEnd(width)}  ${result.padStart(resultWidth)}  ${target}`.trimEnd());
  }
}
