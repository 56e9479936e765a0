import { addMesesToFecha, daysBetween, type Fecha } from '@/lib/domain/dates';
import { smallestOf } from '@/lib/domain/lists';

const RECENT_DAYS = 6;

/**
 * Nearest to a month after the last. After 31 August and 30 September comes 31 October: a short month's last day
 * stands for days that it lacks.
 */
export function usualDayAfter([last, ...before]: readonly [last: Fecha, ...before: Fecha[]]): Fecha {
  const due = addMesesToFecha(last, 1);
  const usual = usualOf([last, ...before.slice(0, RECENT_DAYS - 1)]);
  const choices = [-1, 0, 1].map((more) => addMesesToFecha(usual, mesesBetween(usual, due) + more));
  const distances = choices.map((choice) => Math.abs(daysBetween(due, choice)));
  return choices[distances.indexOf(smallestOf(distances))] ?? due;
}

/** The day that fits most others; the newest of equals. */
function usualOf(fechas: readonly [Fecha, ...Fecha[]]): Fecha {
  let [usual] = fechas;
  let most = 0;
  for (const fecha of fechas) {
    const kept = fechas.filter(
      (other) => addMesesToFecha(fecha, mesesBetween(fecha, other)) === other,
    ).length;
    if (kept > most) [usual, most] = [fecha, kept];
  }
  return usual;
}

function mesesBetween(from: Fecha, to: Fecha): number {
  const [years, meses] = [Number(to.slice(0, 4)) - Number(from.slice(0, 4)), Number(to.slice(5, 7))];
  return years * 12 + meses - Number(from.slice(5, 7));
}
