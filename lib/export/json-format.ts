import { byId, type CatalogoTable, type Gasto } from '@/lib/domain/entities';
import { netCantidad } from '@/lib/domain/reembolsos';
import { type TalliedCatalogo, type TalliedGasto, talliedGastos } from '@/lib/domain/tally';
import type { FileFormat } from './export-job';

/**
 * docs/specification.md §3: an item a line, with every field of a row except the ids of expenses. An empty database
 * imports it as the same data.
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

type Head = Record<CatalogoTable, { id: number; nombre: string }[]>;

function createReader(): (text: string) => TalliedGasto[] {
  let catalogo: TalliedCatalogo | null = null;
  return (text) => {
    if (catalogo)
      return talliedGastos(JSON.parse(`[${text.replace(/^,/, '')}]`) as Gasto[], catalogo, netCantidad);
    const { categorias, metodosPago } = JSON.parse(`${text}]}`) as Head;
    catalogo = { categorias: byId(categorias), metodosPago: byId(metodosPago) };
    return [];
  };
}
