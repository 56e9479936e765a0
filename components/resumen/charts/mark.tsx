import Link from 'next/link';
import type { ReactNode } from 'react';

type MarkProps = {
  /** The address of its expenses. */
  href: string;
  /** The accessible name. */
  name: string;
  /** The lines of the panel beside it; `name` by default. */
  tip?: readonly (string | null)[];
  children: ReactNode;
};

/** A mark in a picture, which links to its expenses. */
export function Mark({ href, name, tip, children }: MarkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={name}
      data-tip={tipText(tip ?? [name])}
      className="group/mark"
    >
      {children}
    </Link>
  );
}

/** Joins the lines of a panel; null lines are left out. */
export function tipText(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null).join('\n');
}
