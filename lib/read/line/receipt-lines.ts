import { type Cents, toCents } from '@/lib/domain/money';
import { MES_NAMES } from '@/lib/read/calendar-names';
import { oneOf, tester } from '@/lib/read/patterns';
import { totalTester } from '@/lib/read/sum-words';
import { plainWords } from '@/lib/read/words';
import { isOfFecha, type LineReading, type Span } from './line-text';

const isTotal = totalTester(
  MES_NAMES.join('|'),
  'venta|ventas|ticket|tickets|iva|igic|igv|imp|impuestos?|con|sin|incluid[oa]s?|incl|neto|bruto',
);
const isToPay = tester('^(?:importe |total )?a pagar$|^importe(?: total)?$');
/** Beside a total: a tax, the money given, the change. */
const isDetail = tester(
  `^(?:${oneOf(
    'iva|i v a|igic|igv|itbis|ieps|impuestos?|base(?: imponible)?|bases|imponible|cuotas?|exento|neto|tipo|gravado|op gravada',
    'entreg(?:a|ado|ada)|efectivo|cambio|su cambio|vuelto|vuelta|devuelto|recibido|pagado|pago|redondeo',
    'tarjeta|tarj|bancaria|credito|debito|visa|mastercard|maestro|bizum|contactless|de|del|en|con|al|la|importe|total|x+',
    'incluid[oa]|metalico|contado|forma|efvo|ahorro total',
  )}(?: |$))+$`,
);
const TABLE_HEAD = tester(
  `^(?:${oneOf(
    'fecha|dia|concepto|descripcion|detalle|importe|cantidad|monto|precio|valor|categoria|metodo(?: de pago)?|forma de pago',
    'nombre|gasto|comercio|notas?|estado|moneda|saldo|total|eur|euros',
  )}(?: |$)){2,}$`,
);

type ReceiptPart = 'total' | 'detail' | null;

export function isTableHead(typed: string): boolean {
  return !/\d/u.test(typed) && TABLE_HEAD(plainWords(typed));
}

/** Leaves out the sums of a receipt that its lines prove, and asks about others. `read` reads a changed line. */
export function withoutSums(
  lines: readonly LineReading[],
  read: (text: string) => LineReading,
): readonly LineReading[] {
  const last = lines.at(-1);
  const above = lines.slice(0, -1);
  if (above.length > 1 && last?.cantidad && isNameless(last) && centsOf([last]) === centsOf(above))
    return above;
  const parts = lines.map(partOf);
  if (lines.length < 2 || !parts.includes('total')) return lines;
  const others = lines.filter((_, place) => parts[place] === null);
  const items = others.filter(hasAmount);
  if (items.length === 0) return boughtAt(lines, others, read) ?? asked(lines, parts);
  if (isSum(items)) return others;
  const paid = lines.filter((line, place) => parts[place] !== 'total' && hasAmount(line));
  return isSum(paid) ? lines.filter((_, place) => parts[place] !== 'total') : asked(lines, parts);

  function isSum(of: readonly LineReading[]): boolean {
    const sum = centsOf(of);
    return sum !== null && lines.some((line, place) => parts[place] === 'total' && centsOf([line]) === sum);
  }
}

/** «Mercadona» above «TOTAL 34,20»; null if there are several. */
function boughtAt(
  lines: readonly LineReading[],
  others: readonly LineReading[],
  read: (text: string) => LineReading,
): readonly LineReading[] | null {
  const totals = lines.filter((line) => partOf(line) === 'total' && !/^\W*sub/iu.test(line.text));
  const [shop] = others;
  const [total] = totals;
  const isOne = totals.every(({ cantidad }) => cantidad !== null && cantidad === total?.cantidad);
  if (!shop || others.length > 1 || !total || !isOne) return null;
  const amount = total.parts.find(({ kind }) => kind === 'cantidad');
  const isDated = shop.parts.some(({ kind }) => kind === 'fecha');
  const day = isDated ? undefined : [...total.parts, ...total.questions].find(isOfFecha);
  const texts = [day && textOf(total, day), shop.text, amount && textOf(total, amount)];
  return [read(texts.flatMap((text) => text?.trim() ?? []).join(' '))];
}

function textOf({ text }: LineReading, { start, end }: Span): string {
  return text.slice(start, end);
}

function hasAmount({ cantidad, questions }: LineReading): boolean {
  return cantidad !== null || questions.length > 0;
}

/** Null if one has no sure amount. */
function centsOf(lines: readonly LineReading[]): Cents | null {
  let cents: Cents = 0n;
  for (const { cantidad } of lines) {
    if (cantidad === null) return null;
    cents += toCents(cantidad);
  }
  return cents;
}

function isNameless({ nombre, parts }: LineReading): boolean {
  return nombre === '' && parts.every(({ kind }) => kind === 'cantidad');
}

function asked(lines: readonly LineReading[], parts: readonly ReceiptPart[]): readonly LineReading[] {
  return lines.flatMap((line, place) => {
    if (parts[place] === null || line.questions.some(({ field }) => field === 'gasto')) return [line];
    const question = {
      field: 'gasto',
      question: 'sum',
      start: 0,
      end: line.text.length,
      options: [],
    } as const;
    return /\d/u.test(line.text) ? [{ ...line, questions: [...line.questions, question] }] : [];
  });
}

function partOf({ text, cantidad, questions }: LineReading): ReceiptPart {
  const words = plainWords(text.replace(/\d[\d.,'’]*|\beur\b|%/giu, ' '));
  // «A 10% 1,08 0,11»
  if (/^[a-z]?$/u.test(words) && /%.*\d/u.test(text)) return 'detail';
  if (words === '' || (cantidad === null && questions.length === 0 && !/\d/u.test(text)))
    return words !== '' && isDetail(words) && !isTotal(words) ? 'detail' : null;
  if (isTotal(words) || isToPay(words)) return 'total';
  return isDetail(words) ? 'detail' : null;
}
