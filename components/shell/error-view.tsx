import { CircleAlert } from 'lucide-react';
import { endStuck } from '@/components/opening/early-input';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { BUTTONS } from '@/lib/text/common';
import { ERRORS } from '@/lib/text/shell';

export function ErrorView({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="pt-14">
      <h1 ref={endStuck} tabIndex={-1} className="sr-only">
        {ERRORS.title}
      </h1>
      <Empty role="alert" icon={CircleAlert} title={ERRORS.title} advice={ERRORS.advice}>
        <Button onClick={onRetry}>{BUTTONS.retry}</Button>
      </Empty>
    </div>
  );
}
