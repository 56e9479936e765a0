import { isFilledString } from './text-value';

/** A browser as its copies name it. Its id is made once; two profiles of one machine have two. */
export type Device = { id: string; nombre: string };

/** The most characters of a device's name. */
export const MAX_DEVICE_LENGTH = 40;

/** The form of a device's id, which stands in the names of files. */
const ID_PATTERN = /^[a-z0-9]{4,16}$/;

/** The most characters of a device's name in the name of a file. */
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

/** The browser and the system that a user agent names; null for each that it does not name. */
export function systemOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) };
}

/** Reads a device's id; null if a value is none. */
export function deviceIdOf(value: unknown): string | null {
  return typeof value === 'string' && ID_PATTERN.test(value) ? value : null;
}

/** Reads a device's name and cuts a longer one; null if a value is none. */
export function deviceNombreOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const nombre = Array.from(value.toWellFormed().trim()).slice(0, MAX_DEVICE_LENGTH).join('');
  return isFilledString(nombre) ? nombre : null;
}

/** The name of one of a device's files: «mis-gastos-chrome-en-windows-k3x9q7-a.json». */
export function deviceFileName({ id, nombre }: Device, which: 'a' | 'b'): string {
  const plain = nombre.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, MAX_SLUG_LENGTH);
  const name = slug.replaceAll(/^-|-$/g, '') || 'dispositivo';
  return `mis-gastos-${name}-${id}-${which}.json`;
}

/** The letter of a device's file, under any name that the device has had; null if the file is not the device's. */
export function whichFileOf(device: Device, fileName: string): 'a' | 'b' | null {
  if (!fileName.startsWith('mis-gastos-')) return null;
  return (['a', 'b'] as const).find((which) => fileName.endsWith(`-${device.id}-${which}.json`)) ?? null;
}

function firstOf(names: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
