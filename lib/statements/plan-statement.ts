import type {
  Categoria,
  CategoriaFields,
  ExchangeFile,
  GastoFields,
  MetodoPago,
  MetodoPagoFields,
} from '@/lib/domain/entities';
import { withEtiquetas } from '@/lib/domain/etiquetas';
import type { KnownPlace } from '@/lib/statements/known';
import {
  categoriaOf,
  fateOf,
  metodoOfSource,
  namedMovement,
  pricedMovement,
  type ReviewChoices,
  type RowChoice,
} from '@/lib/statements/review-choices';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review-statement';

/** Shops that count as spent from now on though their words say otherwise, and those that do not. */
export function saidShops(
  review: StatementReview,
  source: number,
  choices: ReviewChoices,
): { counted: string[]; spared: string[] } {
  const counted = new Set(review.sources[source]?.counted);
  const spared = new Set(review.sources[source]?.spared);
  for (const [shop, { isAdded, isCounted }] of seenShops(review, source, choices)) {
    if (isAdded) spared.delete(shop);
    else if (choices.spared.has(shop)) spared.add(shop);
    if (isCounted) counted.add(shop);
    else if (isCounted === false) counted.delete(shop);
  }
  return { counted: [...counted], spared: [...spared] };
}

/** `isCounted` looks at movements that by their words are no spending; null without any. */
type SeenShop = { isAdded: boolean; isCounted: boolean | null };

function seenShops({ movements }: StatementReview, source: number, choices: ReviewChoices) {
  const seen = new Map<string, SeenShop>();
  movements.forEach((movement, at) => {
    const { shop, status, counted } = movement;
    const fate = fateOf(movement, at, choices);
    // An expense that is there already says nothing against its shop.
    if (movement.source !== source || fate === 'here' || fate === 'same') return;
    const { isAdded, isCounted } = seen.get(shop) ?? { isAdded: false, isCounted: null };
    const comes = fate === 'add';
    const isDoubted = counted !== null || (status.kind === 'aside' && status.reason !== 'dicho');
    seen.set(shop, {
      isAdded: isAdded || comes,
      isCounted: isDoubted ? isCounted === true || comes : isCounted,
    });
  });
  return seen;
}

type AcceptedText = { id: number; descripcion: string };

export type StatementPlan = {
  /** Ids that are no whole numbers are those of the plan; all others are local ones. */
  content: ExchangeFile;
  accepted: AcceptedText[];
  /** Places of the movements, by expense of the content and by accepted one. */
  added: number[];
  same: number[];
  again: { at: number; known: KnownPlace }[];
};

/** Each movement to be added needs a method. `unclassified` is made only if a movement has no category. */
export function planStatement(
  review: StatementReview,
  choices: ReviewChoices,
  unclassified: CategoriaFields,
): StatementPlan {
  const categorias = new PlannedRows<CategoriaFields>();
  const metodosPago = new PlannedRows<MetodoPagoFields>();
  const plan: StatementPlan = {
    content: { categorias: [], metodosPago: [], gastos: [] },
    accepted: [],
    added: [],
    same: [],
    again: [],
  };
  review.movements.forEach((movement, at) => {
    const fate = fateOf(movement, at, choices);
    if (fate === 'same' && movement.status.kind === 'typed') {
      plan.accepted.push({ id: movement.status.gasto.id, descripcion: movement.descripcion });
      plan.same.push(at);
    }
    if (fate === 'here' && movement.status.kind === 'again' && movement.status.known)
      plan.again.push({ at, known: movement.status.known });
    const metodo = fate === 'add' ? metodoOfSource(review, movement.source, choices) : null;
    if (!metodo || movement.fecha === null) return;
    const categoria = categoriaOf(movement, at, choices) ?? { kind: 'new', fields: unclassified };
    plan.added.push(at);
    plan.content.gastos.push({
      ...gastoOf(
        namedMovement(pricedMovement(movement, at, choices), choices),
        movement.fecha,
        categorias.idOf(categoria),
        metodosPago.idOf(metodo),
      ),
      ...etiquetasOf(movement, choices),
    });
  });
  plan.content.categorias = categorias.rows satisfies Categoria[];
  plan.content.metodosPago = metodosPago.rows satisfies MetodoPago[];
  return plan;
}

function gastoOf(
  { nombre, descripcion, importe }: ReviewedMovement,
  fecha: string,
  categoriaId: number,
  metodoPagoId: number,
): GastoFields {
  return {
    nombre,
    descripcion,
    cantidad: -importe / 100,
    fecha,
    categoriaId,
    metodoPagoId,
    estado: 'pagado',
  };
}

/** Those that the file says, and the one for all. */
function etiquetasOf(
  { etiquetas: told }: ReviewedMovement,
  { etiqueta }: ReviewChoices,
): Pick<GastoFields, 'etiquetas'> {
  const etiquetas = withEtiquetas(told, etiqueta ? [etiqueta] : []);
  return etiquetas ? { etiquetas } : {};
}

/** Ids that no stored row can have. */
class PlannedRows<Fields extends { nombre: string }> {
  readonly rows: (Fields & { id: number })[] = [];

  idOf(choice: RowChoice<Fields>): number {
    if (choice.kind === 'stored') return choice.id;
    const known = this.rows.find(({ nombre }) => nombre === choice.fields.nombre);
    if (known) return known.id;
    const id = this.rows.length + 0.5;
    this.rows.push({ ...choice.fields, id });
    return id;
  }
}
