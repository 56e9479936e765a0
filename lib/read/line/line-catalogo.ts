import type { NamedRow } from '@/lib/domain/entities';
import {
  etiquetaKey,
  hasEtiqueta,
  hashtagKey,
  readEtiqueta,
  readEtiquetas,
  spellingInUse,
} from '@/lib/domain/etiquetas';
import { foldedWords, foldText } from '@/lib/read/words';
import {
  KEPT,
  type LineContext,
  type LineText,
  type Span,
  take,
  TAKEN,
  takePart,
  type Word,
} from './line-text';

type Segment = readonly Word[];

type Found = Span & { rows: readonly NamedRow[]; place: Place };

type Place = { before: readonly string[]; words: readonly string[]; behind: readonly string[] };

const ARTICLES = ['el', 'la', 'mi', 'los', 'las', 'tu', 'su'];
const PAID_WITH = ['con', 'en', 'por', 'via', 'mediante', 'usando', 'x'];
const INSIDE_BEFORE = ['de', 'del', 'la', 'el', 'mi', 'una', 'un', 'nueva', 'nuevo', 'para', 'sin'];

/** With a method's word they make a name: «recarga tarjeta metrobús», «crédito hipotecario». */
const ABOUT_METHOD = new Set(
  'recarga recargar comision cuota cuotas pago anualidad seguro funda renovacion mantenimiento sacar saque sacado retiro retire retirar cajero interes intereses regalo recibo plastico cargo abono'.split(
    ' ',
  ),
);
const KIND_OF_METHOD = new Set(
  'regalo regalos navidad cumple cumpleanos felicitacion sd grafica madre metro metrobus bus transporte sube bip prepago roja amarilla sanitaria fidelidad abono movil hipotecario personal automatico fiscal bancaria internacional memoria postal dorada nfc red presentacion visita embarque telefonica'.split(
    ' ',
  ),
);

/** Cards and papers, which are also parts of names. */
const CARDS = new Set('tarjeta tarjetas credito debito vale vales cheque cheques'.split(' '));

/** With a category's word behind they make a name: «seguro salud», «bono transporte». */
const ABOUT_CATEGORIA = new Set(
  'tarjeta bono abono seguro cuota gastos impuesto impuestos tasa plan curso clase clases uniforme material centro'.split(
    ' ',
  ),
);

/** With a category's word before they make a name: «comida china», «ropa interior». */
const KIND_OF_CATEGORIA = new Set(
  'interior exterior china chino rapida japonesa italiana mexicana peruana arabe india tailandesa vegana basura casera casero deportiva infantil escolar publico publica privado privada fisica mental dental bucal sexual social rural superior nueva nuevo vieja usada blanca perro gato mascota preparada congelada domicilio corporativa especial familiar navidena empresa cumple cumpleanos primaria secundaria inicial'.split(
    ' ',
  ),
);
const JOINING = new Set([
  'de',
  'del',
  'para',
  'con',
  'a',
  'al',
  'y',
  'e',
  'en',
  'sin',
  'por',
  'o',
  'la',
  'el',
  'las',
  'los',
  'mi',
]);

/** A name goes on with these. */
const GOES_ON = new Set(['con', 'de', 'del', 'para']);

const MIN_PREFIX = 4;

/** Null if a question was added, too. */
export function takeMetodo(line: LineText, metodos: readonly NamedRow[]): number | null {
  const tagged = takeHashtag(line, metodos, 'metodoPago');
  if (tagged !== null) return tagged;
  const found = findNames(line.folded, metodos, true).filter(isPaidWith);
  // One that merely stands there may be a name.
  const meant = found.find(({ place }) => isIntroduced(place.before)) ?? found[0];
  if (!meant) return null;
  const [metodo, other] = meant.rows;
  const span = withIntroduction(line.folded, meant);
  if (!metodo) return null;
  if (other) {
    const options = meant.rows.map(({ id }) => id);
    line.questions.push({ field: 'metodoPago', question: 'which-metodo', ...span, options });
    take(line, span);
    return null;
  }
  takePart(line, { kind: 'metodoPago', ...span, id: metodo.id });
  return metodo.id;
}

/** Null if a question was added, too. */
export function takeCategoria(line: LineText, categorias: readonly NamedRow[]): number | null {
  const tagged = takeHashtag(line, categorias, 'categoria');
  if (tagged !== null) return tagged;
  const found = findNames(line.folded, categorias, false).filter(isCategoria);
  const [first] = found;
  const ids = [...new Set(found.map(({ rows }) => rows[0]?.id ?? NaN))];
  if (!first) return null;
  if (ids.length > 1) {
    const span = { start: first.start, end: found.at(-1)?.end ?? first.end };
    line.questions.push({ field: 'categoria', question: 'which-categoria', ...span, options: ids });
    return null;
  }
  const id = ids[0] ?? NaN;
  takePart(line, { kind: 'categoria', start: first.start, end: first.end, id });
  // «comida 12,50 con Ana» is called «comida con Ana».
  const [, next = ''] = /^[^\p{L}]*(\p{L}+)/u.exec(line.folded.slice(first.end)) ?? [];
  if (first.place.behind.length === 0 && GOES_ON.has(next)) take(line, first, KEPT);
  return id;
}

function takeHashtag(
  line: LineText,
  rows: readonly NamedRow[],
  kind: 'categoria' | 'metodoPago',
): number | null {
  for (const { 0: found, 1: tag = '', index } of line.folded.matchAll(/#([\p{L}\p{N}_]+)/gu)) {
    const named = namedByHashtag(tag, rows);
    if (!named) continue;
    takePart(line, { kind, start: index, end: index + found.length, id: named.id });
    return named.id;
  }
  return null;
}

/** The word behind a `#` may lack an ending or accents. */
function namedByHashtag(word: string, rows: readonly NamedRow[]): NamedRow | null {
  const squeezed = squeeze(word);
  const names = rows.map((row) => ({ row, name: squeeze(row.nombre) }));
  const exact = names.filter(({ name }) => name === squeezed || singular(name) === singular(squeezed));
  const begun = squeezed.length >= MIN_PREFIX ? names.filter(({ name }) => name.startsWith(squeezed)) : [];
  const [one, other] = exact.length > 0 ? exact : begun;
  return one && !other ? one.row : null;
}

/** The longest first; `mayShorten` allows parts and beginnings. */
function findNames(folded: string, rows: readonly NamedRow[], mayShorten: boolean): Found[] {
  const names = rows
    .map((row) => ({ row, words: wordsOf(row.nombre) }))
    .filter(({ words }) => words.length > 0);
  const found: Found[] = [];
  for (const segment of segmentsOf(folded)) {
    let at = 0;
    while (at < segment.length) {
      const hit = nameAt(segment, at, names, mayShorten);
      if (hit) {
        const [first, last] = [segment[at], segment[at + hit.count - 1]];
        const place = {
          before: segment.slice(0, at).map(foldedOf),
          words: segment.slice(at, at + hit.count).map(foldedOf),
          behind: segment.slice(at + hit.count).map(foldedOf),
        };
        if (first && last) found.push({ start: first.start, end: last.end, rows: hit.rows, place });
      }
      at += hit?.count ?? 1;
    }
  }
  return found;
}

type NamedWords = { row: NamedRow; words: readonly string[] };

function nameAt(
  segment: Segment,
  at: number,
  names: readonly NamedWords[],
  mayShorten: boolean,
): { rows: NamedRow[]; count: number } | null {
  const here = segment.slice(at).map(foldedOf);
  const whole = names
    .filter(({ words }) => words.every((word, place) => here[place] === word))
    .sort((a, b) => b.words.length - a.words.length)[0];
  if (whole) return { rows: [whole.row], count: whole.words.length };
  const [word = ''] = here;
  const squeezed = names.filter(({ words }) => words.length > 1 && words.join('') === word);
  if (squeezed.length === 1) return { rows: squeezed.map(({ row }) => row), count: 1 };
  if (!mayShorten || word.length < MIN_PREFIX) return null;
  const isolated = isAlone(segment, at);
  // «mercado» is no «Mercado Pago».
  const parts = CARDS.has(word) ? names.filter(({ words }) => words.includes(word)) : [];
  const begun =
    parts.length > 0 ? parts : names.filter(({ words }) => words.length === 1 && words[0]?.startsWith(word));
  // A part or a beginning must stand alone, or behind «con».
  if (begun.length === 0 || !isolated) return null;
  if (parts.length === 0 && begun.length > 1) return null;
  return { rows: begun.map(({ row }) => row), count: 1 };
}

function isAlone(segment: Segment, at: number): boolean {
  const before = segment.slice(0, at).map(foldedOf);
  return isIntroduced(before) || segment.length === 1;
}

function isPaidWith({ place }: Found): boolean {
  const { before, behind } = place;
  // «bizum de 15 €»
  if ((behind[0] === 'de' || behind[0] === 'del') && behind.length > 1) return false;
  if (isIntroduced(place.before)) return true;
  const isCard = place.words.some((word) => CARDS.has(word));
  if (before.length === 0) return behind.length === 0 || !isCard || !KIND_OF_METHOD.has(behind[0] ?? '');
  if (behind.length > 0) return false;
  const last = before.at(-1) ?? '';
  return !INSIDE_BEFORE.includes(last) && !before.some((word) => ABOUT_METHOD.has(word));
}

/** «con tarjeta», «con la tarjeta», «en efectivo» */
function isIntroduced(before: readonly string[]): boolean {
  const last = before.at(-1) ?? '';
  return PAID_WITH.includes(ARTICLES.includes(last) ? (before.at(-2) ?? '') : last);
}

function withIntroduction(folded: string, { start, end, place }: Found): Span {
  if (!isIntroduced(place.before)) return { start, end };
  const words = ARTICLES.includes(place.before.at(-1) ?? '')
    ? place.before.slice(-2)
    : place.before.slice(-1);
  const from = words.reduceRight((at, word) => folded.lastIndexOf(word, at - 1), start);
  return { start: from, end };
}

function isCategoria({ place }: Found): boolean {
  const before = place.before.filter((word) => !ARTICLES.includes(word));
  const [next] = place.behind;
  const last = place.before.at(-1) ?? '';
  if (before.every((word) => JOINING.has(word)))
    return next === undefined || (!JOINING.has(next) && !KIND_OF_CATEGORIA.has(next));
  return next === undefined && !JOINING.has(last) && !ABOUT_CATEGORIA.has(last);
}

function segmentsOf(folded: string): Segment[] {
  const segments: Word[][] = [];
  let end = -1;
  for (const { 0: found, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const between = end < 0 ? '' : folded.slice(end, index);
    const goesOn = end >= 0 && (/^ +$/u.test(between) || between.includes(KEPT)) && !between.includes(TAKEN);
    if (goesOn) segments.at(-1)?.push({ folded: found, start: index, end: index + found.length });
    else segments.push([{ folded: found, start: index, end: index + found.length }]);
    end = index + found.length;
  }
  return segments;
}

function foldedOf({ folded }: Word): string {
  return folded;
}

function wordsOf(nombre: string): string[] {
  return foldedWords(foldText(nombre));
}

function squeeze(nombre: string): string {
  return wordsOf(nombre).join('');
}

function singular(word: string): string {
  return word.replace(/(?<=[rlndz])es$|s$/u, '');
}

/** A tag begins with a letter: «#1» and «nº #3» stay text. */
const HASHTAG = /(?<![\p{L}\p{N}#&/])#(\p{L}[^\s#,;\0\x01]*)/gu;

/** Ends a sentence, not a tag. */
const TRAILING = /[^\p{L}\p{N}\p{M}\p{S}\p{Emoji}]+$/u;

/** Takes hashtags that name no category and no method, in the spelling in use. One in use is always a tag. */
export function takeEtiquetas(
  line: LineText,
  { categorias, metodosPago, etiquetas: used = [] }: LineContext,
): readonly string[] {
  let taken: readonly string[] = [];
  for (const { 1: found = '', index } of line.text.matchAll(HASHTAG)) {
    const whole = inUseAs(found, used);
    const word = whole === undefined ? found.replace(TRAILING, '') : found;
    const inUse = whole ?? inUseAs(word, used);
    const nombre = readEtiqueta(inUse ?? word.replaceAll('_', ' '));
    const isOther = !inUse && [categorias, metodosPago].some((rows) => namedByHashtag(word, rows));
    if (nombre === null || isOther || line.folded[index] !== '#') continue;
    const { kept } = readEtiquetas([...taken, nombre]);
    // One without room stays text.
    if (!hasEtiqueta(kept, nombre)) continue;
    taken = kept;
    const first = spellingInUse(nombre, kept);
    takePart(line, { kind: 'etiqueta', start: index, end: index + 1 + word.length, nombre: first });
  }
  return taken;
}

function inUseAs(word: string, used: readonly string[]): string | undefined {
  const key = hashtagKey(word);
  return used.find((name) => hashtagKey(name) === key);
}

/** At the end of a text; null for none, and for one that is the tag itself. */
export function begunHashtag(text: string): { start: number; key: string } | null {
  const [found, word] = /(?:^|\s)-?#(\p{L}[^\s#,;]*)$/u.exec(text) ?? [];
  return found === undefined || word === undefined
    ? null
    : { start: text.length - word.length, key: hashtagKey(word) };
}

/** The key itself first; tags with such a later word come last. */
export function etiquetasBegunBy(key: string, used: readonly string[]): string[] {
  const keyed = used.map((nombre) => ({ nombre, key: etiquetaKey(nombre) }));
  return [
    ...keyed.filter((one) => one.key === key),
    ...keyed.filter((one) => one.key !== key && one.key.startsWith(key)),
    ...keyed.filter((one) => !one.key.startsWith(key) && one.key.includes(` ${key}`)),
  ].map(({ nombre }) => nombre);
}
