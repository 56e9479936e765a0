import packageJson from '../../package.json';
import { licences, published } from '../../scripts/write-licences.mjs';

const texts = new Map(published().map(({ name, text }) => [name, text]));

test.each(Object.entries(packageJson.dependencies))('%s %s is there with its text', (name, version) => {
  expect(texts.get(`${name} ${version}`)).toMatch(/copyright|licen[cs]e/i);
});

test.each([
  ['a notice beside its licence', /^dexie \d/, /Copyright \(c\) 2014-2017 David Fahlander/],
  ['the licence of a font', /^@fontsource-variable\/inter/, /SIL OPEN FONT LICENSE/],
  ['a dependency of a dependency', /^scheduler/, /Meta Platforms/],
  ['one without a text of its own', /^react-remove-scroll-bar/, /Anton Korzunov/],
  ['what Next.js brings built', /^next\/dist\/compiled\/buffer/, /Feross Aboukhadijeh/],
  ['what is built into that', /^ieee754/, /Fair Oaks Labs/],
  ['the style sheet that ours begins with', /^tailwindcss/, /Tailwind Labs/],
])('%s is there', (_what, name, text) => {
  expect([...texts].filter(([one, its]) => name.test(one) && text.test(its))).toHaveLength(1);
});

test('the file names every one of them, and has its text', () => {
  const file = licences();
  const lines = file.split('\n');
  for (const [name, text] of texts) {
    expect(lines.filter((line) => line === name || line.startsWith(`${name} (`))).toHaveLength(1);
    expect(file).toContain(text);
  }
});
