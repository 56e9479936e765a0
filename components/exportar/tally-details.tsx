import { CircleCheck, TriangleAlert } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { compareTallies, TALLY_PARTS, type Tallied, type Tally } from '@/lib/domain/tally';
import { useFormat } from '@/lib/hooks/use-format';
import { TALLY } from '@/lib/text/export-words';
import { shorten } from '@/lib/text/format';
import { GASTOS } from '@/lib/text/screens';

type TallyDetailsProps = { read: Tally; written: Tally };

/** So many names of a part are shown; a file may bring any number. */
const SHOWN = 100;

/** Whether what was read and what was written agree, and in detail by category, method and state. */
export function TallyDetails({ read, written }: TallyDetailsProps) {
  const agrees = compareTallies(read, written).length === 0;
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
        <thead className="text-xs text-muted-foreground">
          <tr>
            <th scope="col" className="py-1 pr-2 text-left font-normal">
              {TALLY.what}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {TALLY.read}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {TALLY.written}
            </th>
          </tr>
        </thead>
        <tbody>
          <Line name={TALLY.whole} read={read.total} written={written.total} />
        </tbody>
        {TALLY_PARTS.map((part) => (
          <Part key={part} name={TALLY.parts[part]} read={read[part]} written={written[part]} />
        ))}
      </table>
    </details>
  );
}

type PartProps = {
  name: string;
  read: ReadonlyMap<string, Tallied>;
  written: ReadonlyMap<string, Tallied>;
};

function Part({ name, read, written }: PartProps) {
  const format = useFormat();
  const nombres = [...new Set([...read.keys(), ...written.keys()])];
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="pb-1 pt-4 text-left font-semibold">
          {name}
        </th>
      </tr>
      {nombres.slice(0, SHOWN).map((nombre) => (
        <Line
          key={nombre}
          name={nombre === '' ? TALLY.noNombre : shorten(nombre)}
          read={read.get(nombre)}
          written={written.get(nombre)}
        />
      ))}
      {nombres.length > SHOWN ? (
        <tr>
          <td colSpan={3} className="py-1 text-muted-foreground">
            {TALLY.more(format.plainNumber(nombres.length - SHOWN))}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

type LineProps = { name: string; read: Tallied | undefined; written: Tallied | undefined };

function Line({ name, read, written }: LineProps) {
  const differs = read?.count !== written?.count || read?.sum !== written?.sum;
  return (
    <tr className={cn('border-t border-border align-top', differs && 'font-semibold text-destructive')}>
      <th scope="row" className="wrap-anywhere py-1.5 pr-2 text-left font-normal">
        <bdi>{name}</bdi>
      </th>
      <Amount tallied={read} />
      <Amount tallied={written} />
    </tr>
  );
}

function Amount({ tallied: { count, sum } = { count: 0, sum: 0n } }: { tallied: Tallied | undefined }) {
  const format = useFormat();
  return (
    <td className="wrap-anywhere py-1.5 pl-2 text-right tabular-nums max-sm:text-xs/5">
      {format.amount(sum)}
      <span className="block text-xs text-muted-foreground">
        {format.count(count, GASTOS.gasto, GASTOS.gastos)}
      </span>
    </td>
  );
}
