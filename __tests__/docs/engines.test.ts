import { readFileSync } from 'node:fs';
import packageJson from '../../package.json';
import { NEEDED_FEATURES } from '@/lib/page/device/needed-features';
import { OLDEST_BROWSERS } from '@/lib/text/opening';
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

/** The oldest versions that a text names, in the order of Chrome, Edge, Firefox and Safari. */
function oldestIn(text: string): number[] {
  const named = /Chrome ([\d.]+), Edge ([\d.]+), Firefox ([\d.]+) (?:o|or) Safari (\d+\.\d+)/.exec(text);
  return named?.slice(1).map(Number) ?? [];
}

test('the oldest versions are those that have all that is needed, and are built for and told of', () => {
  const [chrome, edge, firefox, safari] = oldestIn(OLDEST_BROWSERS);
  const needed = Object.values(NEEDED_FEATURES);
  expect({ chrome, firefox, safari }).toEqual({
    chrome: Math.max(...needed.map((feature) => feature.chrome)),
    firefox: Math.max(...needed.map((feature) => feature.firefox)),
    safari: Math.max(...needed.map((feature) => feature.safari)),
  });
  const versions = { chrome, edge, firefox, safari };
  expect(packageJson.browserslist).toEqual(
    Object.entries(versions).map(([name, version]) => `${name} ${version}`),
  );
  const screen = PRIVACIDAD.sections.flatMap(({ points }) => points).join('\n');
  expect(oldestIn(screen)).toEqual([chrome, edge, firefox, safari]);
  expect(oldestIn(readFileSync('README.md', 'utf8'))).toEqual([chrome, edge, firefox, safari]);
});
