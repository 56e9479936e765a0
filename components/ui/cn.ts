import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; of two Tailwind classes for one property the later wins. One list alone is left as it is. */
export function cn(...classes: ClassValue[]): string {
  const [first, ...others] = classes.map((list) => clsx(list)).filter((list) => list !== '');
  return others.length === 0 ? (first ?? '') : twMerge(first, others);
}
