import { readFileSync } from 'node:fs';
import { PRIVACIDAD } from '@/lib/text/privacidad';

/** The engines that a text names with a version. */
function enginesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:Chromium \d+|Firefox \d+ ESR|WebKit \d+\.\d+)/g)].map(([name]) => name);
}

test('the README and the screen name the same engines as tried', () => {
  const told = enginesIn(PRIVACIDAD.sections.flatMap(({ points }) => points).join('\n'));
  expect(told).toHaveLength(3);
  expect(enginesIn(readFileSync('README.md', 'utf8'))).toEqual(told);
});
