import { atFirstUse } from '@/lib/domain/at-first-use';
import {
  addDays,
  addMesesToFecha,
  daysBetween,
  existingFecha,
  type Fecha,
  lastDayOf,
  weekdayOf,
} from '@/lib/domain/dates';
import { mesNamed, mesShortened, WEEKDAY_NAMES } from '@/lib/read/calendar-names';
import { oneOf, tester } from '@/lib/read/patterns';
import { fullYear } from '@/lib/read/read-day';
import { foldText } from '@/lib/read/words';
import { KEPT, type LineText, type Span, take, takePart, wordsPattern } from './line-text';
import {
  dayOfMes,
  type DayPlace,
  type DayRule,
  IMPOSSIBLE,
  nearest,
  NOMBRE,
  PART_OF_DAY,
  type Said,
  SEVERAL,
  VAGUE,
  weekdayRule,
  mesNames,
  shortMesNames,
} from './near-days';
import { smallNumber, smallNumberOf } from './scaled-number';

/** Before the day of a payment. */
const DUE = '(?:para|antes de|antes|hasta|vence|vencen|vencimiento|vto\\.?)(?: el|l| del)?(?: dia)?';
const ORDINAL = '(?:ro|er|º|ª|°|o)?';
/** No more digits, and no amount. */
const NO_AMOUNT_BEHIND = '(?![.,/-]?\\d)(?! ?(?:%|k|mil|€|\\$))';

const BEFORE_YESTERDAY = 'antes ?de ?ayer|antes de anoche|anteayer|ante ayer|antier|antiayer|antayer';
const NIGHT_BEFORE = 'anteanoche|antenoche|antier en la noche';
const THREE_DAYS_AGO = 'antes de anteayer|antes de antier|trasanteayer|tras ?antier|trasantier';
const TODAY = [
  `hoy(?: mismo)?${PART_OF_DAY}`,
  'esta (?:misma )?(?:manana|tarde|noche|madrugada)|este mediodia|al? mediodia',
  'hace (?:un rato|un momento|un ratito|unas horas|una hora|media hora|nada|\\d+ ?(?:min|minutos?))',
  `ahora mismo|(?<!(?:${WEEKDAY_NAMES.map(foldText).join('|')}) )por la (?:manana|tarde|noche)`,
].join('|');

const UNIT = '(dia|semana|mes|ano)(?:e?s)?';

const WEEKEND = 'finde|fin de semana';
const LAST_OR_NEXT_SPAN =
  `(?:semana|quincena|mes|ano|${WEEKEND}) (?:pasad[oa]|anterior|que viene|proxim[oa]|entrante)` +
  `|(?:proxim[oa]|otr[oa]|pasad[oa]) (?:semana|mes|ano|${WEEKEND}|dia|noche|tarde)`;
const SOME_TIME_AGO = [
  'poco|tiempo|mucho|rato|un tiempo|medi[oa] \\p{L}+|(?:un )?(?:ano|mes|dia) y medio|una semana y media',
  'un par de \\p{L}+|un[oa]s (?:\\p{L}+ )?\\p{L}+|varios \\p{L}+|varias \\p{L}+|algunos \\p{L}+',
].join('|');
const PART_OF_SPAN = 'principios?|mediados|finales|fin(?:es)?|primeros|ultimos|inicios?|comienzos';
/** Spans that name no day, and often belong to a name. */
const OWN_SPAN = 'est[ea] (?:semana|mes|ano)|entre semana';
const isOwnSpan = tester(`^(?:${OWN_SPAN}|(?:semana|mes|ano) proxim[oa])$`, 'u');

const isNumbered = tester(
  `${oneOf('cuotas?|plazos?|letra|mensualidad|pago|parte|capitulo', 'temporada|recibo|abono|talla|tomo')} ?$`,
  'u',
);
/** Places have names of days: «avenida 9 de julio». */
const isPlace = tester(
  `${oneOf(
    'calle|avenida|av\\.?|plaza|metro|estacion|parque|colonia|barrio|paseo',
    'escuela|colegio|hospital|mercado|ruta|club',
  )} (?:el )?$`,
  'u',
);

const FRACTION = /^(?:1\/[2-8]|2\/[35]|3\/[458])$/u;

/** A nearer day is as likely as a share. */
const LATELY_DAYS = 60;

const dayRules = atFirstUse((): readonly DayRule[] => [
  // «marzo 2026: luz», the heading of a list
  {
    pattern: new RegExp(`(?<=^[\\0 ]*)(${mesNames()}) (20[0-3]\\d):`, 'gu'),
    read: ([, name = '', year], { today }) => {
      const mes = `${year}-${String(mesNamed(name)).padStart(2, '0')}`;
      const last = lastDayOf(mes);
      return { ...VAGUE, options: [`${mes}-01`, mes === today.slice(0, 7) ? today : last] };
    },
  },
  // 2026-10-03, 3/10/26, 3.10.26
  {
    pattern: wordsPattern('(\\d{4})-(\\d{1,2})-(\\d{1,2})'),
    read: ([, y, m, d]) => saidDay(Number(y), Number(m), Number(d)),
  },
  {
    pattern: wordsPattern('(?:el )?(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})(?![.,/-]\\d)'),
    read: ([, d, , m, y = '']) => saidDay(fullYear(y), Number(m), Number(d)),
  },
  // 3/10, el 3-10
  {
    pattern: wordsPattern(`(${DUE} |el |dia )?(?<![.,/-])(\\d{1,3})([-/])(\\d{1,2})${NO_AMOUNT_BEHIND}`),
    read: readDayAndMes,
  },
  // 18 de septiembre, 1ro de oct, 3-oct
  { pattern: namedMesPattern(), read: readNamedMes },
  // el 3 del 10
  {
    pattern: wordsPattern(`(?:(${DUE}) |el |dia )(\\d{1,2}) del (1[0-2]|0?[1-9])(?![.,/]\\d)`),
    read: ([, due, d, m], place) =>
      dayOfMes({ ...place, isPending: place.isPending || due !== undefined }, Number(d), Number(m)),
  },
  daysAway(-3, `(?:${THREE_DAYS_AGO})${PART_OF_DAY}`),
  daysAway(-2, `(?:${BEFORE_YESTERDAY}|${NIGHT_BEFORE})${PART_OF_DAY}`),
  daysAway(-1, `(?:ayer|anoche|aller)${PART_OF_DAY}`),
  daysAway(2, `(?:${DUE} )?pasado manana${PART_OF_DAY}`),
  daysAway(1, `(?:${DUE} )?(?<!la |de |el |esta |buena |cada )manana${PART_OF_DAY}`),
  daysAway(0, TODAY),
  // hace tres días
  {
    pattern: wordsPattern(
      `(?:hace|hara)(?: ya)? (${smallNumber()}) ${UNIT}(?! y medi[oa])|(${smallNumber()}) ${UNIT} atras`,
    ),
    read: ([, count = '', unit = '', countBack, unitBack], { today }) =>
      ago(today, smallNumberOf(countBack ?? count), unitBack ?? unit),
  },
  {
    pattern: wordsPattern(`(?:${DUE} )?(?:dentro de|en) (${smallNumber()}) (dia|semana|mes)(?:e?s)?`),
    read: ([, count = '', unit = ''], { today }) => ago(today, -smallNumberOf(count), unit),
  },
  {
    pattern: vaguePattern(),
    read: ([found], { before, behind }) =>
      !isOwnSpan(found) && !/(?:\bdel?|cada) $/u.test(before) && !/^ de la/u.test(behind) ? VAGUE : null,
  },
  weekdayRule(),
  // el 3, para el 5
  { pattern: dayOfMesPattern(), read: readDayOfMes },
]);

/** A negative `count` goes forward; null above 366. */
function ago(today: Fecha, count: number, unit: string): Said {
  if (count > 366) return null;
  if (unit === 'dia') return addDays(today, -count);
  if (unit === 'semana') return addDays(today, -7 * count);
  return addMesesToFecha(today, unit === 'mes' ? -count : -12 * count);
}

function saidDay(year: number, mes: number, day: number): Said {
  return existingFecha(year, mes, day) ?? IMPOSSIBLE;
}

function daysAway(days: number, source: string): DayRule {
  return { pattern: wordsPattern(source), read: (_, { today }) => addDays(today, days) };
}

function namedMesPattern(): RegExp {
  const front = `(?<!\\d[.,])(?:(${DUE}) |el |del )?(?:dia )?`;
  const day = `(primero|${smallNumber()})${ORDINAL}`;
  const year = '(?:(?: de | del |[-/])(\\d{4}|\\d{2})| (20[0-3]\\d|199\\d))?';
  return wordsPattern(`${front}${day}(?: del? | |[-/])(${mesNames()}|${shortMesNames()})\\.?${year}`);
}

function vaguePattern(): RegExp {
  return wordsPattern(
    [
      `(?:el |la |este |esta |a |del )?(?:${LAST_OR_NEXT_SPAN})`,
      `(?:el|este) (?:${WEEKEND})`,
      `hace (?:${SOME_TIME_AGO})`,
      `(?:a |el )?(?:${PART_OF_SPAN}) de (?:mes|ano|semana|${mesNames()}|${shortMesNames()})`,
      '(?:el |los )?otros? dias?|estos dias|un dia de estos',
      OWN_SPAN,
    ].join('|'),
  );
}

function dayOfMesPattern(): RegExp {
  const front = '(?<!\\d[.,])(para el |antes del |hasta el |vence el |el |del |de )?(dia )?';
  const which =
    '( de este mes| del corriente| del mes pasado| del pasado(?: mes)?| del mes anterior| pasado| del mes)?';
  return wordsPattern(`${front}(primero|${smallNumber()})${ORDINAL}${which}`);
}

function readDayAndMes([, article = '', d = '', sign = '', m = '']: RegExpExecArray, place: DayPlace): Said {
  const { before, isPending } = place;
  const day = Number(d);
  const mes = Number(m);
  if ((day === 24 && mes === 7 && sign === '/') || isNumbered(before)) return NOMBRE;
  if (article === '' && sign === '/' && FRACTION.test(`${d}/${m}`)) {
    const said = readFraction(day, mes, place);
    if (said !== null) return said;
  }
  if (day === 0 || mes === 0) return null;
  // «32/10» was meant for a day, «60/12» for something else.
  if (day > 31) return day < 40 && mes <= 12 ? IMPOSSIBLE : null;
  const isDash = !before.endsWith('/') && article === '' && mes > 12;
  if (mes > 12) return isDash ? null : IMPOSSIBLE;
  return dayOfMes({ ...place, isPending: isPending || isDue(article) }, day, mes);
}

/** «1/4 de pollo» is a share; a near day is asked about. Null means a day. */
function readFraction(day: number, mes: number, place: DayPlace): Said {
  const { before, behind, today } = place;
  if (/^ ?(?:kg|kilos?|litros?|l|docena|de (?:kilo|litro))\b/u.test(behind)) return NOMBRE;
  if (/\d (?:y |con )?$/u.test(before)) return NOMBRE;
  const fecha = nearest(place, day, mes);
  if (fecha === null || Math.abs(daysBetween(fecha, today)) > LATELY_DAYS) return NOMBRE;
  return /^ ?\p{L}/u.test(behind) ? { question: 'vague-day', options: [fecha, today] } : null;
}

function isDue(article: string): boolean {
  return !/^(?:|el |del |de |dia )$/u.test(article);
}

function readNamedMes(
  [found, due, d = '', name = '', year, bareYear]: RegExpExecArray,
  place: DayPlace,
): Said {
  const { before, behind } = place;
  if (isPlace(before)) return NOMBRE;
  // Short names that are words as well need «de»: «20 set de cuchillos», «4 mar».
  if (/^(?:set|mar|sep)$/u.test(name) && !/ de |[-/.]/u.test(found) && !found.startsWith('el ')) return null;
  const day = d === 'primero' ? 1 : smallNumberOf(d);
  // «alquiler 650 noviembre»
  if (day >= 40 && !/\d/u.test(before + behind)) return null;
  const mes = mesNamed(name) || mesShortened(name);
  if (day === 0 || day > 31) return IMPOSSIBLE;
  const hasOther = /\d/u.test(before + behind);
  const said = year ?? (hasOther ? bareYear : undefined);
  if (said !== undefined) return saidDay(fullYear(said), mes, day);
  const isPending = place.isPending || due !== undefined;
  // A day written out at the end of a line: «lotería 20 22 de diciembre».
  const isTold =
    !found.startsWith('el ') && / de \p{L}{5,}$/u.test(found) && /^[^\p{L}\p{N}]*$/u.test(behind);
  if (isTold && !isPending) return nearest(place, day, mes) ?? IMPOSSIBLE;
  return dayOfMes({ ...place, isPending }, day, mes);
}

/** More digits, a sign of sums, a currency or slang. */
const isAmountBefore = tester(
  `^(?:(?:[.,'’]\\d)|[xX/×*+-]\\d| ?${oneOf(
    '[€$£%₲₡ºª°]|x \\d|mil(?:es)?\\b|k\\b|con \\d|millon|y medi[oa]',
    'euros?\\b|pesos?\\b|soles\\b|pavos\\b|lucas?\\b|mxn\\b|eur\\b',
  )})`,
  'u',
);

function readDayOfMes(match: RegExpExecArray, place: DayPlace): Said {
  const { before, behind, today } = place;
  const [, article = '', dia, d = '', which = ''] = match;
  const isMarked =
    dia !== undefined ||
    /^(?:para el|antes del|hasta el|vence el|el) $/u.test(article) ||
    (article !== '' && / del? mes|del pasado/u.test(which));
  if (!isMarked || (article === 'de ' && dia === undefined)) return null;
  if (isAmountBefore(behind) || /\$ ?$|[.,]$/u.test(before)) return null;
  const day = d === 'primero' ? 1 : smallNumberOf(d);
  if (day === 0) return null;
  if (day > 31) return dia === undefined ? null : IMPOSSIBLE;
  const isNext = place.isPending || /^(?:para|antes|hasta|vence)/u.test(article);
  if (/pasado mes|mes pasado|mes anterior|del pasado/u.test(which)) {
    const last = addMesesToFecha(`${today.slice(0, 7)}-01`, -1);
    return existingFecha(Number(last.slice(0, 4)), Number(last.slice(5, 7)), day) ?? IMPOSSIBLE;
  }
  return nearest({ ...place, isPending: isNext && which !== ' pasado' }, day, null) ?? IMPOSSIBLE;
}

type Found = { fecha: Fecha | null; isAsked: boolean };

/** Leaves «24/7» and «jueves de alitas» to the name. Today if the line names no day; null if it is asked. */
export function takeDay(line: LineText, when: Pick<DayPlace, 'today' | 'isPending'>): Fecha | null {
  const found: Found = { fecha: null, isAsked: false };
  for (const rule of dayRules()) {
    for (const match of line.folded.matchAll(rule.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const [before, behind] = [line.folded.slice(0, start), line.folded.slice(end)];
      const read = rule.read(match, { ...when, before, behind });
      const isByPart = typeof read === 'object' && read !== null && 'said' in read;
      const { said, length } = isByPart ? read : { said: read, length: end - start };
      if (said !== null) takeSaid(line, found, said, rule, { start, end: start + length });
    }
  }
  return found.isAsked ? null : (found.fecha ?? when.today);
}

function takeSaid(
  line: LineText,
  found: Found,
  said: Exclude<Said, null>,
  { isWeekday }: DayRule,
  span: Span,
): void {
  const first = found.fecha;
  if (typeof said !== 'string') {
    if ('belongsTo' in said) take(line, span, KEPT);
    else ask(said);
    return;
  }
  // «hoy domingo», «lunes, 16 de noviembre»
  if (first !== null && isWeekday && weekdayOf(first) === weekdayOf(said))
    takePart(line, { kind: 'fecha', ...span, fecha: first });
  else if (first !== null && first !== said) ask({ ...SEVERAL, options: [first, said] });
  else {
    found.fecha = said;
    takePart(line, { kind: 'fecha', ...span, fecha: said });
  }

  function ask(question: Extract<Said, { question: unknown }>) {
    found.isAsked = true;
    line.questions.push({ field: 'fecha', options: [], ...question, ...span });
    take(line, span);
  }
}
