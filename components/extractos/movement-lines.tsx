import type { ReviewedMovement } from '@/lib/statements/review-statement';

type MovementLinesProps = { movement: ReviewedMovement; meta: string };

export function MovementLines({ movement: { nombre, descripcion }, meta }: MovementLinesProps) {
  return (
    <>
      <p className="truncate text-sm font-medium" title={descripcion}>
        <bdi>{nombre}</bdi>
      </p>
      <p className="text-sm text-muted-foreground">{meta}</p>
    </>
  );
}
