import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOM = join(process.cwd(), 'lib/text');

/** Icons are data: the same one may be in two lists. */
const DATA = ['iconos.ts'];

/** The specification's own texts, which are copied from it as they are. */
const LITERAL = /^export const SPECIFICATION = \{.*?^\} as const;/ms;

/** A comment, a quoted string or a template, whichever begins first. */
const TOKEN = /\/\*.*?\*\/|\/\/[^\n]*|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/gs;

type Source = { file: string; code: string };

/** The texts that stand in two places or more, with these: «Cancelar»: ajustes.ts:20, gastos.ts:7. */
function repeatedIn(sources: readonly Source[]): string[] {
  const places = new Map<string, string[]>();
  for (const { file, code } of sources)
    for (const { text, line } of textsOf(code)) {
      const said = text.replace(/\.$/, '');
      places.set(said, [...(places.get(said) ?? []), `${file}:${line}`]);
    }
  return [...places].flatMap(([text, found]) => (found.length > 1 ? [`«${text}»: ${found.join(', ')}`] : []));
}

/** Every text of some code that people read, and its line. What is filled in is left open: «y … más». */
function textsOf(code: string): { text: string; line: number }[] {
  const source = code.replace(LITERAL, (literal) => literal.replaceAll(/[^\n]/g, ''));
  return [...source.matchAll(TOKEN)].flatMap(({ 0: token, 1: single, 2: double, 3: template, index }) => {
    const text = single ?? double ?? template?.replaceAll(/\$\{[^}]*\}/g, '…');
    const line = source.slice(0, index).split('\n').length;
    return text === undefined || isCode(text, source.slice(index + token.length)) ? [] : [{ text, line }];
  });
}

/** Whether a string is not for people: a key, the path of a module, or a word that no capital begins. */
function isCode(text: string, rest: string): boolean {
  return rest.startsWith(':') || /^(@|\.\.?)\//.test(text) || !/^\P{L}*\p{Lu}\p{L}|\p{L}.* /u.test(text);
}

it('says no sentence and no label in two places', () => {
  const sources = readdirSync(ROOM)
    .filter((file) => !DATA.includes(file))
    .map((file) => ({ file, code: readFileSync(join(ROOM, file), 'utf8') }));
  expect(repeatedIn(sources)).toEqual([]);
});

it.each([
  ['a label', "{ cancel: 'Cancelar' }", "{ stop: 'Cancelar' }", '«Cancelar»: a.ts:1, b.ts:1'],
  ['a sentence', "\n'de otra pestaña'", "\n\n'de otra pestaña'", '«de otra pestaña»: a.ts:2, b.ts:3'],
  ['what fills in', '(n) => `y ${n} más`', '(count) => `y ${count} más`', '«y … más»: a.ts:1, b.ts:1'],
])('finds %s that stands in two files', (_, a, b, found) => {
  expect(
    repeatedIn([
      { file: 'a.ts', code: a },
      { file: 'b.ts', code: b },
    ]),
  ).toEqual([found]);
});

it.each([
  ['codes', "'retry'", "type Way = 'retry'"],
  ['keys', "{ 'Too-long': 1 }", "{ 'Too-long': 2 }"],
  ['modules', "from '@/lib/domain/Week Days'", "from '@/lib/domain/Week Days'"],
  ['comments', "/** Not the 'Same Text'. */", "// Not the 'Same Text'."],
  [
    'the texts of the specification',
    "'Descargar Ejemplo'",
    "export const SPECIFICATION = {\n  a: 'Descargar Ejemplo',\n} as const;",
  ],
])('leaves out %s', (_, a, b) => {
  expect(
    repeatedIn([
      { file: 'a.ts', code: a },
      { file: 'b.ts', code: b },
    ]),
  ).toEqual([]);
});
