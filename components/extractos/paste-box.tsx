import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EXTRACTOS } from '@/lib/text/extractos';

/** For devices without a keyboard. */
export function PasteBox({ onRead }: { onRead: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {EXTRACTOS.pasteLabel}
      </label>
      <textarea
        id={id}
        autoFocus
        rows={4}
        value={text}
        aria-describedby={`${id}-advice`}
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
        }}
        className="w-full min-w-0 rounded border border-input bg-background px-3 py-2 font-mono text-base sm:text-sm"
      />
      <p id={`${id}-advice`} className="text-sm text-muted-foreground">
        {EXTRACTOS.pasteAdvice}
      </p>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={text.trim() === ''}
        onClick={() => {
          onRead(text);
        }}
      >
        {EXTRACTOS.readPasted}
      </Button>
    </div>
  );
}
