import type { DayRange, Fecha } from '@/lib/domain/dates';
import { asideInWords, namesCard } from '@/lib/statements/aside-words';
import type { FileSources } from '@/lib/statements/file-sources';
import type { matchStatement } from '@/lib/statements/match-statement';
import {
  matchMoved,
  movedBefore,
  movedBy,
  withMoved,
  type Charge,
  type MovedBy,
  type MovedMoney,
} from '@/lib/statements/money-moved';
import type { Movement } from '@/lib/statements/movement';
import { movementName } from '@/lib/statements/movement-name';
import type { CountedTwice, Known, TypedMatch } from '@/lib/statements/known';
import { rangeOf } from '@/lib/statements/weigh-accounts';

/** `own`: by this file's rows; `before`: by earlier files of the source; `covered`: the days of the rows. */
type SourceMoved = { own: MovedMoney[]; before: MovedMoney[]; covered: DayRange | null };

export function addMoved(
  movements: readonly Movement[],
  { sources, ofMovement }: FileSources,
): SourceMoved[] {
  return sources.map((source, place) => {
    const rows = sources.length === 1 ? movements : movements.filter((_, at) => ofMovement[at] === place);
    const own = movedBy(rows);
    const before = movedBefore(source.moved, own);
    source.moved = withMoved(source.moved, own);
    return { own, before, covered: rangeOf(rows.flatMap(({ fecha }) => fecha ?? [])) };
  });
}

/** By other files or accounts. Files without a number may be mistaken for one account: a day covered without that money means another account. */
export function movedOf(
  movements: readonly Movement[],
  mayHaveMoved: (at: number) => boolean,
  { sources, ofMovement }: FileSources,
  moved: readonly SourceMoved[],
  known: Known,
): (MovedBy | null)[] {
  const found: (MovedBy | null)[] = movements.map(() => null);
  const all = new Map(known.sources.map((source) => [source.key, source.moved]));
  for (const source of sources) all.set(source.key, source.moved);
  sources.forEach(({ key }, source) => {
    const { before = [], covered = null } = moved[source] ?? {};
    const doubted = new Set(before);
    const others = [...all].flatMap(([other, told]) => (other === key ? [] : told));
    if (others.length + before.length === 0) return;
    const places = movements.flatMap((_, at) => (ofMovement[at] === source && mayHaveMoved(at) ? [at] : []));
    matchMoved(
      places.flatMap((at) => movements[at] ?? []),
      [...others, ...before],
      (charge, told) => !doubted.has(told) || isElsewhere(told.fecha, covered, charge),
    ).forEach((by, place) => {
      const at = places[place];
      if (at !== undefined) found[at] = by;
    });
  });
  return found;
}

type Stored = Charge & TypedMatch & { source: string | null };

export function countedTwice(
  { sources: { sources }, matches }: ReturnType<typeof matchStatement>,
  moved: readonly SourceMoved[],
  known: Known,
  unnamed: string,
): CountedTwice[] {
  const wanted = new Set(moved.flatMap(({ own }) => own.map(({ importe }) => -importe)));
  if (wanted.size === 0) return [];
  const inFile = new Set(
    matches.flatMap((match) => (match.kind === 'new' ? [] : (known.brought[match.at]?.gasto ?? []))),
  );
  const stored = [...broughtOf(known, wanted, inFile, unnamed), ...typedOf(known, wanted)];
  const found = new Map<number, CountedTwice>();
  sources.forEach(({ key }, source) => {
    const { own = [], covered = null } = moved[source] ?? {};
    const left = stored.filter(({ id }) => !found.has(id));
    matchMoved(left, own, (charge, told) => {
      if (charge.source === key) return isElsewhere(charge.fecha, covered, charge);
      return charge.source !== null || saysSo(charge, told);
    }).forEach((by, place) => {
      const one = left[place];
      if (!by || !one) return;
      const { id, nombre, fecha, importe, concepto } = one;
      found.set(id, { id, nombre, descripcion: concepto, fecha, importe, seen: by.seen });
    });
  });
  return [...found.values()].sort((one, other) => (one.fecha < other.fecha ? -1 : 1));
}

function broughtOf(
  { brought }: Known,
  wanted: ReadonlySet<number>,
  inFile: ReadonlySet<number>,
  unnamed: string,
): Stored[] {
  const stored = new Map<number, Stored>();
  for (const { movement, gasto, gone } of brought) {
    const { fecha, importe, concepto, detalles, source } = movement;
    if (gone || !wanted.has(importe) || inFile.has(gasto) || stored.has(gasto)) continue;
    const nombre = movementName(concepto, detalles).toWellFormed() || unnamed;
    stored.set(gasto, { id: gasto, nombre, fecha, importe, concepto, detalles, source: source.key });
  }
  return [...stored.values()];
}

function typedOf({ typed }: Known, wanted: ReadonlySet<number>): Stored[] {
  return typed.flatMap(({ id, nombre, fecha, cents, texto }) =>
    wanted.has(-cents)
      ? [{ id, nombre, fecha, importe: -cents, concepto: nombre, detalles: [texto], source: null }]
      : [],
  );
}

/** A day that the file covers without the charge means another account. */
function isElsewhere(fecha: Fecha, covered: DayRange | null, { concepto, detalles }: Charge): boolean {
  if (covered !== null && fecha >= covered.desde && fecha <= covered.hasta) return true;
  return asideInWords(concepto, detalles) !== null;
}

/** People type other things of the same amount: the words must agree. */
function saysSo({ concepto, detalles }: Charge, { of }: MovedMoney): boolean {
  return of === 'sum' ? namesCard([concepto, ...detalles]) : asideInWords(concepto, detalles) !== null;
}
