import { type Weekday, weekdayOf } from '@/lib/domain/dates';
import { shortName, WEEKDAY_NAMES } from '../calendar-names';
import { foldText } from '../words';
import { wordsPattern } from './line-text';
import {
  nearest,
  NOMBRE,
  PART_OF_DAY,
  SEVERAL,
  VAGUE,
  weekdayNear,
  type Around,
  type DayContext,
  type DayRule,
  type Said,
} from './near-days';

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
    read(match, context, around) {
      const [found, , , named = '', dot = '', number] = match;
      const start = shortName(named);
      const weekday = (names.findIndex((whole) => whole.startsWith(start)) + 1) as Weekday;
      const said = readWeekday(match, { weekday, isShort: shortNames.includes(named) }, context, around);
      if (number === undefined) return said;
      const day = typeof said === 'string' ? dayNumbered(Number(number), weekday, context, around) : null;
      // A number behind the weekday may be the amount.
      const length = found.lastIndexOf(named) + named.length + dot.length;
      return day === null ? { said, length } : day;
    },
  };
}

function readWeekday(
  match: RegExpExecArray,
  { weekday, isShort }: { weekday: Weekday; isShort: boolean },
  context: DayContext,
  { before, behind }: Around,
): Said {
  const [, article = '', which = '', , dot, number, when = ''] = match;
  const hasArticle = /^(?:el|este|para el|antes del|hasta el|vence el) $/u.test(article);
  if (namesSomething(article, when, { before, behind })) return NOMBRE;
  if (isShort && !hasArticle && dot === undefined && !standsAlone(before, behind, number)) return null;
  // «el otro lunes»: the one before the last, or after the next.
  if (which === 'otro ') return VAGUE;
  if (number === undefined && article === 'este ' && when === '') return thisOrLast(context, weekday);
  const isNext =
    / (?:que viene|proximo|siguiente)$/u.test(when) ||
    which === 'proximo ' ||
    (/^(?:para|antes|hasta|vence)/u.test(article) && when === '');
  return weekdayNear(context, weekday, isNext || (context.isPending && when === ''), when);
}

/** «los lunes», «jueves de alitas», «noche de viernes» */
function namesSomething(article: string, when: string, { before, behind }: Around): boolean {
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
function dayNumbered(
  number: number,
  weekday: Weekday,
  context: DayContext,
  { before, behind }: Around,
): Said {
  if (!/\d/u.test(before + behind)) return null;
  const day = [context.isPending, !context.isPending]
    .map((isPending) => nearest({ ...context, isPending }, number, null))
    .find((near) => near !== null && weekdayOf(near) === weekday);
  if (day === undefined || day === null) return null;
  return /^ \p{L}+s(?!\p{L})/u.test(behind) ? SEVERAL : day;
}

/** «este viernes» is the coming one as often as the last. */
function thisOrLast(context: DayContext, weekday: Weekday): Said {
  const coming = weekdayNear(context, weekday, true, '');
  if (context.isPending) return coming;
  return { ...SEVERAL, options: [weekdayNear(context, weekday, false, ''), coming] };
}

/** At an end of the line, or beside a number: «lun 12 pan», «pan 12 lun». */
function standsAlone(before: string, behind: string, number: string | undefined): boolean {
  return /(?:^|[\d\0€$,.;]) *$/u.test(before) || number !== undefined || /^ *(?:$|[\d\0€$,;])/u.test(behind);
}
