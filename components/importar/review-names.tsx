import { useFormat } from '@/lib/hooks/use-format';
import type { ImportReview } from '@/lib/import/import-review';
import type { ReviewedCatalogo } from '@/lib/import/review-catalogo';
import { andMore, NOUNS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { REVIEW } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { ReviewSection } from './review-section';

const SHOWN = 50;

const KINDS = ['categorias', 'metodosPago'] as const;

/** Names of rows that exist already, and ids that the file does not define. */
export function ReviewNames({ review }: { review: ImportReview }) {
  const { categorias, metodosPago } = review;
  const reused = categorias.reused.length + metodosPago.reused.length;
  const undefinedIds = categorias.undefinedIds.length + metodosPago.undefinedIds.length;
  return (
    <>
      {reused > 0 ? (
        <ReviewSection title={REVIEW.reused}>
          {KINDS.map((kind) => (
            <ReusedNames key={kind} title={SPECIFICATION.resultados[kind]} names={review[kind].reused} />
          ))}
        </ReviewSection>
      ) : null}
      {undefinedIds > 0 ? (
        <ReviewSection title={REVIEW.undefinedIds}>
          <p className="text-sm text-muted-foreground">{REVIEW.undefinedIdsAdvice}</p>
          {KINDS.map((kind) => (
            <UndefinedIds key={kind} title={SPECIFICATION.resultados[kind]} ids={review[kind].undefinedIds} />
          ))}
        </ReviewSection>
      ) : null}
    </>
  );
}

function ReusedNames({ title, names }: { title: string; names: readonly string[] }) {
  const format = useFormat();
  if (names.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1.5 text-xs text-muted-foreground">{title}</h4>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {names.slice(0, SHOWN).map((nombre) => (
          <li key={nombre} className="wrap-anywhere min-w-0 rounded bg-muted px-2 py-0.5">
            <bdi>{shorten(nombre)}</bdi>
          </li>
        ))}
        {names.length > SHOWN ? (
          <li className="py-0.5">{andMore(format.plainNumber(names.length - SHOWN))}</li>
        ) : null}
      </ul>
    </div>
  );
}

type UndefinedIdsProps = { title: string; ids: ReviewedCatalogo['undefinedIds'] };

function UndefinedIds({ title, ids }: UndefinedIdsProps) {
  const format = useFormat();
  if (ids.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1.5 text-xs text-muted-foreground">{title}</h4>
      <ul className="grid gap-1 text-sm">
        {ids.slice(0, SHOWN).map(({ id, nombre, count }) => (
          <li key={id} className="flex flex-wrap gap-x-2">
            <span className="min-w-8 text-right tabular-nums">{id}</span>
            {nombre === null ? (
              <span className="text-destructive">{REVIEW.meansNothing}</span>
            ) : (
              <bdi className="wrap-anywhere min-w-0">{shorten(nombre)}</bdi>
            )}
            <span className="text-muted-foreground">{format.count(count, NOUNS.gasto)}</span>
          </li>
        ))}
        {ids.length > SHOWN ? <li>{andMore(format.plainNumber(ids.length - SHOWN))}</li> : null}
      </ul>
    </div>
  );
}
