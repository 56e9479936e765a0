import Link from 'next/link';
import type { ReactNode } from 'react';

type MarkProps = {
  /** The address of the expenses that it stands for. */
  href: string;
  /** What it stands for and what that comes to. */
  name: string;
  /** What the panel beside it says, line by line. */
  tip?: readonly (string | null)[];
  children: ReactNode;
};

/** A mark within a picture: a link to the expenses that it stands for. */
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

/** The lines of a panel as a mark carries them; those that are null are left out. */
export function tipText(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null).join('\n');
}
