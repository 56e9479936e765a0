import type { Gasto, Catalogo } from '@/lib/domain/entities';
import type { TalliedGasto } from '@/lib/domain/tally';
import { unknownFields } from '@/lib/domain/carried-fields';
import { GASTO_SHAPE } from '@/lib/domain/gasto-rules';
import { readCsv } from './read-csv';
import type { FileFormat } from './file-format';

/** The columns of the file, in their order. */
const CSV_COLUMNS = [
  'fecha',
  'nombre',
  'descripcion',
  'cantidad',
  'categoria',
  'metodoPago',
  'estado',
] as const;

/** The heading of each column. */
export type CsvHeadings = Record<(typeof CSV_COLUMNS)[number], string>;

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet would take for a formula, and what is guarded already: see {@link guard}. */
const NEEDS_GUARD = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * The CSV of RFC 4180 for the spreadsheets of a locale: UTF-8 with a byte order mark, columns parted by `;` if the
 * decimal mark is a comma, else by `,`. Categories and methods are written by their nombre, empty if they do not exist.
 * `others` are fields beyond the specification's, a column each at the end; see {@link noteOtherFields}.
 */
export function csvFormat(
  decimal: string,
  headings: CsvHeadings,
  others: readonly string[] = [],
): FileFormat {
  const separator = decimal === ',' ? ';' : ',';
  const isSpecial = new RegExp(`[${separator}"\r\n]`);

  function cell(text: string): string {
    const guarded = guard(text);
    return isSpecial.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  }

  function line(gasto: Gasto, { categorias, metodosPago }: Catalogo): string {
    const cells = [
      cell(gasto.fecha),
      cell(gasto.nombre),
      cell(gasto.descripcion),
      csvCantidad(gasto.cantidad, decimal),
      cell(categorias.get(gasto.categoriaId)?.nombre ?? ''),
      cell(metodosPago.get(gasto.metodoPagoId)?.nombre ?? ''),
      cell(gasto.estado),
      ...others.map((field) => cell(otherText(Reflect.get(gasto, field), decimal))),
    ];
    return `${cells.join(separator)}${LINE_END}`;
  }

  return {
    mediaType: 'text/csv;charset=utf-8',
    head: () => {
      const columns = [...CSV_COLUMNS.map((column) => headings[column]), ...others];
      return `${BYTE_ORDER_MARK}${columns.map(cell).join(separator)}${LINE_END}`;
    },
    rows: (gastos, catalogo) => gastos.map((gasto) => line(gasto, catalogo)).join(''),
    tail: '',
    createReader: () => (text) =>
      text.startsWith(BYTE_ORDER_MARK)
        ? []
        : readCsv(text, separator).map((cells) => readLine(cells, decimal)),
  };
}

/** Adds the names of the fields that some expenses have beyond the specification's. */
export function noteOtherFields(names: Set<string>, gastos: readonly Gasto[]): void {
  for (const gasto of gastos)
    for (const field of Object.keys(unknownFields(gasto, GASTO_SHAPE))) names.add(field);
}

/** A list of texts becomes one text; other lists and objects are written as JSON. */
function otherText(value: unknown, decimal: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * An amount as a spreadsheet reads it: all its decimals, two at the least, with the locale's decimal mark, without
 * grouping, sign of a currency or exponent. What is no finite number, which only broken data hold, is left empty.
 */
export function csvCantidad(cantidad: number, decimal: string): string {
  if (!Number.isFinite(cantidad)) return '';
  const [mantissa = '0', exponent = '0'] = String(Math.abs(cantidad)).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent);
  const zeros = '0'.repeat(Math.max(0, -shift));
  const digits = `${zeros}${whole}${fraction}`.padEnd(whole.length + shift, '0');
  const point = zeros.length + whole.length + shift;
  return `${cantidad < 0 ? '-' : ''}${digits.slice(0, point).replace(/^0+(?=\d)/, '')}${decimal}${digits.slice(point).padEnd(2, '0')}`;
}

/**
 * Keeps a text from being run as a formula: one that begins with = + - @, wide or not, a tab or the end of a line gets an
 * apostrophe before it, which spreadsheets take for «this is text». So does one that has such apostrophes of its own, so that
 * {@link unguard} finds exactly the text that was. Amounts are never guarded.
 */
function guard(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

function unguard(text: string): string {
  return text.startsWith("'") && NEEDS_GUARD.test(text) ? text.slice(1) : text;
}

function readLine(cells: readonly string[], decimal: string): TalliedGasto {
  const [, , , cantidad = '', categoria = '', metodoPago = '', estado = ''] = cells;
  return {
    cantidad: cantidad === '' ? Number.NaN : Number(cantidad.replace(decimal, '.')),
    categoria: unguard(categoria),
    metodoPago: unguard(metodoPago),
    estado: unguard(estado),
  };
}
