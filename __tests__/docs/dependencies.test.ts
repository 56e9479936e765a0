import { readFileSync } from 'node:fs';
import packageJson from '../../package.json';

const { dependencies, devDependencies, scripts } = packageJson;

/** What the lockfile says of a package; without a system or a processor, it is for all. */
type Locked = { integrity?: string; os?: string[]; cpu?: string[] };

/** The packages of docs/dependencies.md, each with its reason and its size. */
const lines = [
  ...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)`\s*\|(.*)\|\s*([\d.]+)\s*\|$/gm),
].map(([, name = '', reason = '', size]) => ({ name, reason: reason.trim(), size: Number(size) }));

test('every production dependency has its line in docs/dependencies.md, and every line its dependency', () => {
  expect(lines.map(({ name }) => name).sort()).toEqual(Object.keys(dependencies).sort());
});

test('every line says why, and what it weighs', () => {
  for (const { name, reason, size } of lines) {
    expect([name, reason.length]).not.toEqual([name, 0]);
    expect([name, size]).not.toEqual([name, 0]);
  }
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
