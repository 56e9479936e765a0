import type {
  Categoria,
  CategoriaFields,
  Gasto,
  GastoFields,
  MetodoPago,
  MetodoPagoFields,
} from '@/lib/domain/entities';

/** The fields of an expense that keeps every rule. */
export function buildGastoFields(fields: Partial<GastoFields> = {}): GastoFields {
  return {
    nombre: 'Supermercado',
    descripcion: 'Compra de la semana',
    cantidad: 45.5,
    fecha: '2026-01-15',
    categoriaId: 1,
    metodoPagoId: 1,
    estado: 'pagado',
    ...fields,
  };
}

/** A stored expense. */
export function buildGasto(fields: Partial<Gasto> = {}): Gasto {
  return { ...buildGastoFields(), id: 1, ...fields };
}

/** The fields of a category. */
export function buildCategoriaFields(fields: Partial<CategoriaFields> = {}): CategoriaFields {
  return { nombre: 'Alimentación', descripcion: 'Comida', color: 'green', icono: '🍎', ...fields };
}

/** A stored category. */
export function buildCategoria(fields: Partial<Categoria> = {}): Categoria {
  return { ...buildCategoriaFields(), id: 1, ...fields };
}

/** The fields of a payment method. */
export function buildMetodoPagoFields(fields: Partial<MetodoPagoFields> = {}): MetodoPagoFields {
  return { nombre: 'Efectivo', descripcion: 'Billetes', icono: '💵', ...fields };
}

/** A stored payment method. */
export function buildMetodoPago(fields: Partial<MetodoPago> = {}): MetodoPago {
  return { ...buildMetodoPagoFields(), id: 1, ...fields };
}
