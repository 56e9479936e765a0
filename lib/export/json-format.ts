import type { Gasto } from '@/lib/domain/entities';
import type { TalliedGasto } from '@/lib/domain/tally';
import type { FileFormat } from './file-format';

/**
 * The full form of the exchange file (docs/specification.md §3), an item a line, with every field of a row except the
 * ids of expenses. An empty database imports it as the same data.
 */
export const JSON_FORMAT: FileFormat = {
  mediaType: 'application/json',
  head: ({ categorias, metodosPago }) =>
    `{\n"categorias": ${listOf(categorias.values())},\n"metodosPago": ${listOf(metodosPago.values())},\n"gastos": [`,
  rows: (gastos, _, isFirst) =>
    gastos.map((gasto, place) => `${isFirst && place === 0 ? '' : ','}\n${lineOf(gasto)}`).join(''),
  tail: '\n]\n}\n',
  createReader,
};

function listOf(rows: Iterable<object>): string {
  const lines = Array.from(rows, (row) => JSON.stringify(row));
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}

function lineOf(gasto: Gasto): string {
  return JSON.stringify({ ...gasto, id: undefined });
}

type Head = Record<'categorias' | 'metodosPago', { id: number; nombre: string }[]>;

function createReader(): (text: string) => TalliedGasto[] {
  let names: Record<keyof Head, Map<number, string>> | null = null;
  return (text) => {
    if (!names) {
      const { categorias, metodosPago } = JSON.parse(`${text}]}`) as Head;
      names = { categorias: namesOf(categorias), metodosPago: namesOf(metodosPago) };
      return [];
    }
    const { categorias, metodosPago } = names;
    const rows = JSON.parse(`[${text.replace(/^,/, '')}]`) as Gasto[];
    return rows.map(({ cantidad, categoriaId, metodoPagoId, estado }) => ({
      cantidad,
      categoria: categorias.get(categoriaId) ?? '',
      metodoPago: metodosPago.get(metodoPagoId) ?? '',
      estado,
    }));
  };
}

function namesOf(rows: readonly { id: number; nombre: string }[]): Map<number, string> {
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
