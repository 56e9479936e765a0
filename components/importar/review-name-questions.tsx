import { useId, useState } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { CATALOGO_TABLES } from '@/lib/domain/catalogo-rules';
import type { CatalogoTable } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import type { ImportReview } from '@/lib/import/import-review';
import type { Mends } from '@/lib/import/mend-plan';
import { hasNames, withNames, withoutNames } from '@/lib/import/mends';
import type { NameMend } from '@/lib/import/name-mends';
import type { UnknownName } from '@/lib/import/name-questions';
import type { StoredName } from '@/lib/import/review-catalogo';
import type { SimilarName } from '@/lib/import/similar-names';
import { NOUNS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { applyTo, NAME_WORDS, REVIEW } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { MendToggle } from './mend-toggle';
import { ReviewSection } from './review-section';

type MendsProps = { mends: Mends; onMend: (mends: Mends) => void };

/** What the file leaves open about names: which similar ones are the same, and what unknown ones are. */
export function ReviewNameQuestions({ review, mends, onMend }: MendsProps & { review: ImportReview }) {
  const { similar, unknown } = review.names;
  if (similar.length === 0 && unknown.length === 0) return null;
  return (
    <ReviewSection title={REVIEW.names}>
      <p className="text-sm text-muted-foreground">{REVIEW.namesAdvice}</p>
      {similar.length > 0 ? (
        <ul className="divide-y divide-border rounded border border-border">
          {similar.map((each) => (
            <SimilarItem
              key={`${each.mend.table} ${each.mend.from}`}
              similar={each}
              mends={mends}
              onMend={onMend}
            />
          ))}
        </ul>
      ) : null}
      {CATALOGO_TABLES.map((table) => (
        <UnknownNames
          key={table}
          table={table}
          names={unknown.filter((each) => each.table === table)}
          choices={review[table].choices}
          mends={mends}
          onMend={onMend}
        />
      ))}
    </ReviewSection>
  );
}

function SimilarItem({
  similar: { mend, isStored, count },
  mends,
  onMend,
}: MendsProps & { similar: SimilarName }) {
  const id = useId();
  const format = useFormat();
  const words = NAME_WORDS[mend.table];
  const to = shorten(mend.to);
  return (
    <li className="@md:flex-row @md:items-center @md:justify-between flex min-w-0 flex-col gap-3 p-3">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p id={id} className="font-medium">
          {(isStored ? words.similar : words.similarInFile)(shorten(mend.from), to)}
        </p>
        <p className="text-muted-foreground">{format.count(count, NOUNS.gasto)}</p>
      </div>
      <MendToggle
        label={isStored ? words.useYours : REVIEW.take(to)}
        describedBy={id}
        applied={hasNames(mends, [mend])}
        onToggle={(applied) => {
          onMend((applied ? withNames : withoutNames)(mends, [mend]));
        }}
      />
    </li>
  );
}

type UnknownNamesProps = MendsProps & {
  table: CatalogoTable;
  names: readonly UnknownName[];
  choices: readonly StoredName[];
};

/** Names that mean nothing yet, each to be created or to be taken for another; all at once where there are several. */
function UnknownNames({ table, names, choices, mends, onMend }: UnknownNamesProps) {
  const id = useId();
  const format = useFormat();
  if (names.length === 0) return null;
  const created = names.flatMap((name) => mendsOf(name, name.forms[0] ?? ''));
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 id={id} className="text-xs text-muted-foreground">
          {SPECIFICATION.resultados[table]}
        </h4>
        {names.length > 1 ? (
          <MendToggle
            label={NAME_WORDS[table].createAll(format.plainNumber(names.length))}
            describedBy={id}
            applied={hasNames(mends, created)}
            onToggle={(applied) => {
              onMend(applied ? withNames(mends, missingOf(mends, created)) : withoutNames(mends, created));
            }}
          />
        ) : null}
      </div>
      <ul className="divide-y divide-border rounded border border-border">
        {names.map((name) => (
          <UnknownItem key={name.forms[0]} name={name} choices={choices} mends={mends} onMend={onMend} />
        ))}
      </ul>
    </div>
  );
}

type UnknownItemProps = MendsProps & { name: UnknownName; choices: readonly StoredName[] };

function UnknownItem({ name, choices, mends, onMend }: UnknownItemProps) {
  const id = useId();
  const format = useFormat();
  const [nombre = ''] = name.forms;
  const [chosen, setChosen] = useState(nombre);
  const answers = mendsOf(name, chosen);
  const applied = hasNames(mends, answers);
  const answer = mends.names.find(
    ({ of, table, from }) => of === 'gasto' && table === name.table && from === nombre,
  );
  return (
    <li className="@md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] grid min-w-0 items-center gap-3 p-3 text-sm">
      <div className="wrap-anywhere min-w-0">
        <p id={id} className="font-medium">
          {REVIEW.unknownName(shorten(nombre))}
        </p>
        <p className="text-muted-foreground">{format.count(name.count, NOUNS.gasto)}</p>
      </div>
      {applied && answer ? (
        <p className="wrap-anywhere min-w-0 text-muted-foreground">
          {REVIEW.becomesName(shorten(answer.to))}
        </p>
      ) : (
        <NativeSelect
          aria-label={NAME_WORDS[name.table].chooseFor(shorten(nombre))}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value);
          }}
        >
          <option value={nombre}>{REVIEW.create(shorten(nombre))}</option>
          {choices
            .filter((choice) => choice.nombre !== nombre)
            .map((choice) => (
              <option key={choice.id} value={choice.nombre}>
                {shorten(choice.nombre)}
              </option>
            ))}
        </NativeSelect>
      )}
      <MendToggle
        label={applyTo(name.count, format)}
        describedBy={id}
        applied={applied}
        onToggle={(isApplied) => {
          onMend((isApplied ? withNames : withoutNames)(mends, answers));
        }}
      />
    </li>
  );
}

/** All forms of a name, taken for one. */
function mendsOf({ table, forms }: UnknownName, to: string): NameMend[] {
  return forms.map((from) => ({ of: 'gasto', table, from, to }));
}

/** Those of some names that are not mended yet: what was chosen by hand stays. */
function missingOf(mends: Mends, names: readonly NameMend[]): NameMend[] {
  return names.filter((name) => !hasNames(mends, [name]));
}
