import { etiquetaKey, hashtagKey, hashtagOf } from './etiquetas';
import { allOf, type GastoTest } from './find-gastos';
import { asksForEtiquetas, type GastosFilter } from './gastos-query';

/** Null if tags filter nothing. */
export function compileEtiquetas(filter: GastosFilter): GastoTest | null {
  if (!asksForEtiquetas(filter)) return null;
  const { etiquetas, etiquetasModo: modo } = filter;
  const wanted = etiquetas.map((name) => taggedBy(etiquetaKey(name), etiquetaKey));
  if (modo === 'todas') return allOf(wanted);
  if (wanted.length === 0) return (gasto) => !gasto.etiquetas;
  return (gasto) => wanted.some((test) => test(gasto)) !== (modo === 'sin');
}

/** Text with the whole hashtag counts as tagged: older expenses have it in their nombre. */
export function compileHashtag(key: string, isWithout: boolean): GastoTest {
  const isTagged = taggedBy(key, hashtagKey);
  const hashtag = hashtagOf(key);
  return (gasto) => (isTagged(gasto) || holdsHashtag(gasto.text, hashtag)) !== isWithout;
}

function holdsHashtag(text: string, hashtag: string): boolean {
  for (let at = text.indexOf(hashtag); at >= 0; at = text.indexOf(hashtag, at + 1))
    if (!/^[\p{L}\p{N}_-]/u.test(text.slice(at + hashtag.length, at + hashtag.length + 2))) return true;
  return false;
}

/** Folds each spelling once. */
function taggedBy(key: string, keyOf: (name: string) => string): GastoTest {
  const known = new Map<string, boolean>();
  function isWanted(name: string): boolean {
    let wanted = known.get(name);
    if (wanted === undefined) known.set(name, (wanted = keyOf(name) === key));
    return wanted;
  }
  return ({ etiquetas }) => etiquetas?.some(isWanted) ?? false;
}
