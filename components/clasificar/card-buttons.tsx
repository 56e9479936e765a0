import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { BUTTONS } from '@/lib/text/common';
import { TickBox } from './tick-box';

type CardButtonsProps = {
  isAlways: boolean;
  canGoBack: boolean;
  onAlways: (isAlways: boolean) => void;
  onOther: () => void;
  onRemove: () => void;
  onSkip: () => void;
  onBack: () => void;
};

const LOOK = { variant: 'outline', size: 'small', className: 'grow px-2' } as const;

export function CardButtons({ isAlways, canGoBack, onAlways, ...acts }: CardButtonsProps) {
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button {...LOOK} aria-haspopup="dialog" onClick={acts.onOther}>
          {CLASIFICAR.other}
        </Button>
        <Button {...LOOK} onClick={acts.onRemove}>
          {CLASIFICAR.noGasto}
        </Button>
        <Button {...LOOK} onClick={acts.onSkip}>
          {CLASIFICAR.skip}
          <ArrowRight aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <TickBox checked={isAlways} describedBy={id} onChange={onAlways}>
          {CLASIFICAR.always}
        </TickBox>
        <Button variant="ghost" size="small" className="px-2" disabled={!canGoBack} onClick={acts.onBack}>
          <ArrowLeft aria-hidden />
          {BUTTONS.undo}
        </Button>
        <p id={id} className="w-full text-xs text-muted-foreground [@media(max-height:30rem)]:sr-only">
          {CLASIFICAR.alwaysAdvice}
        </p>
      </div>
    </>
  );
}
