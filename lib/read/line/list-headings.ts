import { addMesesToFecha, existingFecha, type Fecha, weekdayOf } from '@/lib/domain/dates';
import { MES_NAMES, mesNamed, mesShortened, WEEKDAY_NAMES } from '@/lib/read/calendar-names';
import { pattern } from '@/lib/read/patterns';
import { foldText, plainWords } from '@/lib/read/words';
import { mesNames, shortMesNames } from './near-days';

const YEAR = '(20[0-3]\\d)';
const ofMes = pattern(
  `^(?:gastos |compras )?(?:de |del |mes de |el )*(?:(${mesNames()})(?: (?:de |del )?${YEAR})?|(${shortMesNames()}) ${YEAR})$`,
);
const ofDay = pattern(`^(?:el )?(${WEEKDAY_NAMES.map(foldText).join('|')}) (?:dia )?([0-3]?\\d)$`);

type MesHeading = { mes: string; text: string; isNumbered: boolean };

/** «Marzo 2026», «MARZO:», «Gastos de marzo»; `text` goes before a line. */
export function mesHeading(typed: string, today: Fecha): MesHeading | null {
  const [, whole = '', year, short = '', said = year] = ofMes().exec(plainWords(typed)) ?? [];
  const number = mesNamed(whole) || mesShortened(short);
  if (number === 0) return null;
  const [thisYear, thisMes] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const of = said ?? String(number > thisMes ? thisYear - 1 : thisYear);
  return {
    mes: `${of}-${String(number).padStart(2, '0')}`,
    text: `${MES_NAMES[number - 1] ?? ''} ${of}:`,
    isNumbered: said !== undefined,
  };
}

/** «Lunes 16» or «16:», if this month or the last has one. */
export function dayHeading(typed: string, today: Fecha): Fecha | null {
  const [, name = '', number = /^\s*(\d{1,2})\s*:\s*$/u.exec(typed)?.[1]] =
    ofDay().exec(plainWords(typed)) ?? [];
  if (number === undefined) return null;
  const weekday = WEEKDAY_NAMES.findIndex((one) => foldText(one) === name) + 1;
  for (let back = 0; back < 2; back += 1) {
    const first = addMesesToFecha(`${today.slice(0, 7)}-01`, -back);
    const fecha = existingFecha(Number(first.slice(0, 4)), Number(first.slice(5, 7)), Number(number));
    const isNamed = name === '' || (fecha !== null && weekdayOf(fecha) === weekday);
    if (fecha !== null && fecha <= today && isNamed) return fecha;
  }
  return null;
}
