import {
  isDivisaColumn,
  isMoneyColumn,
  isSignColumn,
  type ColumnProfile,
} from '@/lib/statements/column-profile';
import type { ColumnRole } from '@/lib/statements/mapping';

/** Possible columns, the likely first; the balance decides among several. */
export type ColumnChoices = {
  /** The operation's day first, else the booking's, else any. */
  days: number[];
  /** The day by which the bank orders its rows. */
  orderDay: number | null;
  operationDay: number | null;
  concepto: number | null;
  detalles: number[];
  amounts: number[];
  /** Of `amounts`, those whose headings are equally likely. */
  tied: number[];
  /** All amount columns if their currencies differ: each fills rows that the main one leaves empty. */
  foreign: ForeignColumn[];
  net: boolean;
  charge: number | null;
  credit: number | null;
  balances: number[];
  fee: number | null;
  /** The part of the amount that came back. */
  back: number | null;
  etiquetas: number | null;
  divisa: number | null;
  estado: number | null;
  signo: number | null;
  referencia: number | null;
  cuenta: number | null;
  cuota: number | null;
};

type ForeignColumn = { column: number; divisa: string; side: 'signed' | 'out' | 'in' };

const NO_CHOICES: ColumnChoices = {
  days: [],
  orderDay: null,
  operationDay: null,
  concepto: null,
  detalles: [],
  amounts: [],
  tied: [],
  foreign: [],
  net: false,
  charge: null,
  credit: null,
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

/** By content alone: the person is asked. */
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
    detalles: placesOf(detalles.filter(({ profile }) => profile.distinct > 1 && !isSignColumn(profile))).sort(
      (one, other) => one - other,
    ),
    amounts: placesOf(amounts),
    balances: placesOf(amounts).reverse(),
    divisa: placeOf(columns.find(({ profile }) => isDivisaColumn(profile))),
    signo: placeOf(columns.find(({ profile }) => isSignColumn(profile))),
  };
}

type ProfiledColumn = { place: number; profile: ColumnProfile };

function amountsAmong(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  const money = columns.filter(
    ({ profile }) => isMoneyColumn(profile) && (profile.distinct > 1 || profile.rows === 1),
  );
  const priced = money.filter(({ profile }) => profile.priced > 0 || profile.negatives > 0);
  return (priced.length > 0 ? priced : money).sort(
    (one, other) => Number(other.profile.negatives > 0) - Number(one.profile.negatives > 0),
  );
}

function textsAmong(columns: readonly ProfiledColumn[]): ProfiledColumn[] {
  return columns
    .filter(({ profile }) => profile.texts > profile.filled * 0.5 && !isDivisaColumn(profile))
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

export function placeOf(column: { place: number } | null | undefined): number | null {
  return column?.place ?? null;
}

export function placesOf(columns: readonly { place: number }[]): number[] {
  return columns.map(({ place }) => place);
}
