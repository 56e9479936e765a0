import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Our files in some folders, with their texts. */
function filesIn(folders: string[], ending: RegExp): { path: string; text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
  );
}

const pages = [
  { path: 'README.md', text: readFileSync('README.md', 'utf8') },
  ...filesIn(['docs', '__tests__/support'], /\.md$/),
];
// Next.js writes next-env.d.ts with each build, also of the benchmark's floor.
const code = filesIn(['app', 'components', 'lib', 'scripts', '__tests__'], /(?<!next-env\.d)\.(?:tsx?|mjs)$/);

test('every link of a page to a file leads to one', () => {
  const dead = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target = '']) => join(dirname(path), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('every page that code or another page names is there', () => {
  const named = [...pages, ...code].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdocs\/[\w/.-]*\w/g)].map(([name]) => ({ path, name })),
  );
  const decisions = readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`);
  const missing = named.filter(
    ({ name }) => !existsSync(name) && !decisions.some((decision) => decision.startsWith(name)),
  );
  expect(missing).toEqual([]);
});

test('a part of the specification is cited beside its document, and is there', () => {
  const parts = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^## (\d+)\./gm)].map(
    ([, part]) => part,
  );
  const lines = code.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (/§\d/.test(line) ? [{ path, line }] : [])),
  );
  expect(lines.length).toBeGreaterThan(10);
  const astray = lines.filter(
    ({ line }) =>
      !line.includes('docs/specification.md') ||
      [...line.matchAll(/§(\d+)/g)].some(([, part]) => !parts.includes(part)),
  );
  expect(astray).toEqual([]);
});
