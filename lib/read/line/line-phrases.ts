import { KEPT, spanOf, take, takePart, TAKEN, wordsPattern, type LineText } from './line-text';
import type { GastoQuestion } from './line-types';

const PENDING = wordsPattern(
  [
    '(?:(?:esta|queda|sigue|quedo) )?pendientes?(?: de (?:pago|pagar|cobro))?',
    '(?:(?:esta|queda|sigue|quedo) )?(?:por|sin|x) pagar',
    'pago pendiente',
    '(?:me |nos )?(?:falta|faltan|queda|quedan) (?:por )?pagar(?:lo|la)?',
    'no (?:esta )?pagad[oa]s?|no (?:lo |la )?(?:he |hemos )?pag(?:ue|ado|amos)',
    '(?:aun|todavia) no (?:esta )?(?:lo |la )?(?:he )?(?:pago|pagad[oa]s?|pague)(?: (?:aun|todavia))?',
    '(?:tengo|hay|tenemos) que pagar|impag[oa]s?|fiad[oa]',
    '(?:(?:le|les|lo|la|te) )?deb(?:o|emos)|lo quede a deber|quede debiendo|quedo debiendo|a deber',
  ].join('|'),
);
const PAID = wordsPattern('(?:ya )?(?:esta )?(?<!(?:he|hemos) )pagad[oa]s?|ya (?:lo |la )?pague|ya se pago');

const BEGUN = '(?:^|\\0 *|(?<=\\0)|(?<=^[^\\p{L}\\p{N}]*))';
const MONEY_IN = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:me|nos) (?:han |ha )?(?:devolvieron|devolvio|devuelto|devuelven|devuelve|pagaron|pago|pagado|pagan|dieron|dio|dado|ingresaron|ingreso|ingresado|transfirieron|transfirio|transferido|reembolsaron|reembolso|reembolsado|regalaron|prestaron|presto|prestado|deben|debe|depositaron|deposito|depositado|abonaron|abono|abonado|mandaron|mando|enviaron|envio|reintegraron|toco|(?:hicieron|hizo|hecho|mandaron|paso|pasaron) (?:un )?(?:bizum|yape|plin|transferencia)|entraron|cayeron|consignaron|consigno|consignado|yapearon|yapeo|plinearon|plineo|bizumearon|bizumeo|giraron|pasaron|llego|llegaron)(?![\\p{L}\\p{N}])`,
    `${BEGUN}(?:he |hemos )?(?:cobre|cobrado|cobramos|cobro|gane|ganado|ganamos|recibi|recibido|recibimos|vendi|vendido|vendimos|ingrese|ingreso|ingresos|ingresado|nomina|sueldo|salario|aguinaldo|devolucion|reembolso|reintegro|paga extra|venta)(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])(?:por cobrar|a mi favor|entra(?:ron)? dinero|(?:cobre|recibi|vendi|gane) (?=[\\d$€]))`,
    // «bizum de Ana», but «bizum de la cena»
    `(?<![\\p{L}\\p{N}])(?:bizum|yape|plin|nequi|daviplata|sinpe|transferencia)s? (?:recibid[oa]s?|de (?!(?:la|el|los|las|un|una|lo)(?!\\p{L}))\\p{L})`,
    `^ *\\+ ?[$€]?\\d`,
  ].join('|'),
  'gu',
);
const SHARED = wordsPattern(
  'a medias|a pachas|a escote|a mitades|mitad y mitad|miti y miti|fifty fifty|50 ?/ ?50|(?:pagad[oa]s? )?entre (?:los |las )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+|todos|todas|ambos)|(?:a |por )?la mitad|compartid[oa]s?|dividid[oa]s?',
);

const VERB_FORMS = '(?:gaste|gasto|gastado|gastamos|gastando|pague|pagado|pagamos|compre|comprado|compramos)';
const SPENDING = wordsPattern(
  [
    `(?:ya )?(?:me |nos |se me )?(?:he |hemos )${VERB_FORMS}`,
    '(?:me |nos |les? )?(?:gaste|gastamos|pague|pagamos|compre|compramos)',
    '(?:me|nos) (?:costo|costaron|cobro|cobraron|salio|salieron|clavaron)(?: (?:por|en|a))?',
    '(?:apunta|apuntar|apuntame|anota|anotar|anotame|agrega|agregar|agregame|anade|anadir|registra|registrar)(?: un gasto(?: de)?| gasto(?: de)?)?',
  ].join('|'),
);
/** Also nouns; these are verbs only in front of the number. */
const SPENDING_AT_NUMBER = new RegExp(
  `${BEGUN}(?:gasto|pago|compro|puse|eche|gasto de|pago de) (?=[$€]? ?\\d)`,
  'gu',
);

/** Answers null if the line says nothing about payment. */
export function takeEstado(line: LineText): 'pendiente' | 'pagado' | null {
  for (const [pattern, estado] of [
    [PENDING, 'pendiente'],
    [PAID, 'pagado'],
  ] as const) {
    for (const match of line.folded.matchAll(pattern)) {
      takePart(line, { kind: 'estado', ...spanOf(match), estado });
      return estado;
    }
  }
  return null;
}

/** Asks about money that comes in, and about shared expenses. */
export function askAboutGasto(line: LineText): void {
  ask(MONEY_IN, 'money-in');
  ask(SHARED, 'shared');

  function ask(pattern: RegExp, question: GastoQuestion) {
    for (const match of line.folded.matchAll(pattern)) {
      const span = spanOf(match);
      line.questions.push({ field: 'gasto', question, ...span, options: [] });
      // Numbers such as that of «entre 3» are no amounts; money that comes in stays.
      if (question === 'shared') take(line, span, KEPT);
      return;
    }
  }
}

/** Verbs of spending are no part of a name. */
export function takeSpending(line: LineText): void {
  for (const match of line.folded.matchAll(SPENDING)) take(line, spanOf(match), TAKEN);
  for (const match of line.folded.matchAll(SPENDING_AT_NUMBER)) take(line, spanOf(match), TAKEN);
}
