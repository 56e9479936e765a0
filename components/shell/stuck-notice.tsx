import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { SHELL } from '@/lib/text/shell';

/**
 * Says, without React, that React does not come. The page brings it with it; the script in its head has the styles show it.
 * The class says in what shape.
 */
export function StuckNotice({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div role="alert" className={cn('hidden bg-warning-soft px-4 py-2 text-sm text-warning', className)}>
      <p className="text-pretty">{children}</p>
      {/* To where the page is already: to load it again. */}
      <a href="" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {SHELL.reload}
      </a>
    </div>
  );
}
