import type { ReactNode } from 'react';
import { ChoiceFieldset } from './choice-fieldset';

type Tile = { value: string; label: string; content: ReactNode };

type ChoiceTilesProps = {
  legend: string;
  tiles: readonly Tile[];
  value: string;
  className?: string;
  onChange: (value: string) => void;
};

export function ChoiceTiles({ legend, tiles, value, className, onChange }: ChoiceTilesProps) {
  return (
    <ChoiceFieldset legend={legend} choose="one" className={className}>
      {(name) => (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))]">
          {tiles.map((tile) => (
            <label
              key={tile.value}
              title={tile.label}
              className="has-checked:border-primary has-checked:bg-primary-soft forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring relative grid h-11 cursor-pointer place-items-center rounded border-2 border-transparent text-xl leading-none hover:bg-accent sm:h-10"
            >
              <input
                type="radio"
                name={name}
                value={tile.value}
                checked={tile.value === value}
                onChange={() => {
                  onChange(tile.value);
                }}
                className="sr-only"
              />
              <span aria-hidden className="contents">
                {tile.content}
              </span>
              <span className="sr-only">{tile.label}</span>
            </label>
          ))}
        </div>
      )}
    </ChoiceFieldset>
  );
}
