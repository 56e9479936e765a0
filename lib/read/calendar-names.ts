/** January first. */
export const MES_NAMES: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** The spelling in Peru and Uruguay. */
export const OTHER_NINTH = 'setiembre';

/** Monday first. */
export const WEEKDAY_NAMES: readonly string[] = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
];

export function shortName(name: string): string {
  return name.slice(0, SHORT_LETTERS);
}

const SHORT_LETTERS = 3;

/** 1 to 12 for a whole lower-case name, else 0. */
export function mesNamed(word: string): number {
  return word === OTHER_NINTH ? 9 : MES_NAMES.indexOf(word) + 1;
}

/** 1 to 12 for «oct», «sept» or «set», else 0. */
export function mesShortened(word: string): number {
  if (word === 'sept' || word === 'set') return 9;
  return word.length === SHORT_LETTERS ? MES_NAMES.findIndex((name) => name.startsWith(word)) + 1 : 0;
}
