import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. Of two Tailwind classes for one property none would win by its place: what a component leaves to those
 * who use it bears the variant `base:`, over which any other class goes.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
