import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';

/** Every text that runs commands: the scripts of package.json, our own, and the workflows. Words in backticks run nothing. */
const texts = [
  ...Object.values(packageJson.scripts),
  ...['scripts', '.github/workflows', '.ci']
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').replace(/`[^`\n]*`/g, '')),
];

test('Next.js runs only through the script that turns its telemetry off', () => {
  expect(texts.filter((text) => text.includes('scripts/next.mjs build')).length).toBeGreaterThan(0);
  expect(texts.filter((text) => /\bnext (?:build|dev|start|typegen)\b/.test(text))).toEqual([]);
});

test('the site in the making is there for this machine alone, as the built one is', () => {
  expect(packageJson.scripts.dev).toContain('--hostname localhost');
});

test('a workflow takes each action of others by its commit', () => {
  const taken = texts.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action));
  expect(taken.length).toBeGreaterThan(3);
  expect(
    taken.filter((action) => !/^(?:\.\/\S+|\S+@[\da-f]{40} # v\d+\.\d+\.\d+)$/.test(action ?? '')),
  ).toEqual([]);
});
