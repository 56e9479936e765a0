import { CircleCheck, TriangleAlert } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { UNUSED, type Usage } from '@/lib/domain/mes-summary';
import { compareTallies, type StoredTally, type Tally, TALLY_PARTS } from '@/lib/domain/tally';
import { useFormat } from '@/lib/hooks/use-format';
import { andMore, NONE, NOUNS, TITLES, TOTAL } from '@/lib/text/common';
import { TALLY } from '@/lib/text/exportar';
import { shorten } from '@/lib/text/format';

/** A file may bring any number of names. */
const SHOWN_NAMES = 100;

export function TallyDetails({ stored, inFile }: { stored: StoredTally; inFile: Tally }) {
  // The sentence is as high as the summary that replaces it.
  if (typeof stored === 'string')
    return (
      <p className="starting:opacity-0 mt-4 h-7 py-1 text-sm text-muted-foreground transition-opacity delay-300">
        {TALLY[stored]}
      </p>
    );
  const agrees = compareTallies({ stored, inFile }).length === 0;
  const Icon = agrees ? CircleCheck : TriangleAlert;
  return (
    <details open={!agrees} className="mt-4 text-sm">
      <summary className="cursor-pointer rounded py-1 font-medium">
        <Icon
          aria-hidden
          className={cn('mx-1 inline size-4 align-text-bottom', agrees ? 'text-primary' : 'text-warning')}
        />
        {agrees ? TALLY.agrees : TALLY.differs}
      </summary>
      <table className="mt-2 w-full table-fixed">
        <TallyHead />
        <tbody>
          <Line name={TOTAL} stored={stored.total} inFile={inFile.total} />
        </tbody>
        {TALLY_PARTS.map((part) => (
          <Part key={part} name={TALLY.parts[part]} stored={stored[part]} inFile={inFile[part]} />
        ))}
      </table>
    </details>
  );
}

function TallyHead() {
  return (
    <thead className="text-xs text-muted-foreground">
      <tr>
        <th scope="col" className="py-1 pr-2 text-left font-normal">
          {TITLES.gastos}
        </th>
        {[TALLY.stored, TALLY.inFile].map((place) => (
          <th key={place} scope="col" className="py-1 pl-2 text-right font-normal">
            {place}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type PartProps = {
  name: string;
  stored: ReadonlyMap<string, Usage>;
  inFile: ReadonlyMap<string, Usage>;
};

function Part({ name, stored, inFile }: PartProps) {
  const format = useFormat();
  const nombres = [...new Set([...stored.keys(), ...inFile.keys()])];
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="pb-1 pt-4 text-left font-semibold">
          {name}
        </th>
      </tr>
      {nombres.slice(0, SHOWN_NAMES).map((nombre) => (
        <Line
          key={nombre}
          name={nombre === '' ? NONE.nombre : shorten(nombre)}
          stored={stored.get(nombre)}
          inFile={inFile.get(nombre)}
        />
      ))}
      {nombres.length > SHOWN_NAMES ? (
        <tr>
          <td colSpan={3} className="py-1 text-muted-foreground">
            {andMore(format.plainNumber(nombres.length - SHOWN_NAMES))}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

type LineProps = { name: string; stored: Usage | undefined; inFile: Usage | undefined };

function Line({ name, stored, inFile }: LineProps) {
  const differs = stored?.count !== inFile?.count || stored?.total !== inFile?.total;
  return (
    <tr className={cn('border-t border-border align-top', differs && 'font-semibold text-destructive')}>
      <th scope="row" className="wrap-anywhere py-1.5 pr-2 text-left font-normal">
        <bdi>{name}</bdi>
      </th>
      <Cantidad tallied={stored} />
      <Cantidad tallied={inFile} />
    </tr>
  );
}

function Cantidad({ tallied: { count, total } = UNUSED }: { tallied: Usage | undefined }) {
  const format = useFormat();
  return (
    <td className="wrap-anywhere py-1.5 pl-2 text-right tabular-nums max-sm:text-xs/5">
      {format.cantidad(total)}
      <span className="block text-xs text-muted-foreground">{format.count(count, NOUNS.gasto)}</span>
    </td>
  );
}
