import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { searchExamples } from '@/lib/domain/search-readings';
import { useQuery } from '@/lib/hooks/use-query';
import { newestGastos } from '@/lib/page/queries/index-queries';
import { SEARCHING } from '@/lib/text/gastos';

type SearchExamplesProps = { onPick: (q: string) => void; onBack: (() => void) | null };

/** «Back» ends the empty search that stands above them, if it hides other controls, as on a phone. */
export function SearchExamples({ onPick, onBack }: SearchExamplesProps) {
  const [isPhone] = useState(() => matchMedia('(max-width: 39.99rem)').matches);
  return (
    <>
      {isPhone && onBack ? <BackEnds onBack={onBack} /> : null}
      <Examples onPick={onPick} />
    </>
  );
}

function BackEnds({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack);
  return null;
}

/** From the person's own expenses. They move nothing. */
function Examples({ onPick }: { onPick: (q: string) => void }) {
  const newest = useQuery(newestGastos);
  const examples = newest ? searchExamples(newest.gastos, newest.catalogo) : [];
  if (examples.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={SEARCHING.examples}
      // The field keeps the focus.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      className="absolute left-0 top-full z-20 mt-1 flex w-max max-w-[calc(100vw-1rem)] flex-wrap gap-2 rounded-card border border-border bg-card p-2 shadow-lg max-sm:-left-12 print:hidden"
    >
      {examples.map((example) => (
        <Button
          key={example}
          variant="outline"
          size="small"
          className="rounded-full"
          onClick={() => {
            onPick(example);
          }}
        >
          {example}
        </Button>
      ))}
    </div>
  );
}
