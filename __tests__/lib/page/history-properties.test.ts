import fc from 'fast-check';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import type { GastoEntry } from '@/lib/domain/gasto-entry';
import type { Act } from '@/lib/domain/change';
import * as history from '@/lib/page/acts/history';
import { pageDatabase as db } from '@/lib/page/storage/page-database';
import { buildGastoFields } from '../../support/build-gasto';
import { pageActs } from '../../support/page-acts';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { seedCatalogo, seedGastos } from '../../support/seed-catalogo';
import { contentOf } from '../../support/test-database';

allowForRuns();

const { redo, undo } = history;
const { addGasto, editGasto, editGastos, removeGastos } = pageActs(history);

const NONE = { ok: true, value: null };
const NOT_IN_TURN = { ok: false, fault: 'not-in-turn' };

/** One thing that a person does. A number picks an expense by its place in the list, or an act by its age. */
type Step = { kind: (typeof KINDS)[number]; pick: number; fields: Partial<GastoFields> };

const KINDS = [
  'add',
  'edit',
  'edit stale',
  'toggle',
  'toggle',
  'change',
  'delete',
  'undo',
  'undo older',
  'redo',
] as const;

/** An act of the program, and the whole list before and after it. */
type Remembered = { act: Act; before: readonly Gasto[]; after: readonly Gasto[] };

/** What the program does, done to an array. */
class PlainModel {
  readonly done: Remembered[] = [];
  readonly undone: Remembered[] = [];
  private nextId: number;

  constructor(public gastos: readonly Gasto[]) {
    this.nextId = Math.max(...gastos.map(({ id }) => id)) + 1;
  }

  add(fields: GastoFields): Gasto[] {
    this.nextId += 1;
    return [...this.gastos, { ...fields, id: this.nextId - 1 }];
  }

  async perform(
    after: readonly Gasto[],
    performing: ReturnType<typeof history.perform<unknown>>,
  ): Promise<void> {
    const performed = await performing;
    if (!performed.ok || !performed.value) {
      expect(this.gastos).toEqual(after);
      return;
    }
    this.done.push({ act: performed.value, before: this.gastos, after });
    this.undone.length = 0;
    this.gastos = after;
  }

  /** Takes back one of what was done, and says what the program must answer. */
  undo(position: number): object {
    const [one, ...later] = this.done.slice(position);
    if (!one) return NONE;
    const ids = touchedBy(one);
    if (later.some((other) => touchedBy(other).some((id) => ids.includes(id)))) return NOT_IN_TURN;
    this.apply(ids, one.before);
    this.done.splice(position, 1);
    this.undone.push(one);
    return { ok: true, value: one.act };
  }

  redo(): object {
    const one = this.undone.pop();
    if (!one) return NONE;
    this.apply(touchedBy(one), one.after);
    this.done.push(one);
    return { ok: true, value: one.act };
  }

  /** Makes some expenses what they are in a list, or are not. */
  private apply(ids: readonly number[], list: readonly Gasto[]): void {
    this.gastos = [
      ...this.gastos.filter(({ id }) => !ids.includes(id)),
      ...list.filter(({ id }) => ids.includes(id)),
    ].sort((a, b) => a.id - b.id);
  }
}

it('any acts, undone and redone, make of the tables what they make of an array, and undone altogether restore them', async () => {
  await seedCatalogo(db);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await db.gastos.clear();
      const seeded = await seedGastos(db, [{ nombre: 'Pan' }, { nombre: 'Luz' }, { nombre: 'Cine' }]);
      const first = await contentOf(db);
      const model = new PlainModel(seeded);
      // With this act, the page forgets what was taken back before.
      await take({ kind: 'delete', pick: 0, fields: {} }, model);
      for (const one of steps) {
        await take(one, model);
        expect((await contentOf(db)).gastos).toEqual(model.gastos);
      }
      for (const { act } of [...model.done].reverse()) expect(await undo()).toEqual({ ok: true, value: act });
      expect(await undo()).toEqual(NONE);
      expect(await contentOf(db)).toEqual(first);
    }),
    propertyRuns(20),
  );
  await db.delete();
});

/** Does a step to the database and to the model. */
async function take({ kind, pick, fields }: Step, model: PlainModel): Promise<void> {
  const { gastos } = model;
  const picked = gastos[pick % Math.max(gastos.length, 1)];
  const some = gastos.filter(({ id }) => id % 3 <= pick % 3).map(({ id }) => id);
  function edited(ids: readonly number[]): Gasto[] {
    return gastos.map((gasto) => (ids.includes(gasto.id) ? { ...gasto, ...fields } : gasto));
  }
  switch (kind) {
    case 'add': {
      const added = buildGastoFields(fields);
      await model.perform(model.add(added), addGasto(entryOf(added)));
      return;
    }
    case 'edit':
      if (picked)
        await model.perform(edited([picked.id]), editGasto(picked, entryOf({ ...picked, ...fields })));
      return;
    case 'edit stale':
      if (picked) await model.perform(gastos, editGasto({ ...picked, cantidad: -1 }, entryOf(picked)));
      return;
    case 'toggle': {
      if (!picked) return;
      const after = { ...picked, estado: picked.estado === 'pagado' ? 'pendiente' : 'pagado' };
      await model.perform(
        gastos.map((gasto) => (gasto === picked ? after : gasto)),
        editGastos([picked.id], { estado: after.estado }),
      );
      return;
    }
    case 'change':
      await model.perform(edited(some), editGastos([...some, 10 ** 6], fields));
      return;
    case 'delete':
      await model.perform(
        gastos.filter(({ id }) => !some.includes(id)),
        removeGastos([...some, 10 ** 6]),
      );
      return;
    case 'undo':
      expect(await undo()).toEqual(model.undo(model.done.length - 1));
      return;
    case 'undo older': {
      const position = pick % Math.max(model.done.length, 1);
      const act = model.done[position]?.act;
      if (act) expect(await undo(act)).toEqual(model.undo(position));
      return;
    }
    case 'redo':
      expect(await redo()).toEqual(model.redo());
  }
}

function entryOf({ categoriaId, metodoPagoId, ...fields }: GastoFields): GastoEntry {
  const { nombre, descripcion, cantidad, fecha, estado } = fields;
  const categoria = categoriaId === 1 ? 'Hogar' : 'Ocio';
  const metodoPago = metodoPagoId === 1 ? 'Efectivo' : 'Tarjeta';
  return { nombre, descripcion, cantidad, fecha, estado, categoria, metodoPago };
}

/** The expenses that an act added, changed or deleted. */
function touchedBy({ before, after }: Remembered): number[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].filter((id) => rowText(before, id) !== rowText(after, id));
}

function rowText(gastos: readonly Gasto[], id: number): string | undefined {
  const gasto = gastos.find((one) => one.id === id);
  return gasto && JSON.stringify(Object.entries(gasto).sort());
}

const fields: fc.Arbitrary<Partial<GastoFields>> = fc.record(
  {
    nombre: fc.constantFrom('Gas', 'Taxi'),
    cantidad: fc.integer({ min: 1, max: 3 }),
    fecha: fc.constantFrom('2026-01-01', '2026-01-02'),
    categoriaId: fc.constantFrom(1, 2),
    estado: fc.constantFrom('pagado', 'pendiente'),
  },
  { requiredKeys: [] },
);
const step: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom(...KINDS), pick: fc.nat(12), fields });
