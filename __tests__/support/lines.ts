import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedRow } from '@/lib/domain/entities';
import type { LineContext } from '@/lib/read/line/line-text';
import { readLine } from '@/lib/read/line/read-line';
import { createFormat } from '@/lib/text/format';

/** What a line means, by names: its fields, that it must be asked about, or that it has no amount. */
export type Meaning =
  | {
      cantidad: number;
      fecha: string;
      nombre: string;
      categoria: string | null;
      metodoPago: string | null;
      estado: string;
    }
  | { ask: string }
  | { noAmount: true };

/** A person in Spain. */
export const SPAIN: LineContext = {
  today: '2026-11-22',
  locale: 'es-ES',
  currency: 'EUR',
  marks: { group: '.', decimal: ',' },
  categorias: [
    { id: 1, nombre: 'Comida' },
    { id: 2, nombre: 'Casa' },
  ],
  metodosPago: [
    { id: 5, nombre: 'Efectivo' },
    { id: 6, nombre: 'Tarjeta' },
    { id: 7, nombre: 'Bizum' },
  ],
};

/** A line of the examples; `acepta` holds fields that may stand instead of those of `espera`, or other meanings. */
export type LineExample = {
  id: string;
  kind: string;
  locale: string;
  moneda: string;
  catalogo: string;
  texto: string;
  espera: Meaning;
  acepta?: Partial<Meaning>[];
};

/** A file of examples. */
export type LineExamples = {
  referencia: string;
  catalogos: Record<string, { categorias: string[]; metodosPago: string[] }>;
  lineas: LineExample[];
};

/** Reads a file of examples of this folder. */
export function lineExamples(name: string): LineExamples {
  return JSON.parse(readFileSync(join(__dirname, name), 'utf8')) as LineExamples;
}

/** Whose line an example is. */
export function contextOf(examples: LineExamples, { locale, moneda, catalogo }: LineExample): LineContext {
  const { categorias = [], metodosPago = [] } = examples.catalogos[catalogo] ?? {};
  return {
    today: examples.referencia,
    locale,
    currency: moneda,
    marks: createFormat({ locale, currency: moneda }).marks,
    categorias: categorias.map(named),
    metodosPago: metodosPago.map(named),
  };
}

/** What the grammar makes of an example. */
export function meaningOf(examples: LineExamples, example: LineExample): Meaning {
  const context = contextOf(examples, example);
  const read = readLine(example.texto, context);
  const [question] = read.questions;
  if (question) return { ask: question.question };
  if (read.cantidad === null || read.fecha === null) return { noAmount: true };
  return {
    cantidad: read.cantidad,
    fecha: read.fecha,
    nombre: read.nombre,
    categoria: nameOf(context.categorias, read.categoriaId),
    metodoPago: nameOf(context.metodosPago, read.metodoPagoId),
    estado: read.estado,
  };
}

/** Everything that an example may mean. */
export function meaningsOf({ espera, acepta = [] }: LineExample): Meaning[] {
  return [
    espera,
    ...acepta.map((other) =>
      'ask' in other || 'noAmount' in other || 'ask' in espera ? (other as Meaning) : { ...espera, ...other },
    ),
  ];
}

/** Whether two meanings are the same, but for case, and punctuation at the ends of the nombre. */
export function isSameMeaning(one: Meaning, other: Meaning): boolean {
  if ('ask' in one || 'ask' in other) return 'ask' in one && 'ask' in other;
  if ('noAmount' in one || 'noAmount' in other) return 'noAmount' in one && 'noAmount' in other;
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** Whether an amount was read that the example does not allow. */
export function isWrongAmount(read: Meaning, example: LineExample): boolean {
  return (
    'cantidad' in read &&
    !meaningsOf(example).some((meaning) => 'cantidad' in meaning && meaning.cantidad === read.cantidad)
  );
}

/** What the tests say of a line that was misread. */
export function misreadingOf(examples: LineExamples, example: LineExample): string | null {
  const read = meaningOf(examples, example);
  if (meaningsOf(example).some((meaning) => isSameMeaning(meaning, read))) return null;
  return `${example.id} «${example.texto}»: ${JSON.stringify(read)}`;
}

function comparable(meaning: Extract<Meaning, { cantidad: number }>) {
  const { cantidad, fecha, nombre, categoria, metodoPago, estado } = meaning;
  const name = nombre
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  return [cantidad, fecha, name, categoria, metodoPago, estado];
}

function named(nombre: string, place: number): NamedRow {
  return { id: place + 1, nombre };
}

function nameOf(rows: readonly NamedRow[], id: number | null): string | null {
  return rows.find((row) => row.id === id)?.nombre ?? null;
}
