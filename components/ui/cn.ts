import { clsx, type ClassValue } from 'clsx';

/** Their order decides nothing: classes that callers may override bear `base:`, which every other class beats. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
