import { MES_NAMES } from '@/lib/read/calendar-names';
import { oneOf, pattern, tester, wordTester } from '@/lib/read/patterns';
import { plainWords } from '@/lib/read/words';

/** `reservado`: set aside. */
type OwnMoney = 'efectivo' | 'divisa' | 'propias' | 'tarjeta' | 'reservado';

type Test = (words: string) => boolean;

const CODES = 'eur|usd|gbp|chf|pln|ron|sek|nok|dkk|huf|czk';
const MONEY = [
  'eur|euros?|usd|dolar(?:es)?|gbp|libras?|chf|francos?|jpy|yenes|ars|clp|cop|mxn|uyu|pesos?',
  'pen|soles|brl|reales|divisas?|monedas?(?: extranjeras?)?|moneda local|currency',
].join('|');

const CASH_PLACES = 'efectivo|efectiu|cajeros?|caixers?|atm|cash|dinero';
const DRAWN = [
  'retiradas?|retiros?|ret|reint(?:egros?)?|reintegraments?|extraccion(?:es)?|withdrawals?',
  'disp(?:o|osicion(?:es)?)?|avances?|giros?|sacar|saque|saco|(?:he )?sacado',
].join('|');
const CASH: readonly Test[] = [
  tester(
    `^(?:${DRAWN})(?: (?:de|del|en|por|a))*(?: (?:debito|credito|dinero|fondos))? (?:d )?(?:${CASH_PLACES})\\b`,
  ),
  tester(
    [
      '^(?:retiradas?|retiros?|extraccion) en\\b(?! (?:tienda|local|punto|comercio))',
      '^(?:retiradas?|retiros?|extraccion(?:es)?|withdrawals?)$',
      '^retiros? (?:por )?(?:sin tarjeta|otros? bancos?|sucursal|ventanilla|caja|corresponsal)\\b',
    ].join('|'),
  ),
  tester('^tarj(?:eta)? [\\dx]+ (?:reintegro|retirada|cajero)\\b'),
  tester('^(?:reintegros?|reint|reintegraments?)\\b'),
  tester(
    [
      '^(?:cajeros?|caixers?|caj aut)\\b',
      '^(?:op|operacion)?(?: ?en)? ?cajero\\b|^servicajero\\b|^efectivo (?:en )?cajero\\b',
      '^atm\\b(?! (?:barcelona|area|autoritat|transports?|consulting)\\b)',
    ].join('|'),
  ),
  tester(
    [
      '\\b(?:atm|cash) (?:withdrawals?|advance)\\b',
      '\\bwithdrawals? (?:at|from|in) (?:an? )?(?:atm|cash)\\b',
      '^cash at\\b|^cash withdrawn\\b',
    ].join('|'),
  ),
  tester(
    [
      '^(?:bargeld(?:auszahlung|abhebung|bezug)|barauszahlung|barabhebung|geldautomat(?:en)?|ga nr)\\b',
      '^(?:auszahlung|abhebung) (?:am )?(?:geldautomat|ga|gaa|bankomat)\\b',
      '^levantamentos?(?:$| (?:em |no |na )?(?:numerario|dinheiro|atm|mb|multibanco|caixa)\\b)',
      '^lev(?:ant)? (?:atm|mb|multibanco|numerario)\\b',
      '^retraits?(?:$| (?:d |de |au )?(?:especes|dab|gab|distributeur|carte|cb)\\b)',
      '^(?:prelievo|prelievi)(?:$| (?:di |in |su |da )?(?:contant[ei]|bancomat|sportello|atm)\\b)',
    ].join('|'),
  ),
  tester('^(?:dinero del cajero|cajeros|retirada de efectivo|efectivo de cajero)$'),
];

const CHANGED = 'cambi(?:ad)?o|convertid[oa]s?|conversion|conversio|canvi';
const EXCHANGE: readonly Test[] = [
  tester(
    `^(?:operacion (?:de )?)?(?:${CHANGED})(?: general)?(?: (?:de|a|en|entre))* (?:${MONEY})\\b` +
      '(?! (?!general)[a-z]{4})',
  ),
  tester(
    `^(?:compra|venta|compra ?venta)(?: de)? (?:${MONEY})\\b` +
      '(?! (?!general|ahorro|billetes?|oficial)[a-z]{4})',
  ),
  tester(`^(?:sold|bought|moved) (?:${MONEY}) (?:to|for|with) (?:${MONEY})\\b`),
  tester(`^(?:exchanged?|converted|conversion)(?: (?:of|to|from|in))* (?:[\\d ]+)?(?:${MONEY})\\b`),
  tester('^(?:general )?currency (?:exchange|conversion)\\b|^(?:foreign )?exchange$|^cambio de divisas?$'),
];

const ACCOUNTS = [
  'cuentas?|ctas?|comptes?|ahorros?|savings?|libreta|huchas?|nomina|corriente|vista|propi[ao]s?',
  'deposito|fondos?|inversion(?:es)?|plazo',
].join('|');
const POTS = [
  'huchas?|apartados?|espacios?|bolsillos?|cajitas?|frascos?|sobres?|reservas?|metas?|objetivos?',
  'pockets?|vaults?|spaces?',
].join('|');
const MOVED = [
  'traspasos?|traspas|trasp|transferencias?|transf|trf|tef|envios?|movimientos?|ingresos?|retiradas?',
  'aportacion(?:es)?|transfers?|virements?|vir|uberweisung|bonifico',
].join('|');
const OWN_TRANSFER = [
  'emitid[oa]|realizad[oa]|enviad[oa]|intern[oa]|automatic[oa]|periodic[oa]|programad[oa]',
  'internet|online|web|app|movil',
].join('|');
const TOWARDS = 'a|al|de|del|desde|hacia|entre|para|la|el|su|mi|mis|tu|tus|otra|otras';
const BETWEEN_OWN = [
  'entre (?:mis |tus |sus |les meves )?(?:cuentas|ctas|comptes|productos)',
  '(?:cuentas?|cta) propias?|propias? cuentas?|(?:misma|propia) titularidad|mismo titular',
  '(?:own|my|your) accounts?',
  'entre (?:as )?(?:minhas |suas )?contas|contas? proprias?|(?:de compte a compte|entre (?:mes |vos )?comptes)',
  'tra (?:i )?(?:miei |propri )?conti|conto proprio|eigene[sn]? konto|(?:mein|meine[ms]?) konto',
].join('|');
const OWN_ACCOUNT = [
  '(?:cuenta|cta|libreta) (?:de )?(?:ahorros?|nomina|corriente|remunerada)',
  `(?:(?:my|your|${MONEY}) )?savings(?: account)?|ahorros?`,
].join('|');
const INVESTED = 'aportacion|suscripcion|constitucion|apertura|imposicion|contratacion|inversion';
const SECURITIES = [
  'participaciones|acciones|fondos? (?:de inversion|indexados?)|etfs?|letras del tesoro|bonos del estado',
  'cripto(?:monedas?|s)?|bitcoins?|btc|ethereum|eth',
].join('|');
const INVESTED_WITH = [
  'indexa|finizens|inbestme|myinvestor|renta 4|degiro|etoro|trade republic|interactive brokers|xtb',
  'binance|coinbase|bit2me|bitso|fintual|gbm|cetesdirecto|balanz|bull market|cocos capital|tyba|trii',
].join('|');
const TO_BANK = [
  '(?:retirada|transferencia) iniciad[oa] por el usuario|retirada general',
  '(?:user initiated|general) withdrawal',
].join('|');

const ISIN = '[a-z]{2}(?=[a-z]{0,4}\\d[a-z\\d]*\\d{2})[a-z\\d]{9}\\d';
const OWN: readonly Test[] = [
  tester(
    `^(?:(?:${INVESTED}|${MOVED}|inversiones|aportes?|aportado|inverti(?:do)?|meti(?:do)?|meto|puse)` +
      '(?: (?:mensual|semanal|periodica|automatica|extra|mes|a|al|en|de|del|para|mi|la))* )?' +
      `(?:${INVESTED_WITH})(?: (?:capital|mensual|fondos?|broker|cartera|sv|av|sa|${OWN_ACCOUNT}))*$`,
  ),
  tester(
    `^(?:traspasos?|traspas|trasp)(?: (?:${OWN_TRANSFER}))*` +
      `(?:$|(?: (?:${TOWARDS}))* (?:${ACCOUNTS})\\b(?! (?:de )?tercer)| [\\d ]+$)`,
  ),
  tester(
    [
      `^(?:${MOVED}|pagos?)\\b.*\\b(?:${BETWEEN_OWN})\\b`,
      `^(?:${MOVED}) (?:intern[aoe]s?|propias?|proprias?)\\b`,
      `^(?:${MOVED}) (?:inmediata )?(?:a|al|to) (?:mi|tu|my|your) (?:cuenta|cta|account)\\b`,
    ].join('|'),
  ),
  tester(
    `^(?:(?:${MOVED}) )?(?:a|al|to|hacia|from|de|desde) (?:(?:mi|tu|su|la|el|my|your) )?(?:${OWN_ACCOUNT})$`,
  ),
  tester(
    `^(?:${INVESTED})(?: (?:periodica|extraordinaria|inicial|de|del|a|al|en|un|el))*` +
      ' (?:plan(?:es)? (?:de )?pensiones|fondos?|deposito|plazo)\\b',
  ),
  tester(`^(?:${TO_BANK})`),
  tester(`^(?:to|from) (?:${CODES}) [a-z]`),
  tester('^plan(?:es)? de (?:inversion|ahorro|pensiones)\\b'),
  tester(
    `^(?:compra|suscripcion) (?:de )?(?:[\\d ]+)?(?:${SECURITIES})\\b(?!.* loteria\\b)` +
      `|^(?:compra|buy|purchase|kauf|achat|savings plan|sparplan|plan)\\b.* ${ISIN}\\b|^buy trade\\b|^savings plan execution\\b`,
  ),
  tester(
    [
      '^transfer (?:to|from) (?:my |your )?savings\\b',
      '^transferred (?:to|from) (?:my|your)\\b',
      '^(?:internal|own account) transfer\\b',
      '^umbuchung\\b|^ubertrag (?:auf|von|zu) (?:(?:mein|dein|ihr) )?(?:tagesgeld|sparkonto|girokonto)',
      '^virements? (?:vers|de|depuis) (?:mon |votre |le )?(?:livret|ldds|compte epargne)\\b|^giroconto\\b',
    ].join('|'),
  ),
];
/** Text may follow only a possessive: «A El Sobre Bar». */
const RESERVED: readonly Test[] = [
  tester('^(?:a|de|desde) hucha \\w'),
  tester('^dinero (?:reservado|retirado|apartado|guardado)\\b'),
  tester(
    `^(?:meter|meto|(?:he )?metido|guardar|guardo|ahorrar) (?:a|en) (?:la|el|mi) (?:${POTS})$|^(?:ahorros?|hucha)$`,
  ),
  tester(`^(?:(?:${MOVED}) )?(?:a|al|de|desde|hacia|en|to|from|into) (?:tu|mi|your|my) (?:${POTS})\\b`),
  tester(`^(?:(?:${MOVED}) )?(?:a|al|de|del|desde|hacia|en|to|from|into) (?:(?:la|el|su|the) )?(?:${POTS})$`),
  tester(
    `^(?:to|from|a|de|desde) (?:pocket|bolsillo|hucha|vault) (?:${MONEY}) .*` +
      `\\b(?:from|de|desde|to|a) (?:${MONEY})$`,
  ),
  tester('\\b(?:reserva|retiro|deposito) (?:de|en) (?:tu |mi )?(?:cajita|frasco|apartado|hucha)\\b'),
  tester(
    '^(?:redondeos?|ahorro (?:automatico|programado))(?: (?:a|de|en|tu|mi|la|hucha|ahorro|compras?|pagos?))*$',
  ),
];

const CARDS = [
  'tarjetas?|tarj|targeta|targetes|tarj cred|tdc|cmr|wizink|tc|t c|t credito|credit cards?|card',
  'visa|mastercard|master card|amex|american express|diners',
].join('|');
const BANKS = [
  'santander|bbva|caixabank|caixa|sabadell|bankinter|ing|openbank|abanca|unicaja|kutxabank|ibercaja|cajamar',
  'evo|wizink|cetelem|revolut|n26|nu|nubank|galicia|macro|itau|nacion|provincia|naranja',
  'bancolombia|davivienda|banamex|citibanamex|banorte|hsbc|bci|bice|scotiabank|falabella|cmr|ripley',
  'bcp|interbank|bancoestado|estado|chile',
].join('|');
const CARD_TAIL = [
  'de|del|en|la|su|tu|mi|the|num|numero|no|terminada|fin|x|\\d+|x+\\d+|gracias',
  'pesos|dolares|euros|cred|credito|credit|debito|aplazado|banco',
  'classic|clasica|oro|gold|platinum|black|signature|infinite|internacional|nacional',
  'payments?|pagos?|bill|mensual|total|minimo|periodo|mes|aut|automatico',
  CARDS,
  BANKS,
  ...MES_NAMES,
].join('|');
const PAID = [
  'abonos?|traspasos? a|transferencias? a|recibos?|rebuts?|liquidacion|liquidacio|liq|pagos?|pagaments?',
  'adeudos?|cargos?|cancelacion|extractos?|factura|payments?|pmt|deb(?:ito)?(?: aut(?:omatico)?)?',
].join('|');
const PAID_FOR = [
  'de|del|a|la|su|tu|mi|por|to|of|for|on|the|total|minimo|mensual|aut|automatico',
  'resumen|extracto|recibo|credito|aplazado|contrato|op|operaciones',
].join('|');
const CARD: readonly Test[] = [
  tester(`^(?:${PAID})(?: (?:${PAID_FOR}))* (?:${CARDS})(?: (?:${CARD_TAIL}))*$`),
  tester(
    '^(?:su pago|pagos? recibidos?|payments? received|payment thank you|gracias por su pago)\\b|^recibo domiciliado gracias$',
  ),
  tester('\\bcredit (?:card|crd) (?:payment|bill|autopay|epay)\\b'),
  tester(
    [
      '^kreditkarten(?:abrechnung|ausgleich)\\b|^abrechnung (?:der |ihrer )?(?:kreditkarte|visa|mastercard)\\b',
      '^(?:visa|mastercard|kreditkarte) (?:abrechnung|ausgleich)\\b',
      '^(?:pagamentos?|pag|liquidacao) (?:de |do )?cartao(?: de)?(?: credito)?(?: [\\dx]+)?$',
      '^(?:releve|factures?|total|depenses)? ?(?:de )?(?:cartes?|cb) (?:a )?debit differe(?: [\\dx]+)*$|^releve differe\\b',
      '^(?:addebito|saldo|regolamento)(?: saldo| mensile| estratto conto)? carta di credito(?: [\\dx]+)*$',
    ].join('|'),
  ),
  tester(
    '^(?:american express|amex|visa|mastercard' +
      '|(?:tarjetas?|targeta) (?:(?:de )?credito|(?:de )?credit|visa|mastercard|naranja))$',
  ),
];

const LISTS: readonly (readonly [OwnMoney, readonly Test[]])[] = [
  ['reservado', RESERVED],
  ['divisa', EXCHANGE],
  ['tarjeta', CARD],
  ['propias', OWN],
  ['efectivo', CASH],
];

function only(...texts: readonly string[]): Test {
  return tester(`^${oneOf(...texts)}$`);
}

/** Of the bank's own column of kinds: «Cajeros». */
const KINDS: readonly (readonly [OwnMoney, Test])[] = [
  [
    'efectivo',
    only(
      'atm|cajeros?(?: automaticos?)?|dinero del cajero|retiradas?(?: de efectivo| en cajero)?',
      'reintegros?(?: efectivo| cajero)?|cash withdrawals?',
      'bargeld(?:auszahlung)?|geldautomat|levantamentos?|retraits?(?: (?:dab|gab|especes))?|preliev[oi]',
    ),
  ],
  [
    'divisa',
    only(
      'exchange|currency exchange|cambios?(?: de divisas?)?',
      'conversion de divisas?(?: general)?|general currency conversion',
    ),
  ],
  [
    'propias',
    only(
      'trading|(?:buy trade|savings plan execution)\\b.*',
      'traspasos?|traspasos? entre cuentas|transferencias? entre cuentas(?: propias)?',
      'transferencias? internas?|internal transfers?',
      TO_BANK,
      'pot transfers?|pocket (?:transfers?|withdrawals?|deposits?)',
      'umbuchung(?:en)?|virements? internes?|giroconti?|transferencias? entre contas',
    ),
  ],
  [
    'tarjeta',
    only(
      'pagos? de tarjetas?(?: de credito)?|recibos?(?: de)? tarjetas?(?: de credito)?',
      'liquidacion(?:es)? de tarjetas?|credit card payments?|kreditkartenabrechnung(?:en)?',
    ),
  ],
];

const SPENT = oneOf(
  'comision(?:es)?|comissions?|comissio|fees?|tarifas?|impuestos?|impto|iva|gmf|4x1000|intereses|seguros?',
  'cuota (?:anual|de manejo|manejo|emision)|emision|mantenimiento|mantencion',
  'entgelt|gebuhr(?:en)?|zinsen|versicherung|frais|cotisations?|commission[ei]?|interets|assurance',
  'imposta|canone|interessi|assicurazione|comissao|comissoes|imposto|juros',
);
const namesSpent = pattern(`\\b${SPENT}\\b`);
const isBankWord = only(
  [DRAWN, CASH_PLACES, ACCOUNTS, MOVED, TOWARDS, OWN_TRANSFER, PAID, PAID_FOR, CARD_TAIL, SPENT].join('|'),
  'por|con|periodic[ao]|contactless|efectuad[oa]s?|extra[a-z]*|au|du|par|der|die|am|fur|alla?|sul|dab|gab',
);

/** Among a bank's own words, not in a place's name. */
function isSpent(words: string): boolean {
  const found = namesSpent().exec(words);
  return (
    found !== null &&
    words
      .slice(0, found.index)
      .split(' ')
      .every((word) => word === '' || isBankWord(word))
  );
}

/** The words propose; the person can still count the charge. */
export function asideInWords(concepto: string, detalles: readonly string[]): OwnMoney | null {
  const words = wordsOf(concepto);
  if (isSpent(words)) return null;
  for (const [reason, tests] of LISTS) if (tests.some((test) => test(words))) return reason;
  for (const detalle of detalles) {
    const kind = KINDS.find(([, test]) => test(wordsOf(detalle)));
    if (kind) return kind[0];
  }
  return null;
}

/** Of a card; a telephone's is spent. */
const isTopUp = only(
  '(?:recargas?|top ?ups?|anadir dinero|add(?:ed)? money|deposito con tarjeta)' +
    '(?: (?:de|del|a|al|la|el|en|mi|con|cuenta|tarjeta|prepago|monedero|wallet|billetera' +
    '|revolut|paypal|n26|wise|vivid|bnext|nequi|daviplata|mercado ?pago))*',
);

const isLent = tester('^(?:l[ae]s? (?:he |hemos )?prest(?:e|ado|amos)|prestamo a(?:l)?)\\b');

/** Behind a title, too: «Cajero: 100 €», «MyInvestor: compra de 3 participaciones». */
export function saysOwnMoney(text: string): boolean {
  return [text, text.replace(/^[^:]{2,30}:/u, '')].some(
    (words) => asideInWords(words, []) !== null || [isTopUp, isLent].some((test) => test(wordsOf(words))),
  );
}

const hasCard = wordTester(CARDS);

export function namesCard(texts: readonly string[]): boolean {
  return hasCard(wordsOf(texts.join(' ').slice(0, 200)));
}

function wordsOf(text: string): string {
  return text.length > 200 ? '' : plainWords(text);
}
