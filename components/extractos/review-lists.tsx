import { useId, useMemo, type ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import { useFormat } from '@/lib/hooks/use-format';
import { useCatalogo } from '@/lib/hooks/use-gastos';
import type { ReviewedFlow } from '@/lib/page/statement-session';
import { STARTERS } from '@/lib/sample/starters';
import type { MovementStatus } from '@/lib/statements/review-statement';
import { metodoOfSource, namedMovement } from '@/lib/statements/statement-plan';
import { EXTRACTOS, UNCLASSIFIED } from '@/lib/text/extractos';
import { LeftOutList } from './left-out-list';
import { groupByShop } from './group-by-shop';
import { rowOptions } from './row-options';
import { ShopGroups } from './shop-groups';
import { TypedList } from './typed-list';

/** The movements of a statement: what is new on top, by shop, then what is not brought and why. */
export function ReviewLists({ flow }: { flow: ReviewedFlow }) {
  const format = useFormat();
  const catalogo = useCatalogo();
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
  return (
    <>
      {places.typed.length > 0 ? (
        <Section
          title={EXTRACTOS.sections.typed}
          count={places.typed.length}
          advice={EXTRACTOS.sectionAdvice.typed}
        >
          <TypedList places={places.typed} {...shared} />
        </Section>
      ) : null}
      <Section title={EXTRACTOS.sections.new} count={places.new.length}>
        {places.new.length === 0 ? (
          <p className="mt-2 text-sm text-muted-foreground">{EXTRACTOS.nothingNew}</p>
        ) : (
          <ShopGroups groups={groups.new} {...shared} />
        )}
      </Section>
      {places.pending.length > 0 ? (
        <Section
          title={EXTRACTOS.sections.pending}
          count={places.pending.length}
          advice={EXTRACTOS.sectionAdvice.pending}
        >
          <ShopGroups groups={groups.pending} {...shared} />
        </Section>
      ) : null}
      {(['here', 'income', 'ignored'] as const).map((kind) =>
        places[kind].length === 0 ? null : (
          <LeftOutList
            key={kind}
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

type SectionProps = { title: string; count: number; advice?: string; children: ReactNode };

function Section({ title, count, advice, children }: SectionProps) {
  const format = useFormat();
  const id = useId();
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-6">
      <CardTitle id={id}>
        {title} <span className="font-normal text-muted-foreground">({format.plainNumber(count)})</span>
      </CardTitle>
      {advice === undefined ? null : (
        <p className="mt-1 text-pretty text-sm text-muted-foreground">{advice}</p>
      )}
      {children}
    </Card>
  );
}

/** The places of the movements by what they are. */
function placesByStatus(
  movements: ReviewedFlow['review']['movements'],
): Record<MovementStatus['kind'], number[]> {
  const places: Record<MovementStatus['kind'], number[]> = {
    new: [],
    pending: [],
    here: [],
    typed: [],
    income: [],
    ignored: [],
  };
  movements.forEach(({ status }, at) => places[status.kind].push(at));
  return places;
}
