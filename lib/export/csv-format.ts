import { type Catalogo, type Gasto, rowsOfGasto } from '@/lib/domain/entities';
import { guard, unguard } from '@/lib/domain/formula-guard';
import { GASTO_SHAPE } from '@/lib/domain/gasto-rules';
import { centsToDecimal } from '@/lib/domain/money';
import { backCents, netCantidad } from '@/lib/domain/reembolsos';
import type { TalliedGasto } from '@/lib/domain/tally';
import { ownValue } from '@/lib/domain/values';
import { decodeWindows1252 } from '@/lib/domain/windows-1252';
import type { FileFormat } from './export-job';

const QUOTE = '"';

/** RFC 4180, or with bare line feeds. Throws for any other text: it must not pass for the program's own. */
function readCsv(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = endOfCell(text, start, separator);
    const cell = text.slice(start, end);
    line.push(cell.startsWith(QUOTE) ? cell.slice(1, -1).replaceAll('""', QUOTE) : cell);
    if (text.startsWith(separator, end)) start = end + separator.length;
    else {
      lines.push(line);
      line = [];
      start = text.indexOf('\n', end) + 1;
    }
  }
  if (line.length > 0) throw new Error('The last line of the CSV has no end');
  return lines;
}

function endOfCell(text: string, start: number, separator: string): number {
  let end = start;
  if (text.startsWith(QUOTE, start)) end = closingQuote(text, start) + 1;
  else while (end < text.length && !isEnd(text, end, separator)) end += 1;
  if (!isEnd(text, end, separator)) throw new Error('A cell of the CSV has no end');
  return end;
}

function isEnd(text: string, place: number, separator: string): boolean {
  return [separator, LINE_END, '\n'].some((end) => text.startsWith(end, place));
}

function closingQuote(text: string, start: number): number {
  for (let from = start + 1; ;) {
    const quote = text.indexOf(QUOTE, from);
    if (quote < 0) throw new Error('A quote of the CSV is never closed');
    if (!text.startsWith(QUOTE, quote + 1)) return quote;
    from = quote + 2;
  }
}

const CSV_COLUMNS = [
  'fecha',
  'nombre',
  'descripcion',
  'cantidad',
  'categoria',
  'metodoPago',
  'estado',
] as const;

type CsvHeadings = Record<(typeof CSV_COLUMNS)[number], string>;

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Amounts that came back and that are left, in place of the list, if an expense has refunds. */
const REFUND_COLUMNS = ['devuelto', 'neto'] as const;

const REFUNDS: keyof Gasto = 'reembolsos';

/** The last column, if an expense has any. */
const TAGS: keyof Gasto = 'etiquetas';

const GROSS = CSV_COLUMNS.indexOf('cantidad');

/**
 * RFC 4180 in UTF-8 with a byte order mark; `;` between columns after a decimal comma, else `,`. `otherFields` are
 * last columns, before tags.
 */
export function csvFormat(
  decimal: string,
  headings: CsvHeadings,
  otherFields: readonly string[] = [],
): FileFormat {
  const { others, refundColumns, tags, net } = columnsAfter(otherFields);
  const separator = decimal === ',' ? ';' : ',';
  const cell = cellWriter(separator, decimal);

  function line(gasto: Gasto, catalogo: Catalogo): string {
    const { categoria, metodoPago } = rowsOfGasto(gasto, catalogo);
    const cells = [
      cell(gasto.fecha),
      cell(gasto.nombre),
      cell(gasto.descripcion),
      csvCantidad(gasto.cantidad, decimal),
      cell(categoria?.nombre ?? ''),
      cell(metodoPago?.nombre ?? ''),
      cell(gasto.estado),
      ...others.map((field) => cell(ownValue(gasto, field))),
      ...refundColumns.map((column) => csvCantidad(REFUND_CANTIDADES[column](gasto), decimal)),
      ...tags.map((field) => cell(ownValue(gasto, field))),
    ];
    return `${cells.join(separator)}${LINE_END}`;
  }

  return {
    mediaType: 'text/csv;charset=utf-8',
    head: () => {
      const columns = headingsOf([...CSV_COLUMNS, ...others, ...refundColumns, ...tags], headings);
      return `${BYTE_ORDER_MARK}${columns.map(cell).join(separator)}${LINE_END}`;
    },
    rows: (gastos, catalogo) => gastos.map((gasto) => line(gasto, catalogo)).join(''),
    tail: '',
    createReader: () => (text) =>
      text.startsWith(BYTE_ORDER_MARK)
        ? []
        : readCsv(text, separator).map((cells) => readLine(cells, decimal, net)),
  };
}

/** After the specification's columns, with the place of the one that is tallied. */
function columnsAfter(otherFields: readonly string[]) {
  const others = otherFields.filter((field) => field !== REFUNDS && field !== TAGS);
  const refundColumns = otherFields.includes(REFUNDS) ? REFUND_COLUMNS : [];
  return {
    ...{ others, refundColumns },
    tags: otherFields.filter((field) => field === TAGS),
    net: refundColumns.length > 0 ? CSV_COLUMNS.length + others.length + 1 : GROSS,
  };
}

function headingsOf(columns: readonly string[], headings: CsvHeadings): string[] {
  const names = new Map<string, string>(Object.entries(headings));
  return columns.map((column) => names.get(column) ?? column);
}

/** Texts are guarded against formulas, and quoted where need be; amounts never. */
function cellWriter(separator: string, decimal: string): (value: unknown) => string {
  const isSpecial = new RegExp(`[${separator}"\r\n]`);
  return (value) => {
    if (typeof value === 'number') return String(value).replace('.', decimal);
    const guarded = guard(textOf(value));
    return isSpecial.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  };
}

/** Fields beyond the specification's. */
export function noteOtherFields(names: Set<string>, gastos: readonly Gasto[]): void {
  for (const gasto of gastos)
    for (const field of Object.keys(gasto))
      if (field !== 'id' && !GASTO_SHAPE.required.includes(field)) names.add(field);
}

const REFUND_CANTIDADES: Record<(typeof REFUND_COLUMNS)[number], (gasto: Gasto) => number> = {
  devuelto: (gasto) => Number(centsToDecimal(backCents(gasto))),
  neto: netCantidad,
};

/** Lists of texts become one text, other lists and objects JSON. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** All decimals, at least two. Empty for NaN and infinity of broken data. */
function csvCantidad(cantidad: number, decimal: string): string {
  if (!Number.isFinite(cantidad)) return '';
  const [mantissa = '0', exponent = '0'] = String(Math.abs(cantidad)).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent);
  const zeros = '0'.repeat(Math.max(0, -shift));
  const digits = `${zeros}${whole}${fraction}`.padEnd(whole.length + shift, '0');
  const point = zeros.length + whole.length + shift;
  return `${cantidad < 0 ? '-' : ''}${digits.slice(0, point).replace(/^0+(?=\d)/, '')}${decimal}${digits.slice(point).padEnd(2, '0')}`;
}

/** `net` is the column of what is left. */
function readLine(cells: readonly string[], decimal: string, net: number): TalliedGasto {
  const [, , , , categoria = '', metodoPago = '', estado = ''] = cells;
  return {
    cantidad: readCantidad(cells[net] ?? '', decimal),
    categoria: unguard(categoria),
    metodoPago: unguard(metodoPago),
    estado: unguard(estado),
  };
}

function readCantidad(cell: string, decimal: string): number {
  return cell === '' ? Number.NaN : Number(cell.replace(decimal, '.'));
}

/**
 * Null unless the file begins with the heading of {@link csvFormat} and, if it has rows, with a day as written there or
 * by a spreadsheet.
 */
export function ownSeparator(bytes: ArrayBuffer, headings: CsvHeadings): ';' | ',' | null {
  const head = bytes.slice(0, OWN_HEAD_BYTES);
  return (
    separatorOf(new TextDecoder().decode(head), headings) ??
    separatorOf(decodeWindows1252(new Uint8Array(head)), headings)
  );
}

/** UTF-8, or as Excel's plain «CSV» saves it. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(new Uint8Array(bytes));
  }
}

function separatorOf(text: string, headings: CsvHeadings): ';' | ',' | null {
  const [heading = '', first] = text.slice(0, OWN_HEAD_BYTES).split(/\r?\n/, 2);
  if (first === undefined) return null;
  const columns = headingsOf(CSV_COLUMNS, headings);
  const found = ([';', ','] as const).find((separator) =>
    `${heading}${separator}`.startsWith(`${columns.join(separator)}${separator}`),
  );
  if (first === '' || !found) return found ?? null;
  const [day = ''] = first.split(found, 1);
  return /^\d{4}-\d\d-\d\d$/.test(dayOf(day, found)) ? found : null;
}

/** A spreadsheet with a decimal comma, which `;` tells, saves `28/11/2026`. */
function dayOf(cell: string, separator: string): string {
  const [, dia, mes, year] = (separator === ';' && /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(cell)) || [];
  return dia && mes && year ? `${year}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}` : cell;
}

/** Enough for the heading and the first day. */
export const OWN_HEAD_BYTES = 4096;

/** Read in other ways than as the text of a field. */
const READ_APART: readonly string[] = ['cantidad', 'categoria', 'metodoPago', ...REFUND_COLUMNS];

/** An exchange file's content; null for other files. Throws if a later part is none. */
export function readOwnCsv(bytes: ArrayBuffer, headings: CsvHeadings) {
  if (ownSeparator(bytes, headings) === null) return null;
  const text = decode(bytes);
  // Damaged UTF-8 has another heading now.
  const separator = separatorOf(text, headings);
  if (separator === null) return null;
  const decimal = separator === ';' ? ',' : '.';
  const [heading = [], ...lines] = readCsv(text, separator);
  const columns: string[] = [...CSV_COLUMNS, ...heading.slice(CSV_COLUMNS.length).map(unguard)];
  const others = columns.filter((column) => !READ_APART.includes(column));
  const categorias = new Map<string, number>();
  const metodosPago = new Map<string, number>();
  const gastos = lines.map((cells) => {
    function cell(column: string): string {
      return unguard(cells[columns.indexOf(column)] ?? '');
    }
    const back = readCantidad(cell('devuelto'), decimal);
    const fecha = dayOf(cell('fecha'), separator);
    return {
      ...Object.fromEntries(others.map((column) => [column, cell(column)])),
      fecha,
      cantidad: readCantidad(cell('cantidad'), decimal),
      categoriaId: idIn(categorias, cell('categoria')),
      metodoPagoId: idIn(metodosPago, cell('metodoPago')),
      ...(back > 0 && { reembolsos: [{ cantidad: back, fecha }] }),
    };
  });
  return { categorias: namedRows(categorias), metodosPago: namedRows(metodosPago), gastos };
}

/** No row has an empty name. */
function idIn(ids: Map<string, number>, nombre: string): number | undefined {
  if (nombre === '') return undefined;
  const id = ids.get(nombre) ?? ids.size + 1;
  ids.set(nombre, id);
  return id;
}

function namedRows(ids: ReadonlyMap<string, number>) {
  return Array.from(ids, ([nombre, id]) => ({ id, nombre }));
}
