import { useId } from 'react';
import { CATALOGO_TABLES } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import { useUsualNames } from '@/lib/hooks/use-usual-names';
import type { Mends } from '@/lib/import/mend-plan';
import { hasNames, withNames, withoutNames } from '@/lib/import/mends';
import type { NameMend } from '@/lib/import/name-mends';
import type { BlankName } from '@/lib/import/name-questions';
import type { UsualName } from '@/lib/page/usual-names';
import { andMore, NOUNS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { applyTo, REVIEW } from '@/lib/text/importar';
import { guessEvidence } from '@/lib/text/line';
import { SPECIFICATION } from '@/lib/text/specification';
import { MendToggle } from './mend-toggle';
import { ReviewSection } from './review-section';

/** A list longer than this is cut, and says so. */
const SHOWN = 20;

type MendsProps = { mends: Mends; onMend: (mends: Mends) => void };

/** What expenses without a category, or without a method, usually have: by the person's own expenses, with the reason. */
export function ReviewUsualNames({ blank, mends, onMend }: MendsProps & { blank: readonly BlankName[] }) {
  const names = useUsualNames(blank);
  if (names.length === 0) return null;
  return (
    <ReviewSection title={REVIEW.usual}>
      {CATALOGO_TABLES.map((table) => (
        <UsualNames
          key={table}
          table={table}
          names={names.filter((each) => each.table === table)}
          mends={mends}
          onMend={onMend}
        />
      ))}
    </ReviewSection>
  );
}

type UsualNamesProps = MendsProps & { table: CatalogoTable; names: readonly UsualName[] };

function UsualNames({ table, names, mends, onMend }: UsualNamesProps) {
  const id = useId();
  const format = useFormat();
  if (names.length === 0) return null;
  const all = names.map(mendOf);
  const count = names.reduce((sum, name) => sum + name.count, 0);
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 id={id} className="text-xs text-muted-foreground">
          {SPECIFICATION.resultados[table]}
        </h4>
        {names.length > 1 ? (
          <MendToggle
            label={applyTo(count, format)}
            describedBy={id}
            applied={hasNames(mends, all)}
            onToggle={(applied) => {
              onMend((applied ? withNames : withoutNames)(mends, all));
            }}
          />
        ) : null}
      </div>
      <ul className="divide-y divide-border rounded border border-border">
        {names.slice(0, SHOWN).map((name) => (
          <UsualItem key={name.nombre} name={name} mends={mends} onMend={onMend} />
        ))}
        {names.length > SHOWN ? (
          <li className="p-3 text-sm">{andMore(format.plainNumber(names.length - SHOWN))}</li>
        ) : null}
      </ul>
    </div>
  );
}

function UsualItem({ name, mends, onMend }: MendsProps & { name: UsualName }) {
  const id = useId();
  const format = useFormat();
  const { nombre, to, agreed, of, count } = name;
  const evidence = guessEvidence(format.plainNumber(agreed), format.plainNumber(of));
  return (
    <li className="@md:flex-row @md:items-center @md:justify-between flex min-w-0 flex-col gap-3 p-3">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p id={id} className="font-medium">
          {REVIEW.usualOf(shorten(nombre), shorten(to))}
        </p>
        <p className="text-muted-foreground">
          {format.count(count, NOUNS.gasto)}, {evidence}
        </p>
      </div>
      <MendToggle
        label={applyTo(count, format)}
        describedBy={id}
        applied={hasNames(mends, [mendOf(name)])}
        onToggle={(applied) => {
          onMend((applied ? withNames : withoutNames)(mends, [mendOf(name)]));
        }}
      />
    </li>
  );
}

function mendOf({ table, nombre, to }: UsualName): NameMend {
  return { of: 'habit', table, from: nombre, to };
}
