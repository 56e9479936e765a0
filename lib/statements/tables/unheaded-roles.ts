import type { ColumnProfile } from './column-profile';
import { type ColumnChoices, placeOf, placesOf } from './column-roles';
import type { ColumnRole } from '@/lib/statements/statement';

const NO_CHOICES: ColumnChoices = {
  days: [],
  orderDay: null,
  operationDay: null,
  concepto: null,
  operacion: null,
  detalles: [],
  amounts: [],
  tied: [],
  foreign: [],
  net: false,
  charge: null,
  credit: null,
  main: null,
  balances: [],
  fee: null,
  back: null,
  etiquetas: null,
  divisa: null,
  estado: null,
  signo: null,
  referencia: null,
  cuenta: null,
  cuota: null,
};

/** Tells roles by content alone: the person is asked. */
export function rolesByContent(profiles: readonly ColumnProfile[]): ColumnChoices {
  const columns = profiles.map((profile, place) => ({ place, profile }));
  const days = columns.filter(
    ({ profile }) =>
      profile.filled > 0 && profile.days >= profile.filled * 0.9 && profile.days >= profile.rows * 0.5,
  );
  const others = columns.filter((column) => !days.includes(column));
  const amounts = amountsAmong(others);
  const [concepto, ...detalles] = textsAmong(others);
  return {
    ...NO_CHOICES,
    days: placesOf(days),
    orderDay: placeOf(days[0]),
    concepto: placeOf(concepto),
    detalles: placesOf(detalles.filter(({ profile }) => profile.distinct > 1 && !profile.isSign)).sort(
      (one, other) => one - other,
    ),
    amounts: placesOf(amounts),
    balances: placesOf(amounts).reverse(),
    divisa: placeOf(columns.find(({ profile }) => profile.isDivisa)),
    signo: placeOf(columns.find(({ profile }) => profile.isSign)),
  };
}

type ProfiledColumn = { place: number; profile: ColumnProfile };

function amountsAmong(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  const money = columns.filter(
    ({ profile }) => profile.isMoney && (profile.distinct > 1 || profile.rows === 1),
  );
  const priced = money.filter(({ profile }) => profile.priced > 0 || profile.negatives > 0);
  return (priced.length > 0 ? priced : money).sort(
    (one, other) => Number(other.profile.negatives > 0) - Number(one.profile.negatives > 0),
  );
}

function textsAmong(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  return columns
    .filter(({ profile }) => profile.texts > profile.filled * 0.5 && !profile.isDivisa)
    .sort((one, other) => weight(other.profile) - weight(one.profile));
}

function weight(profile: ColumnProfile): number {
  return (profile.letters / Math.max(1, profile.rows)) * Math.min(profile.distinct, 20);
}

export function rolesByMapping(roles: readonly ColumnRole[]): ColumnChoices {
  function all(role: ColumnRole): number[] {
    return roles.flatMap((other, place) => (other === role ? [place] : []));
  }
  function one(role: ColumnRole): number | null {
    return all(role)[0] ?? null;
  }
  const fecha = one('fecha');
  return {
    ...NO_CHOICES,
    days: [...all('fecha'), ...all('otraFecha')],
    orderDay: fecha,
    concepto: one('concepto'),
    detalles: all('detalle'),
    amounts: all('importe'),
    charge: one('cargo'),
    credit: one('abono'),
    balances: all('saldo'),
    fee: one('comision'),
    back: one('devuelto'),
    etiquetas: one('etiquetas'),
    divisa: one('divisa'),
    estado: one('estado'),
    signo: one('signo'),
    referencia: one('referencia'),
    cuenta: one('cuenta'),
    cuota: one('cuota'),
  };
}
