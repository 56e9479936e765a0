import { isJsonFile } from '@/lib/import/file-limits';

it.each([
  ['gastos.json', '', true],
  ['GASTOS.JSON', '', true],
  ['gastos.json', 'text/plain', true],
  ['.json', '', true],
  ['datos', 'application/json', true],
  ['datos.txt', 'application/json', true],
  ['datos', 'APPLICATION/JSON', true],
  ['datos', 'application/json; charset=utf-8', true],
  ['datos', 'text/json', true],
  ['datos', 'application/ld+json', true],
  ['gastos.csv', 'text/csv', false],
  ['gastos.json.txt', 'text/plain', false],
  ['json', '', false],
  ['gastos.jsonl', '', false],
  ['datos', 'application/jsonp', false],
  ['datos', 'application/json-seq', false],
  ['datos', 'x-application/json', false],
  ['', '', false],
])('a file named %j of the type %j: %s', (name, type, expected) => {
  expect(isJsonFile({ name, type })).toBe(expected);
});
