import { useId } from 'react';
import { hashtagOf } from '@/lib/domain/etiquetas';
import { EtiquetaOptions } from './etiqueta-options';
import type { completionsOf } from './use-hashtag';

type HashtagCompletionsProps = {
  completions: ReturnType<typeof completionsOf>;
  onText: (text: string) => void;
};

/** The tags in use that a hashtag has begun, of which Enter takes the first. */
export function HashtagCompletions({ completions, onText }: HashtagCompletionsProps) {
  return (
    <EtiquetaOptions
      id={useId()}
      options={completions.map(({ nombre }) => ({ nombre, label: hashtagOf(nombre) }))}
      active={0}
      pick={(nombre) => {
        const completed = completions.find((one) => one.nombre === nombre);
        if (completed) onText(completed.text);
      }}
    />
  );
}
