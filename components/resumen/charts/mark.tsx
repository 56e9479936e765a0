import Link from 'next/link';
import type { ReactNode } from 'react';

type MarkProps = {
  /** The address of the expenses that it stands for. */
  href: string;
  /** What it stands for and what that comes to. */
  name: string;
  children: ReactNode;
};

/** A mark within a picture: a link to the expenses that it stands for. */
export function Mark({ href, name, children }: MarkProps) {
  return (
    <Link href={href} prefetch={false} aria-label={name} className="group/mark">
      <title>{name}</title>
      {children}
    </Link>
  );
}
