import { readAmount } from '@/lib/domain/amount-input';
import { readFechas, type Fecha } from '@/lib/domain/dates';
import type { GastoField } from '@/lib/domain/gasto-rules';
import { isFilledString } from '@/lib/domain/text-value';

/** The ways in which a field that breaks its rule can be set right without being typed anew. */
export const MEND_RULES = [
  'nombre-from-descripcion',
  'descripcion-from-nombre',
  'cantidad-from-text',
  'cantidad-positive',
  'fecha-as-iso',
  'fecha-day-first',
  'fecha-month-first',
  'estado-pagado',
] as const;

/** One of {@link MEND_RULES}. The two readings of a date that has two exclude each other. */
export type MendRule = (typeof MEND_RULES)[number];

/** What a field would hold by a rule. */
export type Offer = { rule: MendRule; value: string | number };

/** A file says nothing of the locale that wrote it: a mark that could be either is never read as one of them. */
const NO_LOCALE = { group: '', decimal: '' };

/**
 * What could stand in a field that breaks its rule: nothing, one offer, or two where a date reads both ways, the
 * reading with the day first before the other. Every value that is offered keeps the rule.
 */
export function offersFor(item: Readonly<Record<string, unknown>>, field: GastoField): Offer[] {
  const value = ownValue(item, field);
  switch (field) {
    case 'nombre':
      return offerText(value, ownValue(item, 'descripcion'), 'nombre-from-descripcion');
    case 'descripcion':
      return offerText(value, ownValue(item, 'nombre'), 'descripcion-from-nombre');
    case 'cantidad':
      return offerCantidad(value);
    case 'fecha':
      return typeof value === 'string' ? offerFecha(readFechas(value)) : [];
    case 'estado':
      return offerText(value, 'pagado', 'estado-pagado');
    case 'categoriaId':
    case 'metodoPagoId':
      return [];
  }
}

/** What a person types for a field, as the value that keeps its rule; null where it keeps none. */
export function readTypedText(
  field: 'nombre' | 'descripcion' | 'estado' | 'fecha',
  text: string,
): string | null {
  if (field !== 'fecha') return isFilledString(text) ? text.trim() : null;
  const [fecha, other] = readFechas(text);
  return fecha !== undefined && other === undefined ? fecha : null;
}

/** Another text in the place of one that is missing; what is there but is no text is nobody's to replace. */
function offerText(value: unknown, other: unknown, rule: MendRule): Offer[] {
  const missing = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return missing && isFilledString(other) ? [{ rule, value: other }] : [];
}

function offerCantidad(value: unknown): Offer[] {
  if (typeof value === 'number')
    return value < 0 && Number.isFinite(value) ? [{ rule: 'cantidad-positive', value: -value }] : [];
  if (typeof value !== 'string') return [];
  const unsigned = value.trim().replace(/^[-−]\s*/, '');
  const rule = unsigned === value.trim() ? 'cantidad-from-text' : 'cantidad-positive';
  const typed = readAmount(unsigned, NO_LOCALE);
  return typed.kind === 'amount' ? [{ rule, value: typed.cantidad }] : [];
}

function offerFecha([fecha, other]: readonly Fecha[]): Offer[] {
  if (fecha === undefined) return [];
  if (other === undefined) return [{ rule: 'fecha-as-iso', value: fecha }];
  return [
    { rule: 'fecha-day-first', value: fecha },
    { rule: 'fecha-month-first', value: other },
  ];
}

/** A field that the item itself has: what it inherits is no data of the file. */
function ownValue(item: Readonly<Record<string, unknown>>, field: GastoField): unknown {
  return Object.hasOwn(item, field) ? item[field] : undefined;
}
