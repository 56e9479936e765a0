import type { Resumen } from '@/lib/hooks/use-resumen';

/** The name of an image of a period, without its ending: «categorias-2026-10». */
export function fileNameOf(picture: string, { period }: Resumen): string {
  return `${picture}-${period.kind === 'mes' ? period.mes : period.ano}`;
}
