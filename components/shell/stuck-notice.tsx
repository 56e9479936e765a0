import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { SHELL } from '@/lib/text/shell';

/** Says that React does not come. In every page; `className` shows it on one marked as stuck. */
export function StuckNotice({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div role="alert" className={cn('hidden bg-warning-soft px-4 pb-1 pt-3 text-sm text-warning', className)}>
      <p className="text-pretty">{children}</p>
      {/* The empty address reloads the page. */}
      <a href="" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {SHELL.reload}
      </a>
    </div>
  );
}
