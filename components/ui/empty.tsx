import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyProps = { icon: LucideIcon; title: string; advice: string; children?: ReactNode; role?: 'alert' };

/** `advice` gives the reason, `children` the remedy. */
export function Empty({ icon: Icon, title, advice, children, role }: EmptyProps) {
  return (
    <div data-slot="empty" role={role} className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <Icon aria-hidden className="size-8 text-muted-foreground" strokeWidth={1.5} />
      <h2 className="mt-1 text-balance font-semibold">{title}</h2>
      <p className="max-w-md text-pretty text-sm text-muted-foreground">{advice}</p>
      {children ? <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div> : null}
    </div>
  );
}
