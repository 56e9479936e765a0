import { readSearch, type SearchedDays, type SearchMeaning, type SearchTerm } from '@/lib/read/read-search';
import { foldText } from '@/lib/read/words';
import type { Catalogo } from './entities';
import { etiquetaKey, hashtagKey, hashtagOf } from './etiquetas';
import { allOf, filterTests, type GastoTest } from './find-gastos';
import { asksForEtiquetas, estadoKindOf, type GastosFilter, type GastosQuery } from './gastos-query';
import type { Cents } from './money';

/** Null if tags filter nothing. */
function compileEtiquetas(filter: GastosFilter): GastoTest | null {
  if (!asksForEtiquetas(filter)) return null;
  const { etiquetas, etiquetasModo: modo } = filter;
  const wanted = etiquetas.map(etiquetaKey).map((key) => taggedBy(etiquetaKey, (one) => one === key));
  if (modo === 'todas') return allOf(wanted);
  if (wanted.length === 0) return (gasto) => !gasto.etiquetas;
  return (gasto) => wanted.some((test) => test(gasto)) !== (modo === 'sin');
}

/** Older expenses have the whole hashtag in their text. */
function compileHashtag(key: string, isWithout: boolean): GastoTest {
  const isTagged = taggedBy(hashtagKey, (one) => one === key);
  const hashtag = hashtagOf(key);
  return (gasto) => (isTagged(gasto) || holdsHashtag(gasto.text, hashtag)) !== isWithout;
}

function holdsHashtag(text: string, hashtag: string): boolean {
  for (let at = text.indexOf(hashtag); at >= 0; at = text.indexOf(hashtag, at + 1))
    if (!/^[\p{L}\p{N}_-]/u.test(text.slice(at + hashtag.length, at + hashtag.length + 2))) return true;
  return false;
}

/** Folds each spelling once. */
function taggedBy(keyOf: (name: string) => string, isKey: (key: string) => boolean): GastoTest {
  const known = new Map<string, boolean>();
  function isWanted(name: string): boolean {
    let wanted = known.get(name);
    if (wanted === undefined) known.set(name, (wanted = isKey(keyOf(name))));
    return wanted;
  }
  return ({ etiquetas }) => etiquetas?.some(isWanted) ?? false;
}

export function compileQuery(query: GastosQuery, catalogo: Catalogo): GastoTest {
  const terms = readSearch(query.filter.q, query.clock);
  const passesEtiquetas = compileEtiquetas(query.filter);
  return allOf([
    ...filterTests(query, catalogo),
    ...(passesEtiquetas ? [passesEtiquetas] : []),
    ...terms.map((term) => compileTerm(term, catalogo)),
  ]);
}

/** A term is met by anything that it may mean, or as text. */
function compileTerm({ words, isLiteral, meanings }: SearchTerm, catalogo: Catalogo): GastoTest {
  const [only] = meanings;
  if (only?.kind === 'etiqueta' && only.isOnly) return compileHashtag(only.key, only.isWithout);
  const said = words.map((word) => (isLiteral ? compileText(word) : compileWord(word, catalogo)));
  const tests = [...meanings.map((meaning) => compileMeaning(meaning, catalogo)), allOf(said)];
  const [first, ...others] = tests;
  if (first && others.length === 0) return first;
  return (gasto) => tests.some((test) => test(gasto));
}

function compileText(word: string): GastoTest {
  return ({ text }) => text.includes(word);
}

function compileWord(word: string, { categorias, metodosPago }: Catalogo): GastoTest {
  const named = { categorias: idsNamed(word, categorias), metodosPago: idsNamed(word, metodosPago) };
  const isTagged = taggedBy(etiquetaKey, (key) => key.includes(word));
  return (gasto) =>
    gasto.text.includes(word) ||
    named.categorias.has(gasto.categoriaId) ||
    named.metodosPago.has(gasto.metodoPagoId) ||
    isTagged(gasto);
}

function compileMeaning(meaning: SearchMeaning, { categorias, metodosPago }: Catalogo): GastoTest {
  switch (meaning.kind) {
    case 'cantidad':
      return compileCantidad(meaning);
    case 'days':
      return compileDays(meaning.days);
    case 'estado':
      return ({ estado }) => estadoKindOf(estado) === meaning.estado;
    case 'etiqueta':
      return compileHashtag(meaning.key, meaning.isWithout);
    case 'no-categoria':
      return ({ categoriaId }) => !categorias.has(categoriaId);
    case 'no-metodoPago':
      return ({ metodoPagoId }) => !metodosPago.has(metodoPagoId);
  }
}

/** A plain amount may be what is left, what was paid, a refund, or a sum of refunds; a comparison is about what is left. */
function compileCantidad({ min, max, isExact }: Extract<SearchMeaning, { kind: 'cantidad' }>): GastoTest {
  function isInRange(cents: Cents): boolean {
    return (min === null || cents >= min) && (max === null || cents <= max);
  }
  return ({ cents, refund }) =>
    isInRange(cents) ||
    (isExact &&
      refund !== undefined &&
      [refund.gross, refund.gross - cents, refund.owed, ...refund.parts].some(
        (part) => part > 0n && isInRange(part),
      ));
}

function compileDays(days: SearchedDays): GastoTest {
  if (days.kind === 'range') return ({ fecha }) => fecha >= days.desde && fecha <= days.hasta;
  const { year, month, day } = days;
  return ({ fecha }) =>
    (year === null || fecha.startsWith(year)) &&
    (month === null || fecha.startsWith(month, 5)) &&
    (day === null || fecha.startsWith(day, 8));
}

function idsNamed(term: string, rows: ReadonlyMap<number, { nombre: string }>): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const [id, { nombre }] of rows) if (foldText(nombre).includes(term)) ids.add(id);
  return ids;
}
