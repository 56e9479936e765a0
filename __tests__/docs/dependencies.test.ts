import { readFileSync } from 'node:fs';
import packageJson from '../../package.json';
import { sourceKilobytes } from '../../scripts/source-size.mjs';

const { dependencies, devDependencies, scripts } = packageJson;

/** What the lockfile says of a package; without a system or a processor, it is for all. */
type Locked = { integrity?: string; os?: string[]; cpu?: string[] };

const page = readFileSync('docs/dependencies.md', 'utf8');

/** The packages of the page, each with its version, its reason and its size. */
const lines = [...page.matchAll(/^\| `(.+?)` +\| (\S+) +\|(.*)\|(.*)\|$/gm)].map(
  ([, name = '', version = '', reason = '', size]) => ({
    name,
    version,
    reason: reason.trim(),
    size: Number(size),
  }),
);

test('every production dependency has its line in docs/dependencies.md with its version, and every line its dependency', () => {
  expect(Object.fromEntries(lines.map(({ name, version }) => [name, version]))).toEqual(dependencies);
});

test('every line says why, and what it weighs', () => {
  expect(lines.filter(({ reason, size }) => reason === '' || !(size > 0))).toEqual([]);
});

test('the page was measured when the program was about as large as it is', () => {
  const [, own, sources] = /comes to ([\d.]+) kB, made of (\d+) kB of sources/.exec(page) ?? [];
  expect(Number(own)).toBeGreaterThan(0);
  // Too far away? `node scripts/measure-dependencies.mjs` writes the page's figures.
  expect(Math.abs(sourceKilobytes() / Number(sources) - 1)).toBeLessThan(0.1);
});

test('every dependency, of tools too, has one exact version', () => {
  const inexact = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(inexact).toEqual([]);
});

test('the lockfile has the hash of everything that Linux takes', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const unhashed = Object.entries(packages).filter(([path, locked]) => path !== '' && !locked.integrity);
  const taken = unhashed.filter(
    ([, { os = ['linux'], cpu = ['x64'] }]) =>
      os.includes('linux') && cpu.some((one) => ['x64', 'arm64'].includes(one)),
  );
  expect(taken).toEqual([]);
});

test('nothing runs when packages are installed, and nothing of ours relies on it', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  // npm passes over these, too, when it runs no scripts of packages.
  const hooks = Object.keys(scripts).filter((name) => /^(?:pre|post|install)/.test(name));
  expect(hooks).toEqual([]);
});
