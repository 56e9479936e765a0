import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOM = join(process.cwd(), 'lib/text');

const COSTLY = ['Collator', 'DateTimeFormat', 'DisplayNames', 'NumberFormat', 'PluralRules'] as const;

afterEach(() => {
  jest.restoreAllMocks();
});

it.each(readdirSync(ROOM))('%s makes nothing of Intl while it loads', (file) => {
  const made = COSTLY.map((name) => jest.spyOn(Intl, name));
  jest.isolateModules(() => {
    jest.requireActual(join(ROOM, file));
  });
  for (const spy of made) expect(spy).not.toHaveBeenCalled();
});
