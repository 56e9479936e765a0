import dynamic from 'next/dynamic';

/** Most rows have none. */
export const RowEtiquetas = dynamic(() => import('./row-etiquetas').then((module) => module.RowEtiquetas), {
  ssr: false,
});
