import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'lib/hooks';

test.each(readdirSync(FOLDER))(
  '%s exports hooks and types only: what lives as long as the page is in lib/page',
  (file) => {
    const exported = [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^export (?!type )(.*)$/gm)];
    expect(exported.length).toBeGreaterThan(0);
    for (const [, line] of exported) expect(line).toMatch(/^function use[A-Z]/);
  },
);
