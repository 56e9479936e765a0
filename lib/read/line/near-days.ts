import {
  addDays,
  addMesesToFecha,
  daysBetween,
  existingFecha,
  type Fecha,
  type Weekday,
  weekdayOf,
} from '@/lib/domain/dates';
import { MES_NAMES, OTHER_NINTH, shortName, WEEKDAY_NAMES } from '@/lib/read/calendar-names';
import { foldText } from '@/lib/read/words';
import { type FechaQuestion, wordsPattern } from './line-text';

export type DayPlace = {
  today: Fecha;
  /** «el 30» is then the next one. */
  isPending: boolean;
  /** The text to each side, without what other rules took. */
  before: string;
  behind: string;
};

/** A day, a question, part of the name, or nothing. */
export type Said =
  | Fecha
  | { question: FechaQuestion; options?: readonly Fecha[] }
  | { belongsTo: 'nombre' }
  | null;

/** `length`: of the part that names the day. */
type SaidByPart = { said: Said; length: number };

export type DayRule = {
  pattern: RegExp;
  read: (match: RegExpExecArray, place: DayPlace) => Said | SaidByPart;
  isWeekday?: true;
};

export const IMPOSSIBLE = { question: 'impossible-day' } as const;
export const VAGUE = { question: 'vague-day' } as const;
export const SEVERAL = { question: 'several-days' } as const;
export const NOMBRE = { belongsTo: 'nombre' } as const;

/** Behind a day: «por la noche». */
export const PART_OF_DAY =
  '(?: (?:(?:por|x|en|a|de) la |a ?l? ?|al )?(?:noche|tarde|manana|madrugada|mediodia|medio dia|temprano))?';

/** Up to today or, if pending, from today on. */
export function nearest({ today, isPending }: DayPlace, day: number, mes: number | null): Fecha | null {
  const step = isPending ? 1 : -1;
  for (let away = 0; away <= 60; away += 1) {
    const first = addMesesToFecha(`${today.slice(0, 7)}-01`, away * step);
    if (mes !== null && Number(first.slice(5, 7)) !== mes) continue;
    const fecha = existingFecha(Number(first.slice(0, 4)), Number(first.slice(5, 7)), day);
    if (fecha === null) {
      if (mes !== null) return null;
      continue;
    }
    if (isPending ? fecha >= today : fecha <= today) return fecha;
  }
  return null;
}

/** Asks if the coming day is nearer than the last; a pending expense takes the coming one. */
export function dayOfMes(place: DayPlace, day: number, mes: number): Said {
  const coming = nearest({ ...place, isPending: true }, day, mes);
  const last = nearest({ ...place, isPending: false }, day, mes);
  if (coming === null || last === null) return IMPOSSIBLE;
  if (place.isPending) return coming;
  const isNearer = daysBetween(place.today, coming) < daysBetween(last, place.today);
  return isNearer ? { question: 'which-year', options: [coming, last] } : last;
}

/** Before today or, with `isNext`, after it; `when` may name last week. */
function weekdayNear({ today }: DayPlace, weekday: Weekday, isNext: boolean, when: string): Fecha {
  const now = weekdayOf(today);
  if (isNext) return addDays(today, ((weekday - now + 6) % 7) + 1);
  const last = addDays(today, -((now - weekday + 6) % 7) - 1);
  if (when !== ' de la semana pasada') return last;
  const monday = addDays(today, -((now + 6) % 7) - 7);
  return addDays(monday, (weekday + 6) % 7);
}

const ARTICLE = '(para el |antes del |hasta el |vence el |el |este |la |los |del |de )?';
/** A number of one or two digits that is no amount: «lunes 4». */
const NUMBER = '(?: ([0-3]?\\d)(?! ?(?:%|k\\b|mil\\b|€|\\$|euros|pesos|soles|lucas))(?![\\p{L}.,/x]\\d?))?';
const WHEN =
  '( pasado| anterior| ultimo| que viene| proximo| siguiente| de la semana pasada| de esta semana)?';

/** «el lunes», «viernes pasado», «mié 4». */
export function weekdayRule(): DayRule {
  const names = WEEKDAY_NAMES.map(foldText);
  const shortNames = [...names.map(shortName), 'mier'];
  const name = [...names, ...shortNames].join('|');
  return {
    pattern: wordsPattern(`${ARTICLE}(pasado |proximo |otro )?(${name})(\\.)?${NUMBER}${WHEN}${PART_OF_DAY}`),
    isWeekday: true,
    read(match, place) {
      const [found, , , named = '', dot = '', number] = match;
      const start = shortName(named);
      const weekday = (names.findIndex((whole) => whole.startsWith(start)) + 1) as Weekday;
      const said = readWeekday(match, { weekday, isShort: shortNames.includes(named) }, place);
      if (number === undefined) return said;
      const day = typeof said === 'string' ? dayNumbered(Number(number), weekday, place) : null;
      // A number behind the weekday may be the amount.
      const length = found.lastIndexOf(named) + named.length + dot.length;
      return day === null ? { said, length } : day;
    },
  };
}

function readWeekday(
  match: RegExpExecArray,
  { weekday, isShort }: { weekday: Weekday; isShort: boolean },
  place: DayPlace,
): Said {
  const { before, behind, isPending } = place;
  const [, article = '', which = '', , dot, number, when = ''] = match;
  const hasArticle = /^(?:el|este|para el|antes del|hasta el|vence el) $/u.test(article);
  if (namesSomething(article, when, place)) return NOMBRE;
  if (isShort && !hasArticle && dot === undefined && !standsAlone(before, behind, number)) return null;
  // «el otro lunes»: the one before the last, or after the next.
  if (which === 'otro ') return VAGUE;
  if (number === undefined && article === 'este ' && when === '') return thisOrLast(place, weekday);
  const isNext =
    / (?:que viene|proximo|siguiente)$/u.test(when) ||
    which === 'proximo ' ||
    (/^(?:para|antes|hasta|vence)/u.test(article) && when === '');
  return weekdayNear(place, weekday, isNext || (isPending && when === ''), when);
}

/** «los lunes», «jueves de alitas», «noche de viernes» */
function namesSomething(article: string, when: string, { before, behind }: DayPlace): boolean {
  const follows =
    /^(?:\0*\s*)de(?!\p{L}| la semana| esta)/u.test(behind.trimStart()) ||
    /^ (?:santo|negro|gigante|social|feliz|loco)\b/u.test(behind);
  const hasBefore = /[\p{L}\p{N}\x01] *$/u.test(before);
  return (
    /^(?:los|la) $/u.test(article) ||
    (when === '' && (follows || (/^del? $/u.test(article) && hasBefore))) ||
    /(?:cada|todos los|los|noche de) $/u.test(before)
  );
}

/** «lunes 4» is a day if that is a Monday and another number can be the amount. */
function dayNumbered(number: number, weekday: Weekday, place: DayPlace): Said {
  const { before, behind } = place;
  if (!/\d/u.test(before + behind)) return null;
  const day = [place.isPending, !place.isPending]
    .map((isPending) => nearest({ ...place, isPending }, number, null))
    .find((near) => near !== null && weekdayOf(near) === weekday);
  if (day === undefined || day === null) return null;
  return /^ \p{L}+s(?!\p{L})/u.test(behind) ? SEVERAL : day;
}

/** «este viernes» is the coming one as often as the last. */
function thisOrLast(place: DayPlace, weekday: Weekday): Said {
  const coming = weekdayNear(place, weekday, true, '');
  if (place.isPending) return coming;
  return { ...SEVERAL, options: [weekdayNear(place, weekday, false, ''), coming] };
}

/** At an end of the line, or beside a number: «lun 12 pan», «pan 12 lun». */
function standsAlone(before: string, behind: string, number: string | undefined): boolean {
  return /(?:^|[\d\0€$,.;]) *$/u.test(before) || number !== undefined || /^ *(?:$|[\d\0€$,;])/u.test(behind);
}

/** Alternatives of a pattern, in lower case. */
export function mesNames(): string {
  return [...MES_NAMES, OTHER_NINTH].join('|');
}

export function shortMesNames(): string {
  return [...MES_NAMES.map(shortName), 'sept', 'set'].join('|');
}
