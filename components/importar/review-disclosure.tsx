import { ChevronRight } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ImportPlan } from '@/lib/import/import-flow';
import { hasMends } from '@/lib/import/mend-plan';
import { jsonSession } from '@/lib/page/json-session';
import { REVIEW } from '@/lib/text/importar';

export function loadReview() {
  return import('./review');
}

const Review = dynamic(() => loadReview().then((module) => module.Review), {
  ssr: false,
  loading: () => <p className="text-sm text-muted-foreground">{REVIEW.working}</p>,
});

const CONTENT_ID = 'revision';

type ReviewDisclosureProps = { file: File; plan: ImportPlan; reviewing: boolean };

/** «Revisar antes de importar», closed at first; its content loads and starts when opened. */
export function ReviewDisclosure({ file, plan, reviewing: open }: ReviewDisclosureProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that opened it from elsewhere is gone, and the focus with it.
    if (open && document.activeElement === document.body) button.current?.focus();
  }, [open]);
  const mended = hasMends(plan.mends);
  return (
    <div className="min-w-0 rounded border border-border">
      <Button
        ref={button}
        variant="ghost"
        className="w-full justify-start"
        aria-expanded={open}
        aria-controls={CONTENT_ID}
        onClick={() => {
          jsonSession.review(!open);
        }}
      >
        <ChevronRight
          aria-hidden
          data-open={open}
          className="transition-transform data-[open=true]:rotate-90"
        />
        {REVIEW.open}
      </Button>
      {!open && (mended || plan.skipDuplicates) ? (
        <p className="px-4 pb-3 text-sm text-muted-foreground">
          {mended ? `${REVIEW.withMends} ` : null}
          {plan.skipDuplicates ? REVIEW.withoutDuplicates : null}
        </p>
      ) : null}
      <div id={CONTENT_ID} hidden={!open} className="border-t border-border p-3 sm:p-4">
        {open ? <Review file={file} plan={plan} /> : null}
      </div>
    </div>
  );
}
