import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const COSTLY = [
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
] as const;

/** Workers begin to work while they load. */
const WORKER = /\.worker\.ts$|without-network\.ts$/;

function modulesIn(room: string): string[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !WORKER.test(file))
    .map((file) => join(process.cwd(), room, file));
}

afterEach(() => {
  jest.restoreAllMocks();
});

it.each(['lib', 'components'])('no module of %s makes anything of Intl while it loads', (room) => {
  for (const name of COSTLY)
    jest.spyOn(Intl, name).mockImplementation(() => {
      throw new Error(`Intl.${name} is made while modules load`);
    });
  jest.isolateModules(() => {
    for (const file of modulesIn(room)) jest.requireActual(file);
  });
});
