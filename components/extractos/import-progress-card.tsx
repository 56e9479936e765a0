import type { RefCallback } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { COMPLETING_PERCENT } from '@/lib/import/import-summary';
import { statementSession, type StatementFlow } from '@/lib/page/statement-session';
import { BUTTONS, WAITING } from '@/lib/text/common';
import { EXTRACTOS } from '@/lib/text/extractos';
import { SPECIFICATION } from '@/lib/text/specification';

type ImportProgressCardProps = {
  flow: Extract<StatementFlow, { state: 'importing' }>;
  focusTarget: RefCallback<HTMLElement>;
};

export function ImportProgressCard({ flow, focusTarget }: ImportProgressCardProps) {
  const { percent, cancelling } = flow;
  const late = cancelling || percent >= COMPLETING_PERCENT;
  return (
    <Card aria-label={EXTRACTOS.progress} className="grid grid-cols-1 gap-4">
      <div>
        <div className="mb-2 flex items-baseline justify-between gap-3 text-sm">
          <p ref={focusTarget} data-step="importing" className="scroll-mt-24" tabIndex={-1} role="status">
            {cancelling ? WAITING.cancelling : SPECIFICATION.procesando}
          </p>
          <p className="font-medium tabular-nums">{percent}%</p>
        </div>
        <Progress value={percent} label={EXTRACTOS.progress} />
      </div>
      <Button
        variant="outline"
        className="w-full sm:w-auto sm:justify-self-end"
        aria-disabled={late}
        onClick={() => {
          if (!late) statementSession.cancel();
        }}
      >
        {BUTTONS.cancel}
      </Button>
    </Card>
  );
}
