import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFICATION } from '@/lib/text/specification';

const ROOM = join(process.cwd(), 'lib/text');

/** A comment, a quoted string or a template, whichever begins first. */
const TOKEN = /\/\*.*?\*\/|\/\/[^\n]*|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/gs;

/** Words that are gone, and the word that says the thing instead. */
const GONE: readonly (readonly [gone: RegExp, instead: string])[] = [
  [/\b(?:traer|traen?|traes|trajiste|traíd[oa]s?)\b/i, 'importar'],
  [/\barregl\w*/i, 'corregir'],
  [/\bde vuelta\b/i, 'recuperado'],
  [/\b(?:gastos?|categorías?|métodos? de pago) cambiad|^Cambiad/i, 'modificado'],
  [/\bquitad[oa]s?\b|\bquit\w* (?:el|los) gastos?\b/i, 'eliminado'],
  [/\bborr\w* (?:el|los) (?:gastos?|movimientos?)\b/i, 'eliminar'],
  [/\bpuestos?\b|\bquitar tod[oa]s?$/i, 'activos; quitar filtros'],
  [/\b(?:sin cifrar)\b/i, 'conexión no segura'],
  [/\bagotad[oa]\b/i, 'superado'],
  [/\ba dónde\b/i, 'adónde'],
  [/\bplegar\b/i, 'ocultar'],
  [/\b(?:cuadre|lo habitual|lo pegado)\b/i, 'nothing'],
  [/\brestantes?\b/i, 'las otras'],
  [/\bcomo \$\{\w+\} de\b/i, 'de las últimas'],
  [/\bel \$\{part\}/i, '(35 %)'],
  [/\b(?:los ids?|id de)\b|^Id\b/, 'ID'],
];

/** An expense has a cantidad; only a bank's column has an importe. */
const IMPORTE = /(?<!\bno )\bimportes?\b/i;

const FILES_OF_BANKS: ReadonlySet<string> = new Set(['extractos-review.ts']);

type Said = { file: string; line: number; text: string };

/** All texts of lib/text, without comments and paths of modules. */
function allTexts(): Said[] {
  return readdirSync(ROOM).flatMap((file) => textsOf(file, readFileSync(join(ROOM, file), 'utf8')));
}

function textsOf(file: string, code: string): Said[] {
  return [...code.matchAll(TOKEN)].flatMap(({ 1: single, 2: double, 3: template, index }) => {
    const text = single ?? double ?? template;
    const line = code.slice(0, index).split('\n').length;
    return text === undefined || /^(?:@|\.\.?)\//.test(text) ? [] : [{ file, line, text }];
  });
}

/** What is wrong, with its place: «Traer otro» (extractos.ts:3): importar. */
function faultsIn(said: readonly Said[]): string[] {
  const literal = new Set<unknown>(Object.values(SPECIFICATION));
  return said.flatMap(({ file, line, text }) => {
    if (literal.has(text)) return [];
    const words = GONE.flatMap(([gone, instead]) => (gone.test(text) ? [instead] : []));
    if (IMPORTE.test(text) && !FILES_OF_BANKS.has(file)) words.push('cantidad');
    return words.map((instead) => `«${text}» (${file}:${line}): ${instead}`);
  });
}

it('says each thing with one word, and none that is gone', () => {
  expect(faultsIn(allTexts())).toEqual([]);
});

it.each([
  ["another: 'Traer otro extracto',", 'importar'],
  ['`Quitado: ${nombre}`', 'eliminado'],
  ["mend: 'Arreglar',", 'corregir'],
  ["'Gasto de vuelta'", 'recuperado'],
  ['`${count} gastos cambiados`', 'modificado'],
  ["'Sin importe'", 'cantidad'],
])('refuses %s', (code, instead) => {
  expect(faultsIn(textsOf('gastos.ts', code))).toEqual([expect.stringMatching(`: ${instead}$`)]);
});

it.each([
  ["clear: 'Quitar el filtro'"],
  ["file: 'Quitar archivo'"],
  ["copies: 'Borrar copias'"],
  ["collapse: 'Contraer la barra lateral'"],
  ['// Traer, quitado, de vuelta'],
  ["from '@/lib/text/traer'"],
])('lets %s be', (code) => {
  expect(faultsIn(textsOf('gastos.ts', code))).toEqual([]);
});

it('finds texts to read', () => {
  expect(allTexts().length).toBeGreaterThan(800);
});
