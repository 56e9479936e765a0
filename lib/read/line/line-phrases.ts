import { atFirstUse } from '@/lib/domain/at-first-use';
import { numberWordsFrom } from './scaled-number';
import { oneOf, pattern } from '@/lib/read/patterns';
import {
  type GastoQuestion,
  KEPT,
  type LineText,
  spanOf,
  take,
  TAKEN,
  takePart,
  wordsPattern,
} from './line-text';

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

/** Words for others who give: «me devolvieron». */
const GIVEN = [
  'devolvieron|devolvio|devuelto|devuelven|devuelve|reembolsaron|reembolso|reembolsado|reintegraron',
  'pagaron|pago|pagado|pagan|abonaron|abono|abonado|ingresaron|ingreso|ingresado',
  'dieron|dio|dado|regalaron|prestaron|presto|prestado|deben|debe|toco|mandaron|mando|enviaron|envio',
  'transfirieron|transfirio|transferido|depositaron|deposito|depositado|consignaron|consigno|consignado',
  '(?:hicieron|hizo|hecho|mandaron|paso|pasaron) (?:un )?(?:bizum|yape|plin|transferencia)',
  'entraron|cayeron|giraron|pasaron|llego|llegaron|yapearon|yapeo|plinearon|plineo|bizumearon|bizumeo',
].join('|');
/** A person's own words for money that came in: «cobré», «nómina». */
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
      `(?:pagad[oa]s? )?entre (?:los |las )?${oneOf(numberWordsFrom(2, 10).join('|'), '\\d+|todos|todas|ambos')}`,
      '(?:a |por )?la mitad|compartid[oa]s?|dividid[oa]s?',
    ].join('|'),
  ),
);

const VERB_FORMS = '(?:gaste|gasto|gastado|gastamos|gastando|pague|pagado|pagamos|compre|comprado|compramos)';
const spending = words(
  `(?:ya )?(?:me |nos |se me )?(?:he |hemos )${VERB_FORMS}`,
  '(?:me |nos |les? )?(?:gaste|gastamos|pague|pagamos|compre|compramos)',
  '(?:me|nos) (?:costo|costaron|cobro|cobraron|salio|salieron|clavaron)(?: (?:por|en|a))?',
  '(?:apunta|apuntar|apuntame|anota|anotar|anotame|agrega|agregar|agregame|anade|anadir|registra|registrar)' +
    '(?: un gasto(?: de)?| gasto(?: de)?)?',
);
/** Also nouns; these are verbs only in front of the number. */
const spendingAtNumber = pattern(
  `${BEGUN}(?:gasto|pago|compro|puse|eche|gasto de|pago de) (?=[$€]? ?\\d)`,
  'gu',
);

function words(...alternatives: readonly string[]): () => RegExp {
  return atFirstUse(() => wordsPattern(alternatives.join('|')));
}

/** Null if the line says nothing of payment. */
export function takeEstado(line: LineText): 'pendiente' | 'pagado' | null {
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

export function askAboutGasto(line: LineText): void {
  ask(moneyIn(), 'money-in');
  ask(shared(), 'shared');

  function ask(said: RegExp, question: GastoQuestion) {
    for (const match of line.folded.matchAll(said)) {
      const span = spanOf(match);
      line.questions.push({ field: 'gasto', question, ...span, options: [] });
      // Numbers such as that of «entre 3» are no amounts; money that comes in stays.
      if (question === 'shared') take(line, span, KEPT);
      return;
    }
  }
}

export function takeSpending(line: LineText): void {
  for (const match of line.folded.matchAll(spending())) take(line, spanOf(match), TAKEN);
  for (const match of line.folded.matchAll(spendingAtNumber())) take(line, spanOf(match), TAKEN);
}
