import type { Metadata } from 'next';
import { ResumenView } from '@/components/resumen/resumen-screen';
import { TITLES } from '@/lib/text/common';
import { SHELL } from '@/lib/text/shell';

/** In full: the layout's template does not reach the page beside it. */
export const metadata: Metadata = { title: { absolute: `${TITLES.resumen} · ${SHELL.name}` } };

export default function ResumenPage() {
  return <ResumenView />;
}
