import { atFirstUse } from '@/lib/domain/at-first-use';
import { saysOwnMoney } from '@/lib/read/aside-words';
import { oneOf, pattern } from '@/lib/read/patterns';
import { type NumberMarks, readSum } from '@/lib/read/read-cantidad';
import { foldText } from '@/lib/read/words';
import { takeCantidad } from './line-cantidad';
import { takeCategoria, takeEtiquetas, takeMetodo } from './line-catalogo';
import { takeDay } from './line-days';
import {
  type GastoQuestion,
  KEPT,
  type LineContext,
  type LineQuestion,
  type LineReading,
  lineText,
  type LineText,
  spanOf,
  take,
  TAKEN,
  takePart,
  wordsPattern,
} from './line-text';
import { fromListNumber, takeBeginning, withoutListMarks } from './line-beginning';
import { numberWordsFrom } from './scaled-number';

/** Nobody types more. */
export const MAX_LINE_LENGTH = 500;

/**
 * «12,50 pan ayer efectivo» becomes parts and a nombre. No amount is invented: `cantidad` is null unless there is
 * exactly one.
 */
export function readLine(typed: string, context: LineContext): LineReading {
  const { text, isCut } = cutLine(typed);
  const reading = readUnmarked({ text: withoutListMarks(text), isCut }, context);
  const numbered = mayLackAmount(reading) ? fromListNumber(text) : '';
  // «20. cena 2 personas»
  return numbered === '' ? reading : readUnmarked({ text: numbered, isCut }, context);
}

/** Also true if its only number may be a count. */
function mayLackAmount({ cantidad, questions }: LineReading): boolean {
  return (
    cantidad === null &&
    questions.every(
      ({ field, question }) =>
        question === 'count-or-cantidad' || (field !== 'cantidad' && question !== 'several-gastos'),
    )
  );
}

function readUnmarked({ text, isCut }: ReturnType<typeof cutLine>, context: LineContext): LineReading {
  const line = lineText(text);
  const sent = takeBeginning(line);
  const etiquetas = takeEtiquetas(line, context);
  askAboutGasto(line);
  const said = takeEstado(line);
  // «ayer» in a chat is the day before the message.
  const fecha = takeDay(line, {
    today: sent?.fecha ?? context.sent ?? context.today,
    isPending: said === 'pendiente',
  });
  if (sent && fecha === sent.fecha) line.parts.push({ kind: 'fecha', ...sent });
  takeSpending(line);
  const cantidad = takeCantidad(line, context);
  const words = line.folded;
  const metodoPagoId = takeMetodo(line, context.metodosPago);
  const categoriaId = takeCategoria(line, context.categorias);
  const categoriaPart = line.parts.find(({ kind }) => kind === 'categoria');
  const named = nombreOf(line);
  if (named !== '') askAboutOwnMoney(line, [words, named]);
  const ofCategoria = categoriaPart ? line.text.slice(categoriaPart.start, categoriaPart.end) : '';
  const nombre = named || ofCategoria;
  const questions = line.questions.map((asked) => withNombres(asked, line, ofCategoria));
  const shown = nombre.replace(/^#/u, nombre.startsWith('#') && ofCategoria === nombre ? '' : '#');
  const { estado, ...reading } = readingOf(
    { ...line, questions },
    { isCut, nombre: shown, cantidad, fecha, metodoPagoId },
    context,
  );
  return { ...reading, categoriaId, etiquetas, estado: said ?? estado };
}

/** NFC, without spaces inside numbers, and with plain ones for line ends and invisible signs. */
export function cutLine(typed: string): { text: string; isCut: boolean } {
  const isCut = typed.length > MAX_LINE_LENGTH;
  // Cut first: a pasted line may be a megabyte.
  const head = isCut ? typed.slice(0, MAX_LINE_LENGTH) : typed;
  const text = head
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?<=\d)[\xa0\u2009\u202f](?=\d{3}(?!\d))/gu, '')
    .replace(/[\0-\x1f\x7f-\xa0\u2009\u200b\u200e\u200f\u202a-\u202f\u2060\u2066-\u2069\ufeff]/gu, ' ');
  return { text, isCut };
}

/** «entradas 4 120€» is called «entradas 4» if it cost 120. */
function withNombres(asked: LineQuestion, line: LineText, ofCategoria: string): LineQuestion {
  if (asked.field !== 'cantidad' || line.optionSpans === undefined) return asked;
  const nombres = line.optionSpans.map((span) => {
    const chosen = { ...line };
    take(chosen, span);
    return nombreOf(chosen) || ofCategoria;
  });
  return { ...asked, nombres };
}

const PREPOSITIONS = new Set(['de', 'en', 'con', 'por', 'para', 'a', 'y', 'del']);
/** Names begin so: «El Corte Inglés», «Al Natural». */
const ARTICLES = new Set(['el', 'la', 'al']);

type Piece = { text: string; folded: string; gapBefore: boolean; gapBehind: boolean };

function nombreOf({ text, folded }: LineText): string {
  const pieces = piecesOf(text, folded);
  while (isJoining(pieces.at(-1), true)) pieces.pop();
  let hasDropped = false;
  while (isJoining(pieces[0], hasDropped)) {
    pieces.shift();
    hasDropped = true;
  }
  const kept = pieces.filter((piece, place) => {
    const next = pieces[place + 1];
    const isDoubled = next && (PREPOSITIONS.has(next.folded) || next.folded === 'al');
    return !(piece.gapBehind && isDoubled && PREPOSITIONS.has(piece.folded));
  });
  return trimSigns(kept.map((piece) => piece.text).join(' '));
}

function piecesOf(text: string, folded: string): Piece[] {
  const pieces: Piece[] = [];
  let gap = false;
  for (const { 0: found, index } of folded.matchAll(/\0+|[^\0\s]+/gu)) {
    if (found.startsWith(TAKEN)) {
      gap = true;
      const last = pieces.at(-1);
      if (last) last.gapBehind = true;
      continue;
    }
    const shown = text.slice(index, index + found.length);
    const isSign = /^[.,;:·|/–—!?¡¿*_~…-]+$/u.test(shown);
    if (isSign && gap) continue;
    pieces.push({
      // «30 €/mes»
      text: gap ? shown.replace(/^\/(?=\p{L})/u, '') : shown,
      folded: foldText(shown).replace(/[^\p{L}\p{N}]+$/u, ''),
      gapBefore: gap,
      gapBehind: false,
    });
    gap = false;
  }
  return pieces;
}

function isJoining(piece: Piece | undefined, mayBeArticle: boolean): boolean {
  if (!piece) return false;
  if (/^[.,;:·|–—-]+$/u.test(piece.text) || PREPOSITIONS.has(piece.folded)) return true;
  if (!ARTICLES.has(piece.folded)) return false;
  return mayBeArticle || (piece.gapBefore && !/^(?:El|La|Al)$/u.test(piece.text));
}

function trimSigns(nombre: string): string {
  return nombre
    .replace(/ *(?:\( *\)|\[ *\])/gu, '')
    .replace(/^(?:\(([^()]*)\)|["'“”«]([^"'“”«»]*)["'“”»])$/u, '$1$2')
    .replace(/ +(?=[,;:])/gu, '')
    .replace(/^\p{Sc} +|(?:^| +)\p{Sc}$/gu, '')
    .replace(/^[\s.,;:·|/–—−=>→*+-]+|[\s.,;:·|/–—−=>→*-]+$/gu, '');
}

export type TypedRefund = { cantidad: number; words: string };

/** «devuelto 20 cena», «me han devuelto 20 € de la cena», «devolución cena 20». */
const BEGINNING =
  /^(?:(?:me|nos)\s+(?:han?\s+devuelto|devuelven?|devolvi(?:eron|[oó]))|devuelto|devoluci[oó]n(?:\s+de)?|reembols(?:o(?:\s+de)?|ado))\s+(.+)$/iu;
const BEFORE_NAME = /^(?:de\s+)?(?:el|la|los|las|del|de)\s+/iu;

const SHORTEST = 2;

/** Null for any other line, without a name, and for an ambiguous amount. */
export function readRefundLine(line: string, marks: NumberMarks): TypedRefund | null {
  const [, rest] = BEGINNING.exec(line.trim()) ?? [];
  if (rest === undefined) return null;
  const words = rest.split(/\s+/u).filter((word) => !/^\p{Sc}$/u.test(word));
  const place = words.findIndex((word) => /\d/u.test(word));
  const read = readSum(words[place] ?? '', marks).typed;
  if (read.kind !== 'cantidad') return null;
  const others = words.filter((_, at) => at !== place).join(' ');
  const named = others.replace(BEFORE_NAME, '');
  return named.length < SHORTEST ? null : { cantidad: read.cantidad, words: named };
}

const pending = words(
  '(?:(?:esta|queda|sigue|quedo) )?pendientes?(?: de (?:pago|pagar|cobro))?',
  '(?:(?:esta|queda|sigue|quedo) )?(?:por|sin|x) pagar',
  'pago pendiente',
  '(?:me |nos )?(?:falta|faltan|queda|quedan) (?:por )?pagar(?:lo|la)?',
  'no (?:esta )?pagad[oa]s?|no (?:lo |la )?(?:he |hemos )?pag(?:ue|ado|amos)',
  '(?:aun|todavia) no (?:esta )?(?:lo |la )?(?:he )?(?:pago|pagad[oa]s?|pague)(?: (?:aun|todavia))?',
  '(?:tengo|hay|tenemos) que pagar|impag[oa]s?|fiad[oa]',
  '(?:(?:le|les|lo|la|te) )?deb(?:o|emos)|lo quede a deber|quede debiendo|quedo debiendo|a deber',
);
const paid = words('(?:ya )?(?:esta )?(?<!(?:he|hemos) )pagad[oa]s?|ya (?:lo |la )?pague|ya se pago');

const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';
/** Behind parts that are taken. */
const BEGUN = '(?:^|\\0 *|(?<=\\0)|(?<=^[^\\p{L}\\p{N}]*))';

/** Others give: «me devolvieron». */
const GIVEN = [
  'devolvieron|devolvio|devuelto|devuelven|devuelve|reembolsaron|reembolso|reembolsado|reintegraron',
  'pagaron|pago|pagado|pagan|abonaron|abono|abonado|ingresaron|ingreso|ingresado',
  'dieron|dio|dado|regalaron|prestaron|presto|prestado|deben|debe|toco|mandaron|mando|enviaron|envio',
  'transfirieron|transfirio|transferido|depositaron|deposito|depositado|consignaron|consigno|consignado',
  '(?:hicieron|hizo|hecho|mandaron|paso|pasaron) (?:un )?(?:bizum|yape|plin|transferencia)',
  'entraron|cayeron|giraron|pasaron|llego|llegaron|yapearon|yapeo|plinearon|plineo|bizumearon|bizumeo',
].join('|');
/** Money that came in: «cobré», «nómina». */
const EARNED = [
  'cobre|cobrado|cobramos|cobro|gane|ganado|ganamos|recibi|recibido|recibimos|vendi|vendido|vendimos|venta',
  'ingrese|ingreso|ingresos|ingresado|nomina|sueldo|salario|aguinaldo|paga extra',
  'devolucion|reembolso|reintegro',
].join('|');
const SENT_BY_PHONE = 'bizum|yape|plin|nequi|daviplata|sinpe|transferencia';
const moneyIn = pattern(
  [
    `${WORD_START}(?:me|nos) (?:han |ha )?(?:${GIVEN})${WORD_END}`,
    `${BEGUN}(?:he |hemos )?(?:${EARNED})${WORD_END}`,
    `${WORD_START}(?:por cobrar|a mi favor|entra(?:ron)? dinero|(?:cobre|recibi|vendi|gane) (?=[\\d$€]))`,
    // «bizum de Ana», but «bizum de la cena»
    `${WORD_START}(?:${SENT_BY_PHONE})s? ` +
      '(?:recibid[oa]s?|de (?!(?:la|el|los|las|un|una|lo)(?!\\p{L}))\\p{L})',
    `^ *\\+ ?[$€]?\\d`,
  ].join('|'),
  'gu',
);
const shared = atFirstUse(() =>
  wordsPattern(
    [
      'a medias|a pachas|a escote|a mitades|mitad y mitad|miti y miti|fifty fifty|50 ?/ ?50',
      `(?:pagad[oa]s? )?entre (?:los |las )?${oneOf(numberWordsFrom(2, 10).join('|'), '\\d+|todos|todas|ambos')}(?! y (?:\\d|${numberWordsFrom(2, 99).join('|')}))`,
      '(?:a |por )?la mitad|(?<!(?:mi|a|y) )mitad(?! (?:y|de precio))|compartid[oa]s?|dividid[oa]s?',
    ].join('|'),
  ),
);

const VERB_FORMS = '(?:gaste|gasto|gastado|gastamos|gastando|pague|pagado|pagamos|compre|comprado|compramos)';
const spending = words(
  `(?:ya )?(?:me |nos |se me )?(?:he |hemos )${VERB_FORMS}`,
  '(?:me |nos |les? )?(?:gaste|gastamos|pague|pagamos|compre|compramos)',
  'por (?:un )?(?:valor|importe|total) de',
  '(?:me|nos) (?:costo|costaron|cobro|cobraron|salio|salieron|clavaron)(?: (?:por|en|a))?',
  '(?:apunta|apuntar|apuntame|anota|anotar|anotame|agrega|agregar|agregame|anade|anadir|registra|registrar)' +
    '(?: un gasto(?: de)?| gasto(?: de)?)?',
);
/** «le hice un bizum a Ana» */
const sending = pattern(
  `${WORD_START}(?:les? )?(?:hice|hago|hicimos|he hecho|hemos hecho|mande|he mandado|envie|he enviado|pase|he pasado) ` +
    `(?:una? )?(?=(?:${SENT_BY_PHONE})(?!\\p{L}))`,
  'gu',
);
/** Verbs only in front of the number. */
const spendingAtNumber = pattern(
  `${BEGUN}(?:gasto|pago|compro|puse|eche|gasto de|pago de) (?=[$€]? ?\\d)`,
  'gu',
);

function words(...alternatives: readonly string[]): () => RegExp {
  return atFirstUse(() => wordsPattern(alternatives.join('|')));
}

function takeEstado(line: LineText): 'pendiente' | 'pagado' | null {
  for (const [said, estado] of [
    [pending(), 'pendiente'],
    [paid(), 'pagado'],
  ] as const) {
    for (const match of line.folded.matchAll(said)) {
      takePart(line, { kind: 'estado', ...spanOf(match), estado });
      return estado;
    }
  }
  return null;
}

function askAboutGasto(line: LineText): void {
  ask(moneyIn(), 'money-in');
  ask(shared(), 'shared');

  function ask(said: RegExp, question: GastoQuestion) {
    for (const match of line.folded.matchAll(said)) {
      const span = spanOf(match);
      line.questions.push({ field: 'gasto', question, ...span, options: [] });
      // Numbers such as that of «entre 3» are no amounts; money that comes in stays in the name.
      if (question === 'shared') take(line, span, KEPT);
      return;
    }
  }
}

function askAboutOwnMoney({ text, questions }: LineText, said: readonly string[]): void {
  if (questions.some(({ field }) => field === 'gasto') || !said.some(saysOwnMoney)) return;
  questions.push({ field: 'gasto', question: 'own-money', start: 0, end: text.length, options: [] });
}

function takeSpending(line: LineText): void {
  for (const said of [spending(), sending(), spendingAtNumber()])
    for (const match of line.folded.matchAll(said)) take(line, spanOf(match), TAKEN);
}

/** Pending if the day is to come. */
export function readingOf(
  { text, parts, questions }: LineText,
  read: Pick<LineReading, 'isCut' | 'nombre' | 'cantidad' | 'fecha' | 'metodoPagoId'>,
  { today }: LineContext,
): LineReading {
  const isToCome = read.fecha !== null && read.fecha > today;
  return {
    ...{ text, categoriaId: null, etiquetas: [], estado: isToCome ? 'pendiente' : 'pagado' },
    ...read,
    parts: parts.sort((a, b) => a.start - b.start),
    questions,
  };
}
