import type { Metadata } from 'next';
import { ResumenView } from '@/components/resumen/resumen-screen';
import { TITLES } from '@/lib/text/common';
import { SHELL } from '@/lib/text/shell';

/** The whole title: a layout's template reaches the pages below it, not the one beside it. */
export const metadata: Metadata = { title: { absolute: `${TITLES.resumen} · ${SHELL.name}` } };

export default function ResumenPage() {
  return <ResumenView />;
}
