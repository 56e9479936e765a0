import { Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SPECIFICATION } from '@/lib/text/specification';

const ResetQuestion = dynamic(() => import('./reset-question').then((module) => module.ResetQuestion), {
  ssr: false,
});

/** The question loads when it is first asked. */
export function ResetButton({ disabled }: { disabled: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={asking}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 aria-hidden />
        {SPECIFICATION.resetear}
      </Button>
      {asking ? (
        <ResetQuestion
          opener={button}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </>
  );
}
