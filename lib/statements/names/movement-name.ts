import { atFirstUse } from '@/lib/domain/at-first-use';
import { MES_NAMES, shortName } from '@/lib/read/calendar-names';
import { oneOf, pattern, tester } from '@/lib/read/patterns';
import { foldText } from '@/lib/read/words';

const TOWNS = [
  'madrid|barcelona|valencia|sevilla|zaragoza|malaga|murcia|palma|palma de mallorca|las palmas|bilbao',
  'alicante|cordoba|valladolid|vigo|gijon|hospitalet|a coruna|la coruna|coruna|vitoria|vitoria gasteiz',
  'granada|elche|oviedo|badalona|terrassa|cartagena|jerez|sabadell|mostoles|santa cruz de tenerife',
  'tenerife|pamplona|almeria|fuenlabrada|leganes|donostia|san sebastian|getafe|burgos|albacete|santander',
  'castellon|logrono|badajoz|salamanca|huelva|marbella|lleida|tarragona|leon|cadiz|jaen|ourense|girona',
  'lugo|caceres|guadalajara|toledo|pontevedra|palencia|ciudad real|zamora|avila|cuenca|huesca|segovia',
  'soria|teruel|alcorcon|alcobendas|alcala de henares|mataro|reus|ceuta|melilla|merida',
  'santiago de compostela|torrejon|parla|dos hermanas',
  'ciudad de mexico|mexico df|mexico d f|cdmx|mexico|monterrey|puebla|tijuana|leon gto|queretaro',
  'merida yuc|cancun',
  'buenos aires|caba|capital federal|rosario|mendoza|la plata|mar del plata|salta|san miguel de tucuman',
  'santiago|nunoa|providencia|las condes|vitacura|maipu|la florida|vina del mar|valparaiso|concepcion',
  'antofagasta|temuco|bogota|medellin|cali|barranquilla|bucaramanga|pereira|manizales|cucuta|ibague',
  'lima|arequipa|trujillo|miraflores|san isidro|surco|cusco|callao',
  'montevideo|punta del este|maldonado|salto|quito|guayaquil|la paz|asuncion|san jose|panama|caracas',
  'santo domingo',
  'paris|london|londres|dublin|lisboa|lisbon|porto|berlin|amsterdam|luxembourg|luxemburgo',
].join('|');
const COUNTRIES = [
  'espana|es|esp|mexico|mx|mex|argentina|ar|arg|chile|cl|chl|colombia|co|col|peru|pe|per',
  'uruguay|uy|ury|francia|fr|fra|gb|gbr|ie|irl|lu|lux|nl|nld|de|deu|pt|prt|portugal|it|ita|us|usa',
  'ecuador|ec|bolivia|bo|paraguay|py|costa rica|cr|panama|pa',
].join('|');
/** At a text's end or before a card, a postcode or another line. */
const places = pattern(
  `(?<=\\S)(?:[ ,]+(?:${TOWNS})(?:[ ,]+(?:${COUNTRIES}))?|[ ,]+(?:${COUNTRIES}))` +
    '(?=\\s*(?:$|[\\n,;(\\\\]| \\d| tarj))',
  'g',
);
const country = pattern(`[\\s,]+(?:${COUNTRIES})$`);
const town = pattern(`[\\s,]+(?:${TOWNS})$`);
/** «Ayuntamiento de Madrid» */
const NEEDS_PLACE =
  /(?:^|[\s,])(?:de|del|la|el|y|en|ayto\.?|ayuntamiento|universidad|metro|aeropuerto|banco|banc|caja)$/;

/** Drops the country and the town at the end, unless nothing would be left. */
function withoutPlace(text: string): string {
  return cut(cut(text, country()), town());
}

export function withoutPlaces(folded: string): string {
  return folded.replace(places(), ' ');
}

function cut(text: string, ending: RegExp): string {
  const folded = foldText(text);
  if (folded.length !== text.length) return text;
  const found = ending.exec(folded);
  const left = found ? text.slice(0, found.index).replace(/[\s,]+$/, '') : text;
  return /\p{L}{2}|\p{L}&\p{L}/u.test(left) && !NEEDS_PLACE.test(foldText(left)) ? left : text;
}

const MAX_NAME = 60;

const MASKED = '[0-9]{4,6}[x*•]+[0-9]{2,4}|[x*•]{2,}\\s?[0-9]{2,6}|:?\\*[0-9]{4,6}';
const card = pattern(`(?:,?\\s*\\b(?:con )?(?:la |su )?tarj(?:eta)?[\\s.:]*)?(?:${MASKED})`, 'gi');

const NUMBERED = [
  'ref(?:erencia)?|mandato|factura|fact|autorizaci[oó]n|aut|folio|suc(?:ursal)?|term(?:inal)?',
  'op(?:eraci[oó]n)?|cod(?:igo)?|comisi[oó]n|id|rfc|cbu|cuit|cuil|clabe|nro|num',
].join('|');

/** Card, reference, mandate, note, day. */
const after = atFirstUse((): readonly RegExp[] => [
  /\\.*$/,
  /\s{3,}.*$/,
  /[\s,;(]+(?:con )?(?:la |su )?tarj(?:eta)?s?\b[\s.:].*$/i,
  /[\s,;(]+tarj\.?:?$/i,
  /[\s,;]+concepto\b[\s:.].*$/i,
  /[\s,;]+n[º°o.]+\s*(?:de )?(?:recibo|factura|contrato|cliente|ref|operaci[oó]n)?\s*[\d:].*$/i,
  new RegExp(`[\\s,;]+(?:${NUMBERED})\\b[\\s.:#]*[\\w\\s.-]*\\d.*$`, 'i'),
  /[\s,;]+(?:el|del|de|fecha|dia)\s+\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}.*$/i,
  /[\s,;]+\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?(?:\s+\d{1,2}:\d{2}.*)?$/,
  new RegExp(
    `[\\s,;]+\\d{1,2}\\s?(?:${MES_NAMES.map(shortName).join('|')})[a-z]*\\.?(?:\\s?\\d{2,4})?$`,
    'i',
  ),
  /\*[a-z]*\d[a-z\d]*$/i,
  /[\s,;*]+(?:www\.|https?:)?[\w-]+(?:\.[\w-]+)*\.(?:com|net|es|mx|ar|cl|co|pe|eu)(?:\/\S*)?$/i,
  /\s+\d{5,}$/,
  /\s+0\d{2,3}$/,
  /\s+#\s?\d+.*$/,
]);

const OPERATION = [
  'pagos?|pgo|compra|cpra|cpa|recibo|adeudo|cargo|consumo|d[eé]bito|deb|domiciliaci[oó]n|suscripci[oó]n',
  'trf|tef|transfer|spei|pse|transferencia|transf|traspaso|bizum|env[ií]o|giro|retirada|reintegro',
  'devoluci[oó]n|devol|anulaci[oó]n|reembolso|abono|movimiento|operaci[oó]n|pos|tpv',
  'purchase|payment|direct debit|card payment',
].join('|');
const CARD_KIND = '(?:tarj(?:eta)?|tdc?|tc|deb|d[eé]bito|cr[eé]dito)(?:[\\s.:]*\\d{4}\\b)?';
const QUALIFIER = [
  'm[oó]vil|nac|inter|webpay|redcompra|transbank|en l[ií]nea|internet|online|on line|recurrente',
  'contactless|sin contacto|con tarjeta|con qr|qr|pos|tpv|nacional|internacional|inmediata|realizada',
  'emitida|enviada|enviado|efectuada|recibida|recibido|autom[aá]tic[oa]|aut|directo|directa',
  'domiciliad[oa]|de servicios?|servicios?',
  CARD_KIND,
  'interbancaria|spei|sinpe|pse|web|app|por internet|de compra|comercio',
].join('|');
const SHOP_AFTER =
  'a favor de|en (?:el |la )?(?:comercio|establec(?:imiento)?|tienda f[ií]sica)|en|de|del|a|por|to|from';
const lead = pattern(
  `^(?:(?:${OPERATION})\\b\\.?(?:[\\s/.:-]+(?:${QUALIFIER})\\b\\.?)*(?:[\\s:.-]+(?:${SHOP_AFTER})\\b)?)` +
    '[\\s:.,-]+(?=\\S)',
  'i',
);
/** The day, a number, the card. */
const before = pattern(
  `^(?:${[
    '\\d{1,2}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?|\\d{1,2}[-/]\\d{4}',
    '\\d[\\d.]{5,}(?:-[\\dk])?',
    'tarj(?:eta)?[\\s.:]*\\d{4}',
  ].join('|')})[\\s,;:.-]+(?=\\S)`,
  'i',
);

/** «PAYPAL *SPOTIFY» */
const processor = pattern(
  `^${oneOf(
    'paypal|pp|sumup|izettle|zettle|iz|square|sq|stripe|tst|clip|klarna|redsys|monei|adyen',
    'mer(?:c|cado)?pago|mp|dlo|ebanx|payu|wompi|bold|culqi|niubiz|izipay',
  )}\\s?\\*\\s?(?=\\p{L}{2})`,
  'iu',
);

const OTHER_OPERATION = 'liquidaci[oó]n|comisi[oó]n|cuota|intereses|seguro';
const isOnlyOperation = tester(
  `^(?:(?:${OPERATION}|${QUALIFIER}|${OTHER_OPERATION}|a favor|a|al|en|de|del|el|la|por|con)\\b[\\s.:,-]*)+$`,
  'i',
);
const DRAWN = 'retirada|retiro|reintegro|extracci[oó]n|disposici[oó]n|avance|giro';
const generic = pattern(
  `^(?:(?:${DRAWN})\\b.*?\\b(?:efectivo|cajero|atm)\\b` +
    '|(?:retirada|retiro)s? en\\b.{1,40}|reintegro|reint\\.? cajero|cajero autom[aá]tico)',
  'i',
);
/** «S.A.U.», «S. de R.L. de C.V.», «Ltda» */
const LEGAL_FORMS = [
  's\\.?\\s?a\\.?\\s?u|s\\.?\\s?l\\.?\\s?u|s\\.?\\s?a\\.?\\s?s|s\\.?\\s?a\\.?\\s?c|s\\.?\\s?a\\.? de c\\.?\\s?v',
  's\\.? de r\\.?\\s?l(?:\\.? de c\\.?\\s?v)?|s\\.?\\s?r\\.?\\s?l|s\\.?\\s?p\\.?\\s?a|s\\.?\\s?coop|s\\.?\\s?a|s\\.?\\s?l',
  'e\\.?\\s?i\\.?\\s?r\\.?\\s?l|ltda|inc|llc|gmbh|sarl|ltd|plc|b\\.?v',
];
const legalForm = pattern(`[\\s,]+${oneOf(LEGAL_FORMS.join('|'))}\\.?,?$`, 'i');
const SMALL = new Set(['de', 'del', 'y', 'e', 'en', 'al', 'por', 'con', 'para', 'of', 'and', 'i']);

/** «PAGO MOVIL EN MERCADONA VALENCIA, TARJ. :*741245» is «Mercadona». Unknown text stays. */
export function movementName(concepto: string, detalles: readonly string[] = []): string {
  const text = concepto.replace(/\s+$/g, '').trim();
  if (text === '') return nameOfDetails(detalles);
  const cash = generic().exec(text.replace(/\s+/g, ' '));
  if (cash) return cased(cash[0]).slice(0, MAX_NAME);
  const bare = trimmed(withoutTail(text.replace(card(), ' ')));
  const shop = withoutTail(withoutPlace(withoutLead(bare)))
    .replace(processor(), '')
    .replace(/\s\*/g, ' ');
  const name = trimmed(withoutLegal(shop));
  return cased(hasWord(name) ? name : hasWord(bare) ? bare : text.replace(/\s+/g, ' '))
    .slice(0, MAX_NAME)
    .trim();
}

function nameOfDetails(detalles: readonly string[]): string {
  const filled = detalles.filter((detail) => detail.trim() !== '');
  const [first] = filled;
  return first === undefined ? '' : movementName(filled.find(namesSomebody) ?? first);
}

function namesSomebody(text: string): boolean {
  return !isCode(text.trim()) && !namesNobody(text);
}

/** CARD_TRANSACTION, 0xff607d8b, icon.png, false */
function isCode(text: string): boolean {
  return /^(?:true|false|null|cash|[a-z]+(?:_[a-z]+)+|\S+\.(?:png|svg)|(?=\S*\d)(?:0x)?[\da-f-]{6,})$/i.test(
    text,
  );
}

/** Name nobody on their own. */
const means = pattern(
  `(?<!\\p{L})${oneOf(
    'yape|plin|nequi|daviplata|codi|pix|sepa|paypal|mercado ?pago|(?:apple|google|samsung) pay',
    'cheques?|tal[oó]n|ingreso|dinero|facturas?|cuentas?|establecimiento|terceros|otros?|otras?|varios',
    'gastos?|bancos?|interbancario|efectivo',
  )}(?!\\p{L})`,
  'giu',
);

/** Name nobody beside a bank's operation, but can be a name alone. */
const beside = pattern(
  `(?<!\\p{L})${oneOf(
    'orden|inmediat[oa]|electr[oó]nic[oa]|bancari[oa]|particular|persona|contacto|trav[eé]s',
    'sent|to|from|sin texto',
  )}(?!\\p{L})`,
  'giu',
);

/** Spanish, Catalan, English, German. */
const OF_NOBODY = new Set(
  (
    'familiar familiares familia amigo amiga amigos amigas conocidos companeros particulares entre sin con concepto conceptos texto ' +
    'descripcion ordenada ordenado permanente periodica periodico mensual mensualidad interno interna propia propias propio propios ' +
    'dinero has hecho enviaste pagado pagada aplazado fraccionado domiciliacion comercio comercios compras recibos tarjeta personal ' +
    'y o un una los las su tu mi nomina visa mastercard tr ' +
    'preaprobado usuario sitio expres iniciada iniciado ' +
    'amic amics amiga amigues familiars diners diner pagament pagaments enviament enviat enviada fet feta rebut rebuts targeta carrec ' +
    'carrecs efectiu caixer traspas devolucio comissio comerc amb per els les una altres compte comptes operacio ordre banc propi ' +
    'immediata emesa ordinaria sense concepte domiciliat mobil ' +
    'money sent send sending friend friends family transfer transfers payment payments card debit credit direct bank account accounts ' +
    'standing order outgoing faster instant mobile bill bills charge fee fees wire internal external own and the of for at by with your ' +
    'you via people person someone other others reference transaction topup withdrawal deposit payee recipient made no description ' +
    'geld gesendet freund freunde freunden familie uberweisung ueberweisung uberweisungen dauerauftrag lastschrift basislastschrift ' +
    'kartenzahlung zahlung zahlungen bargeld auszahlung bargeldauszahlung geldautomat abhebung gutschrift einzug kauf karte girocard ' +
    'debitkarte kreditkarte ec echtzeit echtzeituberweisung konto umbuchung gebuhr gebuhren rechnung verwendungszweck ohne empfanger ' +
    'auftrag buchung abbuchung an von mit und fur der die das privat gesendetes'
  ).split(' '),
);

/** «PAGO BIZUM», «COMPRA TARJ. 1234», «Sent money». */
export function namesNobody(text: string): boolean {
  const words = bareWords(text);
  if (isOfBank(words)) return true;
  const others = words
    .split(' ')
    .filter((word) => !OF_NOBODY.has(word))
    .join(' ');
  return others !== words && (!hasWord(others.replace(beside(), ' ')) || isOfBank(others));
}

/** «PAGO», «Bizum». */
export function isOperation(text: string): boolean {
  return isOfBank(bareWords(text));
}

function bareWords(text: string): string {
  return foldText(text.slice(0, 300))
    .replace(card(), ' ')
    .replace(means(), ' ')
    .replace(/[\d\s#*/.:,;()-]+/g, ' ')
    .trim();
}

function isOfBank(words: string): boolean {
  if (!hasWord(words) || generic().test(words)) return true;
  return isOnlyOperation(words) || isOnlyOperation(words.replace(beside(), ' ').trim());
}

function withoutTail(text: string): string {
  let left = text;
  for (const part of after()) {
    const cut = left.slice(0, 300).replace(part, '');
    if (hasWord(cut) && !isOnlyOperation(cut)) left = cut;
  }
  return left.replace(/\s+/g, ' ');
}

function withoutLead(text: string): string {
  let left = text;
  for (let i = 0; i < 3; i += 1) {
    const cut = trimmed(left.replace(before(), '').replace(lead(), ''));
    if (!hasWord(cut) || cut === left || isOnlyOperation(cut)) break;
    left = cut;
  }
  return left;
}

function withoutLegal(text: string): string {
  const cut = text.replace(legalForm(), '');
  return hasWord(cut) ? cut : text;
}

/** A text in capitals gets the case of names; words without vowels, such as YPF, are initials. */
function cased(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const upper = letters.replace(/[^\p{Lu}]/gu, '').length;
  if (upper < letters.length * 0.7 && letters !== letters.toLowerCase()) return text;
  return text
    .split(' ')
    .map((word, place) => casedWord(word, place))
    .join(' ');
}

function casedWord(word: string, place: number): string {
  const lower = word.toLowerCase();
  if (place > 0 && SMALL.has(lower)) return lower;
  if (/^(?:\p{L}[.&]){1,4}\p{L}?$/u.test(word)) return word.toUpperCase();
  if (!/[aeiouáéíóúü]/i.test(word) && word.length <= 5) return word;
  return lower.replace(
    /(^|[^\p{L}'’])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:.*/\\-]+|[\s,;:*/\\(-]+$/g, '');
}

function hasWord(text: string): boolean {
  return /\p{L}{2}|\p{L}&\p{L}/u.test(text);
}
