import { isFilledString } from './values';

/** A browser profile makes its id once. */
export type Device = { id: string; nombre: string };

export const MAX_DEVICE_LENGTH = 40;

/** Ids stand in file names. */
const ID_PATTERN = /^[a-z0-9]{4,16}$/;

const MAX_SLUG_LENGTH = 24;

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Null for a part that the user agent does not name. */
export function systemOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) };
}

export function deviceIdOf(value: unknown): string | null {
  return typeof value === 'string' && ID_PATTERN.test(value) ? value : null;
}

/** Trims and shortens; null for other values. */
export function deviceNombreOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const nombre = Array.from(value.toWellFormed().trim()).slice(0, MAX_DEVICE_LENGTH).join('');
  return isFilledString(nombre) ? nombre : null;
}

/** «mis-gastos-chrome-en-windows-k3x9q7-a.json» */
export function deviceFileName({ id, nombre }: Device, which: 'a' | 'b'): string {
  const plain = nombre.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, MAX_SLUG_LENGTH);
  const name = slug.replaceAll(/^-|-$/g, '') || 'dispositivo';
  return `mis-gastos-${name}-${id}-${which}.json`;
}

/** Under any former nombre; null for other files. */
export function whichFileOf(device: Device, fileName: string): 'a' | 'b' | null {
  if (!fileName.startsWith('mis-gastos-')) return null;
  return (['a', 'b'] as const).find((which) => fileName.endsWith(`-${device.id}-${which}.json`)) ?? null;
}

function firstOf(names: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
