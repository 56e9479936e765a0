import type { MissingReference } from '@/lib/domain/change';
import type { CategoriaFields } from '@/lib/domain/entities';
import { failure, success } from '@/lib/domain/result';
import type { RowChoice } from '@/lib/statements/statement-plan';
import { editGastos } from './edit-gastos';
import type { Operation } from './operation';

/** Gives expenses a category, in one change with the category if it is made for them. One of the same nombre is taken. */
export function classifyGastos(
  ids: readonly number[],
  choice: RowChoice<CategoriaFields>,
): Operation<MissingReference> {
  return async (db, control) => {
    const stored =
      choice.kind === 'stored'
        ? await db.categorias.get(choice.id)
        : await db.categorias.get({ nombre: choice.fields.nombre });
    if (stored) return editGastos(ids, { categoriaId: stored.id })(db, control);
    if (choice.kind === 'stored') return failure('categoria-missing');
    const id = await db.categorias.add({ ...choice.fields });
    const edited = await editGastos(ids, { categoriaId: id })(db, control);
    if (!edited.ok) return edited;
    return success({ ...edited.value, categorias: [{ id, before: null, after: { ...choice.fields, id } }] });
  };
}
