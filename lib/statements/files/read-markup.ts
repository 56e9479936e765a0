import { isFecha } from '@/lib/domain/dates';
import type { Cell, CellSheet } from '@/lib/statements/cells/cell';
import type { Problem } from '@/lib/statements/movement';

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
}; // oxfmt-ignore

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
function attributeOf(attributes: string, name: string): string | null {
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

/** Outside quotes; a tag of over 4,000 characters is none. */
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

type MarkupRead = { sheets: CellSheet[]; problems: Problem[] };

const MAX_SPAN = 50;

/** Empty cells follow one that spans columns. A cut row is reported. */
export function readHtml(text: string): MarkupRead {
  const rows: Cell[][] = [];
  let row: Cell[] | null = null;
  let cell: { text: string; span: number } | null = null;
  function endCell(): void {
    if (!cell) return;
    row ??= [];
    row.push(cell.text === '' ? null : cell.text);
    for (let i = 1; i < cell.span; i += 1) row.push(null);
    cell = null;
  }
  function endRow(): void {
    endCell();
    if (row) rows.push(row);
    row = null;
  }
  for (const piece of markupPieces(text)) {
    if (piece.kind === 'text') {
      if (cell) cell.text += piece.text;
    } else if (piece.name === 'tr' || piece.name === 'table') {
      endRow();
      if (piece.kind === 'open' && piece.name === 'tr') row = [];
    } else if (piece.name === 'td' || piece.name === 'th') {
      endCell();
      if (piece.kind === 'open') cell = { text: '', span: spanOf(piece.attributes) };
    } else if (cell && /^(?:br|p|div|li)$/.test(piece.name)) cell.text += ' ';
  }
  const cutOff = cell !== null && /<\/t[dh]\s*>/i.test(text);
  if (cutOff) row = cell = null;
  endRow();
  const sheets = [{ name: null, rows }];
  return { sheets, problems: cutOff ? [cutAt(rows.length + 1)] : [] };
}

function cutAt(row: number): Problem {
  return { code: 'cut-off', place: { sheet: null, row, column: null } };
}

function spanOf(attributes: string): number {
  const span = Number(attributeOf(attributes, 'colspan') ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MAX_SPAN) : 1;
}

const MAX_COLUMNS = 500;
const MAX_ROWS = 200_000;

/** Excel 2003; `ss:Index` skips rows and cells. A cut row is left out. */
export function readSpreadsheetml(text: string): MarkupRead {
  const sheets: CellSheet[] = [];
  let row: Cell[] | null = null;
  let type: string | null = null;
  let content = '';
  let whole = false;
  for (const piece of markupPieces(text)) {
    if (piece.kind === 'text') {
      if (type !== null) content += piece.text;
      continue;
    }
    const rows = sheets.at(-1)?.rows;
    if (piece.kind === 'close') {
      if (piece.name === 'row') row = null;
      if (piece.name === 'workbook') whole = true;
      if (piece.name === 'data' && type !== null) {
        if (row && row.length > 0) row[row.length - 1] = valueOf(type, content);
        type = null;
      }
      continue;
    }
    if (piece.name === 'worksheet') sheets.push({ name: attributeOf(piece.attributes, 'Name'), rows: [] });
    else if (piece.name === 'row' && rows) {
      fill(rows, indexOf(piece.attributes, MAX_ROWS), []);
      row = [];
      rows.push(row);
    } else if (piece.name === 'cell' && row) {
      fill(row, indexOf(piece.attributes, MAX_COLUMNS), null);
      const formula = attributeOf(piece.attributes, 'Formula');
      row.push(formula === null ? null : { kind: 'formula', text: formula });
      const merged = Number(attributeOf(piece.attributes, 'MergeAcross') ?? 0);
      if (merged > 0 && piece.closed) fill(row, Math.min(row.length + merged + 1, MAX_COLUMNS), null);
    } else if (piece.name === 'data' && !piece.closed) {
      type = attributeOf(piece.attributes, 'Type') ?? 'String';
      content = '';
    }
  }
  return whole ? { sheets, problems: [] } : cutOff(sheets, row !== null);
}

function cutOff(sheets: CellSheet[], isInRow: boolean): MarkupRead {
  const last = sheets.at(-1);
  if (isInRow) last?.rows.pop();
  const place = { sheet: last?.name ?? null, row: (last?.rows.length ?? 0) + 1, column: null };
  return { sheets, problems: [{ code: 'cut-off', place }] };
}

function indexOf(attributes: string, limit: number): number {
  const index = Number(attributeOf(attributes, 'Index') ?? 0);
  return Number.isInteger(index) && index > 0 ? Math.min(index, limit) : 0;
}

/** `index` counts from 1. */
function fill<Item>(list: Item[], index: number, nothing: Item): void {
  while (list.length < index - 1)
    list.push(Array.isArray(nothing) ? ([...(nothing as unknown[])] as Item) : nothing);
}

function valueOf(type: string, content: string): Cell {
  const text = content.trim();
  if (type === 'Number') return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (type === 'DateTime' && isFecha(text.slice(0, 10))) return { kind: 'day', fecha: text.slice(0, 10) };
  if (type === 'Error') return { kind: 'error', text };
  return content === '' ? null : content;
}
