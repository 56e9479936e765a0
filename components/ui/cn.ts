import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. Tailwind's order in a class list decides nothing, so classes that users may override bear the
 * variant `base:`, which every other class beats.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
