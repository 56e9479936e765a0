type MarkupPiece =
  | { kind: 'open'; name: string; attributes: string; closed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const NAMED: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', euro: '€', ntilde: 'ñ', Ntilde: 'Ñ',
  aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', uuml: 'ü', Aacute: 'Á', Eacute: 'É',
  Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Uuml: 'Ü', ccedil: 'ç', Ccedil: 'Ç', agrave: 'à', egrave: 'è',
  ograve: 'ò', Agrave: 'À', Egrave: 'È', Ograve: 'Ò', iuml: 'ï', Iuml: 'Ï', ordm: 'º', ordf: 'ª', deg: '°',
  middot: '·', laquo: '«', raquo: '»', iexcl: '¡', iquest: '¿', ndash: '–', mdash: '—', minus: '−', hellip: '…',
  lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', sect: '§', pound: '£', yen: '¥', cent: '¢',
  copy: '©', reg: '®', trade: '™', shy: '\u00ad', acirc: 'â', ecirc: 'ê', ocirc: 'ô', atilde: 'ã', otilde: 'õ',
  auml: 'ä', ouml: 'ö', szlig: 'ß', acute: '´', plusmn: '±', frac12: '½', times: '×',
}; // prettier-ignore

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g, decodeOne);
}

/** A `<` that opens no tag is text; comments, scripts and styles are left out. Entities are decoded. */
export function* markupPieces(text: string): Generator<MarkupPiece> {
  let from = 0;
  let place = 0;
  while (place < text.length) {
    const open = text.indexOf('<', place);
    if (open === -1) break;
    const end = tagEnd(text, open);
    if (end === null) {
      place = open + 1;
      continue;
    }
    if (open > from) yield { kind: 'text', text: decodeEntities(text.slice(from, open)) };
    if (end.piece) yield end.piece;
    from = place = end.after;
  }
  if (from < text.length) yield { kind: 'text', text: decodeEntities(text.slice(from)) };
}

/** The name may have a prefix such as `ss:`. */
export function attributeOf(attributes: string, name: string): string | null {
  if (attributes === '') return null;
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  );
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? null : decodeEntities(value);
}

type TagEnd = { piece: MarkupPiece | null; after: number };

function tagEnd(text: string, open: number): TagEnd | null {
  if (text.startsWith('<!--', open)) return { piece: null, after: after(text, '-->', open + 4) };
  if (text.startsWith('<![CDATA[', open)) {
    const close = text.indexOf(']]>', open + 9);
    const stop = close === -1 ? text.length : close;
    return {
      piece: { kind: 'text', text: text.slice(open + 9, stop) },
      after: Math.min(stop + 3, text.length),
    };
  }
  const next = text[open + 1] ?? '';
  if (next === '!' || next === '?') return { piece: null, after: after(text, '>', open + 1) };
  if (!/[a-zA-Z/]/.test(next)) return null;
  const name = /^[A-Za-z][\w:.-]{0,63}/.exec(text.slice(open + (next === '/' ? 2 : 1), open + 70))?.[0];
  if (name === undefined) return null;
  const close = closingMark(text, open + 1 + name.length);
  if (close === -1) return null;
  if (next === '/') return { piece: { kind: 'close', name: bareName(name) }, after: close + 1 };
  const attributes = text.slice(open + 1 + name.length, close);
  const bare = bareName(name);
  const piece: MarkupPiece = { kind: 'open', name: bare, attributes, closed: attributes.endsWith('/') };
  if (bare !== 'script' && bare !== 'style') return { piece, after: close + 1 };
  const rest = text.slice(close + 1).search(new RegExp(`</${bare}`, 'i'));
  return { piece: null, after: rest === -1 ? text.length : close + 1 + rest };
}

/** Finds the `>` of a tag outside its quotes; a tag of over 4,000 characters is none. */
function closingMark(text: string, from: number): number {
  let quote = '';
  for (let i = from; i < text.length && i < from + 4000; i += 1) {
    const letter = text[i] ?? '';
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '>') return i;
    else if (letter === '<') return -1;
    else if ((letter === '"' || letter === "'") && text[i - 1] === '=') quote = letter;
  }
  return -1;
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}

function bareName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function decodeOne(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  // Zero, surrogate halves and numbers beyond Unicode are no characters.
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : whole;
}
