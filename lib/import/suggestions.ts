import type { Fecha } from '@/lib/domain/dates';
import type { GastoField } from '@/lib/domain/gasto-rules';
import { isFilledString, ownValue } from '@/lib/domain/values';
import { readCantidad } from '@/lib/read/read-cantidad';
import { readFechas } from '@/lib/read/read-day';

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

/** The two readings of an ambiguous date exclude each other. */
export type MendRule = (typeof MEND_RULES)[number];

type Offer = { rule: MendRule; value: string | number };

/** Files do not tell their locale: an ambiguous mark neither groups nor begins decimals. */
const NO_LOCALE = { group: '', decimal: '' };

/** Offers valid values. An ambiguous date gets two, day first before month first. */
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

/** A value of another type is not replaced. */
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
  const typed = readCantidad(unsigned, NO_LOCALE);
  return typed.kind === 'cantidad' ? [{ rule, value: typed.cantidad }] : [];
}

function offerFecha([fecha, other]: readonly Fecha[]): Offer[] {
  if (fecha === undefined) return [];
  if (other === undefined) return [{ rule: 'fecha-as-iso', value: fecha }];
  return [
    { rule: 'fecha-day-first', value: fecha },
    { rule: 'fecha-month-first', value: other },
  ];
}
