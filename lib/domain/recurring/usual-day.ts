import { addMesesToFecha, daysBetween, type Fecha } from '@/lib/domain/dates';
import { smallestOf } from '../lists';

/** How many of the newest days tell which day of the month is the usual one. */
const RECENT_DAYS = 6;

/**
 * When something is paid next that is paid once a month, given the days of its payments, the newest first: on the
 * usual day of the month, as near as possible to a month after the last payment. After the 31st of August and the
 * 30th of September that is the 31st of October. If the 1st is usual and the last payment was on the 30th of
 * September, it is the 1st of November. The last day of a short month counts as any day that the month lacks; of two
 * equally usual days the newer one counts.
 */
export function usualDayAfter([last, ...before]: readonly [last: Fecha, ...before: Fecha[]]): Fecha {
  const due = addMesesToFecha(last, 1);
  const usual = usualOf([last, ...before.slice(0, RECENT_DAYS - 1)]);
  const choices = [-1, 0, 1].map((more) => addMesesToFecha(usual, mesesBetween(usual, due) + more));
  const distances = choices.map((choice) => Math.abs(daysBetween(due, choice)));
  return choices[distances.indexOf(smallestOf(distances))] ?? due;
}

/** One of the days: the one whose day of the month most of them have. */
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
