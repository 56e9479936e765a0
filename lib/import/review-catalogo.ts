import type { CatalogoTable } from '@/lib/domain/entities';
import type { GastoFault, GastoField } from '@/lib/domain/gasto-rules';
import { isRecord, ownValue } from '@/lib/domain/values';
import type { ReferenceFault, Rejection } from './import-summary';
import type { MendedItem } from './mends';
import { valueText } from './parse-file';
import { defineIds, type IdSpace, type Presence } from './planner';
import { type CatalogoEntry, planCatalogo, type PlannedEntry } from './read-catalogo';

/** `field` is null if the fault concerns no single field. */
export type ReviewedCell = {
  field: GastoField | null;
  /** The field's value, or the name in its place, shortened; null without any. */
  value: string | null;
  fault: GastoFault | ReferenceFault;
};

/** `index` counts from 1. */
type ReviewedFault = { index: number; cells: readonly ReviewedCell[] };

const REFERENCE_FIELD: Record<ReferenceFault['code'], GastoField | null> = {
  'categoria-missing': 'categoriaId',
  'metodo-missing': 'metodoPagoId',
  'references-unreadable': null,
};

export function reviewFaults(
  index: number,
  { item, spoken }: MendedItem,
  faults: readonly (GastoFault | ReferenceFault)[],
): ReviewedFault {
  const cells = faults.map((fault) => {
    const field = fieldOf(fault);
    return {
      field,
      value: valueText(
        field !== null && isRecord(item)
          ? (ownValue(item, field) ?? spoken.find((each) => each.field === field)?.nombre)
          : item,
      ),
      fault,
    };
  });
  return { index, cells };
}

function fieldOf(fault: GastoFault | ReferenceFault): GastoField | null {
  if (typeof fault === 'string') return fault === 'no-object' ? null : fault;
  return REFERENCE_FIELD[fault.code];
}

export type StoredName = { id: number; nombre: string };

type PlayedCatalogo = {
  ids: IdSpace;
  /** By local id, new rows included. */
  names: ReadonlyMap<number, string>;
  added: number;
  /** Nombres that a stored row or an earlier item has. */
  reused: string[];
  rejections: Rejection[];
};

/** Not defined by the file; `nombre` is that of the local row with this id. */
type UndefinedId = { id: number; nombre: string | null; count: number };

/** Nombres are whole, lists are not cut. */
export type ReviewedCatalogo = {
  added: number;
  reused: readonly string[];
  undefinedIds: readonly UndefinedId[];
};

/** Collides with no other id: stored and valid ids are above zero. */
export const PROVISIONAL_ID = Number.MIN_SAFE_INTEGER;

export function playCatalogo(
  table: CatalogoTable,
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  stored: readonly StoredName[],
  nextId: number,
): PlayedCatalogo {
  const planned = planCatalogo(entries, stored);
  const idsByNombre = expectedIds(planned, stored, nextId);
  const names = new Map(Array.from(idsByNombre, ([nombre, id]) => [id, nombre]));
  const defined = defineIds(entries, idsByNombre);
  const local = new Map(Array.from(names.keys(), (id): [number, Presence] => [id, 'present']));
  return {
    ids: { defined, local },
    names,
    added: planned.filter(({ act }) => act === 'add').length,
    reused: [...new Set(planned.flatMap((entry) => (entry.act === 'reuse' ? [entry.nombre] : [])))],
    rejections: rejectedEntries(table, planned),
  };
}

/** `ids` are those of all expenses, repeats included. */
export function reviewCatalogo(played: PlayedCatalogo, ids: Iterable<number>): ReviewedCatalogo {
  const counts = new Map<number, number>();
  for (const id of ids) if (!played.ids.defined.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const undefinedIds = [...counts].map(([id, count]) => ({
    id,
    nombre: played.names.get(id) ?? null,
    count,
  }));
  return { added: played.added, reused: played.reused, undefinedIds };
}

export function hasStrays({ ids: { defined, local } }: PlayedCatalogo, ids: Iterable<number>): boolean {
  for (const id of ids) if (!defined.has(id) && !local.has(id)) return true;
  return false;
}

function rejectedEntries(table: CatalogoTable, planned: readonly PlannedEntry<unknown>[]): Rejection[] {
  return planned.flatMap((entry) =>
    entry.act === 'reject' ? [{ kind: table, nombre: entry.nombre, fault: entry.fault }] : [],
  );
}

/** By nombre, if new rows get ids from `nextId` on and the database refuses none. */
function expectedIds(
  planned: readonly PlannedEntry<{ nombre: string }>[],
  stored: Iterable<StoredName>,
  nextId: number,
): ReadonlyMap<string, number> {
  const ids = new Map(Array.from(stored, ({ id, nombre }) => [nombre, id]));
  let next = nextId;
  for (const entry of planned)
    if (entry.act === 'add') {
      ids.set(entry.fields.nombre, next);
      next += 1;
    }
  return ids;
}
