import { addDays, addMesesToFecha, daysBetween, isFecha, type Fecha } from '@/lib/domain/dates';
import { KEPT, spanOf, take, takePart, wordsPattern, type LineText } from './line-text';
import {
  ago,
  dayOf,
  dayOfMes,
  fullYear,
  IMPOSSIBLE,
  isSameWeekday,
  nearest,
  pad,
  weekdayNumber,
  weekdayOf,
  type DayContext,
  type Said,
} from './near-days';
import { SMALL_NUMBER, smallNumberOf } from './number-words';

const VAGUE = { question: 'vague-day' } as const;
const SEVERAL = { question: 'several-days' } as const;
const NOMBRE = { belongsTo: 'nombre' } as const;

type DayRule = {
  pattern: RegExp;
  read: (match: RegExpExecArray, context: DayContext, around: Around) => Said;
};

type Around = { before: string; behind: string };

const MESES =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept|sep|set|oct|nov|dic';
const MES_STARTS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const WEEKDAYS = 'domingo|lunes|martes|miercoles|jueves|viernes|sabado';
const SHORT_WEEKDAYS = 'dom|lun|mar|mier|mie|jue|vie|sab';
const WEEKDAY_STARTS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];
const PART_OF_DAY =
  '(?: (?:(?:por|en|a|de) la |a ?l? ?|al )?(?:noche|tarde|manana|madrugada|mediodia|medio dia|temprano))?';
/** In front of a day, these mean a payment by then. */
const DUE = '(?:para|antes de|antes|hasta|vence|vencen|vencimiento|vto\\.?)(?: el|l| del)?(?: dia)?';
const ORDINAL = '(?:ro|er|º|ª|°|o)?';

/** A number behind these names something. */
const NUMBERED =
  /(?:cuotas?|plazos?|letra|mensualidad|pago|parte|capitulo|temporada|recibo|abono|talla|tomo) ?$/u;
/** Places have names of days: «avenida 9 de julio». */
const PLACE =
  /(?:calle|avenida|av\.?|plaza|metro|estacion|parque|colonia|barrio|paseo|escuela|colegio|hospital|mercado|ruta|club) (?:el )?$/u;

/** Shares as people write them. */
const FRACTION = /^(?:1\/[2-8]|2\/[35]|3\/[458])$/u;

/** A nearer day is as likely as a share. */
const LATELY_DAYS = 60;

const RULES: readonly DayRule[] = [
  // 2026-10-03, 3/10/26, 3.10.26
  {
    pattern: wordsPattern('(\\d{4})-(\\d{1,2})-(\\d{1,2})'),
    read: ([, y, m, d]) => dayOf(Number(y), Number(m), Number(d)),
  },
  {
    pattern: wordsPattern('(?:el )?(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})(?![.,/-]\\d)'),
    read: ([, d, , m, y]) => dayOf(fullYear(Number(y)), Number(m), Number(d)),
  },
  // 3/10, el 3-10
  {
    pattern: wordsPattern(
      `(${DUE} |el |dia )?(?<![.,/-])(\\d{1,3})([-/])(\\d{1,2})(?![.,/-]?\\d)(?! ?(?:%|k|mil|€|\\$))`,
    ),
    read: readDayAndMes,
  },
  // 18 de septiembre, 1ro de oct, 3-oct
  {
    pattern: wordsPattern(
      `(?<!\\d[.,])(?:(${DUE}) |el |del )?(?:dia )?(primero|${SMALL_NUMBER})${ORDINAL}(?: del? | |[-/])(${MESES})\\.?(?:(?: de | del |[-/])(\\d{4}|\\d{2})| (20[0-3]\\d|199\\d))?`,
    ),
    read: readNamedMes,
  },
  // el 3 del 10
  {
    pattern: wordsPattern(`(?:(${DUE}) |el |dia )(\\d{1,2}) del (1[0-2]|0?[1-9])(?![.,/]\\d)`),
    read: ([, due, d, m], context) =>
      dayOfMes({ ...context, isPending: context.isPending || due !== undefined }, Number(d), Number(m)),
  },
  // ayer, anteayer, hoy
  {
    pattern: wordsPattern(
      '(?:antes de anteayer|antes de antier|trasanteayer|tras ?antier|trasantier)' + PART_OF_DAY,
    ),
    read: (_, { today }) => addDays(today, -3),
  },
  {
    pattern: wordsPattern(
      '(?:antes de ayer|antes de anoche|anteayer|ante ayer|antier|antiayer|antayer|anteanoche|antenoche|antenoche|antier en la noche)' +
        PART_OF_DAY,
    ),
    read: (_, { today }) => addDays(today, -2),
  },
  {
    pattern: wordsPattern(`(?:ayer|anoche|aller)${PART_OF_DAY}`),
    read: (_, { today }) => addDays(today, -1),
  },
  {
    pattern: wordsPattern(`(?:${DUE} )?pasado manana${PART_OF_DAY}`),
    read: (_, { today }) => addDays(today, 2),
  },
  {
    pattern: wordsPattern(`(?:${DUE} )?(?<!la |de |el |esta |buena |cada )manana${PART_OF_DAY}`),
    read: (_, { today }) => addDays(today, 1),
  },
  {
    pattern: wordsPattern(
      `hoy(?: mismo)?${PART_OF_DAY}|esta (?:misma )?(?:manana|tarde|noche|madrugada)|este mediodia|al? mediodia|hace (?:un rato|un momento|un ratito|unas horas|una hora|media hora|nada)|ahora mismo|por la (?:manana|tarde|noche)`,
    ),
    read: (_, { today }) => today,
  },
  // hace tres días
  {
    pattern: wordsPattern(
      `(?:hace|hara)(?: ya)? (${SMALL_NUMBER}) (dia|semana|mes|ano)(?:e?s)?(?! y medi[oa])|(${SMALL_NUMBER}) (dia|semana|mes|ano)(?:e?s)? atras`,
    ),
    read: ([, count = '', unit = '', countBack, unitBack], { today }) =>
      ago(today, smallNumberOf(countBack ?? count), unitBack ?? unit),
  },
  {
    pattern: wordsPattern(`(?:${DUE} )?(?:dentro de|en) (${SMALL_NUMBER}) (dia|semana|mes)(?:e?s)?`),
    read: ([, count = '', unit = ''], { today }) => ago(today, -smallNumberOf(count), unit),
  },
  // Vague ones
  {
    pattern: wordsPattern(
      '(?:el |la |este |esta |a |del )?(?:(?:semana|quincena|mes|ano|finde|fin de semana) (?:pasad[oa]|anterior|que viene|proxim[oa]|entrante)|(?:proxim[oa]|otr[oa]|pasad[oa]) (?:semana|mes|ano|finde|fin de semana|dia|noche|tarde))' +
        '|(?:el|este) (?:finde|fin de semana)|hace (?:poco|tiempo|mucho|rato|un tiempo|medi[oa] \\p{L}+|(?:un )?(?:ano|mes|dia) y medio|una semana y media|un par de \\p{L}+|un[oa]s (?:\\p{L}+ )?\\p{L}+|varios \\p{L}+|varias \\p{L}+|algunos \\p{L}+)|(?:a |el )?(?:principios?|mediados|finales|fin(?:es)?|primeros|ultimos|inicios?|comienzos) de (?:mes|ano|semana|' +
        MESES +
        ')|(?:el |los )?otros? dias?|estos dias|un dia de estos|est[ea] (?:semana|mes|ano)|entre semana',
    ),
    read: ([found], _, { before, behind }) =>
      isVague(found) && !/(?:\bdel?|cada) $/u.test(before) && !/^ de la/u.test(behind) ? VAGUE : null,
  },
  // el lunes, viernes pasado
  {
    pattern: wordsPattern(
      `(para el |antes del |hasta el |vence el |el |este |la |los |del |de )?(pasado |proximo |otro )?(${WEEKDAYS}|${SHORT_WEEKDAYS})(\\.)?(?: ([0-3]?\\d)(?! ?(?:%|k\\b|mil\\b|€|\\$|euros|pesos|soles|lucas))(?![\\p{L}.,/x]\\d?))?( pasado| anterior| ultimo| que viene| proximo| siguiente| de la semana pasada| de esta semana)?${PART_OF_DAY}`,
    ),
    read: readWeekday,
  },
  // el 3, para el 5
  {
    pattern: wordsPattern(
      `(?<!\\d[.,])(para el |antes del |hasta el |vence el |el |del |de )?(dia )?(primero|${SMALL_NUMBER})${ORDINAL}( de este mes| del corriente| del mes pasado| del pasado(?: mes)?| del mes anterior| pasado| del mes)?`,
    ),
    read: readDayOfMes,
  },
];

/**
 * Leaves days of a name, such as «24/7» and «jueves de alitas». Answers today if the line names none, and null if a
 * question was added.
 */
export function takeDay(line: LineText, context: DayContext): Fecha | null {
  let fecha: Fecha | null = null;
  let isAsked = false;
  for (const { pattern, read } of RULES) {
    for (const match of line.folded.matchAll(pattern)) {
      const { start, end } = spanOf(match);
      const around = { before: line.folded.slice(0, start), behind: line.folded.slice(end) };
      const said = read(match, context, around);
      if (said === null) continue;
      // A rule may have shortened its match.
      const span = spanOf(match);
      if (typeof said !== 'string' && 'belongsTo' in said) {
        take(line, span, KEPT);
        continue;
      }
      const first: Fecha | null = fecha;
      // «hoy domingo», «lunes, 16 de noviembre»
      if (first !== null && read === readWeekday && typeof said === 'string' && isSameWeekday(first, said)) {
        takePart(line, { kind: 'fecha', ...span, fecha: first });
        continue;
      }
      const asked = typeof said !== 'string' ? said : first !== null && first !== said ? SEVERAL : null;
      if (asked === null && typeof said === 'string') {
        fecha = said;
        takePart(line, { kind: 'fecha', ...span, fecha });
      } else if (asked !== null) {
        isAsked = true;
        const options = typeof said === 'string' && first !== null ? [first, said] : [];
        line.questions.push({ field: 'fecha', options, ...asked, ...span });
        take(line, span);
      }
    }
  }
  return isAsked ? null : (fecha ?? context.today);
}

/** «este mes» names no day, and often belongs to a name. */
function isVague(found: string): boolean {
  return !/^(?:est[ea] (?:semana|mes|ano)|(?:semana|mes|ano) proxim[oa]|entre semana)$/u.test(found);
}

function readDayAndMes(
  [, article = '', d = '', sign = '', m = '']: RegExpExecArray,
  context: DayContext,
  { before, behind }: Around,
): Said {
  const day = Number(d);
  const mes = Number(m);
  if ((day === 24 && mes === 7 && sign === '/') || NUMBERED.test(before)) return NOMBRE;
  if (article === '' && sign === '/' && FRACTION.test(`${d}/${m}`)) {
    const said = readFraction(day, mes, context, { before, behind });
    if (said !== null) return said;
  }
  if (day === 0 || mes === 0) return null;
  // «32/10» was meant for a day, «60/12» for something else.
  if (day > 31) return day < 40 && mes <= 12 ? IMPOSSIBLE : null;
  const isDash = !before.endsWith('/') && article === '' && mes > 12;
  if (mes > 12) return isDash ? null : IMPOSSIBLE;
  return dayOfMes({ ...context, isPending: context.isPending || isDue(article) }, day, mes);
}

/** Reads «1/4 de pollo», «pizza 1 y 1/2» as a share, or asks if that day is near. Null means a day. */
function readFraction(day: number, mes: number, context: DayContext, { before, behind }: Around): Said {
  if (/^ ?(?:kg|kilos?|litros?|l|docena|de (?:kilo|litro))\b/u.test(behind)) return NOMBRE;
  if (/\d (?:y |con )?$/u.test(before)) return NOMBRE;
  const fecha = nearest(context, day, mes);
  if (fecha === null || Math.abs(daysBetween(fecha, context.today)) > LATELY_DAYS) return NOMBRE;
  return /^ ?\p{L}/u.test(behind) ? { question: 'vague-day', options: [fecha, context.today] } : null;
}

function isDue(article: string): boolean {
  return !/^(?:|el |del |de |dia )$/u.test(article);
}

function readNamedMes(
  [found, due, d = '', name = '', year, bareYear]: RegExpExecArray,
  context: DayContext,
  { before, behind }: Around,
): Said {
  if (PLACE.test(before)) return NOMBRE;
  // Short names that are words as well need «de»: «20 set de cuchillos», «4 mar».
  if (/^(?:set|mar|sep)$/u.test(name) && !/ de |[-/.]/u.test(found) && !found.startsWith('el ')) return null;
  const day = d === 'primero' ? 1 : smallNumberOf(d);
  const mes = MES_STARTS.indexOf(name.replace(/^set/u, 'sep').slice(0, 3)) + 1;
  if (day === 0 || day > 31) return IMPOSSIBLE;
  const hasOther = /\d/u.test(before + behind);
  const said = year ?? (hasOther ? bareYear : undefined);
  if (said !== undefined) return dayOf(fullYear(Number(said)), mes, day);
  const isPending = context.isPending || due !== undefined;
  // Written out at the end of a line, a day tells the date: «lotería 20 22 de diciembre».
  const isTold = / de \p{L}{5,}$/u.test(found) && /^[^\p{L}\p{N}]*$/u.test(behind);
  if (isTold && !isPending) return nearest(context, day, mes) ?? IMPOSSIBLE;
  return dayOfMes({ ...context, isPending }, day, mes);
}

function readWeekday(match: RegExpExecArray, context: DayContext, { before, behind }: Around): Said {
  const [found, article = '', which = '', name = '', dot, number, when = ''] = match;
  const hasArticle = /^(?:el|este|para el|antes del|hasta el|vence el) $/u.test(article);
  const isShort = SHORT_WEEKDAYS.split('|').includes(name);
  const follows =
    /^(?:\0*\s*)de(?!\p{L}| la semana| esta)/u.test(behind.trimStart()) ||
    /^ (?:santo|negro|gigante|social|feliz|loco)\b/u.test(behind);
  const hasBefore = /[\p{L}\p{N}\x01] *$/u.test(before);
  // A number behind the weekday may be the amount.
  match[0] =
    number === undefined ? found : found.slice(0, found.lastIndexOf(name) + name.length + (dot?.length ?? 0));
  if (/^(?:los|la) $/u.test(article) || (follows && when === '')) return NOMBRE;
  if (/^del? $/u.test(article) && hasBefore && when === '') return NOMBRE;
  if (/(?:cada|todos los|los|noche de) $/u.test(before)) return NOMBRE;
  if (isShort && !hasArticle && dot === undefined && !standsAlone(before, behind, number)) return null;
  const isNext =
    / (?:que viene|proximo|siguiente)$/u.test(when) ||
    which === 'proximo ' ||
    (/^(?:para|antes|hasta|vence)/u.test(article) && when === '');
  const weekday = WEEKDAY_STARTS.indexOf(name.slice(0, 3));
  const fecha = weekdayOf(context, weekday, isNext || (context.isPending && when === ''), when);
  // «el otro lunes»: the one before the last, or after the next.
  if (which === 'otro ') return VAGUE;
  if (number === undefined) return article === 'este ' && when === '' ? thisOrLast(context, weekday) : fecha;
  const day = [context.isPending, !context.isPending]
    .map((isPending) => nearest({ ...context, isPending }, Number(number), null))
    .find((near) => near !== null && weekdayNumber(near) === weekday);
  const isThatDay = day !== undefined && day !== null;
  const others = (before + behind).match(/\d+/gu) ?? [];
  if (others.length > 0 && isThatDay) match[0] = found;
  if (others.length > 0 && isThatDay) return /^ \p{L}+s(?!\p{L})/u.test(behind) ? SEVERAL : day;
  return fecha;
}

/** «este viernes» is the coming one as often as the last. */
function thisOrLast(context: DayContext, weekday: number): Said {
  const coming = weekdayOf(context, weekday, true, '');
  if (context.isPending) return coming;
  return { ...SEVERAL, options: [weekdayOf(context, weekday, false, ''), coming] };
}

/** True at an end of the line, or beside a number: «lun 12 pan», «pan 12 lun». */
function standsAlone(before: string, behind: string, number: string | undefined): boolean {
  return /(?:^|[\d\0€$,.;]) *$/u.test(before) || number !== undefined || /^ *(?:$|[\d\0€$,;])/u.test(behind);
}

function readDayOfMes(match: RegExpExecArray, context: DayContext, { before, behind }: Around): Said {
  const [, article = '', dia, d = '', which = ''] = match;
  const isMarked =
    dia !== undefined ||
    /^(?:para el|antes del|hasta el|vence el|el) $/u.test(article) ||
    (article !== '' && / del? mes|del pasado/u.test(which));
  if (!isMarked || (article === 'de ' && dia === undefined)) return null;
  if (
    /^(?:(?:[.,'’]\d)|[xX/×*+-]\d| ?(?:[€$£%₲₡ºª°]|x \d|mil(?:es)?\b|k\b|euros?\b|pesos?\b|soles\b|pavos\b|lucas?\b|mxn\b|eur\b|con \d|millon|y medi[oa]))/u.test(
      behind,
    )
  )
    return null;
  if (/\$ ?$|[.,]$/u.test(before)) return null;
  const day = d === 'primero' ? 1 : smallNumberOf(d);
  if (day === 0) return null;
  if (day > 31) return dia === undefined ? null : IMPOSSIBLE;
  const isNext = context.isPending || /^(?:para|antes|hasta|vence)/u.test(article);
  if (/pasado mes|mes pasado|mes anterior|del pasado/u.test(which)) {
    const last = addMesesToFecha(`${context.today.slice(0, 7)}-01`, -1);
    const fecha = `${last.slice(0, 7)}-${pad(day)}`;
    return isFecha(fecha) ? fecha : IMPOSSIBLE;
  }
  return nearest({ ...context, isPending: isNext && which !== ' pasado' }, day, null) ?? IMPOSSIBLE;
}
