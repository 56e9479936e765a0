import { lazyPart } from '@/components/ui/lazy-part';

/** Most rows have none. */
export const RowEtiquetas = lazyPart(() => import('./row-etiquetas').then((module) => module.RowEtiquetas));
