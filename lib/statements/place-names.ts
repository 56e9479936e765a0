import { pattern } from '@/lib/read/patterns';
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

/**
 * Drops the country and the town at a text's end unless nothing would be left. Folding must keep the places of
 * letters.
 */
export function withoutPlace(text: string): string {
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
