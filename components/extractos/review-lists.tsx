import { useId, useMemo, type ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import { useFormat } from '@/lib/hooks/use-format';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { usePreferences } from '@/lib/hooks/use-preferences';
import type { ReviewedFlow } from '@/lib/page/statement-session';
import { STARTERS } from '@/lib/sample/starters';
import type { AsideReason } from '@/lib/statements/movement';
import type { MovementStatus } from '@/lib/statements/review-statement';
import { metodoOfSource, namedMovement } from '@/lib/statements/statement-plan';
import { EXTRACTOS, UNCLASSIFIED } from '@/lib/text/extractos';
import { AGAIN, asideSummary, TWICE } from '@/lib/text/extractos-review';
import { ForeignList } from './foreign-list';
import { LeftOutList } from './left-out-list';
import { groupByShop } from './group-by-shop';
import { rowOptions } from './row-options';
import { ShopGroups } from './shop-groups';
import { SameList } from './same-list';
import { TwiceList } from './twice-list';

const ASKED = {
  again: { title: AGAIN.title, advice: AGAIN.advice },
  typed: { title: EXTRACTOS.sections.typed, advice: EXTRACTOS.sectionAdvice.typed },
} as const;

export function ReviewLists({ flow }: { flow: ReviewedFlow }) {
  const format = useFormat();
  const catalogo = useCatalogo();
  const { currency } = usePreferences();
  const { review, choices } = flow;
  const { nombres, guesses } = choices;
  const movements = useMemo(
    () => review.movements.map((movement) => namedMovement(movement, { nombres, guesses })),
    [review.movements, nombres, guesses],
  );
  const places = useMemo(() => placesByStatus(review.movements), [review.movements]);
  const groups = useMemo(
    () => ({
      new: groupByShop(movements, places.new),
      aside: groupByShop(movements, places.aside),
      pending: groupByShop(movements, places.pending),
    }),
    [movements, places],
  );
  const categorias = useMemo(
    () =>
      rowOptions<'categorias'>(catalogo?.categorias.values() ?? [], STARTERS.categorias, UNCLASSIFIED.nombre),
    [catalogo],
  );
  if (!catalogo) return null;
  const metodoNames = review.sources.map((_, source) => {
    const metodo = metodoOfSource(review, source, choices);
    if (metodo?.kind === 'new') return metodo.fields.nombre;
    return metodo ? (catalogo.metodosPago.get(metodo.id)?.nombre ?? null) : null;
  });
  const shared = { movements, choices, categorias, metodoNames };
  function counted(some: readonly unknown[]) {
    return `(${format.plainNumber(some.length)})`;
  }
  return (
    <>
      {review.twice.length > 0 ? (
        <Section title={TWICE.title} about={counted(review.twice)} advice={TWICE.advice}>
          <TwiceList twice={review.twice} />
        </Section>
      ) : null}
      {(['again', 'typed'] as const).map((kind) =>
        places[kind].length === 0 ? null : (
          <Section key={kind} {...ASKED[kind]} about={counted(places[kind])}>
            <SameList places={places[kind]} {...shared} />
          </Section>
        ),
      )}
      <Section title={EXTRACTOS.sections.new} about={counted(places.new)}>
        {places.new.length === 0 ? (
          <p className="mt-2 text-sm text-muted-foreground">{EXTRACTOS.nothingNew}</p>
        ) : (
          <ShopGroups groups={groups.new} {...shared} />
        )}
      </Section>
      {places.aside.length > 0 ? (
        <Section
          title={EXTRACTOS.sections.aside}
          about={asideSummary(asideOf(review.movements, places.aside), format)}
        >
          <ShopGroups groups={groups.aside} {...shared} />
        </Section>
      ) : null}
      {places.foreign.length > 0 ? (
        <Section
          title={EXTRACTOS.sections.foreign}
          about={counted(places.foreign)}
          advice={EXTRACTOS.sectionAdvice.foreign(currency)}
        >
          <ForeignList
            // Another answer reads other rows.
            key={JSON.stringify(flow.answers)}
            places={places.foreign}
            currency={currency}
            {...shared}
          />
        </Section>
      ) : null}
      {places.pending.length > 0 ? (
        <Section
          title={EXTRACTOS.sections.pending}
          about={counted(places.pending)}
          advice={EXTRACTOS.sectionAdvice.pending}
        >
          <ShopGroups groups={groups.pending} {...shared} />
        </Section>
      ) : null}
      {(['here', 'income', 'ignored'] as const).map((kind) =>
        places[kind].length === 0 ? null : (
          <LeftOutList
            // Another answer reads other rows.
            key={`${kind} ${JSON.stringify(flow.answers)}`}
            title={`${EXTRACTOS.sections[kind]} (${format.plainNumber(places[kind].length)})`}
            advice={kind === 'here' ? EXTRACTOS.sectionAdvice.here : null}
            places={places[kind]}
            {...{ movements, choices }}
          />
        ),
      )}
    </>
  );
}

type SectionProps = { title: string; about: string; advice?: string; children: ReactNode };

function Section({ title, about, advice, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-6">
      <CardTitle id={id} className="text-pretty">
        {title} <span className="font-normal text-muted-foreground">{about}</span>
      </CardTitle>
      {advice === undefined ? null : (
        <p className="mt-1 text-pretty text-sm text-muted-foreground">{advice}</p>
      )}
      {children}
    </Card>
  );
}

/** Sum in cents of the charges that may not be spending, with the reasons. */
function asideOf(movements: ReviewedFlow['review']['movements'], places: readonly number[]) {
  const reasons = new Set<AsideReason>();
  let sum = 0;
  for (const at of places) {
    const movement = movements[at];
    if (movement?.status.kind !== 'aside') continue;
    reasons.add(movement.status.reason);
    sum -= movement.importe;
  }
  return { count: places.length, sum, reasons };
}

function placesByStatus(
  movements: ReviewedFlow['review']['movements'],
): Record<MovementStatus['kind'], number[]> {
  const places: Record<MovementStatus['kind'], number[]> = {
    new: [],
    aside: [],
    foreign: [],
    pending: [],
    here: [],
    again: [],
    typed: [],
    income: [],
    ignored: [],
  };
  movements.forEach(({ status }, at) => places[status.kind].push(at));
  return places;
}
